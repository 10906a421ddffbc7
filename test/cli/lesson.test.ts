/** The subcommand lesson. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, onTestFinished, test } from "vitest";
import { PORT, PYTHON } from "../exam/stepper/python.ts";
import "../exam/stepper/followed.ts";
import { runInside } from "./run-inside.ts";

const run = (input: string, ...words: string[]) =>
  runInside(input, { words: ["lesson", ...words] });

describe("lesson on the command line", () => {
  test("lists the lessons", async () => {
    const { status, output } = await run("");
    expect(status).toBe(0);
    expect(output).toMatch(/^The lessons on Capture the Sarrum:\n {2}demo /);
  });

  test("runs a lesson, with which the program ends", async () => {
    const { status, output } = await run("\n\nback\ndone\n", "refused", "--plain");
    expect(status).toBe(0);
    expect(output).toContain("Lesson, step 3 of 15 (Enter for the next, back, done): back\n");
    expect(output).toMatch(/step 2 of 15[^\n]*done\nGoodbye\.\n$/);
  });

  test("refuses an unknown lesson", async () => {
    const { status, output, complaints } = await run("", "demmo", "--game", "zamma");
    expect([status, output]).toEqual([2, ""]);
    expect(complaints).toContain("Type lesson to list the lessons.");
  });

  test.each(["figures", "pieces", "refused"])(
    "checks that no line of the lesson %s fails",
    async (name) => {
      const { status, output } = await run("", name, "--check");
      expect([status, output]).toEqual([
        0,
        expect.stringMatching(/^Lines typed: \d+\. None of them fails\.\n$/),
      ]);
    },
  );

  describe.skipIf(PYTHON === undefined)("on a class's own program in Python", () => {
    const checked = test.runIf(process.env.DEEP).each(["judged", "passing", "loops"]);
    checked("%s fails in no line", async (name) => {
      const { output } = await run("", name, "--check", "--from", PORT);
      expect(output).toMatch(/^Lines typed: \d+\. None of them fails\.\n$/);
    });

    test("is refused by a lesson that shows no program", async () => {
      const { status, complaints } = await run("", "demo", "--from", PORT);
      expect([status, complaints]).toEqual([
        2,
        "error: This lesson shows no program; --from is for judged, passing and loops.\n",
      ]);
    });

    test("names it, and types its names", async () => {
      const { output } = await run("next\nnext\ndone\n", "loops", "--from", PORT);
      expect(output).toContain("> step\n");
      expect(output).toContain("> to DisplayBoard\n");
    });

    test("is said to differ where its subroutines do", async () => {
      const folder = mkdtempSync(join(tmpdir(), "sarrum-lesson-"));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const text = readFileSync(PORT, "utf8");
      writeFileSync(join(folder, "own.py"), text.replace("<= 1", "< 1"));
      const { output } = await run("done\n", "judged", "--from", join(folder, "own.py"));
      expect(output).toContain(
        "In own.py CheckSarrumMoveIsLegal differs from the exam's, so what the lesson says need not be true of it.",
      );
    });

    test("is refused if a subroutine of the lesson is not there", async () => {
      const folder = mkdtempSync(join(tmpdir(), "sarrum-lesson-"));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      writeFileSync(join(folder, "own.py"), "def make_move():\n    pass\n");
      const { status, complaints } = await run("", "passing", "--from", join(folder, "own.py"));
      expect([status, complaints]).toEqual([
        2,
        "error: The program has no InitialiseBoard or GetMove, which this lesson runs to.\n",
      ]);
    });
  });

  test("names the lines that fail, and those that should have been refused", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sarrum-lesson-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, "lesson.txt");
    const lines =
      "Begin.,> y,,A note,and more,> movs 13,> moves 13,> 13 99,>? 13 99,> quiz,>? 13 23,> done,> review";
    writeFileSync(file, lines.replaceAll(",", "\n"));
    const { status, output, complaints } = await run("", file, "--check");
    expect([status, output]).toEqual([2, ""]);
    expect(complaints.trim().split("\n")).toEqual([
      "error: Line 6, movs 13: Unknown command “movs”; did you mean “moves”?",
      expect.stringMatching(
        /^Line 8, 13 99: That is not a legal move .* again\. 99 is off the board/,
      ),
      "Line 11, 13 23: It is not refused.",
      expect.stringMatching(/^Line 13, review: There is nothing to review yet; /),
    ]);
  });

  test("writes no file in a check, where lines read what lines before them have written", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sarrum-lesson-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [file, old, fresh] = ["lesson.txt", "old.txt", "new.txt"].map((name) =>
      join(folder, name),
    );
    writeFileSync(old!, "old");
    const lines = `> y\n>! save ${old}\n> save ${fresh}\n> load ${fresh}\n> diagram ${fresh}.svg`;
    writeFileSync(file!, lines);
    const { status, output } = await run("", file!, "--check");
    expect([status, output]).toEqual([0, "Lines typed: 5. None of them fails.\n"]);
    expect(readdirSync(folder)).toEqual(["lesson.txt", "old.txt"]);
    expect(readFileSync(old!, "utf8")).toBe("old");
    writeFileSync(file!, `${lines}\n>! save ${fresh}`);
    const { complaints } = await run("", file!, "--check");
    expect(complaints).toMatch(
      /^error: Line 6, .* already exists; a lesson writes only new files\./,
    );
  });

  test("needs a lesson to check", async () => {
    const { status, complaints } = await run("", "--check");
    expect([status, complaints]).toEqual([2, expect.stringContaining("--check needs a lesson")]);
  });
});
