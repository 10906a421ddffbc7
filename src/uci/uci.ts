import { createInterface } from "node:readline";
import type { AnyGame } from "../core/game.ts";
import { workerEngine } from "../engine/worker/client.ts";
import { CATALOGUE, type CatalogueEntry, defaultChoices, loadKnown } from "../games/catalogue.ts";
import type { Settings } from "./options.ts";
import { type Outside, openSession } from "./session.ts";

const NAME = "Capture the Sarrum";

/**
 * Speaks the engine protocol until a line `quit`, which stops everything asked, or the end of the
 * input, which stops only what has no end of its own. `say` prints a line; `seed` decides about the
 * mistakes of the lower levels.
 */
export async function converse(
  input: NodeJS.ReadableStream,
  say: Outside["say"],
  seed: number,
): Promise<void> {
  const session = await openSession({ name: NAME, seed, say, loadGame, startMind });
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  lines.on("line", session.take);
  lines.on("close", session.end);
  await session.over;
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

function startMind({ variant, hash }: Settings) {
  const listing = listingOf({ variant });
  const hashEntries = hash * ENTRIES_PER_MEGABYTE;
  return workerEngine({ id: variant, choices: defaultChoices(listing), hashEntries });
}

/** An entry of the search's table has 16 bytes. */
const ENTRIES_PER_MEGABYTE = 65_536;
