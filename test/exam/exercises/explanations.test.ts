/** What the model solutions say about their changes. */
import { expect, test } from "vitest";
import { EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import { explanationOf } from "./solutions.ts";

test.each(EXERCISES)(
  "explains the change of exercise $number in sentences without code",
  ({ id }) => {
    const [explained = "", ...more] = explanationOf(id).split("\n\n");
    expect(explained.split(/[.:;]\s/).length).toBeGreaterThanOrEqual(2);
    expect(explained).toMatch(/^[A-Z][^`{}=[\]]+\.$/);
    expect(more).toEqual([""]);
  },
);
