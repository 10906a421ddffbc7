/** Holds mark schemes against the skeleton, by parsing and running it. */
import { describe, expect, test } from "vitest";
import { isLong, type LongQuestion } from "../../../../src/exam/exercises/reading/question.ts";
import { QUESTIONS } from "../../../../src/exam/exercises/reading/questions.ts";
import * as rules from "../../../../src/skeleton/rules.ts";
import { lastWords, ORIGINAL, play, shownOn } from "./play.ts";
import { bodyOf, callsIn, linesOf, textOf } from "./scan.ts";

function longQuestion(id: string): LongQuestion {
  const found = Object.values(QUESTIONS)
    .flat()
    .find((question) => question.id === id);
  if (!found || !isLong(found)) throw new Error(`There is no question ${id} with a mark scheme.`);
  return found;
}

/** The names in a chart with its boxes filled in, from the top. */
function chartOf(id: string): readonly string[] {
  const question = longQuestion(id);
  const boxes = new Map(question.scheme.map((point) => point.split(" ") as [string, string]));
  return (question.lines ?? []).map((line) => {
    const name = line.replace(/^[│├└─ ]+/, "");
    return boxes.get(name) ?? name;
  });
}

describe("the charts are those of the skeleton:", () => {
  const upper = (names: readonly string[]) =>
    names.map((name) => name[0]!.toUpperCase() + name.slice(1));
  const checked = upper(callsIn(bodyOf("checkMoveIsLegal")));
  const called = upper(callsIn(bodyOf("main")));

  test("chart-check", () => {
    expect(chartOf("chart-check")).toEqual(["CheckMoveIsLegal", ...checked]);
  });

  test("chart-main", () => {
    const during = called.slice(called.indexOf("InitialiseBoard"));
    expect(chartOf("chart-main")).toEqual(["main program", ...during]);
  });

  test("chart-levels", () => {
    const [top, check, ...rest] = chartOf("chart-levels");
    expect([top, check]).toEqual(["main program", "CheckMoveIsLegal"]);
    expect(rest).toEqual([...checked, "CheckIfGameWillBeWon", "MakeMove"]);
    expect(called.filter((name) => [check, ...rest].includes(name))).toEqual([
      check,
      ...rest.slice(-2),
    ]);
  });
});

describe("what the mark schemes say happens when a line is changed happens:", () => {
  test("no-turn-change", async () => {
    const change = [
      /if \(whoseTurn === "W"\) whoseTurn = "B";\s*else whoseTurn = "W";/,
      "",
    ] as const;
    const game = await play("Y, 13, 23, 23, 33, 23, 24, 86, 87", change);
    expect(shownOn(game, "33")).toBe("WS");
    expect(lastWords(game)).toContain("not a legal move");
  });

  test("start-not-emptied", async () => {
    const game = await play("Y, 13, 23", ['board[startRank]![startFile] = "  ";', ""]);
    expect([shownOn(game, "13"), shownOn(game, "23")]).toEqual(["WS", "WS"]);
  });

  test("no-block", async () => {
    const change = [/if \(board.* !== " {2}"\) gisgigirMoveIsLegal = false;/, ""] as const;
    expect(shownOn(await play("Y, 81, 86"), "86")).toBe("BR");
    expect(shownOn(await play("Y, 81, 86", change), "86")).toBe("WG");
  });

  test("no-colour-check", async () => {
    const change = [/if \(pieceColour !== "[WB]"\) moveIsLegal = false;/, ""] as const;
    expect(shownOn(await play("Y, 86, 87", change), "87")).toBe("BR");
    const refused = await play("Y, 83, 81", change);
    expect(lastWords(refused)).toContain("not a legal move");
  });

  test("same-square-allowed", async () => {
    const change = [
      "finishFile === startFile && finishRank === startRank) moveIsLegal",
      "false) moveIsLegal",
    ] as const;
    expect(lastWords(await play("Y, 13, 13", change))).toContain("not a legal move");
  });

  test("won-after-move", async () => {
    const [won, moved] = ["gameOver = checkIfGameWillBeWon(", "makeMove("].map(
      (start) => linesOf("main").find((line) => line.trim().startsWith(start))!,
    ) as [string, string];
    const change = [`${won}\n${moved}`, `${moved}\n${won}`] as const;
    expect(lastWords(await play("Y, 81, 41", change))).toContain("Black's turn");
    expect(lastWords(await play("Y, 13, 23", change))).toContain("White wins");
  });

  test("no-abs", async () => {
    const change = [
      "Math.abs(finishFile - startFile) <= 1 && Math.abs(finishRank - startRank) <= 1",
      "finishFile - startFile <= 1 && finishRank - startRank <= 1",
    ] as const;
    expect(shownOn(await play("Y, 13, 31", change), "31")).not.toBe("WS");
    const game = await play("N, 57, 56, 12, 13, 58, 57, 13, 14, 57, 13", change);
    expect(shownOn(game, "13")).toBe("WS");
  });

  test("legal-set-false", async () => {
    const game = await play("Y, 13, 23, 86, 87", [/moveIsLegal = false;(?=\s*while)/, ""]);
    expect(game.answers.length).toBeLessThan(5);
  });
});

describe("what the mark schemes say of the original happens without the port's condition:", () => {
  test("thirteen-to-three", async () => {
    const game = await play("Y, 13, 03", ORIGINAL);
    expect(lastWords(game)).toContain("Black's turn");
    expect(game.answers.at(-1)?.boards.flat(2)).not.toContain("WS");
    expect(lastWords(await play("Y, 13, 03"))).toContain("not a legal move");
  });

  test("ninety-nine", async () => {
    const { crashed, answers } = await play("Y, 99, 88", ORIGINAL);
    expect([crashed, answers.length]).toEqual([true, 3]);
  });
});

describe("what the mark schemes recommend as test data is right:", () => {
  const schemeOf = (id: string) => {
    return longQuestion(id).scheme;
  };
  const coordinates = (from: string, to: string) =>
    [from[1], from[0], to[1], to[0]].map(Number) as [number, number, number, number];

  test.each(schemeOf("test-redum"))("%s", (point) => {
    const [from = "", ...squares] = point.match(/\d\d/g) ?? [];
    const contents = /empty/.test(point) ? ["  "] : /black/.test(point) ? ["BE"] : ["BE", "WE"];
    for (const finish of squares) {
      for (const piece of point.includes(",") ? contents : ["  ", "BE", "WE"]) {
        const board = rules.createBoard();
        board[Number(from[1])]![Number(from[0])] = "WR";
        board[Number(finish[1])]![Number(finish[0])] = piece;
        const result = rules.checkRedumMoveIsLegal(board, ...coordinates(from, finish), "W");
        expect(result).toBe(point.endsWith("True"));
      }
    }
  });

  test.each(schemeOf("test-gisgigir"))("%s", (point) => {
    const [from = "", ...squares] = point.match(/\d\d/g) ?? [];
    const between = squares.pop()!;
    for (const finish of squares) {
      const board = rules.createBoard();
      const legal = () => rules.checkGisgigirMoveIsLegal(board, ...coordinates(from, finish));
      expect(legal()).toBe(true);
      board[Number(between[1])]![Number(between[0])] = "BE";
      expect(legal()).toBe(false);
    }
  });
});

test("the main program does in this order what the mark scheme of after-legal-move says", () => {
  const main = textOf("main");
  const steps = [
    "gameOver = checkIfGameWillBeWon(",
    "makeMove(",
    "if (gameOver) displayWinner(",
    'if (whoseTurn === "W") whoseTurn = "B"',
  ];
  const places = steps.map((step) => main.indexOf(step));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});
