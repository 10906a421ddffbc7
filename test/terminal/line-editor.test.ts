/** Lines edited at a keyboard. */
import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { type LineEditing, lineEditor } from "../../src/terminal/line-editor.ts";

const CTRL_Z = "\x1a";

/** Opens an editor; `suspend` is absent on Windows. */
function openEditor(suspend?: (resumed: () => void) => void) {
  let press: (bytes: Buffer) => void = () => {};
  const output = Object.assign(new PassThrough(), { columns: 80 });
  const editor = lineEditor(
    {
      output,
      open(keys) {
        press = keys;
        return () => {};
      },
      interrupt: () => void output.write("[interrupted]"),
      suspend,
    },
    (text) => output.write(`${text}\n`),
  );
  const type = (keys: string) => press(Buffer.from(keys));
  const answer = (keys: string, editing: LineEditing = {}) => {
    const line = editor.readLine("? ", editing);
    type(keys);
    return line;
  };
  return {
    answer,
    type,
    hideKeys: editor.hideKeys,
    typeFirst: editor.typeFirst,
    hasGrown: editor.hasGrown,
    shown: () => String(output.read()),
  };
}

test("Ctrl-Z and Enter end the input on Windows", async () => {
  const { answer, shown } = openEditor();
  expect(await answer("13\r")).toBe("13");
  expect(await answer(`${CTRL_Z}\r`)).toBeUndefined();
  expect(shown()).toContain("^Z");
});

test("Ctrl-Z in a line is text on Windows, and can be deleted", async () => {
  const { answer } = openEditor();
  expect(await answer(`13${CTRL_Z}\r`)).toBe("13^Z");
  expect(await answer(`${CTRL_Z}\x7f\x7f13\r`)).toBe("13");
});

test("Ctrl-Z suspends the program elsewhere", async () => {
  const suspend = vi.fn();
  const { answer, shown } = openEditor(suspend);
  expect(await answer(`1${CTRL_Z}3\r`)).toBe("13");
  expect(suspend).toHaveBeenCalledOnce();
  expect(await answer("^Z\r")).toBe("^Z");
  expect(shown()).toContain("^Z");
});

test("after Ctrl-Z between prompts nothing is known of the window", async () => {
  const { answer, type, hasGrown } = openEditor((resumed) => resumed());
  await answer("13\r");
  expect(hasGrown()).toBe(false);
  type(CTRL_Z);
  expect(hasGrown()).toBe(true);
});

test("Ctrl-C says that it has cleared a line where that is not seen", async () => {
  const { answer, shown } = openEditor();
  expect(await answer("17 1\x0313\r")).toBe("13");
  expect(shown()).toContain("\nThe line has been cleared.\n");
  expect(await answer("17 1\x0313\r", { promptNow: () => "? " })).toBe("13");
  expect(shown()).not.toContain("cleared");
});

test("keys that would control the terminal are shown as text, white space as spaces", async () => {
  const { answer, shown } = openEditor();
  expect(await answer("load \x9b2J\u202e\u00a0é\r")).toBe("load \ufffd2J\ufffd é");
  expect(shown()).not.toMatch(/[\u0080-\u009f\u202e\u00a0]/);
});

test("a line may be typed again before what has been typed ahead", async () => {
  const { answer, typeFirst, shown } = openEditor();
  expect(await answer("13\r24\r")).toBe("13");
  typeFirst("13\r");
  shown();
  expect(await answer("")).toBe("13");
  expect(shown()).toContain("13");
  expect(await answer("")).toBe("24");
});

test("before the first prompt keys are kept for it unseen, and Ctrl-C ends the program", async () => {
  const { answer, type, hideKeys, shown } = openEditor();
  hideKeys();
  type("13\r");
  expect(shown()).toBe("null");
  type("\x03");
  expect(shown()).toBe("[interrupted]");
  expect(await answer("")).toBe("13");
  type("\x03");
  expect(shown()).not.toContain("[interrupted]");
});

