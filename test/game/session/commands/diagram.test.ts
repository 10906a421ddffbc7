/** Pictures, and positions as text. */
import { describe, expect, test } from "vitest";
import { flipBoard } from "../../../../src/drawing/board.ts";
import { boardPicture } from "../../../../src/drawing/svg/board-picture.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { gameBoard } from "../../../../src/game/view/board-view.ts";
import { mustRead } from "../../../must-read.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { talk } from "../type-lines.ts";

const RACE = saturankam({ players: 2, startOff: false, easyEntry: false });

/** Returns the picture of a position that these options request. */
function picture(
  position: string,
  marks: Partial<{ lastMove: number[]; targets: number[] }>,
  style: "exam" | "colour",
  flipped = false,
) {
  const game = anyGame(sarrum);
  const scene = {
    ...gameBoard(game, game.diagram(mustRead(game, position))),
    marks: { lastMove: [], targets: [], ...marks },
    turnOrResult: position.endsWith(" w") ? "White to move." : "Black to move.",
  };
  return `${boardPicture(flipped ? flipBoard(scene) : scene, style)}\n`;
}

test("alone it says how to write a file, and board and a place what stands there", async () => {
  const lines = ["diagram", "board 13", "board", "puzzle 1", "board rank 1", "board go"];
  const shown = await talk(sarrum, lines, { position: SAMPLE });
  expect(shown).toContain("\ndiagram FILE.svg writes it to a file, to print.\n");
  expect(shown).toContain(": board 13\nWhite's sarrum on 13.\n");
  expect(shown).toMatch(/: board rank 1\nRank 1( is empty|: )/);
  expect(shown).toContain(
    "board takes words, turn, last, a square, a file or rank such as rank 3, ",
  );
});

/** Returns the output and the files written while these lines are typed into the sample game. */
async function drawn(lines: readonly string[], files = new Map<string, string>()) {
  return { shown: await talk(sarrum, lines, { position: SAMPLE, files }), files };
}

describe("the diagram command", () => {
  test.each([
    ["diagram a.svg", "a.svg"],
    ["diagram A.SVG exam", "A.SVG"],
    ["diagram   a b.svg", "a b.svg"],
    ['diagram "a b.svg"', "a b.svg"],
    ["diagram 'żółw 📐.svg'", "żółw 📐.svg"],
    ['diagram "moves 13 a.svg"', "moves 13 a.svg"],
    ["diagram colour.svg", "colour.svg"],
  ])("%s writes the exam's picture to the file of that name", async (line, name) => {
    const { shown, files } = await drawn([line]);
    expect([...files]).toEqual([[name, picture(SAMPLE, {}, "exam")]]);
    expect(shown).toContain(`\nThe picture is in “${name}”.\n`);
  });

  test("draws colours with the last move, the moves of a piece, and a flipped board", async () => {
    const lines = ["13 14", "diagram a.svg colour", "undo", "diagram moves 13 b c.svg color"];
    const { files } = await drawn([...lines, "flip", "diagram moves 12 d.svg"]);
    const after = "1g1s3G/R7/1e5e/S7/8/7r/8/8 b";
    expect([...files]).toEqual([
      ["a.svg", picture(after, { lastMove: [16, 24] }, "colour")],
      ["b c.svg", picture(SAMPLE, { targets: [17, 24, 9, 25] }, "colour")],
      ["d.svg", picture(SAMPLE, { targets: [0, 1] }, "exam", true)],
    ]);
  });

  test("without a file shows the board, and changes nothing", async () => {
    const { shown } = await drawn(["13", "diagram", "14"]);
    expect(shown.split("3   |WS|BE|")).toHaveLength(3);
    expect(shown).toContain("White's sarrum moves from 13 to 14.");
  });

  test("asks before it overwrites a file, and returns to the question", async () => {
    const files = new Map([["a.svg", "old"]]);
    const { shown } = await drawn(["13", "diagram a.svg", "n", "diagram a.svg", "y", "14"], files);
    expect(shown.match(/“a\.svg” already exists\. Overwrite it/g)).toHaveLength(2);
    expect(shown.match(/The picture is in “a\.svg”\./g)).toHaveLength(1);
    expect(files.get("a.svg")).toBe(picture(SAMPLE, {}, "exam"));
    expect(shown).toContain("White's sarrum moves from 13 to 14.");
    expect(
      (await drawn(["diagram a.svg", "n"], new Map([["a.svg", "old"]]))).files.get("a.svg"),
    ).toBe("old");
  });

  test.each([
    ["diagram Figure 5", "diagram needs a file name that ends in .svg"],
    ["diagram moves 13", "diagram needs a file name that ends in .svg"],
    ["diagram colour", "diagram needs a file name that ends in .svg"],
    [`diagram ${" a".repeat(100_000)}.svg`, "diagram needs a file name that ends in .svg"],
    ["diagram a\u001b[2J.svg", "contains invisible characters; file names may not have any."],
    ["diagram moves 99 a.svg", "99 is off the board"],
    ["diagram moves 44 a.svg", "The square 44 is empty."],
    ["diagram nowhere/a.svg", "There is no place for nowhere/a.svg."],
  ])("%s is refused", async (line, sentence) => {
    const { shown, files } = await drawn([line, "13 14"]);
    expect(files.size).toBe(0);
    expect(shown.slice(shown.indexOf(line))).toContain(sentence);
    expect(shown).toContain("White's sarrum moves from 13 to 14.");
  });

  test("needs a game, and squares to mark moves", async () => {
    const files = new Map<string, string>();
    expect(await talk(sarrum, ["diagram a.svg"], { files })).toContain("No game has begun yet");
    expect(await talk(RACE, ["diagram moves 1 a.svg"], { files })).toContain(
      "has no moves from square to square",
    );
    expect(files.size).toBe(0);
    await talk(RACE, ["3 6", "diagram a.svg"], { files });
    expect(files.get("a.svg")).toContain("The dice show 3 and 6.");
  });
});

describe("setup TEXT", () => {
  const OTHER = "s7/8/8/8/8/8/8/S7 b";

  test.each([`setup ${OTHER}`, `setup "${OTHER}"`, `setup '${OTHER}'`])(
    "%s begins there at once if no move has been made",
    async (line) => {
      for (const lines of [[line], ["y", line], ["y", "81 41", line]]) {
        const shown = await talk(sarrum, [...lines, "setup text"]);
        expect(shown).toContain("\nIt is Black's turn.\n");
        expect(shown).toContain(`\n${OTHER}\n`);
        expect(shown).not.toContain("Do you want to leave");
      }
    },
  );

  test("asks first in the middle of a game", async () => {
    const lines = [
      "13 14",
      `setup ${OTHER}`,
      "n",
      "setup text",
      `setup ${OTHER}`,
      "y",
      "review list",
    ];
    const shown = await talk(sarrum, lines, { position: SAMPLE });
    expect(shown).toContain("\n1g1s3G/R7/1e5e/S7/8/7r/8/8 b\n");
    expect(shown.match(/Do you want to leave this game and begin here/g)).toHaveLength(2);
    expect(shown).toContain("No move has been made yet.");
  });

  test("refuses anything that is not a position, with the parser's sentence", async () => {
    const shown = await talk(sarrum, ["setup 8/8/8/8/8/8/8/8 w", "setup text", "y"]);
    expect(shown).toContain("Neither side has a sarrum.");
    expect(shown).toContain("No game has begun yet");
    expect(shown).toContain("It is White's turn.");
  });
});
