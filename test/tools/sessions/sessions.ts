/**
 * Records what the program prints in random sessions, or plays the recorded sessions again and lists
 * those in which it prints something else.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { differenceOf } from "./difference.ts";
import { inventSession } from "./invent.ts";
import type { Place } from "./play.ts";
import type { Recorded, Session } from "./types.ts";

/** The numbers of sessions with pipes, and of those at a terminal, which follow them. */
const PIPED = 300;
const AT_TERMINAL = 30;
/** The sessions that are played at a time. */
const AT_A_TIME = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: `1-${PIPED + AT_TERMINAL}` },
    program: { type: "string", default: "." },
  },
});
const [action, file] = positionals;
if ((action !== "record" && action !== "compare") || file === undefined || positionals.length > 2) {
  console.error(
    "Use: sessions.ts record|compare FILE [--only NUMBER or FIRST-LAST] [--program FOLDER]",
  );
  process.exit(2);
}

const [first, last = first] = values.only.split("-");
const begun = performance.now();
const program = resolve(values.program);
const earlier = action === "compare" ? readRecording(file) : [];
const sessions = (action === "compare" ? earlier : await inventSessions()).filter(
  ({ number }) => number >= Number(first) && number <= Number(last),
);
if (sessions.length === 0) {
  console.error(`There are no sessions ${values.only}.`);
  process.exit(2);
}
const recorded = await playAll(sessions, await preparePlace());
const seconds = Math.round((performance.now() - begun) / 1000);
if (action === "record") {
  writeFileSync(file, recorded.map((session) => `${JSON.stringify(session)}\n`).join(""));
  console.log(`${recorded.length} sessions recorded in ${seconds} seconds.`);
} else {
  const differences = recorded.flatMap((session, index) =>
    differenceOf(sessions[index] as Recorded, session),
  );
  for (const difference of differences) console.log(`${difference}\n`);
  console.log(`${differences.length} of ${recorded.length} sessions differ; ${seconds} seconds.`);
  process.exitCode = differences.length > 0 ? 1 : 0;
}

function readRecording(path: string): Recorded[] {
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Recorded);
}

function inventSessions(): Promise<Session[]> {
  const numbers = Array.from({ length: PIPED + AT_TERMINAL }, (_, index) => index + 1);
  return Promise.all(numbers.map((number) => inventSession(number, number > PIPED)));
}

/** Bundles the program; what it makes is removed when this process ends. */
async function preparePlace(): Promise<Place> {
  const bundling = pathToFileURL(join(program, "test/bundled.ts")).href;
  const { setUp } = (await import(bundling)) as { setUp(): Promise<void> };
  await setUp();
  const folder = mkdtempSync(join(tmpdir(), "sarrum-sessions-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.once("SIGINT", () => process.exit(130));
  // It reads where the bundle is when it is loaded.
  const { START } = await import("../../cli/program.ts");
  const sources = ["--import", join(program, "test/strip-types.mjs"), join(program, "src/main.ts")];
  return { folder, bundled: START, sources };
}

async function playAll(all: readonly Session[], place: Place): Promise<Recorded[]> {
  const { playSession } = await import("./play.ts");
  const results: Recorded[] = [];
  let next = 0;
  async function playNext(): Promise<void> {
    while (next < all.length) {
      const index = next++;
      results[index] = await playSession(all[index]!, place);
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, playNext));
  return results;
}
