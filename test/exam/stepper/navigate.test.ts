/** Where a program that is followed runs to, and goes back to. */
import { expect, test } from "vitest";
import { seededRandom } from "../../../src/base/rng.ts";
import {
  END_OF_MOVE,
  type Goal,
  inNamesOf,
  inOwnNames,
  outOf,
  overLine,
  type ProgramPosition,
  positionOf,
  readBack,
  readCondition,
  readPlace,
  stackAt,
} from "../../../src/exam/stepper/navigate.ts";
import { sentenceOf } from "../../../src/exam/stepper/sentences.ts";
import { valueIn } from "../../value-in.ts";
import { followedSkeleton, followHere } from "./followed.ts";

/** The exam's program after these answers, before a step. */
async function positionAfter(answers: readonly string[], at = 1) {
  const program = await followedSkeleton();
  return { program, steps: await program.run(answers), at, looks: [], board: false };
}

/** A program of which only its texts and its latest step are known. */
function positionIn(
  files: Readonly<Record<string, string>>,
  subroutines: readonly string[],
): ProgramPosition {
  const [file = ""] = Object.keys(files);
  const program = { ...UNKNOWN, files: new Map(Object.entries(files)), subroutines };
  const action = { kind: "end", reason: "" } as const;
  const step = { file, line: 2, action, stack: [], globals: {} };
  return { program, steps: [step, step], at: 1, looks: [], board: false };
}

const UNKNOWN = { run: async () => [], record: async () => [] };

const ALL =
  "{line} {elsewhere}{makeMove} {moveIsLegal = false} {gameOver = true} {whoseTurn} {board[3][1]}";

test("examples are in the names of the program that is followed", async () => {
  expect(inOwnNames(ALL, await positionAfter([]))).toBe(
    "63 to rules.ts 12, makeMove moveIsLegal = false gameOver = true whoseTurn board[3][1]",
  );
  const python =
    "Board = []\nGameOver = False\nwhile not GameOver:\n  Move_Is_Legal = False\nWhoseTurn = 'W'";
  const own = positionIn({ "our game.py": python }, ["Make_Move", "main"]);
  expect(inOwnNames(ALL, own)).toBe(
    "2 Make_Move Move_Is_Legal = False GameOver = True WhoseTurn Board[3][1]",
  );
});

test("examples in a program that has none of the exam's names are what it has", () => {
  const odd = positionIn({ "odd.py": "total = 0\nline = add(total)" }, ["add", "main"]);
  expect(inOwnNames(ALL, odd)).toBe("2 add total total total total");
  expect(inOwnNames("{makeMove}", positionIn({ "odd.py": "" }, ["main"]))).toBe("main");
});

test("lines of a lesson are spelt as the program does", () => {
  const { program } = positionIn({ "a.py": "PieceType = ''\nBoard = []\nto = 1" }, ["Make_Move"]);
  for (const [line, spelt] of [
    ["until pieceType", "until PieceType"],
    ["step to MakeMove", "step to Make_Move"],
    ['until board = "BG"', 'until Board = "BG"'],
    ["look main.board", "look main.Board"],
    ["go", "go"],
    ["13 23", "13 23"],
  ])
    expect(inNamesOf(line!, program)).toBe(spelt);
});

function goalIn(read: Goal | string): Goal {
  if (typeof read === "string") throw new Error(read);
  return read;
}

test("a hundred ways through a game end where they should", async () => {
  const start = await positionAfter(["y", "12", "13", "12", "21", "41", "51"]);
  const { steps } = start;
  const random = seededRandom(7);
  const places = steps.map(({ file, line }) => `${file} ${line}`);
  const depths = steps.slice(0, -1).map(({ stack }) => stack.length);
  for (let count = 0; count < 100; count += 1) {
    const at = 1 + random(steps.length - 2);
    const depth = stackAt({ ...start, at }).length;
    const over = positionOf(overLine({ ...start, at }), steps, at);
    const isHere = (step: number) => depths[step] === depth && places[step + 1] === places[at];
    const through = depths.findIndex((one, step) => step >= at && one <= depth && !isHere(step));
    expect(over).toBe(through < 0 ? undefined : through + 1);
    const out = positionOf(outOf({ ...start, at }), steps, at);
    const left = depths.findIndex((one, step) => step >= at && one < depth);
    expect(out).toBe(left < 0 ? undefined : left + 1);
  }
});

