import { expect, test } from "vitest";
import {
  type Cursor,
  type CursorKey,
  cursorAfter,
  cursorMarks,
  type SquareChoice,
} from "../../src/console/board-cursor.ts";
import { type AnyGame, setupPosition } from "../../src/core/game.ts";
import { anyGame } from "../../src/games/catalogue.ts";
import { citadel } from "../../src/games/citadel.ts";
import { zamma } from "../../src/games/zamma/zamma.ts";

/**
 * Three columns and rows without a square 8: pieces on 3 and 4 may be taken, and that on 4 captures
 * point by point.
 */
const BOARD: SquareChoice = {
  columns: 3,
  names: ["a", "b", "c", "d", "e", "f", "g", "h", undefined],
  own: [3, 4],
  paths: [
    [4, 1],
    [4, 2, 5],
    [4, 2, 0],
  ],
  typed: [],
  first: 4,
  flipped: false,
  list: false,
};

/** Presses keys or clicks on squares, from a closed cursor on; gives the last step. */
function press(choice: SquareChoice, ...keys: readonly (CursorKey | number)[]) {
  let cursor: Cursor | undefined;
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
    const choice = { ...BOARD, columns, names, own: [], paths: [], first: names.indexOf(start) };
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

test("Enter picks up a piece and puts it down, and the cursor stays there", () => {
  const taken = press(BOARD, "left", "enter");
  expect(taken?.line).toBe("e");
  expect(cursorMarks(BOARD, taken!.cursor!)).toEqual({ targets: [1, 2, 2], cursor: 4 });
  expect(line(BOARD, "left", "enter", "up")).toBe("e b");
  expect(press(BOARD, "left", "enter", "up", "enter")).toEqual({
    cursor: { at: 1, path: [] },
    line: "e b",
    entered: true,
  });
});

test("a capture is chosen point by point", () => {
  const keys = ["left", "enter", "up", "right", "enter"] as const;
  const step = press(BOARD, ...keys);
  expect(step).toMatchObject({ line: "e c", entered: false });
  expect(cursorMarks(BOARD, step!.cursor!)).toEqual({ targets: [5, 0], cursor: 2 });
  expect(line(BOARD, ...keys, "down", "enter")).toBe("e c f!");
});

test("Escape lets the piece go, and then closes the cursor", () => {
  const taken = ["left", "enter", "up"] as const;
  expect(press(BOARD, ...taken, "escape")?.cursor).toEqual({ at: 1, path: [] });
  expect(line(BOARD, ...taken, "escape")).toBe("b");
  expect(press(BOARD, ...taken, "escape", "escape")?.cursor).toBeUndefined();
  expect(line(BOARD, "left", "enter", "enter")).toBe("e");
});

test("what is not legal is entered as well, so that the dialogue says why", () => {
  expect(line(BOARD, "left", "up", "enter")).toBe("b!");
  expect(line(BOARD, "left", "enter", "down", "enter")).toBe("e h!");
  // A piece that cannot move is taken; another own piece takes the place of the one taken before.
  expect(line(BOARD, "left", "left", "enter", "down", "enter")).toBe("d g!");
  expect(line(BOARD, "left", "enter", "left", "enter", "up", "enter")).toBe("d a!");
});

test("after the start has been typed, only the finish is chosen", () => {
  const typed = { ...BOARD, typed: [4] };
  expect(line(typed, "left")).toBe("");
  expect(line(typed, "left", "up", "enter")).toBe("b!");
  expect(press(typed, "left", "escape")?.cursor).toBeUndefined();
  expect(press(typed, "left", "enter")).toEqual({ cursor: undefined, line: "", entered: false });
});

test("a click chooses a square in the same way, and closes the cursor after the move", () => {
  expect(line(BOARD, 4)).toBe("e");
  expect(press(BOARD, 4, 1)).toEqual({ cursor: undefined, line: "e b", entered: true });
  expect(line(BOARD, 0)).toBe("a!");
});

test("up and down go through a numbered list, whose squares are marked", () => {
  const list = {
    ...{ ...BOARD, columns: 1, names: ["1", "2"], own: [], first: 0, list: true },
    paths: [
      [5, 6],
      [7, 8],
    ],
  };
  expect(line(list, "right", "down", "down")).toBe("2");
  expect(cursorMarks(list, { at: 1, path: [] })).toEqual({ targets: [7, 8], cursor: undefined });
  expect(line(list, "right", "down", "enter")).toBe("2!");
});
