/** The cursor on a board. */
import { expect, test } from "vitest";
import { anyGame } from "../../src/game/rules/catalogue.ts";
import { citadel } from "../../src/game/rules/citadel/citadel.ts";
import { type AnyGame, setupPosition } from "../../src/game/rules/game.ts";
import { zamma } from "../../src/game/rules/zamma/zamma.ts";
import {
  type CursorKey,
  cursorAfter,
  cursorMarks,
  type SquareChoice,
} from "../../src/terminal/board-cursor.ts";

/** Three columns and rows without a square 8. */
const BOARD: SquareChoice = {
  columns: 3,
  names: ["a", "b", "c", "d", "e", "f", "g", "h", undefined],
  first: 4,
  putDown: undefined,
  flipped: false,
  listed: undefined,
};

/** Presses keys or clicks on squares, from a closed cursor on; gives the last step. */
function press(choice: SquareChoice, ...keys: readonly (CursorKey | number)[]) {
  let cursor: number | undefined;
  let last: ReturnType<typeof cursorAfter>;
  for (const key of keys) {
    last = cursorAfter(choice, cursor, key);
    cursor = last ? last.cursor : cursor;
  }
  return last;
}

const line = (...keys: Parameters<typeof press>) => {
  const { line: typed, entered } = press(...keys) ?? {};
  return entered ? `${typed}!` : typed;
};

test("left or right opens the cursor, and the other keys do nothing before", () => {
  expect(line(BOARD, "left")).toBe("e");
  expect(line(BOARD, "right")).toBe("e");
  for (const key of ["up", "down", "enter", "escape"] as const) {
    expect(press(BOARD, key)).toBeUndefined();
  }
});

test("the arrows reach the citadels, and the crossings between the points of zamma", () => {
  const walk = (game: AnyGame, start: string, ...keys: readonly CursorKey[]) => {
    const { columns, cells } = game.diagram(setupPosition(game, 0));
    const names = cells.map((cell) => cell?.name);
    const choice = { ...BOARD, columns, names, first: names.indexOf(start) };
    return keys.map((_, index) => line(choice, "left", ...keys.slice(0, index + 1))).join(" ");
  };
  expect(walk(anyGame(citadel), "k2", "right", "up")).toBe("l1 k2");
  expect(walk(anyGame(citadel), "b11", "left", "right")).toBe("a12 b11");
  const crossed = anyGame(zamma({ size: 5, removal: "immediate", crossings: true }));
  expect(walk(crossed, "a9", "right", "right", "right")).toBe("b8 c9 d8");
  expect(walk(crossed, "i1", "up", "up", "left")).toBe("h2 g3 f2");
});

test("the arrows move as the board is seen, up to its edge, and past a missing square", () => {
  expect(line(BOARD, "left", "left")).toBe("d");
  expect(line(BOARD, "left", "left", "left", "left")).toBe("d");
  expect(line(BOARD, "left", "up", "right")).toBe("c");
  expect(line(BOARD, "left", "down", "right")).toBe("f");
  expect(line({ ...BOARD, flipped: true }, "left", "up", "right")).toBe("g");
});

test("Enter or a click enters the square, and the cursor stays there after Enter", () => {
  expect(cursorMarks(BOARD, 4)).toEqual({ targets: [], cursor: 4 });
  expect(press(BOARD, "left", "enter")).toEqual({ cursor: 4, line: "e", entered: true });
  expect(press(BOARD, "left", "up", "enter")).toEqual({ cursor: 1, line: "b", entered: true });
  expect(press(BOARD, 4)).toEqual({ cursor: undefined, line: "e", entered: true });
  expect(press(BOARD, "left", 0)).toEqual({ cursor: undefined, line: "a", entered: true });
});

test("a piece that was picked up is put down on its square or by Escape", () => {
  const pickedUp = { ...BOARD, putDown: "cancel" };
  expect(line(pickedUp, "left", "up", "enter")).toBe("b!");
  expect(line(pickedUp, 1)).toBe("b!");
  expect(line(pickedUp, "left", "enter")).toBe("cancel!");
  expect(line(pickedUp, 4)).toBe("cancel!");
  const letGo = { cursor: 1, line: "cancel", entered: true };
  expect(press(pickedUp, "left", "up", "escape")).toEqual(letGo);
});

test("Escape closes the cursor if no piece was picked up", () => {
  const closed = { cursor: undefined, line: "", entered: false };
  expect(press(BOARD, "left", "up", "escape")).toEqual(closed);
});

test("up and down go through a numbered list, whose squares are marked", () => {
  const listed = [
    [5, 6],
    [7, 8],
  ];
  const list = { ...BOARD, columns: 1, names: ["1", "2"], first: 0, listed };
  expect(line(list, "right", "down", "down")).toBe("2");
  expect(cursorMarks(list, 1)).toEqual({ targets: [7, 8], cursor: undefined });
  expect(line(list, "right", "down", "enter")).toBe("2!");
});
