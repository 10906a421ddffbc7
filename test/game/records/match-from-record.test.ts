/** Records read back to matches, and refused if damaged. */
import { describe, expect, test } from "vitest";
import type { Result } from "../../../src/base/result.ts";
import { timesLeft } from "../../../src/game/match/clock.ts";
import type { Match } from "../../../src/game/match/match.ts";
import { matchOutcome } from "../../../src/game/match/outcome.ts";
import { matchFromRecord } from "../../../src/game/records/match-from-record.ts";
import { readRecord } from "../../../src/game/records/pgn-reader.ts";
import { writeMatch } from "../../../src/game/records/record-from-match.ts";
import { everyGame } from "../../every-game.ts";
import { type Random, randomFrom } from "../../random.ts";
import { scaled } from "../../scale.ts";
import { randomMatch } from "./random-match.ts";

const GAMES = await everyGame();
const ROUNDS = scaled(3);
const PLIES = 80;
const DAMAGED = scaled(1_000);

async function reread(text: string): Promise<Result<Match>> {
  const record = readRecord(text);
  return record.ok ? matchFromRecord(record.value) : record;
}

/** Returns the positions, the clocks and the outcome of a match. */
function story(match: Match) {
  const { plies, at } = match;
  const positions = plies.slice(0, at + 1).map(({ text }) => text);
  return { positions, clocks: timesLeft(match), end: matchOutcome(match) };
}

describe("a random game that is written and read", () => {
  test.each(GAMES)("has the same positions and the same text: $name", async ({ game, choices }) => {
    const random = randomFrom(2015);
    for (let round = 0; round < ROUNDS; round++) {
      const match = randomMatch(game, choices, random, PLIES);
      const text = writeMatch(match);
      const read = await reread(text);
      if (!read.ok) throw new Error(`${read.reason}\n${text}`);
      expect(story(read.value)).toEqual(story(match));
      expect(read.value.info).toMatchObject({ choices, players: match.info.players });
      expect(writeMatch(read.value)).toBe(text);
    }
  });
});

describe("a move whose squares are two words, in a record made by hand,", () => {
  const movetext = (moves: string) => `[Game "sarrum"]\n[Start "sample"]\n\n${moves} *\n`;

  test("is read", async () => {
    const read = await reread(movetext("1. 13 23 {Bold} 41 42 $1 2. 81-82"));
    if (!read.ok) throw new Error(read.reason);
    expect(writeMatch(read.value)).toContain("1. 13x23 {Bold} 41-42! 2. 81-82 *");
  });

  test.each(["1. 13–23", "1. 13 → 23", "１．（13,23）", "1. (13,23)", "1. “13−23”", "1.　13×23."])(
    "and in typographic characters: %s",
    async (moves) => {
      const read = await reread(movetext(`${moves} {Bold} 41—42`));
      if (!read.ok) throw new Error(read.reason);
      expect(writeMatch(read.value)).toContain("1. 13x23 {Bold} 41-42 *");
    },
  );

  test.each([
    ["1. 13x23! ± 41-42*", "1. 13x23! $16 41-42 *"],
    ["1. 13x23∓ 41-42+-*", "1. 13x23 $17 41-42 $18 *"],
  ])(
    "with signs of the position, and a result without a space before it: %s",
    async (moves, written) => {
      const read = await reread(`[Game "sarrum"]\n[Start "sample"]\n\n${moves}\n`);
      if (!read.ok) throw new Error(read.reason);
      expect(writeMatch(read.value)).toContain(written);
    },
  );

  test.each([
    ["1. 13 {A} 23", "“13” is only one square"],
    ["1. 13 2. 23", "“13” is only one square"],
    ["1. 13", "“13” is only one square"],
  ])("is refused if something stands between or nothing follows: %s", async (moves, reason) => {
    const read = await reread(movetext(moves));
    expect(!read.ok && read.reason).toContain(`Line 4: “13” is refused. ${reason}`);
  });
});

