import { expect, test } from "vitest";
import { interruptsOf } from "../../../src/console/terminal/interrupts.ts";
import { openTerminal } from "../../../src/console/terminal/terminal.ts";
import { wrapText } from "../../../src/console/terminal/wrap-text.ts";

const wait = async () => {};

/** Returns what a terminal of 30 columns shows of a text. */
function shown(text: string): string {
  let output = "";
  const { say } = openTerminal(
    {
      keyboard: true,
      redraws: false,
      wrapText,
      readLine: async () => undefined,
      write(written) {
        output += written;
      },
      screen: () => ({ columns: 30, rows: 24, palette: undefined }),
      wait,
    },
    interruptsOf({ onInterrupt: () => () => {}, wait }),
  );
  say(text);
  return output;
}

test.each([
  "/home/ann/.config/capture-the-sarrum/settings.txt",
  "C:\\Users\\Ann\\AppData\\Roaming\\capture-the-sarrum\\Config\\settings.txt",
])("the file name %s is not wrapped, so that it can be copied", (file) => {
  expect(shown(file)).toBe(`${file}\n`);
});

test("sentences are wrapped between words", () => {
  expect(shown("White's sarrum captures Black's etlu on 23.")).toBe(
    "White's sarrum captures\nBlack's etlu on 23.\n",
  );
});
