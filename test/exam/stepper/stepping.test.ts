/** The commands of a program that is followed, in a dialogue. */
import { describe, expect, test } from "vitest";
import { openStepping } from "../../../src/exam/stepper/stepping.ts";
import { COMMANDS, turnOf } from "../../../src/exam/stepper/turns.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { DEFAULT_VIEW } from "../../../src/game/view/view-settings.ts";
import { NEXT_STEP } from "../../cli/program.ts";
import { talk } from "../../game/session/type-lines.ts";
import { valueIn } from "../../value-in.ts";
import { follow, followHere } from "./followed.ts";

/** What is read out at a keyboard while these lines are typed. */
const readOut = (...lines: readonly string[]) =>
  talk(sarrum, ["step", ...lines, "quit"], {
    effects: { interactive: true },
    view: { ...DEFAULT_VIEW, plain: true },
  });

describe("the commands of a program that is followed", () => {
  test("the transcript of a class", async () => {
    const shown = await follow(
      "",
      "over",
      "why",
      "to CheckMoveIsLegal",
      "y",
      "13",
      "23",
      "over",
      "until moveIsLegal",
      "look whoseTurn",
      "back 2",
      "why",
      "to makeMove",
      "board",
      "out",
      "go",
      "=go",
      "",
      "again",
      "hlep",
      "to 999",
      "to nowhere",
      "until",
    );
    await expect(shown).toMatchFileSnapshot("../../transcripts/stepping.txt");
  });

  test("what the program asks is answered also by the name of a command, after =", async () => {
    const shown = await follow("to getMove", "=back", "=go", "=", "to 82");
    expect(shown).toContain("the answer is back.");
    expect(shown).toContain("the answer is go.");
    expect(shown).toContain("the answer is empty.");
  });

  test("an answer is changed after steps back, and what followed it is forgotten", async () => {
    const shown = await follow(
      "to getMove",
      "y",
      "13",
      "23",
      "again",
      "to 63",
      "n",
      "to makeMove",
      "17",
      "16",
    );
    expect(shown).toContain("(Enter for y)");
    expect(shown).toMatch(/sampleGame becomes "N"|the answer is n\./);
    expect(shown).toContain("the answer is 17.");
  });

  test("a program that ends says so, and can be followed again", async () => {
    const shown = await follow(
      "to displayWinner",
      "y",
      "81",
      "41",
      "to getMove",
      "go",
      "go",
      "n",
      "out",
      "back",
      "again",
    );
    expect(shown).toContain("It prints “Black's sarrum has been captured. White wins!”.");
    expect(shown).toContain(
      `getMove is not called before the program waits for an answer to “Play again (Y for yes)?”.\n${NEXT_STEP}go`,
    );
    expect(shown).toContain("main ends.");
  });

  test("both squares can be typed at once, and Enter alone is no answer", async () => {
    const shown = await follow("to getMove", "", "y", "13 23", "back", "12", "look board[3][1]");
    expect(shown).toContain("Type what you would type in the program; for an empty line type =.");
    expect(shown).toContain("line 48: startSquare becomes 13 (it was 0).");
    expect(shown).toContain("line 49: finishSquare becomes 23 (it was 0).");
    expect(shown).toContain("file first: (Enter for 23) 12");
    expect(shown).toContain('board[3][1] is "WS".');
  });

  test("over finishes a line with all that it calls, also where a loop is on it", async () => {
    const shown = await follow("over", "over", "look startSquare", "to 68", "y", "over");
    expect(shown).toContain("createBoard returns an array of 9.");
    expect(shown).toContain("line 55: board becomes an array of 9.");
    expect(shown).toContain("startSquare is 0.");
    expect(shown).toContain("line 38: displayBoard ends.");
    expect(shown).not.toContain("line 69");
  });

  test("what is not reached in a move leaves the program where it is", async () => {
    const shown = await follow(
      "to checkEtluMoveIsLegal",
      "y",
      "13",
      "23",
      "until startFile = 7",
      "look startSquare",
    );
    const before = "before the program waits for an answer to “Start square, file first:”.\n";
    expect(shown).toContain(`finishSquare becomes 23 (it was 0).
checkEtluMoveIsLegal is not called ${before}${NEXT_STEP}until startFile = 7
startFile does not become 7 ${before}${NEXT_STEP}look startSquare
startSquare is 13.`);
  });

  test("the letter and both squares can be typed at once, and the letter is left out later", async () => {
    const shown = await follow("to 73", "y 13 23", "look startSquare", "go", "to 73", "y 12 13");
    expect(shown).toContain("the answer is y.");
    expect(shown).toContain("startSquare is 13.");
    expect(shown.match(/the answer is 12\./g)).toHaveLength(1);
    expect(shown.match(/the answer is y\./g)).toHaveLength(1);
  });

  test("after again the same answers are given without a question, unless others are typed", async () => {
    const moved = await follow("to getMove", "y", "13 23", "go", "again", "go", "look whoseTurn");
    expect(moved).toContain("Your answers stay: go repeats them,");
    expect(moved).toContain('whoseTurn is "B".');
    const shown = await follow(
      "to getMove",
      "y",
      "13 23",
      "again",
      "to 63",
      "n",
      "look sampleGame",
    );
    expect(shown).toContain('sampleGame is "n".');
  });

  test("a program that ends before it begins stays there, until again reads it anew", async () => {
    let text = 'throw new Error("at once");';
    const open = async () => followHere(new Map([["program.ts", text]]));
    const opened = await openStepping({ open, answers: [] });
    if (!opened.ok) throw new Error(opened.reason);
    expect(await turnOf(opened.value, "back 3")).toBe("This is the first line.");
    expect(await turnOf(opened.value, "again")).toMatchObject({ stepping: { at: 0 } });
    expect(await turnOf(opened.value, "go")).toBe(
      "Nothing comes after that; type back, again or done.",
    );
    text = "export function main(): void {";
    expect(await turnOf(opened.value, "again")).toMatch(
      /^program\.ts, line 1 cannot be read: .*\. The program goes on as it was; again reads it anew\.$/,
    );
    text += " let a = 1; }";
    expect(await turnOf(opened.value, "again")).toMatchObject({ stepping: { at: 1 } });
  });

  test("a goal that is not reached before a program is stopped is missed in so many steps", async () => {
    const text = 'export function main() {\nlet a = 1;\nthrow new Error("lost");\na = 2;\n}';
    const open = async () => followHere(new Map([["program.ts", text]]));
    const stepping = valueIn(await openStepping({ open, answers: [] }));
    expect(await turnOf(stepping, "to 4")).toBe(
      "Line 4 of program.ts is not reached in the first 2 steps, after which the program was stopped.",
    );
  });

  test("an answer where nothing is asked is no command", async () => {
    expect(await follow("13 23", "done")).toContain(
      "The program asks nothing here. Enter makes one step, go many.",
    );
    const ended = await follow("to displayWinner", "y 81 41", "go", "go", "n", "out", "y");
    expect(ended).toContain("The program asks nothing here. It has ended; back answer goes to");
  });

  test.each([
    [
      ["to getMove", "y", "13", "23", "out", "why"],
      "has ended, so the line that called it continues.",
    ],
    [["to initialiseBoard", "y", "out", "why"], "and so has the line that called it."],
    [["to makeMove", "y 13 23", "look board[startRank][startFile]"], '[startFile] is "WS".'],
    [["look whoseTurn", "look whoseTurn"], "whoseTurn is no longer kept in view."],
    [["board"], "The board is shown after every step."],
    [["board", "board"], "The board is no longer shown after every step."],
    [["to"], "to takes a line or a subroutine: to 63, to makeMove"],
    [["to program.ts:61"], 'program.ts, line 61: whoseTurn stays "W".'],
    [["to 62", "y"], "gameOver stays false."],
  ])("after %s it says: %s", async (lines, said) => {
    expect(await follow(...lines, "next", "done")).toContain(said);
  });

  test("other games have no program of the exam", async () => {
    const { shatranj } = await import("../../../src/game/rules/shatranj/shatranj.ts");
    expect(await talk(shatranj, ["step", "quit"])).toContain("type new sarrum first");
  });

  test.each([
    [
      ["to 73", "13 23"],
      "line 72: startSquare becomes 13 (it was 0) and finishSquare becomes 23 (it was 0).\nEnter",
    ],
    [["over", "13"], "line 48: startSquare becomes 13 (it was 0).\nFinish"],
    [["to displayWinner", "13 23"], "displayWinner is not called before"],
  ])("%j at a question runs on after the answer", async (lines, shown) => {
    const all = await follow("to getMove", "y", ...lines);
    expect(all).toContain("Answer first; then it runs that far.");
    expect(all).toContain(shown);
  });

  test.each([
    ["main.startSquare", "line 72: startSquare becomes 13 (it was 0)"],
    ["startSquare", "line 48: startSquare becomes 13 (it was 0)"],
    ["main.board", 'line 214: board[3][2] becomes "WS"'],
    ["board[3][1]", 'line 215: board[3][1] becomes "  "'],
    ["main.startRank = 3", "line 73: startRank becomes 3"],
    ["main.moveIsLegal", "line 77: moveIsLegal becomes true (it was false)"],
  ])("until %s runs until that changes", async (variable, shown) => {
    const all = await follow("to getMove", "y", `until ${variable}`, "13 23", "look board");
    expect(all.split("look board")[0]!.split("\n").at(-2)).toContain(shown);
  });

  test("each command is explained by its name, also where it is a topic of the game's help", async () => {
    const names = COMMANDS.map((command) => command.names[0]);
    const shown = await follow(...names.map((name) => `help ${name}`));
    for (const { about } of COMMANDS)
      for (const part of about.split(/\{.*?\}/)) expect(shown).toContain(part);
    expect(shown).not.toContain("{");
  });

  test("help says how a prediction is typed, and what Enter does at a question", async () => {
    const how = "Type true or false; over continues without it, and predict ends the questions.";
    const enter = "The program's steps:\n  next or Enter     ";
    const shown = await follow("to checkSarrumMoveIsLegal", "y", "13 23", "predict", "help");
    expect(shown).toContain(`become? help\n${how}\n${enter} repeats the question\n`);
    expect(await follow("to 56", "help")).not.toContain("Type true");
    const asked = await follow("to getMove", "help", "y", "13 23", "back", "help", "done");
    expect(asked).toContain(`${enter} repeats the question\n`);
    expect(asked).toContain(`${enter} gives the same answer again\n`);
    const ended = await follow("to displayWinner", "y 81 41", "go", "go", "n", "out", "help");
    expect(ended).toContain(`${enter} does nothing: the program has ended\n`);
  });

  test("what several steps have printed and changed is read out with the line that comes next", async () => {
    const lines = [
      "over",
      "to 68",
      "y",
      "look main.startRank",
      "until moveIsLegal",
      "13 23",
      "to makeMove",
      "go",
      "go",
    ];
    const shown = await readOut(...lines);
    expect(shown).toContain("On the way board changes in 8 places");
    expect(shown).toContain(
      `On the way checkMoveIsLegal is called with board by reference, startRank 3, startFile 1, finishRank 3, finishFile 2 and whoseTurn "W".
Now main.startRank is 3.
Next, line 129: if (finishFile === startFile && finishRank === startRank) moveIsLegal = false;`,
    );
    expect(shown).toMatch(/makeMove is called with .*\n24 steps\.\nNext, line 207: /);
    expect(shown).toContain(`line 85: whoseTurn becomes "B" (it was "W").
8 steps.
On the way board[3][1] becomes "  " (it was "WS") and board[3][2] becomes "WS" (it was "BE").
Next, line 67: while (!gameOver) {`);
    expect(shown).toContain("On the way it prints “It is Black's turn.”.\nNext, line 48:");
  });

  test("the board is read out after every step where it cannot be drawn", async () => {
    const shown = await readOut("to makeMove", "y 13 23", "board", "next", "board", "next");
    const read = shown.match(/^White: sarrum 13, redum 12, gisgigir 81\.$/gm);
    expect(read).toHaveLength(2);
  });

  test("a line that has been said is not said again, but a call before a prediction is said", async () => {
    const lines = ["to displayWhoseTurnItIs", "y", "", "", "to 76", "13 23", "predict", "2"];
    const shown = await readOut(...lines);
    expect(shown).not.toContain("On the way it prints");
    expect(shown).not.toContain("Predictions on.\nOn the way");
    expect(shown).toContain(
      `(1 of 1 right)
program.ts, line 77: checkMoveIsLegal is called with board by reference, startRank 3, startFile 1, finishRank 3, finishFile 2 and whoseTurn "W".
Next, line 125: Math.min(startRank, startFile, finishRank, finishFile) < 1 || Math.max(startRank, startFile, finishRank, finishFile) > boardDimension
`,
    );
  });
});