test("clicks between prompts are not kept for the next one", async () => {
  const { answer, type } = openEditor();
  expect(await answer("1\r")).toBe("1");
  const click = "\x1b[<0;3;4M\x1b[<0;3;4m";
  type(click + click);
  const keys: string[] = [];
  const replace = (key: string) => keys[keys.push(key) - 1] ?? "";
  expect(await answer("2\r", { keys: { replace, resized() {}, resumed: () => false } })).toBe("2");
  expect(keys).toEqual(["2", "\r"]);
});

test("keys that arrive in two parts are one, but Escape alone is handed on", async () => {
  const { answer, type } = openEditor();
  const keys: string[] = [];
  const replace = (key: string) => (key.startsWith("\x1b") && keys.push(key) ? "" : key);
  const board = { replace, resized() {}, resumed: () => false };
  const line = answer("1", { keys: board });
  const sequences = ["\x1b[C", "\x1bOA", "\x1b[<0;3;4M"];
  for (const sequence of sequences) {
    for (let at = 1; at < sequence.length; at += 1) {
      type(sequence.slice(0, at));
      await new Promise((resolve) => setTimeout(resolve, 5));
      type(sequence.slice(at));
    }
  }
  type("\x1b");
  await vi.waitFor(() => expect(keys.at(-1)).toBe("\x1b"));
  type("2\r");
  expect(await line).toBe("12");
  expect(keys).toEqual([
    ...sequences.flatMap((sequence) => new Array(sequence.length - 1).fill(sequence)),
    "\x1b",
  ]);
});

test.each([0, 5, 150])("Escape swallows no key that is pressed %i ms after it", async (later) => {
  const { answer, type } = openEditor();
  const line = answer("\x1b");
  await new Promise((resolve) => setTimeout(resolve, later));
  type("help\r");
  expect(await line).toBe("help");
});

test("Escape enters the line that the prompt gives it, unless something has been typed", async () => {
  const { answer, type } = openEditor();
  const press = (keys: string) => answer(keys, { shortcuts: { escape: "cancel" } });
  const line = press("1");
  type("\x1b");
  await new Promise((resolve) => setTimeout(resolve, 150));
  type("\r");
  expect(await line).toBe("1");
  expect(await press("\x1b")).toBe("cancel");
  const arrows = { left: "back", right: "next" };
  for (const [key, typed] of [
    ["\x1b[D", "back"],
    ["\x1bOC", "next"],
    ["1\x1b[D2\r", "21"],
  ] as const)
    expect(await answer(key, { shortcuts: arrows })).toBe(typed);
  type("2");
  expect(await press("\r")).toBe("2");
});

test("Tab offers no name that would control the terminal", async () => {
  const { answer, shown } = openEditor();
  const files = async () => ["a1", "a2", "a\x1b]0;owned\x07", "a\x9b", "a\u202e"];
  expect(await answer("a\t\t1\r", { complete: files })).toBe("a1");
  expect(shown()).toMatch(/a1\s+a2\s/);
  expect(shown()).not.toMatch(/owned|[\u0080-\u009f\u202e]/);
});

test("a countdown changes the prompt, and at its end drops what has been typed", async () => {
  const { answer, shown } = openEditor();
  const lefts = [1_005, 1_000, 20, 0];
  const countdown = { left: () => lefts.shift() ?? 0, promptNow: () => "first line\n[1] " };
  expect(await answer("12", countdown)).toBe("");
  expect(lefts).toEqual([]);
  expect(shown()).toMatch(/\? .*12.*\[1\] 12/s);
  expect(await answer("3\r")).toBe("3");
});

test("a line that is ready before the end of a countdown stops it", async () => {
  const { answer, shown } = openEditor();
  const end = performance.now() + 30;
  const countdown = { left: () => end - performance.now(), promptNow: () => "[0] " };
  expect(await answer("13\r", countdown)).toBe("13");
  const next = answer("4");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await Promise.race([next, "waiting"])).toBe("waiting");
  expect(shown()).not.toContain("[0]");
});
