/** The command line as a whole: its help, its refusals and its exit codes. */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import facts from "../../package.json" with { type: "json" };
import { SAMPLE } from "../sample-game.ts";
import { PROMPT } from "./program.ts";
import { runInside } from "./run-inside.ts";

const FIRST_MOVES = "a2a3 b1b3 b2b3 c2c3 d2d3 e2e3 f2f3 g1g3 g2g3 h2h3".split(" ");
const WRONG = 2;

/** Runs the program with these arguments and no input. */
const run = (...words: string[]) => runInside("", { words });

/** Parses the output of `perft --divide`: the count after each first move. */
function counts(output: string): Map<string, number> {
  const lines = output.split("\n").slice(0, -3);
  return new Map(
    lines.map((line) => {
      const [move = "", count] = line.split(": ");
      return [move, Number(count)];
    }),
  );
}

describe("the command line", () => {
  test("--help lists the options and perft", async () => {
    const { status, output, complaints } = await run("--help");
    expect(output).toMatch(/^Usage: npx tsx src\/main\.ts /);
    for (const option of [
      "--version",
      "--setup",
      "--position",
      "--large",
      "--no-color",
      "--help",
    ]) {
      expect(output).toMatch(new RegExp(`^  .*${option}\\b.*  [a-z]`, "m"));
    }
    expect(output).toMatch(/^ {2}perft /m);
    expect([status, complaints]).toEqual([0, ""]);
  });

  test("help prints the help of a command, and refuses an unknown one", async () => {
    const { status, output, complaints } = await run("help", "exercise", "check");
    expect([status, complaints]).toEqual([0, ""]);
    expect(output).toMatch(/^Usage: npx tsx src\/main\.ts exercise check /);
    expect((await run("help")).output).toBe((await run("--help")).output);
    const refused = await run("help", "perf");
    expect([refused.status, refused.output]).toEqual([WRONG, ""]);
    expect(refused.complaints).toBe("error: unknown command 'perf'\n(Did you mean perft?)\n");
  });

  test("--version prints the version and nothing else", async () => {
    const { status, output, complaints } = await run("--version");
    expect([status, output, complaints]).toEqual([0, `${facts.version}\n`, ""]);
  });

  test.each([
    ["--larg", "--large"],
    ["--postion", "--position"],
    ["--stup", "--setup"],
    ["--hepl", "--help"],
  ])("%s is refused, and %s suggested", async (typed, meant) => {
    const { status, output, complaints } = await run(typed);
    expect([status, output]).toEqual([WRONG, ""]);
    expect(complaints).toContain(`Did you mean ${meant}?`);
    expect(complaints).not.toMatch(/^ {4}at /m);
  });

  test.each([
    ["a text of one rank", "nonsense", "A position has 8 ranks between slashes; this text has 1."],
    ["two sarrums of one side", "ss6/8/8/8/8/8/8/S7 w", "Black has more than one sarrum."],
    ["no sarrum at all", "8/8/8/8/8/8/8/8 w", "Neither side has a sarrum."],
    [
      "a redum on its far rank",
      "R2s4/8/8/8/8/8/8/S7 w",
      "White's redum cannot stand on 11: there it becomes a marzaz pani.",
    ],
    [
      "no side to move",
      "s7/8/8/8/8/8/8/S7",
      "After the ranks a position names the side to move: w or b.",
    ],
  ])("--position refuses %s with a sentence", async (_what, position, sentence) => {
    const { status, output, complaints } = await run("--position", position);
    expect([status, output]).toEqual([WRONG, ""]);
    expect(complaints).toContain(sentence);
    expect(complaints.trim().split("\n")).toHaveLength(1);
  });

  test("--position begins there without asking for a setup", async () => {
    const { status, output } = await run("--position", "s7/8/8/8/8/8/8/S7 b");
    expect(output).not.toContain(PROMPT.setup);
    expect(output).toContain("\n1   |BS|  |  |  |  |  |  |  |\n");
    expect(output).toContain("\nIt is Black's turn.\n");
    expect(status).toBe(0);
  });

  test.each([
    ["full", "\n1   |BG|BE|BN|BM|BS|BN|BE|BG|\n"],
    ["sample", "\n1   |  |BG|  |BS|  |  |  |WG|\n"],
  ])("--setup %s begins there without asking", async (name, rank) => {
    const { status, output } = await run("--setup", name);
    expect(output).not.toContain(PROMPT.setup);
    expect(output).toContain(rank);
    expect(status).toBe(0);
  });

  test.each([
    [["--setup", "chess"], "“chess” is not a setup of Capture the Sarrum; it has: full, sample."],
    [["--setup", "full", "--position", SAMPLE], "cannot be used with"],
    [["chess"], "unknown command 'chess'"],
    [["explian", "12", "13"], "unknown command 'explian'\n(Did you mean explain?)"],
    [["skelton", "--step"], "unknown command 'skelton'\n(Did you mean skeleton?)"],
    [["exercise", "chek", "7", "--verbose"], "unknown command 'chek'\n(Did you mean check?)"],
    [["zamma", "--foo"], "unknown option '--foo'"],
    [["skeleton", "--from", "own.py"], "--from needs --step, to see the program line by line"],
    [["lern"], "unknown command 'lern'\n(Did you mean learn?)"],
    [["zama", "25"], "unknown command 'zama'\n(Did you mean zamma?)"],
    [["frobnicate"], "unknown command 'frobnicate'\n(--help lists the commands.)"],
    [["perft"], "--depth"],
    [["perft", "--depth", "0"], "The depth must be a whole number from 1 to 20."],
    [["perft", "--depth", "21"], "The depth must be a whole number from 1 to 20."],
    [["perft", "--depth", "2.5"], "The depth must be a whole number from 1 to 20."],
    [["perft", "--depth", "2", "--divde"], "Did you mean --divide?"],
    [["perft", "--depth", "2", "--position", "x"], "A position has 8 ranks"],
  ])("%j is refused", async (words, complaint) => {
    const { status, output, complaints } = await run(...words);
    expect([status, output]).toEqual([WRONG, ""]);
    expect(complaints).toContain(complaint);
    expect(complaints).not.toMatch(/^ {4}at /m);
  });
});

