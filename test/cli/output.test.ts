/** What a pipe gets: colour only on request, and no crash when its reader leaves. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { environment, HOME_OF_PROGRAM, PROMPT, runPiped, START, STEERING } from "./program.ts";
import { runInside } from "./run-inside.ts";

const SAMPLE = ["--setup", "sample"];
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[([0-9;]*)m`, "g");
const MANY_LINES = "99\n".repeat(20_000);

/** Returns the parameters of the colour sequences in a text. */
function colours(text: string): string[] {
  return [...text.matchAll(COLOURS)].map(([, code = ""]) => code);
}

describe("colour through a pipe", () => {
  const GAME = "13\n23\n";
  const plain = runPiped(GAME, { words: SAMPLE }).output;

  test("is not sent unless requested", () => {
    expect(plain).not.toMatch(STEERING);
    expect(plain).toContain("\n1   |  |BG|  |BS|  |  |  |WG|\n");
  });

  test.each([
    ["1", /^(1|22|3[0-7]|4[0-7]|9[0-7]|10[0-7]|39|49)$/, "44"],
    ["2", /^(1|22|[34]8;5;\d+|39|49)$/, "48;5;"],
    ["3", /^(1|22|[34]8;2;\d+;\d+;\d+|39|49)$/, "48;2;"],
  ])("is sent with FORCE_COLOR=%s, in its own kind of colours", async (level, allowed, ground) => {
    const run = await runInside(GAME, { words: SAMPLE, variables: { FORCE_COLOR: level } });
    const sent = colours(run.output);
    expect(sent.filter((code) => !allowed.test(code))).toEqual([]);
    expect(sent.filter((code) => code.startsWith(ground)).length).toBeGreaterThan(60);
    expect(run.output.replaceAll(COLOURS, "")).not.toMatch(STEERING);
    expect(stripVTControlCharacters(run.output)).toContain("\n3  (  )(WS) ");
    expect(run.output).toContain(PROMPT.finish("13"));
    expect([run.status, run.complaints]).toEqual([0, ""]);
  });

  test("is requested by the environment of the process", async () => {
    const coloured = { words: SAMPLE, variables: { FORCE_COLOR: "3" } };
    expect(runPiped(GAME, coloured)).toEqual(await runInside(GAME, coloured));
  });

  test.each([
    ["FORCE_COLOR=0", { FORCE_COLOR: "0" }, []],
    ["NO_COLOR beside FORCE_COLOR", { NO_COLOR: "1", FORCE_COLOR: "3" }, []],
    ["--no-color beside FORCE_COLOR", { FORCE_COLOR: "3" }, ["--no-color"]],
  ])("is not sent with %s", async (_what, variables, words) => {
    const run = await runInside(GAME, { words: [...SAMPLE, ...words], variables });
    expect(run.output).toBe(plain);
  });
});

describe("output that nobody reads to its end", () => {
  /** Runs a shell command in which `$PROGRAM` is the program; returns its standard error. */
  function shell(line: string, input: string) {
    const PROGRAM = `'${process.execPath}' ${START.join(" ")}`;
    const program = line.replaceAll("PROGRAM", PROGRAM);
    const { stdout, stderr } = spawnSync("sh", ["-c", program], {
      cwd: HOME_OF_PROGRAM,
      env: environment(),
      input,
      timeout: 20_000,
    });
    return { output: stdout.toString(), complaints: stderr.toString() };
  }

  // A shell that knows pipes and head would not find the program by a path with backslashes.
  test.skipIf(process.platform === "win32").each([
    ["a game", "", MANY_LINES, 3],
    ["the help", "--help", "", 1],
    ["the counts of perft", "perft --depth 2 --divide", "", 0],
  ])("%s ends quietly in a pipe to head", (_what, words, input, lines) => {
    const reader = lines === 0 ? "true" : `head -n ${lines}`;
    const line = `{ PROGRAM ${words}; echo "status $?" >&2; } | ${reader}`;
    const { output, complaints } = shell(line, input);
    expect(complaints).toBe("status 0\n");
    expect(output.split("\n")).toHaveLength(lines + 1);
  });

  test("a game ends quietly if the reader closes the pipe in the middle", async () => {
    const child = spawn(process.execPath, [...START, ...SAMPLE], {
      cwd: HOME_OF_PROGRAM,
      env: environment(),
    });
    let complaints = "";
    child.stderr.on("data", (data) => {
      complaints += data;
    });
    child.stdin.on("error", () => {});
    await once(child.stdout, "data");
    child.stdout.destroy();
    child.stdin.write("99\n99\n");
    const [status, signal] = await once(child, "exit");
    expect([status, signal, complaints]).toEqual([0, null, ""]);
  });

  test("the end of a long output is not lost, however slowly it is read", async () => {
    const child = spawn(process.execPath, [...START, ...SAMPLE], {
      cwd: HOME_OF_PROGRAM,
      env: environment(),
    });
    child.stdin.end("moves\n".repeat(1_000));
    let output = "";
    for await (const data of child.stdout) {
      output += data;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(output.match(/^sarrum on 13: /gm)).toHaveLength(1_000);
    expect(output.endsWith("\nThe input has ended. Goodbye.\n")).toBe(true);
  });
});

test("a fault that nobody awaits is one sentence, too, and not a stack", () => {
  const fault =
    "import process from 'node:process'; process.on('newListener', (event) => event === " +
    "'uncaughtException' && setImmediate(() => { throw new TypeError('no square'); }));";
  const first = ["--import", `data:text/javascript,${encodeURIComponent(fault)}`];
  const { status, stderr } = spawnSync(process.execPath, [...first, ...START], {
    cwd: HOME_OF_PROGRAM,
    env: environment({}),
    encoding: "utf8",
    input: "",
  });
  expect(stderr).toBe("error: this is a bug in the program: TypeError: no square\n");
  expect(status).toBe(70);
});
