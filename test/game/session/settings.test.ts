/** Settings as lines of a file. */
import { expect, test } from "vitest";
import {
  noticeOfIgnored,
  parseSettings,
  SETTINGS,
  settingShown,
} from "../../../src/game/session/settings.ts";

test("a text with every setting is read, with comments, spaces and other line ends", () => {
  const text =
    "# mine\r\n\r\nlarge = off\r\n THEME=Warm \r\nlevel = 5\nwhite = Ann = A.\nblack =  Ben  B.";
  const settings = { large: "off", theme: "warm", level: 5, white: "Ann = A.", black: "Ben B." };
  expect(parseSettings(text)).toEqual({ settings, ignored: [] });
});

test("the last line of a setting counts", () => {
  expect(parseSettings("level = 2\nlevel = 6\n").settings).toEqual({ level: 6 });
});

test.each([
  ["theme = pink", "theme takes default, slate, contrast, warm or light."],
  ["large = huge", "large takes on, off or auto."],
  ["level = 0", "level takes a number from 1 to 8."],
  ["level = 9", "level takes a number from 1 to 8."],
  ["level = 3.5", "level takes a number from 1 to 8."],
  ["white =", "white takes a name."],
  ["colour = red", "colour takes on or off."],
  ["hue = red", "“hue” is not a setting; type set to list them."],
  ["constructor = 1", "“constructor” is not a setting; type set to list them."],
  ["set theme warm", "a line has the form NAME = VALUE."],
])("the line %j is ignored", (line, reason) => {
  const { settings, ignored } = parseSettings(`black = Ben\n${line}\n`);
  expect(settings).toEqual({ black: "Ben" });
  expect(ignored).toEqual([{ line: 2, reason }]);
  expect(noticeOfIgnored(ignored)).toBe(`Line 2 of your settings is ignored: ${reason}`);
});

test("a name cannot control the terminal", () => {
  expect(parseSettings("white = A\u001b[2Jnn").settings.white).toBe("A\ufffd[2Jnn");
});

test("one sentence reports any number of ignored lines", () => {
  const notice = (text: string) => noticeOfIgnored(parseSettings(text).ignored);
  expect(notice("level = 2\n")).toBeUndefined();
  expect(notice("a\nlevel = 2\nb\n")).toBe(
    "Lines 1 and 3 of your settings are ignored; type set to see why.",
  );
  expect(notice("x\n".repeat(100))).toBe(
    "Lines 1, 2, 3, 4, 5 and 95 more of your settings are ignored; type set to see why.",
  );
});

test("the last line about a setting counts, and may remove it", () => {
  const text = "level = 2\ntheme = slate\nTheme = warm\nwhite = Ann\nlevel = default\n";
  const { settings, ignored } = parseSettings(`${text}white = Default\n`);
  expect(settings).toEqual({ theme: "warm" });
  expect(ignored).toEqual([]);
});

test("a line that would be ignored is not reported once a later one sets the same", () => {
  const text = "theme = pink\nlevel = 0\nTHEME = warm\n";
  const { settings, ignored } = parseSettings(text);
  expect(settings).toEqual({ theme: "warm" });
  expect(ignored.map(({ line }) => line)).toEqual([2]);
});

test("every value that Tab offers is accepted, also after it has been written", () => {
  for (const setting of SETTINGS) {
    for (const value of setting.values) {
      const { settings, ignored } = parseSettings(`${setting.name} = ${value}`);
      expect(ignored).toEqual([]);
      expect(settingShown(setting, settings)).toBe(`${setting.name}: ${value}`);
    }
  }
});
