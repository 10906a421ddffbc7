/** A version of the exam's program is compared with it in random games. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../../../src/base/rng.ts";
import { compareProgram } from "../../../../src/exam/exercises/compare/compare-program.ts";
import { findDifference } from "../../../../src/exam/exercises/compare/find-difference.ts";
import { follow } from "../../../../src/exam/follow-answers.ts";
import { randomSteps } from "../../../../src/exam/random-answers.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { marked } from "../checker/marked-port.ts";
import { play } from "../no-echo.mjs";

const folder = temporaryFolder("compare");

type Play = (
  behaviour: string[],
  input: string,
  limit: number,
) => ReturnType<typeof play> & { error?: Error };

/** Compares a program that runs in this process. */
function compare(played: Play, behaviour: string[] = [], options = {}) {
  const run = async (input: string) => {
    const { output, end, error } = played(behaviour, input, 400_000);
    return { output, end, errors: error?.stack ?? "", files: new Map<string, string>() };
  };
  const asked = { games: 20, seed: 7, ...options };
  return compareProgram({ folder, run }, asked, () => {});
}

test.each([[[]], [["lines"]], [["columns"]], [["quiet"]]])(
  "a faithful port has no difference: %j",
  async (behaviour) => {
    const { moves, check } = await compare(play, behaviour, { games: 5 });
    expect(check).toBeUndefined();
    expect(moves).toBeGreaterThan(100);
  },
);

test("random games are won by both players, with promotions and refused moves", () => {
  const { steps, positions, ends } = follow(randomSteps(20, seededRandom(7)));
  const winners = positions.flatMap(({ wonAfter, player }) => (wonAfter ? player : []));
  const counts = positions.map(({ board }) =>
    ["M", "R"].map((letter) => board.flat().filter((piece) => piece[1] === letter).length),
  );
  const promotions = counts.filter(([marzazPanis, redums], index) => {
    const [marzazPanisBefore, redumsBefore] = counts[index - 1] ?? [0, 0];
    return marzazPanis! > marzazPanisBefore! && redums! < redumsBefore!;
  });
  expect(ends).toBe(true);
  expect(winners).toHaveLength(20);
  expect(winners.filter((winner) => winner === "Black").length).toBeGreaterThanOrEqual(4);
  expect(promotions.length).toBeGreaterThanOrEqual(6);
  const attempts = steps.filter(({ length }) => length === 2).length;
  expect(attempts - positions.length).toBeGreaterThan(100);
  for (const square of steps.filter(({ length }) => length === 2).flat())
    expect(square).toMatch(/^[1-8][1-8]$/);
});

const SOURCE = readFileSync(new URL("../no-echo.mjs", import.meta.url), "utf8");
let copies = 0;

/** The program with a text of its own replaced. */
async function changed(text: string, instead: string): Promise<Play> {
  expect(SOURCE.split(text)).toHaveLength(2);
  copies += 1;
  const file = join(folder, `changed-${copies}.mjs`);
  writeFileSync(
    file,
    SOURCE.replace(text, () => instead),
  );
  return (await import(pathToFileURL(file).href)).play;
}

const WINS = 'if (captured[1] === "S") print(';
const REFUSAL = 'print("That is not a legal move - please try again");';

