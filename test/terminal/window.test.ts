/** Windows whose pages are drawn again. */
import { expect, test } from "vitest";
import type { Scene } from "../../src/drawing/shown.ts";
import type { SquareFinder } from "../../src/drawing/text/scene.ts";
import { DEFAULT_VIEW } from "../../src/game/view/view-settings.ts";
import { RedrawnWindow } from "../../src/terminal/window.ts";
import { CLEARED, canvasOf, SCENE, windowOf } from "./stub-window.ts";
import { typedAt } from "./typed-at.ts";

test("a page is written at once, after all else has scrolled out of the window", () => {
  const { written, show, say, markRead } = windowOf(9);
  say("before");
  markRead();
  show("first");
  say("after");
  expect(written).toEqual([
    "before\n",
    `${"\n".repeat(9)}${CLEARED}\nboard\nfirst\nturn\n`,
    "after\n",
  ]);
});

test("a page overwrites the one before it, unless a line has been asked for", () => {
  const { written, show, markRead } = windowOf(9);
  show("first");
  show("second");
  markRead();
  show("third");
  const scrolled = written.map((text) => text.startsWith("\n"));
  expect(scrolled).toEqual([true, false, true]);
});

test("a page repeats what has been said since the last page or question", () => {
  const { written, show, say } = windowOf(9);
  show("first");
  say("unread");
  show("second");
  show("third");
  expect(written.slice(2)).toEqual([
    `${"\n".repeat(9)}${CLEARED}\nboard\nunread\nsecond\nturn\n`,
    `${CLEARED}\nboard\nthird\nturn\n`,
  ]);
});

test.each([
  [6, "\nboard\nfirst\nsecond\nturn\n"],
  [5, "board\nfirst\nsecond\nturn\n"],
  [4, "board\nsecond\nturn\n"],
  [2, "board\nsecond\nturn\n"],
])("in %i lines empty lines are left out first, then old news", (rows, page) => {
  const { written, show } = windowOf(rows);
  show("first", "second");
  expect(written.join("").trimStart().split(CLEARED)[1]).toBe(page);
});

test("a page that a short answer scrolls out of the window is drawn again with the answer", () => {
  const { written, show, say, markRead, refresh } = windowOf(5);
  const ask = (text: string) => {
    if (text) say(text);
    written.length = 0;
    markRead(1, true);
  };
  show("first");
  ask("told");
  expect(written).toEqual([`${"\n".repeat(5)}${CLEARED}board\nfirst\nturn\ntold\n`]);
  ask("refused");
  // Older news makes room, but not the answer.
  expect(written.join("")).toContain(`${CLEARED}board\nturn\ntold\nrefused\n`);
  // The page as it is, as after a cursor key or a change of the window's size.
  refresh();
  ask("wrong");
  expect(written.join("")).toContain(`${CLEARED}board\nturn\ntold\nwrong\n`);
  say("refused");
  ask("because\nof this");
  expect(written.join("")).toContain(`${CLEARED}board\nturn\nbecause\nof this\n`);
  // A question alone scrolls, and so does what does not fit.
  ask("");
  expect(written).toEqual([]);
  ask("a\nb\nc");
  expect(written).toEqual([]);
  say("a\nb\nc");
  ask("turn");
  expect(written).toEqual([]);
});

test("a page drawn again with an answer that ends as it does says that end once", () => {
  const { written, show, say, markRead } = windowOf(6);
  show("first");
  markRead(1, true);
  say("pieces");
  say("turn");
  markRead(1, true);
  expect(written.at(-1)?.split(CLEARED)[1]).toBe("\nboard\nfirst\npieces\nturn\n");
});

test("a page drawn for the cursor is drawn again with the last answer only", () => {
  const { written, say, markRead, refresh } = windowOf(5);
  say("other");
  markRead(1, true);
  refresh();
  for (const answer of ["one", "two", "three"]) {
    say(answer);
    markRead(1, true);
  }
  const pages = written.join("").split(CLEARED).slice(1);
  expect(pages.at(-1)).toMatch(/^board\nturn\nother\nthree\n$/);
});

test("a page is not drawn again below another board, such as that of a question", () => {
  const { written, show, say, markRead, forgetPage } = windowOf(5);
  show("first");
  markRead(1, true);
  say("other board");
  forgetPage();
  written.length = 0;
  say("asked");
  markRead(1, true);
  expect(written).toEqual(["asked\n"]);
});