describe("the paper's figures", () => {
  test("figures lists the nine", async () => {
    const { status, output, complaints } = await run("figures");
    expect(output.match(/^ {2}[1-9] {2}[a-z]/gm)).toHaveLength(9);
    expect([status, complaints]).toEqual([0, ""]);
  });

  test.each([
    [["figure", "2"], "2   |  |  |::|  |  |  |  |  |"],
    [["figure", "3", "--plain"], "Marked: 12, 22, 32, 42, 52, 62, 72 and 82."],
    [["figure", "1", "--house", "check=warn"], "              Files"],
    [["figure", "9"], "White's redum captures Black's gisgigir on 21 and becomes a marzaz pani."],
    [["figure", "5e"], "Figure 5e: White's etlu on 45"],
    [["figure", "5", "gisgigir"], "Figure 5h: White's gisgigir on 43"],
    [["figure", "5", "marzaz", "pani"], "Figure 5c: White's marzaz pani on 23"],
  ])("%j prints it and asks nothing", async (words, line) => {
    const { status, output, complaints } = await run(...words);
    expect(output).toContain(`${line}\n`);
    expect(output).not.toContain("Enter");
    expect([status, complaints]).toEqual([0, ""]);
  });

  test.each([
    [["figure", "10"], "error: There is no figure “10”; they are 1 to 9.\n"],
    [["figure", "5", "queen"], "error: Figure 5 has no part “queen”; it has 5a to 5m, of sarrum, "],
    [["figure"], "error: missing required argument 'number'"],
  ])("%j is refused with a sentence", async (words, sentence) => {
    const { status, output, complaints } = await run(...words);
    expect([status, output]).toEqual([WRONG, ""]);
    expect(complaints).toContain(sentence);
  });
});

