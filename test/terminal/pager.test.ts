/** Long texts, a page at a time. */
import { expect, onTestFinished, test, vi } from "vitest";
import { TOP } from "../../src/drawing/shown.ts";
import { startMatch } from "../../src/game/match/match.ts";
import { anyGame } from "../../src/game/rules/catalogue.ts";
import { setupPosition } from "../../src/game/rules/game.ts";
import { sarrum } from "../../src/game/rules/sarrum/sarrum.ts";
import { matchScene } from "../../src/game/view/board-scenes.ts";
import { toldIfLong } from "../../src/terminal/pager.ts";
import { stubScreen } from "./stub-screen.ts";
import { typedAt } from "./typed-at.ts";

const game = anyGame(sarrum);
const INFO = { choices: {}, setup: undefined, date: "", players: [] };
const BOARD = matchScene(startMatch(game, setupPosition(game, 0), INFO), {});
const MORE = "Enter for more, q to skip the rest: ";
const lines = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}\n`).join("");

/**
 * Opens a screen of 24 lines at which a line has been typed; gives what it writes, questions included, and
 * how it erases them.
 */
async function openWindow(
  answers: readonly (string | undefined)[],
  asked = () => {},
  typedAhead = false,
) {
  const shown: string[] = [];
  const erased: string[] = [];
  const left = ["typed", ...answers];
  const screen = typedAt((text) => void (text.startsWith("\x1b") ? erased : shown).push(text), {
    editor: {
      hideKeys() {},
      typedAhead: () => typedAhead,
      typeFirst: (keys) => void left.unshift(keys.replace("\r", "")),
      showAgain() {},
      reportClicks() {},
      hasGrown: () => false,
    },
    async readLine(prompt) {
      shown.push(prompt);
      asked();
      return left.shift();
    },
  });
  await screen.ask({ prompt: "? " });
  shown.length = 0;
  return { screen, shown, erased };
}

test.each([
  ["", " "],
  ["y", "n"],
  ["Yes", "no"],
])("%j and %j show a screenful of long text each", async (first, second) => {
  const { screen, shown } = await openWindow([first, second, "answer"]);
  screen.show(lines(1, 20).trimEnd());
  screen.show(lines(21, 60).trimEnd());
  expect(await screen.ask({ prompt: "? " })).toBe("answer");
  const pages = [lines(1, 20), lines(21, 23), MORE, lines(24, 46), MORE, lines(47, 60), "? "];
  expect(shown).toEqual(pages);
});

test.each([["q"], [" Q "], [undefined]])("%o skips the rest", async (answer) => {
  const { screen, shown } = await openWindow([answer, "13"]);
  screen.show(lines(1, 60).trimEnd());
  expect(await screen.ask({ prompt: "? " })).toBe("13");
  expect(shown).toEqual([lines(1, 23), MORE, "? "]);
});

test.each([
  ["q", "\x1b[1A\x1b[K"],
  [undefined, "\x1b[2K\r"],
])("after %o the question is erased where it is", async (answer, how) => {
  const { screen, erased } = await openWindow([answer]);
  screen.show(lines(1, 60).trimEnd());
  await screen.ask({ prompt: "? " });
  expect(erased).toEqual([how]);
});

test.each([["81 41"], ["quiz"], ["1"]])(
  "%s ends the text and answers the next prompt",
  async (line) => {
    const { screen, shown } = await openWindow([line, "13"]);
    screen.show(lines(1, 60).trimEnd());
    expect(await screen.ask({ prompt: "? " })).toBe(line);
    expect(await screen.ask({ prompt: "? " })).toBe("13");
    expect(shown).toEqual([lines(1, 23), MORE, "? ", "? "]);
  },
);

test("what is said while a page waits, such as how to leave, is shown at once", async () => {
  let advise = () => {};
  const { screen, shown } = await openWindow(["", "13"], () => advise());
  advise = () => {
    screen.show("Press Ctrl-C again.");
    advise = () => {};
  };
  screen.show(lines(1, 30).trimEnd());
  await screen.ask({ prompt: "? " });
  expect(shown).toEqual([lines(1, 23), MORE, "Press Ctrl-C again.\n", lines(24, 30), "? "]);
});

test("what fills the window but for the prompt is not interrupted", async () => {
  const { screen, shown } = await openWindow(["13"]);
  screen.show(lines(1, 23).trimEnd());
  await screen.ask({ prompt: "? " });
  expect(shown).toEqual([lines(1, 23), "? "]);
});

test.each([
  ["lines have been typed ahead", () => {}, true],
  ["a board follows", (at: ReturnType<typeof typedAt>) => at.show(BOARD), false],
  ["the computer thinks", (at: ReturnType<typeof typedAt>) => at.status("Thinking"), false],
])("all is shown at once if %s", async (_when, act, typedAhead) => {
  const { screen, shown } = await openWindow(["13"], () => {}, typedAhead);
  screen.show(lines(1, 60).trimEnd());
  act(screen);
  await screen.ask({ prompt: "? " });
  expect(shown.slice(0, 2)).toEqual([lines(1, 23), lines(24, 60)]);
  expect(shown).not.toContain(MORE);
});

test("the rest of a text is dropped once the question after it is over", async () => {
  const { screen, shown } = await openWindow(["", ""]);
  screen.show(lines(1, 60).trimEnd());
  expect(await screen.ask({ prompt: "? ", until: Promise.resolve() })).toBe("");
  expect(shown).toEqual([lines(1, 23), MORE, "? "]);
});

test("a text that begins at the top of the window is read page by page, also before a question", async () => {
  const { screen, shown } = await openWindow(["", "13"]);
  screen.status("Checking ...");
  shown.length = 0;
  screen.show(TOP, lines(1, 30).trimEnd());
  await screen.ask({ prompt: "? " });
  expect(shown.slice(-4)).toEqual([lines(1, 23), MORE, lines(24, 30), "? "]);
});

test("work is told once it takes long, and what was told is taken away", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const status = vi.fn();
  const screen = { ...stubScreen({ show() {}, ask: async () => "" }), status };
  expect(await toldIfLong(Promise.resolve(1), "Running ...", screen)).toBe(1);
  vi.advanceTimersByTime(5_000);
  expect(status).not.toHaveBeenCalled();
  let fail = (_error: Error) => {};
  const work = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const told = toldIfLong(work, "Running ...", screen);
  vi.advanceTimersByTime(5_000);
  expect(status.mock.calls).toEqual([["Running ..."]]);
  fail(new Error("late"));
  await expect(told).rejects.toThrow("late");
  expect(status).toHaveBeenLastCalledWith("");
});

test("what is read ends with a question where it is more than the window holds", async () => {
  const written: string[] = [];
  const hideKeys = vi.fn();
  const editor = {
    ...{ hideKeys, typedAhead: () => false, typeFirst() {}, showAgain() {}, reportClicks() {} },
    hasGrown: () => false,
  };
  const prompts: string[] = [];
  const readLine = async (prompt: string) => `${prompts.push(prompt) > 1 ? "q" : ""}`;
  const screen = typedAt((text) => written.push(text), { editor, readLine });
  await screen.read(...Array.from({ length: 90 }, (_, line) => `line ${line}`));
  expect(prompts).toHaveLength(2);
  expect(written.join("")).toContain("line 45\n");
  expect(written.join("")).not.toContain("line 46");
  await screen.read("short");
  expect(prompts).toHaveLength(2);
  expect(hideKeys).not.toHaveBeenCalled();
  screen.status("Checking ...");
  expect(hideKeys).toHaveBeenCalled();
});
