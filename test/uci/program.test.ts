import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { environment, HOME_OF_PROGRAM, runPiped, START } from "../pty/program.ts";

const SAMPLE = "1g1s3G/R7/Se5e/8/8/7r/8/8 w";
const MOST_WAITING = 20_000;

/** The program in a process of its own, speaking the protocol. */
interface Engine {
  readonly child: ChildProcessWithoutNullStreams;
  said: string;
  complaints: string;
}

function start(): Engine {
  const child = spawn(process.execPath, [...START, "uci"], {
    cwd: HOME_OF_PROGRAM,
    env: environment(),
  });
  const engine: Engine = { child, said: "", complaints: "" };
  child.stdout.on("data", (text) => {
    engine.said += text;
  });
  child.stderr.on("data", (text) => {
    engine.complaints += text;
  });
  running.push(engine);
  return engine;
}

const running: Engine[] = [];

afterEach(() => {
  for (const { child } of running.splice(0)) child.kill("SIGKILL");
});

function tell({ child }: Engine, ...lines: string[]): void {
  child.stdin.write(lines.map((line) => `${line}\n`).join(""));
}

/** What has been said up to and with a line that matches; it is not given again. */
async function until(engine: Engine, pattern: RegExp): Promise<string> {
  const whole = new RegExp(`^[\\s\\S]*?^(?:${pattern.source})$\\n`, "m");
  for (let waited = 0; waited < MOST_WAITING; waited += 10) {
    const [found] = whole.exec(engine.said) ?? [];
    if (found !== undefined) {
      engine.said = engine.said.slice(found.length);
      return found;
    }
    await setTimeout(10);
  }
  throw new Error(`no line ${pattern} in: ${engine.said} ${engine.complaints}`);
}

/** The status, the signal and the complaints that the process ends with. */
async function end(engine: Engine): Promise<readonly unknown[]> {
  const { child } = engine;
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return [child.exitCode, child.signalCode, engine.complaints];
}

describe("a session with the program", () => {
  test("position, go, stop, perft, garbage, quit", async () => {
    const engine = start();
    tell(engine, "uci", "isready");
    expect(await until(engine, /readyok/)).toMatch(/^id name [\s\S]*^uciok$/m);
    tell(engine, "position startpos moves e2e3 e7e6", "d", "go depth 5");
    expect(await until(engine, /bestmove \S+/)).toMatch(
      /^genmsneg\/rrrr1rrr\/4r3\/8\/8\/4R3\/RRRR1RRR\/GENMSNEG w\n(info depth [1-5] .* pv .*\n)+/,
    );
    tell(engine, `position fen ${SAMPLE} - - 0 1`, "go nodes 1000");
    expect(await until(engine, /bestmove \S+/)).toMatch(/score mate 1 [\s\S]*bestmove h8d8\n$/);
    tell(engine, "go perft 3");
    expect(await until(engine, /Nodes searched: \d+/)).toMatch(/^a7b8m: 167\n[\s\S]*: 2213\n$/m);
    tell(
      engine,
      "garbage \u0007",
      "position fen 8/8",
      "go depth sideways",
      "setoption name Hash value x",
    );
    expect(
      (await until(engine, /info string error: Hash .*/)).match(/^info string error: /gm),
    ).toHaveLength(4);
    tell(engine, "setoption name UCI_Variant value shatranj", "go infinite");
    await until(engine, /info depth 4 .*/);
    tell(engine, "isready", "stop");
    expect(await until(engine, /bestmove [a-h][1-8][a-h][1-8]/)).toMatch(/^readyok$/m);
    tell(engine, "quit");
    expect(await end(engine)).toEqual([0, null, ""]);
  });

  test("stop ends a count, and quit a search", async () => {
    const engine = start();
    tell(engine, "go perft 12");
    await setTimeout(300);
    tell(engine, "stop");
    await until(engine, /info string The count was stopped\./);
    tell(engine, "go infinite");
    await until(engine, /info depth 3 .*/);
    tell(engine, "quit");
    expect(await end(engine)).toEqual([0, null, ""]);
  });

  test("the end of the input ends a search that has only begun", async () => {
    const engine = start();
    tell(engine, "position startpos", "go infinite");
    engine.child.stdin.end();
    await until(engine, /bestmove \S+/);
    expect(await end(engine)).toEqual([0, null, ""]);
  });

  test("the end of the input leaves searches and counts to their own end", () => {
    const { status, output } = runPiped("go depth 5\ngo perft 3\ngo infinite\n", {
      words: ["uci"],
    });
    expect(output).toMatch(/^info depth 5 /m);
    expect(output).toMatch(/^a2a3: /m);
    expect(output.match(/^bestmove /gm)).toHaveLength(2);
    expect(status).toBe(0);
  });

  test("Ctrl-C ends the program as any other while it thinks", async () => {
    const engine = start();
    tell(engine, "go infinite");
    await until(engine, /info depth 3 .*/);
    engine.child.kill("SIGINT");
    expect(await end(engine)).toEqual([null, "SIGINT", ""]);
  });

  test("lines that end as on other systems, and bytes that are no text", () => {
    const lines = Buffer.from("isready\r\nd\r\n\u00ff\u00fe\r\nd", "latin1");
    const { status, output, complaints } = runPiped(lines, { words: ["uci"] });
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