describe("moves without tags", () => {
  test.each([
    ["13-23 41-42", "sarrum", "sample", 2],
    ["1. 17-16 21-23 2. 27-26", "sarrum", "full", 3],
    ["13 – 23! {bold} 41 42 *\n", "sarrum", "sample", 2],
    ["81x41", "sarrum", "sample", 1],
    ["1. e2e3 e7e6", "shatranj", "full", 2],
    ["f3-f4 f10-f9", "citadel", "full", 2],
    ["e4e5", "zamma", "full", 1],
  ])("%j is read as a game of %s", async (text, id, setup, plies) => {
    const read = await reread(text);
    if (!read.ok) throw new Error(read.reason);
    expect(read.value.game.id).toBe(id);
    expect(read.value.info.setup).toBe(setup);
    expect(read.value.at).toBe(plies);
    expect((await reread(writeMatch(read.value))).ok).toBe(true);
  });

  test.each([
    ["13-23 99-98", "Line 1: “99-98” is refused. "],
    ["1. 13-23\n41-42 1-0", "Line 2: no rule ends the game with 1-0 here. "],
    [
      "\n44-45",
      "Line 2: “44-45” is not the first move of a game. Write above the moves which game",
    ],
    ["Hello, Ann!", "Line 1: “Hello,” is not the first move of a game."],
    ["", "Line 1: a record starts with tags, such as "],
    ["{a note}", "Line 1: a record starts with tags, such as "],
    ['13-23\n\n[Game "sarrum"]\n\n13-23 *', "Line 1: a record starts with tags, such as "],
  ])("%j is refused", async (text, refusal) => {
    const read = await reread(text);
    expect(read.ok ? "" : read.reason).toContain(refusal);
  });
});

describe("the tag Dice", () => {
  const race = '[Game "Saturankam"]\n[Players "2"]\n';

  test.each([
    ["says that the players throw", `${race}[Dice "ask"]\n\n*\n`, true, true],
    [
      "says that the program throws, which is the default",
      `${race}[Dice "program"]\n\n*`,
      undefined,
      false,
    ],
    ["is kept in a game without dice", '[Game "sarrum"]\n[Dice "ask"]\n\n*\n', undefined, true],
  ])("%s", async (_what, text, ownDice, written) => {
    const read = await reread(text);
    if (!read.ok) throw new Error(read.reason);
    expect(read.value.info.ownDice).toBe(ownDice);
    expect(writeMatch(read.value).includes('[Dice "ask"]\n')).toBe(written);
  });

  test("is refused with another value", async () => {
    const reason = "Line 3: Dice must be program or ask, not “mine”.";
    expect(await reread(`${race}[Dice "mine"]\n\n*\n`)).toEqual({ ok: false, reason });
  });
});

/** Ways of damaging a file; each returns the damaged text. */
const DAMAGES: Readonly<Record<string, (text: string, random: Random) => string>> = {
  "a byte flipped"(text, random) {
    const bytes = Buffer.from(text);
    const at = random(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
    return bytes.toString();
  },
  "a byte changed in its moves"(text, random) {
    const start = text.indexOf("\n\n");
    const at = start + random(text.length - start);
    return text.slice(0, at) + String.fromCharCode(32 + random(95)) + text.slice(at + 1);
  },
  "a line cut out"(text, random) {
    const lines = text.split("\n");
    lines.splice(random(lines.length), 1);
    return lines.join("\n");
  },
  "its end cut off": (text, random) => text.slice(0, random(text.length)),
  "two words swapped"(text, random) {
    const words = text.split(" ");
    const [one, other] = [random(words.length), random(words.length)];
    [words[one], words[other]] = [words[other] ?? "", words[one] ?? ""];
    return words.join(" ");
  },
  "a part repeated"(text, random) {
    const [start, end] = [random(text.length), random(text.length)].sort((a, b) => a - b);
    return text.slice(0, end) + text.slice(start);
  },
};

describe("damaged records", () => {
  const counts = { refused: 0, read: 0 };
  const made = randomFrom(30);
  const texts = GAMES.map(({ game, choices }) => writeMatch(randomMatch(game, choices, made, 30)));
  const rest = DAMAGED % Object.keys(DAMAGES).length;

  test.each(Object.entries(DAMAGES))("%s: a sentence or a correct game", async (_what, damage) => {
    const random = randomFrom(1_000);
    const times = Math.ceil((DAMAGED - rest) / Object.keys(DAMAGES).length) + 1;
    for (let time = 0; time < times; time++) {
      const harmed = damage(texts[random(texts.length)]!, random);
      const read = await reread(harmed);
      if (read.ok) {
        counts.read++;
        const again = await reread(writeMatch(read.value));
        expect(again.ok && story(again.value)).toEqual(story(read.value));
      } else {
        counts.refused++;
        expect(read.reason).toMatch(/^Line \d+: .{10,}[.!]$/su);
      }
    }
  });

  test("are partly refused, partly still valid games", () => {
    expect(counts.refused + counts.read).toBeGreaterThanOrEqual(DAMAGED);
    expect(counts.refused).toBeGreaterThan(DAMAGED / 4);
    expect(counts.read).toBeGreaterThan(DAMAGED / 20);
  });
});
