/** Games and their options, as players type them. */
import { expect, test } from "vitest";
import { CATALOGUE, catalogueEntry, defaultChoices } from "../../../src/game/rules/catalogue.ts";
import {
  helpOnGame,
  optionsSentence,
  readGame,
  readStart,
  startWords,
} from "../../../src/game/rules/read-game.ts";
import { everyGame } from "../../every-game.ts";

test("every option of every game can be typed by its name", async () => {
  for (const { name, game, choices } of await everyGame()) {
    const entry = catalogueEntry(game.id);
    const words = Object.entries(choices).flatMap(([option, value]) => {
      if (value === "no" || value === "") return [];
      return value === "yes" ? [`--${option}`] : [`--${option} ${value}`];
    });
    const read = readStart(`${game.id} ${words.join(" ")}`, "shatranj");
    expect(read, name).toMatchObject({ ok: true, value: { entry, rest: "" } });
    const typed = read.ok ? read.value.choices : {};
    expect({ ...defaultChoices(entry), ...typed }, name).toEqual(choices);
  }
});

test.each([
  ["zamma 25", { size: "5" }],
  ["Zamma on 25 points, with deferred removal", { size: "5", removal: "deferred" }],
  ["zamma 41", { size: "5", crossings: "yes" }],
  ["zamma crossings", { size: "5", crossings: "yes" }],
  ["81", { size: "9" }],
  ["saturankam for two", { players: "2" }],
  ["saturankam 3 players start-off", { players: "3", "start-off": "yes" }],
  ["sarrum the sample game", { setup: "sample" }],
  ["sarrum full house=check=warn etlu=N", { setup: "full", house: "check=warn etlu=N" }],
  ['sarrum house "etlu=N"', { house: "etlu=N" }],
])("“%s” chooses %j", (text, choices) => {
  expect(readStart(text, "zamma")).toMatchObject({ ok: true, value: { choices } });
});

test.each([
  ["zamma 7", "“7” is not an option; zamma takes 25, 41 or 81 points; "],
  ["zamma 25 large", "“large” is not an option; zamma takes "],
  ["25 large", "“large” is not an option; zamma takes "],
  ["shatranj sample", "“sample” is not an option; shatranj takes no options."],
  ["saturankam 5", "“5” is not an option; saturankam takes 2, 3 or 4 players; "],
  ["go 25", "“go 25” is not a game; the games are sarrum, "],
  ["=", "“=” is not a game; the games are sarrum, "],
])("“%s” is refused with what would be right", (text, reason) => {
  const read = readStart(text, "zamma");
  expect(read.ok ? "" : read.reason).toContain(reason);
});

test("a number is left to a command that takes numbers, unless it stands beside its noun or name", () => {
  expect(readGame("zamma 25", true)).toMatchObject({ choices: {}, rest: "25" });
  expect(readGame("zamma 25 points 3", true)).toMatchObject({ choices: { size: "5" }, rest: "3" });
  expect(readGame("zamma size 5 3", true)).toMatchObject({ choices: { size: "5" }, rest: "3" });
  expect(readGame("saturankam start-off 3", true)).toMatchObject({ rest: "3" });
  expect(readGame("zamma in 2", true)).toMatchObject({ choices: {}, rest: "in 2" });
});

test("help and Tab name the words of every option, and each of them is read", () => {
  for (const entry of CATALOGUE) {
    const words = startWords([entry.id, ""]);
    for (const word of words) {
      expect(readStart(`${entry.id} ${word}`, "sarrum"), word).toMatchObject({ ok: true });
      expect(helpOnGame(entry)).toContain(word);
      expect(optionsSentence(entry)).toContain(word);
    }
    const shown = entry.options.every(({ name, text, words: own, values }) =>
      [name, ...Object.keys(own ?? {}), ...values].some((word) => words.includes(word) || text),
    );
    expect(shown, entry.id).toBe(true);
  }
  expect(startWords([""], "zamma")).toEqual(expect.arrayContaining(["sarrum ", "25", "deferred"]));
  expect(startWords([""])).not.toContain("25");
});