describe("a difference is found, with the shortest input that shows it:", () => {
  test.each([
    ["a wrong board", '[2, "BR"]', '[2, "BN"]', "n", "to show the board", /another board/],
    ["another player", "moves % 2 === 1", "moves % 2 === 0", "y", "White's turn", /Black's turn/],
    [
      "an illegal move",
      "far + wide === 2 && far * wide === 0",
      "far + wide === 2",
      /^n( \d\d){4,12}$/,
      "to refuse the move from",
      /^a board$/,
    ],
    [
      "a refused legal move",
      "M: (far, wide) => far + wide === 1",
      "M: (far, wide) => far === 1 && wide === 0",
      /^n( \d\d){6,16}$/,
      "to make the move from",
      /^no board, but: That is not a legal move - please try again$/,
    ],
    [
      "a game that continues after the sarrum's capture",
      'captured[1] !== "S"; moves',
      "moves < 999; moves",
      "y 81 41",
      "White wins",
      /^a board$/,
    ],
    ["no winner", " wins!`", " is the best!`", "y 81 41", "White wins", /White is the best/],
    [
      "a wrong winner",
      WINS,
      `if (captured[1] === "S") print("Black's sarrum wins!"); else if (!captured) print(`,
      "y 81 41",
      "White wins",
      /Black's sarrum/,
    ],
    [
      "a second game that Black begins",
      "let moves = 1;",
      "let moves = lines.second ? 2 : 1, second = (lines.second = true);",
      /^y 81 41 y \w$/,
      "White's turn",
      /Black's turn/,
    ],
    [
      "a board after the win",
      WINS,
      'if (captured[1] === "S") ((text) => (print(text), display(board)))(',
      "y 81 41",
      "without a board",
      /^a board$/,
    ],
    [
      "a crash",
      REFUSAL,
      "throw new RangeError('oops');",
      /^\w( \d\d){4,6}$/,
      "to make the move",
      /^It stopped with an error after answer [57] .*RangeError: oops/,
    ],
    [
      "endless output",
      REFUSAL,
      "for (;;) print('again '.repeat(500));",
      /^\w( \d\d){4,6}$/,
      "to make the move",
      /^It did not stop printing/,
    ],
    [
      "another end",
      '=== "Y");\n  } catch',
      '!== "");\n  } catch',
      /^y 81 41 [nqx7]$/,
      "to end",
      /^it expected more/,
    ],
  ])("%s", async (_name, text, instead, typed, expected, appeared) => {
    const { check } = await compare(await changed(text, instead), [], { games: 5 });
    expect(check?.failure?.expected).toContain(expected);
    expect(check?.failure?.appeared).toMatch(appeared);
    const answers = check?.check.kind === "dialogue" ? check.check.typed : [];
    expect(
      answers
        .join(" ")
        .toLowerCase()
        .replace(/^[nqx7]/, "n"),
    ).toMatch(typeof typed === "string" ? new RegExp(`^${typed}$`) : typed);
  });
});

test("a program that is too slow differs at the answer that it had reached, if not before", async () => {
  const slowly = (played: Play, isMoving: boolean) => async (input: string) => {
    const { output, end } = played([], input, 400_000);
    const timeUp = output.length > 9000 && { seconds: 10, isMoving, isShared: false };
    const stopped = timeUp && { output: output.slice(0, 9000), end: "too long" as const, timeUp };
    return { output, end, errors: "", files: new Map<string, string>(), ...stopped };
  };
  const failureOf = async (run: ReturnType<typeof slowly>) => {
    const { check } = await compareProgram({ folder, run }, { games: 20, seed: 7 }, () => {});
    const typed = check?.check.kind === "dialogue" ? check.check.typed : [];
    return { typed, ...check!.failure! };
  };
  const { typed, answer = -1, appeared, expected } = await failureOf(slowly(play, true));
  const questions = marked([], typed).filter((end) => end <= 9000);
  expect(answer + 1).toBe(questions.length);
  expect(answer + 1).toBeLessThan(typed.length);
  expect(appeared).toBe(
    `It was too slow: after 10 seconds it had reached answer ${answer + 1} (“${typed[answer]}”); does it pause?`,
  );
  expect(expected).toBe("the program to continue");
  expect((await failureOf(slowly(play, false))).appeared).toMatch(/a loop that does not end/);
  const wrong = await changed("moves % 2 === 1", "moves % 3 !== 2");
  expect((await failureOf(slowly(wrong, true))).appeared).toMatch(/turn$/);
});

test.each([
  ["Black's sarrum has been captured. White wins!", true],
  ["Black sarrum taken, White wins", true],
  ["White has captured Black’s sarrum and wins", true],
  ["The winner is White", true],
  ["White's sarrum wins", false],
  ["Black wins", false],
  ["Well done, White", false],
])("the winner is found in own words: %s", (words, found) => {
  const course = follow(chooserOf(["y"], ["81", "41"]));
  const { output } = play([], "y\n81\n41\n");
  expect(findDifference(course, output)).toBeUndefined();
  const difference = findDifference(course, output.replace("White wins!", words));
  expect(difference === undefined).toBe(found);
});

const chooserOf =
  (...steps: ([string] | [string, string])[]) =>
  () =>
    steps.shift();