test("goals are lines, subroutines, values and the end of a move", async () => {
  const start = await positionAfter(["y", "12", "13", "13", "23"]);
  const { steps } = start;
  for (const place of ["77", "rules.ts 140", "MAKEMOVE"])
    expect(positionOf(goalIn(readPlace(start, place)), steps, 1)).toBeDefined();
  const legal = positionOf(goalIn(readCondition(start, "moveIsLegal = TRUE")), steps, 700)!;
  expect(steps[legal - 1]).toMatchObject({ file: "rules.ts", line: 128 });
  const end = positionOf(END_OF_MOVE, steps, 1)!;
  expect(steps[end - 1]).toMatchObject({ file: "program.ts", line: 85 });
});

test.each([
  ["count", ["count becomes 1.", "count becomes 5.", "count becomes 2 (it was 1)."]],
  ["list[0]", ["list becomes [1].", "same[0] becomes 3 (it was 1)."]],
])("until %s runs until that changes, not to the end of a block", async (name, changes) => {
  const text = `export function main(): void {
    let count = 1;
    const list = [1];
    const same = list;
    { let count = 5; }
    same[0] = 3;
    let other = 0;
    count += 1;
  }`;
  const program = valueIn(followHere(new Map([["program.ts", text]])));
  const steps = await program.run([]);
  const goal = goalIn(readCondition({ program, steps, at: 1, looks: [], board: false }, name));
  const found = steps.filter((_step, at) => positionOf(goal, steps, at) === at + 1);
  expect(found.map(sentenceOf)).toEqual(changes);
});

test.each([
  ["3", { line: 77 }],
  ["1e9", { line: 55 }],
  ["Infinity", { line: 55 }],
  ["to 77", { line: 77, action: { kind: "call", name: "checkMoveIsLegal" } }],
  ["to GETMOVE", { line: 48 }],
  ["to rules.ts 125", { line: 125 }],
  ["answer", { line: 49, action: { kind: "ask", answer: "23" } }],
  ["to question", { line: 49 }],
  ["to 93", "Line 93 of program.ts is not reached before this line; to 93 looks ahead."],
  ["displayWinner", "displayWinner is not called before this line; to displayWinner looks ahead."],
  ["to nowhere", "“nowhere” is neither a line nor a subroutine, such as makeMove."],
  ["to", "back takes a number of steps, a place or answer: back 20, back to 71, back answer"],
  ["0", "back takes a number of steps, a place or answer: back 20, back to 71, back answer"],
])("back %s goes to the latest time", async (typed, place) => {
  const start = await positionAfter(["y", "13", "23"]);
  const at = positionOf(goalIn(readPlace(start, "82")), start.steps, 1)!;
  const back = readBack({ ...start, at }, typed);
  if (typeof place === "string") expect(back).toBe(place);
  else expect(start.steps[Number(back)]).toMatchObject(place);
  expect(readBack({ ...start, at: 5 }, "answer")).toMatch(/^No question has been answered/);
});

test("help names a line to go back to that has run", async () => {
  const start = await positionAfter(["y", "13", "23"]);
  const example = (at: number) => inOwnNames("{past}", { ...start, at });
  for (let at = 2; at < start.steps.length; at += 7)
    expect(readBack({ ...start, at }, `to ${example(at)}`)).toBeLessThan(at);
  const inRules = positionOf(goalIn(readPlace(start, "createBoard")), start.steps, 1)!;
  expect(example(inRules)).toBe("program.ts 55");
});

test.each([
  ["0", /^program\.ts has lines 1 to \d+\.$/],
  ["other.ts 3", /^other\.ts has no lines here\.$/],
  ["move", /^“move” is neither a line nor a subroutine, such as makeMove\.$/],
])("a place such as %s is refused", async (typed, reason) => {
  expect(readPlace(await positionAfter([]), typed)).toMatch(reason);
});

test.each([
  ["nosuch = 3", /^There is no variable nosuch; try .*\bboard, .* or whoseTurn\.$/],
  ["board[3.1]", "“board[3.1]” is neither a variable nor an element, such as board[3][1]."],
  ["whoseTurn = W", "whoseTurn is W already; “until whoseTurn” runs until it changes."],
  ["GAMEOVER = False", "GAMEOVER is False already; “until GAMEOVER” runs until it changes."],
])("a condition such as %s is refused", async (typed, reason) => {
  const { program, steps } = await positionAfter(["y"]);
  const at = steps.length - 1;
  const refusal = readCondition({ program, steps, at, looks: [], board: false }, typed);
  if (typeof reason === "string") expect(refusal).toBe(reason);
  else expect(refusal).toMatch(reason);
});
