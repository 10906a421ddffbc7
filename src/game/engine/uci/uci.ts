import { createInterface } from "node:readline";
import { printable } from "../../../base/text.ts";
import { catalogueEntry, defaultChoices, loadKnown } from "../../rules/catalogue.ts";
import { workerEngine } from "../worker/client.ts";
import { gameIdOf } from "./options.ts";
import { openSession, type UciSession } from "./session.ts";
import type { UciHost } from "./state.ts";

const NAME = "Capture the Sarrum";

/**
 * Runs the engine protocol until `quit`, which stops everything, or the end of the input, which
 * stops only an infinite search. `say` prints a line; `seed` seeds the mistakes of the lower
 * levels.
 */
export async function runUci(
  input: NodeJS.ReadableStream,
  say: UciHost["say"],
  seed: number,
  version: string,
): Promise<void> {
  const session = await openSession({
    name: `${NAME} ${version}`,
    seed,
    say: (line) => say(printable(line)),
    loadGame(variant) {
      const entry = catalogueEntry(gameIdOf(variant));
      return loadKnown(entry, defaultChoices(entry));
    },
    startEngine({ variant, hash }) {
      const entry = catalogueEntry(gameIdOf(variant));
      const hashEntries = hash * ENTRIES_PER_MEGABYTE;
      return workerEngine({ id: entry.id, choices: defaultChoices(entry), hashEntries });
    },
  });
  // After `quit` the input may stay open.
  await Promise.race([readLines(input, session), session.finished]);
  await session.finished;
}

async function readLines(input: NodeJS.ReadableStream, session: UciSession): Promise<void> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) session.handleLine(line);
  session.end();
}

/** An entry of the transposition table has 16 bytes. */
const ENTRIES_PER_MEGABYTE = 65_536;
