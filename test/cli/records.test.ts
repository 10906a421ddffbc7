/** Records and saved games on disk, as the whole program leaves them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import {
  environment,
  GREETING,
  HOME_OF_PROGRAM,
  newHome,
  PROMPT,
  runPiped,
  START,
} from "./program.ts";
import { runInside } from "./run-inside.ts";

const SAMPLE = ["--setup", "sample"];
const WRONG = 2;
/** A file, in which no folder can be made. */
const NO_FOLDER = join(HOME_OF_PROGRAM, "package.json");

/** Creates a home folder. */
function madeHome(): string {
  const home = newHome();
  mkdirSync(home);
  return home;
}

describe("a piped game", () => {
  test("is saved as well, without a message in the next game", async () => {
    const home = newHome();
    await runInside("13 14\n", { words: SAMPLE, home });
    const folder = join(home, "data", "capture-the-sarrum", "unfinished");
    const [name = ""] = readdirSync(folder);
    expect(readFileSync(join(folder, name), "utf8")).toContain("\n1. 13-14 *\n");
    const next = await runInside("", { home });
    expect(next.output.startsWith(GREETING + PROMPT.setup)).toBe(true);
    const resumed = await runInside("41 42\nreview list\n", { words: ["--resume"], home });
    expect(resumed.output).toContain("1.  13-14  41-42\n");
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test("is resumed at a keyboard without a word for new players", async () => {
    const home = newHome();
    await runInside("13 14\n", { words: SAMPLE, home });
    const { output } = await runInside("", { words: ["--resume"], home, keyboard: true });
    expect(output).toContain("Resumed: Capture the Sarrum, 1 move");
    expect(output).not.toContain("New here?");
  });

  test("without a move leaves nothing on disk", async () => {
    const home = newHome();
    await runInside("99\nboard\nundo\n", { words: SAMPLE, home });
    expect(existsSync(home)).toBe(false);
  });

  test.each([
    ["that cannot be made", NO_FOLDER],
    ["that is not absolute", "data"],
    ["without a name", ""],
  ])("continues, after one message, with a data folder %s", (_what, folder) => {
    // On Linux, on Windows and on macOS.
    const variables = { XDG_DATA_HOME: folder, LOCALAPPDATA: folder, HOME: folder };
    const run = runPiped("13 14\n41 42\n81 82\n", { words: SAMPLE, variables });
    expect(
      run.output.match(/^This game cannot be saved in “.+”: .+\. You can play on\.$/gm),
    ).toHaveLength(1);
    expect(run.output).toContain("White's gisgigir moves from 81 to 82.");
    expect([run.status, run.complaints]).toEqual([0, ""]);
  });

  test("ends at once on a signal, even while it is being saved", async () => {
    const child = spawn(process.execPath, [...START, ...SAMPLE], {
      cwd: HOME_OF_PROGRAM,
      env: environment(),
      stdio: ["pipe", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    child.stdout.resume();
    child.stdin.on("error", () => {});
    child.stdin.write("13 14\n41 42\n14 13\n42 41\n".repeat(2_000));
    await once(child.stdout, "data");
    child.kill("SIGTERM");
    const [status, signal] = await once(child, "exit");
    expect([status, signal]).toBeOneOf([
      [null, "SIGTERM"],
      [143, null],
    ]);
  });
});

describe("the options for records", () => {
  test("--record writes a new file, and --load continues it", async () => {
    const home = madeHome();
    const file = join(home, "a lesson é.txt");
    const names = ["--white", "Ann", "--black", "Ben\u001b[2J"];
    await runInside("13 14\n41 42\n", { words: [...SAMPLE, ...names, "--record", file], home });
    expect(readFileSync(file, "utf8")).toMatch(/\[White "Ann"\]\n\[Black "Ben\ufffd\[2J"\]\n/);
    const again = await runInside("", { words: [...SAMPLE, "--record", file], home });
    expect(again).toMatchObject({ status: WRONG, output: "" });
    expect(again.complaints).toContain("already exists; choose another name.");
    const loaded = await runInside("review list\n", { words: ["--load", file], home });
    expect(loaded.output).toContain("Loaded: Capture the Sarrum, 1 move, ");
    expect(loaded.output).toContain("1.  13-14  41-42\n");
    const others = ["--white", "Cem", "--computer", "black 2"];
    const seated = await runInside("computer\n", { words: ["--load", file, ...others], home });
    expect(seated.output).toContain("It is White's turn (Cem).");
    expect(seated.output).toContain("Black: Computer, level 2. ");
  });

  test("--record asks at a keyboard before it overwrites a file", async () => {
    const home = madeHome();
    const file = join(home, "my class.txt");
    writeFileSync(file, "mine");
    const asked = { words: [...SAMPLE, "--record", file], home, keyboard: true };
    const kept = await runInside("\n", asked);
    expect(kept.status).toBe(WRONG);
    expect(kept.complaints).toMatch(
      /already exists\. Overwrite it [\s\S]* choose another name\.$/m,
    );
    expect(readFileSync(file, "utf8")).toBe("mine");
    await runInside("y\n13 14\n", asked);
    expect(readFileSync(file, "utf8")).toContain("\n1. 13-14 *\n");
  });

  test("replay shows one position, or all of them", async () => {
    const home = madeHome();
    const file = join(home, "game.txt");
    await runInside(`13 23\n83 63\nsave ${file}\n`, { words: SAMPLE, home });
    const one = await runInside("", { words: ["replay", file, "--to", "1"], home });
    expect(one.output).toMatch(/^Move 1: 83-63\. Black's etlu moves from 83 to 63\.\n\n {5}_/);
    expect(one.output.endsWith("It is White's turn.\n")).toBe(true);
    const beyond = await runInside("", { words: ["replay", file, "--to", "9"], home });
    expect([beyond.status, beyond.output]).toEqual([WRONG, ""]);
    expect(beyond.complaints).toContain("The last move is number 1.");
    const all = await runInside("", { words: ["replay", file, "--every", "0"], home });
    expect(all.output.match(/^Move 1: /gm)).toHaveLength(2);
    expect([all.status, all.complaints]).toEqual([0, ""]);
  });

  test("a file of several games is listed, and a number chooses one", async () => {
    const home = madeHome();
    const file = join(home, "club.pgn");
    const game = '[Game "sarrum"]\n[Start "sample"]\n';
    writeFileSync(file, `${game}[White "Ann"]\n\n1. 13-14 *\n\n${game}\n1. 13x23 83-63 *\n`);
    for (const words of [
      ["--load", file],
      ["replay", file],
    ]) {
      const listed = await runInside("", { words, home });
      expect([listed.status, listed.output]).toEqual([WRONG, ""]);
      expect(listed.complaints).toContain(
        "has 2 games; type the number of one after its name:\n1. sarrum, sample game, 1 move, White (Ann) against Black\n2. sarrum, sample game, 1 move\n",
      );
    }
    const loaded = await runInside("review list\n", { words: ["--load", file, "2"], home });
    expect(loaded.output).toContain("1.  13x23  83-63\n");
    const shown = await runInside("", { words: ["replay", file, "1", "--to", "1"], home });
    expect(shown.output).toMatch(/^Move 1: 13-14\. /);
  });

  test("scores lists the finished games", async () => {
    const home = newHome();
    expect((await runInside("", { words: ["scores"], home })).output).toBe(
      "There are no finished games yet.\n",
    );
    await runInside("81 41\n", { words: [...SAMPLE, "--black", "Ben"], home });
    expect((await runInside("", { words: ["scores"], home })).output).toMatch(
      /^Capture the Sarrum, sample game:\n1\. White beat Black \(Ben\), 1 move, \d+ [A-Z][a-z]+\n$/,
    );
  });

  test.each([
    [["--resume"], "There is no saved game."],
    [["--resume", "x"], "The game's number must be a whole number from 1 to "],
    [["--load", "no such file"], "cannot be read: there is no such file or folder."],
    [["--load", "package.json"], "“package.json”: Line 1: a record starts with tags"],
    [["--load", "package.json", "2"], "has only one game; its number is 1."],
    [["--load", "my", "game.txt"], "put a name with spaces in quotation marks."],
    [["--load", "x", "1", "2"], "put a name with spaces in quotation marks."],
    [["replay", "x", "first"], "put a name with spaces in quotation marks."],
    [["--load", "x", "--resume"], "cannot be used with"],
    [["--load", "x", "--setup", "full"], "cannot be used with"],
    [["--load", "x", "--game", "zamma"], "cannot be used with"],
    [["--resume", "--house", "confirm"], "cannot be used with"],
    [
      ["--south", "Ann"],
      "Capture the Sarrum has no player South; its players are White and Black.",
    ],
    [["--white", " "], "The name is empty."],
    [["replay", "no such file"], "cannot be read"],
    [["replay", "x", "--to", "1", "--every", "1"], "cannot be used with"],
    [["replay", "x", "--every", "soon"], "A pause is a number of seconds"],
  ])("%j is refused", async (words, complaint) => {
    const { status, output, complaints } = await runInside("", { words });
    expect([status, output]).toEqual([WRONG, ""]);
    expect(complaints).toContain(complaint);
    expect(complaints).not.toMatch(/^ {4}at /m);
  });

  test("a record of a game with dice is resumed with dice", async () => {
    const home = madeHome();
    const file = join(home, "race.txt");
    const words = ["--game", "saturankam", "--players", "2", "--seed", "3"];
    await runInside(`1\nsave ${file}\n`, { words, home });
    expect(readFileSync(file, "utf8")).toContain('[Players "2"]\n[StartOff "no"]\n');
    const run = await runInside("1\n", { words: ["--load", file, "--seed", "4"], home });
    expect(run.output).toContain("Dice seed 4");
    expect(run.output).not.toContain("The throw of");
  });

  test("a game with the players' own dice is resumed and loaded with them", async () => {
    const home = madeHome();
    const file = join(home, "race.txt");
    const words = ["--game", "saturankam", "--players", "2", "--dice", "ask"];
    await runInside(`3 6\n1\nsave ${file}\n`, { words, home });
    expect(readFileSync(file, "utf8")).toContain('[Dice "ask"]\n');
    for (const opened of [["--resume"], ["--load", file]]) {
      const { output } = await runInside("", { words: opened, home });
      expect(output).toContain("The throw of North");
      expect(output).not.toContain("Dice seed");
    }
    for (const line of ["resume", `load ${file}`]) {
      const { output } = await runInside(`${line}\n`, { home });
      expect(output).toContain("The throw of North");
      expect(output).not.toContain("Dice seed");
    }
  });

  test("--dice changes who throws in a game that is resumed", async () => {
    const home = madeHome();
    const words = ["--game", "saturankam", "--players", "2", "--dice"];
    await runInside("3 6\n1\n", { words: [...words, "ask"], home });
    const thrown = await runInside("1\n", { words: ["--resume", "--dice", "program"], home });
    expect(thrown.output).toContain("Dice seed");
    expect(thrown.output).not.toContain("The throw of");
    const again = await runInside("1\n1\n1\n", { words: ["--resume"], home });
    expect(again.output).toContain("Dice seed");
    const asked = await runInside("1\n", { words: ["--resume", "--dice", "ask"], home });
    expect(asked.output).toContain("The throw of");
  });
});
