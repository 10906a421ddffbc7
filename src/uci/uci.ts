import { createInterface } from "node:readline";
import type { AnyGame } from "../core/game.ts";
import { workerEngine } from "../engine/worker/client.ts";
import { CATALOGUE, type CatalogueEntry, defaultChoices, loadKnown } from "../games/catalogue.ts";
import type { Settings } from "./options.ts";
import { type Host, openSession } from "./session.ts";

const NAME = "Capture the Sarrum";

/**
 * Runs the engine protocol until `quit`, which stops everything, or the end of the input, which
 * stops only what would never end. `say` prints a line; `seed` seeds the mistakes of the lower
 * levels.
 */
export async function runUci(
  input: NodeJS.ReadableStream,
  say: Host["say"],
  seed: number,
): Promise<void> {
  const session = await openSession({ name: NAME, seed, say, loadGame, startEngine });
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  lines.on("line", session.handleLine);
  lines.on("close", session.end);
  await session.finished;
}

function listingOf({ variant }: Pick<Settings, "variant">): CatalogueEntry {
  const listing = CATALOGUE.find(({ id }) => id === variant);
  if (!listing) throw new Error(`the catalogue has no ${variant}`);
  return listing;
}

function loadGame(variant: Settings["variant"]): Promise<AnyGame> {
  const listing = listingOf({ variant });
  return loadKnown(listing, defaultChoices(listing));
}

function startEngine({ variant, hash }: Settings) {
  const listing = listingOf({ variant });
  const hashEntries = hash * ENTRIES_PER_MEGABYTE;
  return workerEngine({ id: variant, choices: defaultChoices(listing), hashEntries });
}

/** An entry of the transposition table has 16 bytes. */
const ENTRIES_PER_MEGABYTE = 65_536;
