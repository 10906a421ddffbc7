/** The text of lessons. */
import { describe, expect, test } from "vitest";
import { readLesson } from "../../../../src/game/activities/lessons/lessons.ts";

const stepsOf = (text: string) => {
  const steps = readLesson(text);
  return steps.ok
    ? steps.value.map(({ notes, typed, yes }) => [
        ...notes,
        ...(typed === undefined ? [] : [`${yes ? ">!" : ">"}${typed}`]),
      ])
    : steps.reason;
};

describe("the text of a lesson", () => {
  test.each([
    [
      "notes and the line after them are one step",
      "a\nb\n> y\nc\n> 13 23\n",
      [
        ["a", "b", ">y"],
        ["c", ">13 23"],
      ],
    ],
    ["every typed line is a step", "> y\n> 13\n> 23", [[">y"], [">13"], [">23"]]],
    ["an empty line ends a step of notes", "a\n\n\nb\n   \n> y", [["a"], ["b"], [">y"]]],
    ["notes at the end are a step", "> y\nthe end", [[">y"], ["the end"]]],
    ["a lesson may have notes alone", "a\nb", [["a", "b"]]],
    ["a mark alone types an empty line", ">\n>!\n", [[">"], [">!"]]],
    [
      "an exclamation mark answers yes",
      ">! save a.txt\n>!y\n> !y",
      [[">!save a.txt"], [">!y"], [">!y"]],
    ],
    [
      "any line end will do",
      "a\r\n> y\r\nb\r> n\r\n\r\n",
      [
        ["a", ">y"],
        ["b", ">n"],
      ],
    ],
    ["typed lines may be indented", "  a\n\t> y  ", [["  a", ">y"]]],
    ["an empty text is refused", "", "A lesson needs at least one line."],
    ["empty lines are refused", " \n\r\n", "A lesson needs at least one line."],
  ])("%s", (_what, text, steps) => {
    expect(stepsOf(text)).toEqual(steps);
  });
});
