import { expect, test } from "vitest";
import { dayInWords, timeInWords } from "../../src/core/text.ts";

test.each([
  ["2026.11.22", "22 November"],
  ["2025.01.02", "2 January 2025"],
  ["2026.11.??", "2026.11.??"],
  ["2026.13.01", "2026.13.01"],
])("the day %s is shown as %s", (day, shown) => {
  expect(dayInWords(day, "2026.11.23")).toBe(shown);
});

test("the time of day is shown for today only", () => {
  const time = new Date(2026, 10, 22, 6, 53).getTime();
  expect(timeInWords(time, "2026.11.22")).toBe("22 November at 06:53");
  expect(timeInWords(time, "2026.11.23")).toBe("22 November");
  expect(timeInWords(time, "2027.01.01")).toBe("22 November 2026");
});
