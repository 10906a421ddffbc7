/** How soon the program answers `stop` with its best move through the engine protocol. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { median } from "./measure.ts";

const STOPS = 20;
const SEARCH_TIME = 200;

/** Prints the time from the line `stop` to the line `bestmove`, through two pipes. */
export async function benchStop(): Promise<void> {
  const engine = spawn(process.execPath, ["--import", "tsx", "src/main.ts", "uci"]);
  const lines = createInterface({ input: engine.stdout });
  const until = (start: string) =>
    new Promise<void>((resolve) => {
      const listen = (line: string) => {
        if (!line.startsWith(start)) return;
        lines.off("line", listen);
        resolve();
      };
      lines.on("line", listen);
    });
  const times: number[] = [];
  engine.stdin.write("go depth 8\n");
  await until("bestmove");
  for (let round = 0; round < STOPS; round++) {
    engine.stdin.write("go infinite\n");
    await setTimeout(SEARCH_TIME);
    const started = performance.now();
    engine.stdin.write("stop\n");
    await until("bestmove");
    times.push(performance.now() - started);
  }
  engine.stdin.end("quit\n");
  await once(engine, "exit");
  console.log(
    `uci: bestmove arrives ${median(times).toFixed(1)} ms after stop, at most ${Math.max(...times).toFixed(1)} ms in ${STOPS} stops`,
  );
}
