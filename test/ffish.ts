/** ffish: Fairy-Stockfish in WebAssembly (GPL, for development only). */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** A position in ffish. */
export interface FishBoard {
  legalMoves(): string;
  numberLegalMoves(): number;
  push(move: string): boolean;
  pop(): void;
  /** Returns 1-0, 0-1, 1/2-1/2 or *. */
  result(): string;
  delete(): void;
}

interface Fish {
  onRuntimeInitialized: () => void;
  loadVariantConfig(text: string): void;
  Board: new (variant: string, fen?: string) => FishBoard;
}

let loaded: Promise<Fish> | undefined;

/** Returns ffish with the definitions in variants.ini. */
export function loadFish(): Promise<Fish> {
  loaded ??= startFish();
  return loaded;
}

/** Hides `fetch`, with which ffish would try to load its binary. It announces only that it is ready. */
async function startFish(): Promise<Fish> {
  Object.assign(globalThis, { fetch: undefined });
  const fish: Fish = require("ffish");
  await new Promise<void>((ready) => {
    fish.onRuntimeInitialized = ready;
  });
  const definitions = new URL("../src/game/engine/uci/variants.ini", import.meta.url);
  fish.loadVariantConfig(readFileSync(definitions, "utf8"));
  return fish;
}