test("a question without a board is drawn again below the last board, if there is room", () => {
  for (const [rows, expected] of [
    [9, "\nboard\nfirst\nturn\nsaid\n"],
    [4, "first\nsaid\n"],
  ] as const) {
    const { written, show, say, markRead, refreshBelow } = windowOf(rows);
    show("first");
    say("said");
    markRead(2);
    refreshBelow(2);
    expect(written.at(-1)?.split(CLEARED)[1]).toBe(expected);
  }
});

test("a page that is drawn again keeps its marks, but not those of a cursor that is closed", () => {
  const drawn: (number | undefined)[] = [];
  const marked = (cursor?: number, targets: readonly number[] = []): Scene => ({
    ...SCENE,
    board: { ...SCENE.board, marks: { lastMove: [], targets, cursor } },
  });
  const window = new RedrawnWindow(
    () => {},
    () => ({
      ...canvasOf(9, "board"),
      draw({ board }: Scene) {
        drawn.push(board.marks.cursor ?? board.marks.targets[0]);
        return { text: "board", squareAt: () => undefined };
      },
    }),
  );
  window.redraw({ scene: marked(undefined, [7]), news: [] });
  window.markRead("", true);
  for (const scene of [marked(), marked(3), marked()]) window.refresh(scene);
  expect(drawn.filter((mark, at) => mark !== drawn[at - 1])).toEqual([7, 3, undefined]);
});

/** Returns a window with a page of five lines, whose board of four begins below a clock. */
function windowWithBoard(rows: number) {
  const board = "clock\n\nsquares\n";
  const squareAt: SquareFinder = (line, column) => 10 * (line - 1) + column;
  const window = new RedrawnWindow(
    () => {},
    () => canvasOf(rows, board, squareAt),
  );
  window.redraw({ scene: SCENE, news: [] });
  window.markRead("", false);
  return {
    say: (text: string) => window.say([text], [text]),
    markRead: () => window.markRead("", false),
    squareAt: (line: number, column: number) => window.squareAt(line, column),
    refresh: () => window.refresh(SCENE),
  };
}

test("a square is found on a page, also if its empty lines have been left out", () => {
  // Line 0 is the clock; the squares are on line 1 of the board.
  expect(windowWithBoard(6).squareAt(2, 7)).toBe(17);
  expect(windowWithBoard(4).squareAt(1, 7)).toBe(17);
});

test("no square is found once the page has scrolled, until it is drawn again", () => {
  const { say, markRead, squareAt, refresh } = windowWithBoard(8);
  say("said");
  markRead();
  expect(squareAt(2, 7)).toBe(17);
  say("said");
  markRead();
  expect(squareAt(2, 7)).toBeUndefined();
  refresh();
  expect(squareAt(2, 7)).toBe(17);
});

test("a page does not repeat what was said while a line was typed, such as how to leave", async () => {
  let written = "";
  const screen = typedAt(
    (text) => {
      written += text;
    },
    {
      editor: {
        hideKeys() {},
        typedAhead: () => false,
        typeFirst() {},
        showAgain() {},
        reportClicks() {},
        hasGrown: () => false,
      },
      async readLine() {
        screen.show("advice");
        return "81";
      },
    },
  );
  screen.use({ ...DEFAULT_VIEW, redraw: true });
  await screen.ask({ prompt: "? " });
  screen.show("news", SCENE);
  await screen.rest(0);
  const page = written.split(CLEARED).at(-1);
  expect(page).toMatch(/\nnews\nturn\n$/);
  expect(page).not.toContain("advice");
});

test("a long answer makes the squares small until another board is shown", () => {
  const written: string[] = [];
  const window = new RedrawnWindow(
    (text) => written.push(text),
    () => ({
      ...canvasOf(9, ""),
      draw: (_scene: Scene, rows: number) => ({
        text: rows < 9 ? "small" : "large\nlarge\nlarge",
        squareAt: () => undefined,
      }),
    }),
  );
  const last = () => written.at(-1)?.split(CLEARED)[1];
  const answer = (...lines: string[]) => {
    for (const line of lines) window.say([line], [line]);
    window.markRead("", true);
  };
  window.redraw({ scene: SCENE, news: ["first"] });
  window.markRead("", true);
  expect(last()).toBe("large\nlarge\nlarge\nfirst\nturn\n");
  answer("a", "b", "c", "d", "e");
  expect(last()).toBe("small\nfirst\nturn\na\nb\nc\nd\ne\n");
  answer("no", "because");
  expect(last()).toMatch(/^small\n/);
  window.redraw({ scene: SCENE, news: ["second"] });
  expect(last()).toBe("large\nlarge\nlarge\nsecond\nturn\n");
});
