import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { openWindow, type ProgramWindow, type ScreenLine } from "../../pty/program-window.ts";
import type { Command } from "./play.ts";
import type { Printed } from "./types.ts";

const SIZE = { columns: 80, rows: 24 } as const;
const ESCAPE = "\x1b";
const ENTER = "\r";

/** How often a program is looked at, in milliseconds, and how often it must be found waiting. */
const INTERVAL = 40;
const LOOKS = 10;
/** The most looks at a program that is never found waiting. */
const MOST_LOOKS = 1000;

/** Types lines at a pseudo-terminal, and returns the screen after each as the output. Linux only. */
export async function printScreens(command: Command): Promise<Printed> {
  const { args, lines, home, folder, variables } = command;
  const program = [process.execPath, ...args] as const;
  const window = openWindow({ ...SIZE, command: program, home, folder, variables });
  try {
    await settled(window);
    let stdout = await shownIn(window);
    for (const line of lines) {
      if (!isRunning(window)) break;
      window.type(line.startsWith(ESCAPE) || line === ENTER ? line : line + ENTER);
      await settled(window);
      stdout += `\n==== ${JSON.stringify(line)}\n${await shownIn(window)}`;
    }
    return { stdout, stderr: "", status: isRunning(window) ? "running" : "ended" };
  } finally {
    window.close();
  }
}

/** Waits until the program waits for input: all of its threads sleep, and nothing more comes. */
async function settled(window: ProgramWindow): Promise<void> {
  let [last, same] = ["", 0];
  for (let look = 0; look < MOST_LOOKS && same < LOOKS && isRunning(window); look++) {
    await wait(INTERVAL);
    const state = `${workOf(window.pid)} ${window.rest().length}`;
    same = state === last ? same + 1 : 0;
    last = state.startsWith("asleep") ? state : "";
  }
}

const isRunning = ({ pid }: ProgramWindow) => statOf(`/proc/${pid}`)[0] !== "Z";

/** The state of a process or thread, and the time that it has computed; "Z" if it has ended. */
function statOf(folder: string): readonly [state: string, time: number] {
  try {
    const stat = readFileSync(`${folder}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return [fields[0] ?? "", Number(fields[11]) + Number(fields[12])];
  } catch {
    return ["Z", 0];
  }
}

/** Whether all threads of a process sleep, with the time that they have computed. */
function workOf(pid: number): string {
  const folder = `/proc/${pid}/task`;
  const threads = existsSync(folder)
    ? readdirSync(folder).map((id) => statOf(join(folder, id)))
    : [];
  const time = threads.reduce((sum, [, spent]) => sum + spent, 0);
  return `${threads.every(([state]) => state === "S") ? "asleep" : "awake"} ${time}`;
}

/** The lines on the screen, each followed by its colours. */
async function shownIn(window: ProgramWindow): Promise<string> {
  const lines = (await window.screen()).slice(-SIZE.rows);
  return lines.map((line) => `${line.text}${coloursOf(line)}`.trimEnd()).join("\n");
}

/** Where the colours of a line change: column, ground, ink, and + for bold; "" for a line without. */
function coloursOf(line: ScreenLine): string {
  const colours = Array.from({ length: SIZE.columns }, (_, column) =>
    [line.ground(column) ?? "", line.ink(column) ?? "", line.bold(column) ? "+" : ""].join(","),
  );
  const changes = colours.flatMap((colour, column) =>
    colour === (colours[column - 1] ?? ",,") ? [] : [`${column}=${colour}`],
  );
  return changes.length === 0 ? "" : `  | ${changes.join(" ")}`;
}
