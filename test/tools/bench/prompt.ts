/** How long the program itself works at each prompt of a game of 2,000 moves, kept on disk or not. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import type { Autosave } from "../../../src/records/file-recorder.ts";
import { openStore } from "../../../src/records/store/store.ts";
import { portOf, sit } from "../../console/sit.ts";
import { median } from "./measure.ts";

const MOVES = 2000;
/** Prompts at the beginning that are left out, while the program is still being compiled. */
const WARM_UP = 200;
/** Both etlus hop out and back: four moves that can go on for ever. */
const ROUND = ["28 26", "21 23", "26 28", "23 21"];

/** Prints the median and the longest time between two questions, without and with records on disk. */
export async function benchPrompt(): Promise<void> {
  await benchConversation("own work per prompt", []);
  const folder = mkdtempSync(join(tmpdir(), "sarrum-"));
  for (const durable of [false, true]) {
    const archive = openStore({
      folder: async () => folder,
      pid: process.pid,
      runs: () => true,
      booted: 0,
      newName: () => `bench-${durable}`,
      durable,
    });
    await benchConversation(`kept${durable ? ", durably" : ""}`, [archive.keep]);
  }
  rmSync(folder, { recursive: true });
}

async function benchConversation(what: string, keepers: readonly Autosave[]): Promise<void> {
  const start = sarrum.readPosition(sarrum.setups[0]?.position ?? "");
  if (!start.ok) throw new Error(start.reason);
  const waits: number[] = [];
  let asked = 0;
  let answered = performance.now();
  const port = portOf({
    keepers,
    say: () => {},
    async ask() {
      waits.push(performance.now() - answered);
      const line = asked < MOVES ? ROUND[asked % ROUND.length] : undefined;
      asked++;
      answered = performance.now();
      return line;
    },
  });
  await sit(sarrum, { position: start.value }, port);
  const late = waits.slice(-200);
  console.log(
    `${what}, over ${MOVES} moves: median ${median(waits).toFixed(3)} ms, ` +
      `median of the last 200 ${median(late).toFixed(3)} ms, longest after the first ${WARM_UP} ${Math.max(...waits.slice(WARM_UP)).toFixed(2)} ms`,
  );
}
