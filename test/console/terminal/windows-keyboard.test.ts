import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { windowsKeyboard } from "../../../src/console/terminal/windows-keyboard.ts";

/** Opens a keyboard that hands over a line when it is typed. */
function openKeyboard() {
  const keyboard = new PassThrough();
  const written: string[] = [];
  const read = windowsKeyboard(
    () => keyboard,
    (text) => written.push(text),
  );
  const answer = (prompt: string, line: string) => {
    const answered = read(prompt);
    keyboard.write(line);
    return answered;
  };
  return { keyboard, written, read, answer };
}

test("each prompt is shown and gets one line, with all its characters", async () => {
  const { keyboard, written, answer } = openKeyboard();
  expect(await answer("Name? ", "José\r\n")).toBe("José");
  expect(keyboard.isPaused()).toBe(true);
  expect(await answer("Start? ", "\r\n")).toBe("");
  expect(await answer("Finish? ", " 13 \r\n")).toBe(" 13 ");
  expect(written).toEqual(["Name? ", "Start? ", "Finish? "]);
});

test("Ctrl-Z and Enter end the input", async () => {
  const { answer } = openKeyboard();
  expect(await answer("Start? ", "\x1a\r\n")).toBeUndefined();
});

test("the input ends with the console", async () => {
  const { keyboard, read } = openKeyboard();
  const answered = read("Start? ");
  keyboard.end();
  expect(await answered).toBeUndefined();
});
