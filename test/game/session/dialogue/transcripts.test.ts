/** Whole dialogues, word for word. */
import { expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { talk } from "../type-lines.ts";

const TRANSCRIPTS = {
  "figure-7": ["y", "13", "23"],
  "figure-8": ["y", "81", "41", "n"],
  "figure-9": ["Y", "12", "13", "12", "21"],
  "two-games": ["y", "81 41", "yes", "", "5", "57", "99", "57 56", "52-53", "quit"],
  "commands-of-a-lesson": [
    "HELP",
    "y",
    "moves",
    "moves 13",
    "13",
    "moves 12",
    "rules etlu",
    "14",
    "explain 83 63",
    "explain 21 43",
    "explain 21 81",
    "review list",
    "undo",
    "redo",
    "board",
    "?",
    "quit",
  ],
} as const;

test.each(Object.entries(TRANSCRIPTS))("the transcript of %s", async (name, lines) => {
  const shown = await talk(sarrum, lines);
  await expect(shown).toMatchFileSnapshot(`../../../transcripts/${name}.txt`);
});

test("the transcript of a mate in shatranj", async () => {
  const shown = await talk(shatranj, ["d5", "d1", "h1g1", "d5d1", "n"], {
    position: "8/6F1/8/3R4/8/7K/8/7k w -",
  });
  await expect(shown).toMatchFileSnapshot("../../../transcripts/shatranj-mate.txt");
});
