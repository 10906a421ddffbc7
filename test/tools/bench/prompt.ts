/**
 * The program's own work at each prompt of a game of 2,000 moves, with and without records on disk.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { Autosave } from "../../../src/game/records/store/autosave.ts";
import { openStore } from "../../../src/game/records/store/saved-games.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { portsOf, runDialogue } from "../../game/session/run-dialogue.ts";
import { median } from "./measure.ts";

const MOVES = 2000;
/** The first prompts, left out because the program is still being compiled. */
const WARM_UP = 200;
/** Both etlus jump out and back: four moves that can be repeated forever. */
const ROUND = ["28 26", "21 23", "26 28", "23 21"];

/** Prints the median and the longest time between two prompts, with and without records on disk. */
export async function benchPrompt(): Promise<void> {
  await benchConversation("own work per prompt", []);
  const folder = mkdtempSync(join(tmpdir(), "sarrum-"));
  for (const durable of [false, true]) {
    const archive = openStore({
      folder: async () => folder,
      pid: process.pid,
      start: "",
      runs: () => true,
      booted: 0,
      newName: () => `bench-${durable}`,
      durable,
    });
    await benchConversation(`saved${durable ? " durably" : ""}`, [archive.keep]);
  }
  rmSync(folder, { recursive: true });
}

async function benchConversation(label: string, autosaves: readonly Autosave[]): Promise<void> {
  const waits: number[] = [];
  let prompts = 0;
  let answered = performance.now();
  const port = portsOf({
    autosaves,
    say: () => {},
    async ask() {
      waits.push(performance.now() - answered);
      const line = prompts < MOVES ? ROUND[prompts % ROUND.length] : undefined;
      prompts++;
      answered = performance.now();
      return line;
    },
  });
  await runDialogue(sarrum, { position: sarrum.setups[0]?.position ?? "" }, port);
  const lastWaits = waits.slice(-200);
  console.log(
    `${label}, over ${MOVES} moves: median ${median(waits).toFixed(3)} ms, ` +
      `median of the last 200 ${median(lastWaits).toFixed(3)} ms, longest after the first ${WARM_UP} ${Math.max(...waits.slice(WARM_UP)).toFixed(2)} ms`,
  );
}
