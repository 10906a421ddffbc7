/** The engine protocol of the program, in a process of its own. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { runUci } from "../../../../src/game/engine/uci/uci.ts";
import { environment, HOME_OF_PROGRAM, START } from "../../../cli/program.ts";
import { runInside } from "../../../cli/run-inside.ts";
import { SAMPLE } from "../../../sample-game.ts";

const MAX_WAIT = 20_000;

/** The program in another process, running the engine protocol. */
interface Program {
  readonly child: ChildProcessWithoutNullStreams;
  output: string;
  errors: string;
}

function start(): Program {
  const child = spawn(process.execPath, [...START, "uci"], {
    cwd: HOME_OF_PROGRAM,
    env: environment(),
  });
  const program: Program = { child, output: "", errors: "" };
  child.stdout.on("data", (text) => {
    program.output += text;
  });
  child.stderr.on("data", (text) => {
    program.errors += text;
  });
  running.push(program);
  return program;
}

const running: Program[] = [];

afterEach(() => {
  for (const { child } of running.splice(0)) child.kill("SIGKILL");
});

function send({ child }: Program, ...lines: string[]): void {
  child.stdin.write(lines.map((line) => `${line}\n`).join(""));
}

/** Returns the output up to and including a line that matches, and consumes it. */
async function until(program: Program, pattern: RegExp): Promise<string> {
  const whole = new RegExp(`^[\\s\\S]*?^(?:${pattern.source})$\\n`, "m");
  for (let waited = 0; waited < MAX_WAIT; waited += 10) {
    const [found] = whole.exec(program.output) ?? [];
    if (found !== undefined) {
      program.output = program.output.slice(found.length);
      return found;
    }
    await setTimeout(10);
  }
  throw new Error(`no line ${pattern} in: ${program.output} ${program.errors}`);
}

/** Returns the exit code, the signal and the error output of the process. */
async function end(program: Program): Promise<readonly unknown[]> {
  const { child } = program;
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return [child.exitCode, child.signalCode, program.errors];
}

describe("the uci program", () => {
  test("position, go, stop, perft, garbage, quit", async () => {
    const program = start();
    send(program, "uci", "isready");
    expect(await until(program, /readyok/)).toMatch(
      /^id name Capture the Sarrum \d+\.\d+\.\d+\n[\s\S]*^uciok$/m,
    );
    send(program, "position startpos moves e2e3 e7e6", "d", "go depth 5");
    expect(await until(program, /bestmove \S+/)).toMatch(
      /^genmsneg\/rrrr1rrr\/4r3\/8\/8\/4R3\/RRRR1RRR\/GENMSNEG w\n(info depth [1-5] .* pv .*\n)+/,
    );
    send(program, `position fen ${SAMPLE} - - 0 1`, "go nodes 1000");
    expect(await until(program, /bestmove \S+/)).toMatch(/score mate 1 [\s\S]*bestmove h8d8\n$/);
    send(program, "go perft 3");
    expect(await until(program, /Nodes searched: \d+/)).toMatch(/^a7b8m: 167\n[\s\S]*: 2213\n$/m);
    send(
      program,
      "garbage \u0007",
      "position fen 8/8",
      "go depth sideways",
      "setoption name Hash value x",
    );
    expect(
      (await until(program, /info string error: Hash .*/)).match(/^info string error: /gm),
    ).toHaveLength(5);
    send(program, "setoption name UCI_Variant value turkey", "go infinite");
    await until(program, /info depth 4 .*/);
    send(program, "isready", "stop");
    expect(await until(program, /bestmove [a-h][1-8][a-h][1-8]/)).toMatch(/^readyok$/m);
    send(program, "quit");
    expect(await end(program)).toEqual([0, null, ""]);
  });

  test("quit does not wait for option changes, searches and errors before it", async () => {
    const program = start();
    send(program, "isready");
    await until(program, /readyok/);
    const changes = Array.from({ length: 40 }, (_, index) => [
      `setoption name UCI_Variant value ${index % 2 === 0 ? "turkey" : "sarrum"}`,
      "go depth 30",
    ]).flat();
    const began = performance.now();
    send(
      program,
      ...changes,
      ...Array.from({ length: 3_000 }, (_, line) => `junk ${line}`),
      "quit",
    );
    expect(await end(program)).toEqual([0, null, ""]);
    // It takes a third of a second, on a busy machine a few; a single one of the searches takes minutes.
    expect(performance.now() - began).toBeLessThan(MAX_WAIT);
  });

  test("lines are read only as fast as they are answered", async () => {
    let [read, answered] = [0, 0];
    function* lines() {
      while (answered < 500) {
        read += 1;
        yield "d\n";
      }
      yield "quit\n";
    }
    await runUci(Readable.from(lines()), () => answered++, 1, "1.0.0");
    expect(read).toBeLessThan(answered + 5000);
  });

  test("the end of the input ends a search that has just begun", async () => {
    const program = start();
    send(program, "position startpos", "go infinite");
    program.child.stdin.end();
    await until(program, /bestmove \S+/);
    expect(await end(program)).toEqual([0, null, ""]);
  });

  test("Ctrl-C ends the program during a search", async () => {
    const program = start();
    send(program, "go infinite");
    await until(program, /info depth 3 .*/);
    program.child.kill("SIGINT");
    expect(await end(program)).toEqual([null, "SIGINT", ""]);
  });

  test("CRLF line ends and bytes that are not text are read", async () => {
    const lines = Buffer.from("isready\r\nd\r\n\u00ff\u00fe\r\nd", "latin1");
    const { status, output, complaints } = await runInside(lines, { words: ["uci"] });
    const position = "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w";
    expect(output.split("\n")).toEqual([
      "readyok",
      position,
      expect.stringMatching(/^info string error: /),
      position,
      "",
    ]);
    expect([status, complaints]).toEqual([0, ""]);
  });
});