describe("perft", () => {
  test("prints the count of the full game and nothing else", async () => {
    const { status, output, complaints } = await run("perft", "--depth", "3");
    expect([status, output, complaints]).toEqual([0, "Nodes searched: 1120\n", ""]);
  });

  test("--divide prints a count for each first move before it, and they add up", async () => {
    const { status, output } = await run("perft", "--depth", "3", "--divide");
    const divided = counts(output);
    expect([...divided.keys()].sort()).toEqual(FIRST_MOVES);
    expect([...divided.values()].reduce((sum, count) => sum + count, 0)).toBe(1120);
    expect(output.endsWith("\n\nNodes searched: 1120\n")).toBe(true);
    expect(status).toBe(0);
  });

  test("--position counts from that position", async () => {
    const { output } = await run("perft", "--depth", "3", "--position", SAMPLE);
    expect(output).toBe("Nodes searched: 2213\n");
  });

  test.each([
    ["--position before the word", ["--position", SAMPLE, "perft", "--depth", "2"]],
    ["--setup before the word", ["--setup", "sample", "perft", "--depth", "2"]],
    ["--setup after it", ["perft", "--depth", "2", "--setup", "sample"]],
  ])(
    "%s counts from that position or is refused, but is never passed over",
    async (_where, words) => {
      const { status, output } = await run(...words);
      expect([status, output]).toBeOneOf([
        [0, "Nodes searched: 148\n"],
        [WRONG, ""],
      ]);
    },
  );

  test("diagram marks the moves of a piece as in Figure 5, and never overwrites a file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sarrum-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, "a picture.svg");
    const words = ["diagram", "--setup", "sample", "--moves", "13", "--out", file];
    expect(await run(...words)).toMatchObject({
      status: 0,
      output: `The picture is in ${file}.\n`,
    });
    const picture = readFileSync(file, "utf8");
    expect(picture).toMatch(/^<svg /);
    const again = await run(...words);
    expect([again.status, again.output]).toEqual([WRONG, ""]);
    expect(again.complaints).toContain("already exists; choose another name.");
    expect(readFileSync(file, "utf8")).toBe(picture);
    expect((await run("diagram", "--setup", "sample", "--moves", "13")).output).toBe(picture);
    expect((await run("diagram", "--moves", "99")).complaints).toContain("99 is off the board");
    expect((await run("diagram", "--moves", "44")).complaints).toContain("The square 44 is empty.");
    expect((await run("moves", "44")).complaints).toContain("The square 44 is empty.");
    expect((await run("moves", "12")).complaints).toContain("is Black's, but it is White's turn.");
  });
});

describe("the words of a session", () => {
  test.each([
    ["learn zamma", "Stage 1 of "],
    ["zamma 25", "5  Wo--Wo--Wo--Wo--Wo\n"],
    ["RULES etlu", "An etlu moves exactly two squares"],
    ["puzzle in 3", "Puzzle "],
    ["computer black 3", "Black: Computer, level 3.\n"],
    ["quiz --seed 7", "Quiz seed 7 "],
    ["puzzle --game shatranj 2", "Puzzle 2"],
    ["--game saturankam track", "1"],
    ["--game zamma 25", "5  Wo--Wo--Wo--Wo--Wo\n"],
    ["quiz zamma 25 7", "Question 7\n\n5  "],
    ["zamma 25 --removal deferred --white Ann", "5  Wo--Wo--Wo--Wo--Wo\n"],
  ])("%s begins a session and is typed there", async (line, shown) => {
    const { status, output, complaints } = await run(...line.split(" "));
    expect([status, complaints]).toEqual([0, ""]);
    expect(output).toContain(shown);
    expect(output).not.toMatch(/undefined|No game has begun/);
  });
});
