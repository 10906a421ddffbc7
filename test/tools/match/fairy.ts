/** Fairy-Stockfish (WebAssembly, GPL, for development only) as a player. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Limits } from "../../../src/game/engine/types.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import type { ChesslikeGame } from "../../../src/game/rules/chesslike/chesslike-game.ts";
import {
  type ChessMove,
  type ChessPosition,
  fromSquare,
} from "../../../src/game/rules/chesslike/position.ts";
import type { Move, Position } from "../../../src/game/rules/game.ts";
import type { Player } from "./player.ts";

interface Fish {
  readonly FS: { writeFile(path: string, data: Uint8Array | string): void };
  addMessageListener(listener: (line: string) => void): void;
  postMessage(command: string): void;
}

/** The names of the games in variants.ini. */
const VARIANTS: Readonly<Record<string, string>> = { sarrum: "sarrum", shatranj: "turkey" };

const require = createRequire(import.meta.url);

/** Returns Fairy-Stockfish as a player, with one thread and 16 MB of hash. */
export async function fairy(game: ChesslikeGame, limits: Limits): Promise<Player> {
  const variant = VARIANTS[game.id];
  if (!variant) throw new Error(`Fairy-Stockfish has no rules for ${game.id}`);
  const fish = await load();
  fish.FS.writeFile("/variants.ini", variantDefinitions());
  let answer = (_line: string) => {};
  fish.addMessageListener((line) => {
    if (/^(bestmove|readyok)/.test(line)) answer(line);
  });
  const send = (command: string) =>
    new Promise<string>((resolve) => {
      answer = resolve;
      fish.postMessage(command);
    });
  fish.postMessage("uci");
  for (const [name, value] of [
    ["VariantPath", "/variants.ini"],
    ["Threads", "1"],
    ["Hash", "16"],
    ["Use NNUE", "false"],
    ["UCI_Variant", variant],
  ]) {
    fish.postMessage(`setoption name ${name} value ${value}`);
  }
  await send("isready");
  return {
    name: "Fairy-Stockfish",
    begin: () => fish.postMessage("ucinewgame"),
    async choose(positions, moves) {
      const line = moves.map((move, index) => moveText(game, positions[index]!, move));
      fish.postMessage(`position startpos moves ${line.join(" ")}`);
      const found = (await send(`go ${goLimits(limits)}`)).split(" ")[1] ?? "";
      const position = positions.at(-1)!;
      const move = anyGame(game)
        .legalMoves(position)
        .find((legal) => moveText(game, position, legal) === found);
      if (move === undefined) throw new Error(`Fairy-Stockfish plays ${found}, which is not legal`);
      return move;
    },
  };
}

async function load(): Promise<Fish> {
  // With `fetch` it would try to load its own binary from the network.
  Object.assign(globalThis, { fetch: undefined });
  const make: () => Promise<Fish> = require("fairy-stockfish-nnue.wasm/stockfish.js");
  return make();
}

/**
 * Returns the rules, but with draws by repetition: a match scores the third one as a draw, and both
 * sides should know.
 */
function variantDefinitions(): string {
  const file = readFileSync(
    new URL("../../../src/game/engine/uci/variants.ini", import.meta.url),
    "utf8",
  );
  return file.replaceAll("nFoldRule = 0", "nFoldRule = 3");
}

function goLimits({ depth, nodes, milliseconds }: Limits): string {
  if (depth) return `depth ${depth}`;
  return nodes ? `nodes ${nodes}` : `movetime ${milliseconds}`;
}

/** Returns a move as variants.ini writes it: a fers's first move ends in +, a promotion in q. */
function moveText(game: ChesslikeGame, position: Position, move: Move): string {
  const written = anyGame(game).writeEngineMove(position, move);
  if (game.id !== "shatranj") return written;
  const { board } = position as unknown as ChessPosition;
  const start = fromSquare(move as unknown as ChessMove);
  const fresh = game.kernel.moveTables.kinds[board[start] ?? 0]?.fresh;
  return fresh ? `${written}+` : written.replace(/(?<=^....)f$/, "q");
}
