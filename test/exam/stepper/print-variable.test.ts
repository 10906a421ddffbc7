/** The values of variables, asked for by name. */
import { expect, test } from "vitest";
import { positionOf, readPlace } from "../../../src/exam/stepper/navigate.ts";
import { isVariable, valueLines } from "../../../src/exam/stepper/print-variable.ts";
import { follow, followedSkeleton, runFile } from "./followed.ts";

/** The exam's program where it checks a move of the sarrum. */
async function position() {
  const program = await followedSkeleton();
  const steps = await program.run(["y", "13", "23"]);
  const start = { program, steps, at: 1, looks: [], board: false };
  const goal = readPlace(start, "checkSarrumMoveIsLegal");
  if (typeof goal === "string") throw new Error(goal);
  return { ...start, at: positionOf(goal, steps, 1)! };
}

test.each([
  ["startRank", "startRank is 3."],
  ["WHOSE_TURN", 'WHOSE_TURN is "W".'],
  ["board[3][1]", 'board[3][1] is "WS".'],
  ["print( board [3][1] );", 'board[3][1] is "WS".'],
  ["board[startRank][finishFile]", 'board[startRank][finishFile] is "BE".'],
  ["main.moveIsLegal", "main.moveIsLegal is false."],
  ["board[3]", /^board\[3\] is \[" {2}", "WS", "BE"(, " {2}"){5}, "BE"\]\.$/],
  ["board", /^board is an array of 9\.\nboard\[0\] is \[" {2}".*\n(.*\n){7}board\[8\] is /],
  ["board[9][1]", "board[9][1] has no value here: board is an array of 9."],
  ["fileNo", /^fileNo has no value here; try board, startRank, .* or \w+\.$/],
  ["nosuch", /^There is no variable nosuch; try board, startRank, .* or \w+\.$/],
  ["board[3,1]", "“board[3,1]” is neither a variable nor an element, such as board[3][1]."],
  [
    "startFile + finishFile",
    "“startFile + finishFile” is neither a variable nor an element. Expressions are not evaluated; try startFile or finishFile.",
  ],
  ['board[3][1] === "{x}"', /Expressions are not evaluated; try board\[3\]\[1\]\.$/],
  ["2 + {x}", "“2 + {x}” is neither a variable nor an element, such as board[3][1]."],
  ["", "print takes a variable: print moveIsLegal, print board[3][1]"],
])("print %s", async (typed, said) => {
  const shown = valueLines(await position(), typed).join("\n");
  if (typeof said === "string") expect(shown).toBe(said);
  else expect(shown).toMatch(said);
});

test("a name alone is a variable where the program has it at some time", async () => {
  const here = await position();
  for (const line of ["startFile", "fileNo", "board[3][1]", "main.gameOver", "boardDimension"])
    expect(isVariable(here, line)).toBe(true);
  for (const line of ["hlep", "for", "13", "board 3", "", "nosuch.board", "main.pieceType"])
    expect(isVariable(here, line)).toBe(false);
});

test("an array of many arrays is told as far as its twentieth", async () => {
  const steps = await runFile(
    "export function main() {\nconst a = Array.from({ length: 50 }, () => [1]);\nlet b = 0;\n}",
  );
  const program = { ...(await followedSkeleton()), files: new Map([["program.ts", "a"]]) };
  const here = { program, steps, at: steps.length - 2, looks: [], board: false };
  expect(valueLines(here, "a")).toHaveLength(21);
});

test("back answer goes to the last question, and a name alone says a value", async () => {
  const shown = await follow(
    "to 73",
    "y 13 23",
    "startRank",
    "nosuch",
    "print startRank + startFile",
    "hlep",
    "back answer",
    "12",
    "look board",
  );
  expect(shown).toContain("startRank is 0.");
  expect(shown).toMatch(/“nosuch” is neither a command nor a variable; try .*board, .*, or help\./);
  expect(shown).toContain("Expressions are not evaluated; try startRank or startFile.");
  expect(shown).toContain("did you mean “help”?");
  expect(shown).toContain("(Enter for 23) 12\n");
  expect(shown).toContain("shown after every step.\nWhite: sarrum 13, redum 12");
  const predicted = await follow("to 73", "y 13 23", "predict", "back answer", "", "done");
  expect(predicted).toContain("(Enter for 23) \n");
  const commands = await follow("over", "to 73", "y 13 23", "board", "print board");
  expect(commands).toContain("board is an array of 9.\nboard[0] is [");
});
