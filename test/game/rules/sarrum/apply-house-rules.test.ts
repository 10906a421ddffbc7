/** What house rules change in the game. */
import { describe, expect, test } from "vitest";
import type { ChesslikeGame } from "../../../../src/game/rules/chesslike/chesslike-game.ts";
import { moveSentence, setupPosition } from "../../../../src/game/rules/game.ts";
import { perft } from "../../../../src/game/rules/perft.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { mustRead } from "../../../must-read.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { withHouseRules } from "./with-house-rules.ts";

/** Returns the moves from a square, as players write them. */
function movesFrom(game: ChesslikeGame, text: string, square: string): string[] {
  const position = mustRead(game, text);
  const moves = game.legalMoves(position).map((move) => game.writeMove(position, move));
  return moves.filter((move) => move.startsWith(square)).sort();
}

const sentenceOf = (game: ChesslikeGame, name: string) =>
  game.ruleBook.pieces.find((piece) => piece.name === name);

const lineWith = (game: ChesslikeGame, words: string) =>
  Object.values(game.ruleBook.sections)
    .flat()
    .filter((line) => line.includes(words));

describe("PIECE=BETZA", () => {
  test("etlu=N is a chess knight, in moves and in words", () => {
    const game = withHouseRules("etlu=N");
    expect(movesFrom(game, "g3s3/8/1E6/r7/8/8/8/7S w", "23")).toEqual([
      "23-15",
      "23-31",
      "23-35",
      "23-42",
      "23-44",
      "23x11",
    ]);
    expect(sentenceOf(game, "etlu")).toMatchObject({
      sentence: "moves two squares straight and one aside, and jumps over anything",
      source: "house rule",
    });
    expect(sentenceOf(game, "nabu")).toEqual(sentenceOf(sarrum, "nabu"));
    expect(game.houseRules?.lines).toEqual([
      "The etlu moves two squares straight and one aside, and jumps over anything.",
    ]);
  });

  test("nabu=B slides, and says so in a refusal and in an explanation", () => {
    const game = withHouseRules("nabu=B");
    const text = "s7/8/8/8/3r4/8/1N6/7S w";
    expect(movesFrom(game, text, "27")).toEqual(["27-16", "27-18", "27-36", "27-38", "27x45"]);
    const position = mustRead(game, text);
    expect(game.readMove(position, "27 54")).toMatchObject({
      reason: "The way from 27 to 54 is blocked by Black's redum on 45.",
    });
    expect(game.readMove(position, "27 26")).toMatchObject({
      reason:
        "The nabu on 27 does not move like that: a nabu moves any number of squares diagonally and does not jump.",
    });
    expect(game.explain(position, "27 45").map(({ rule }) => rule)).toContain(
      "A nabu moves any number of squares diagonally. (CheckNabuMoveIsLegal)",
    );
  });

  test("a redum with another movement is still promoted, but only on its finish square", () => {
    const game = withHouseRules("redum=fmWfcFmsW");
    const text = "8/2R5/8/8/8/7s/8/7S w";
    expect(movesFrom(game, text, "32")).toEqual(["32-22", "32-31=M", "32-42"]);
    expect(game.readPosition("R6s/8/8/8/8/8/8/7S w")).toMatchObject({
      reason: "White's redum cannot stand on 11: there it becomes a marzaz pani.",
    });
  });

  test.each([
    ["gisgigir=RD", "G"],
    ["etlu=RD", "E"],
  ])(
    "%s: a square that can be reached in two ways is one move, with one explanation",
    (house, letter) => {
      const game = withHouseRules(house);
      const text = `7s/8/8/${letter}1r5/8/8/8/7S w`;
      expect(movesFrom(game, text, "14")).toEqual(
        "14-11 14-12 14-13 14-15 14-16 14-17 14-18 14-24 14x34".split(" "),
      );
      const blocked = mustRead(game, `7s/8/8/${letter}Rr5/8/8/8/7S w`);
      expect(game.readMove(blocked, "14 34").ok).toBe(true);
      const rules = game.explain(blocked, "14 34").map(({ rule }) => rule);
      expect(rules).toHaveLength(4);
      expect(rules.join()).not.toContain("The squares on the way are empty.");
    },
  );

  test.each([
    [
      "etlu=mWcF",
      "7s/8/8/3Er3/8/8/8/7S w",
      "44 54",
      "An etlu cannot capture sideways, and Black's redum stands on 54.",
    ],
    [
      "etlu=mWcF",
      "7s/8/8/3E4/3r4/8/8/7S w",
      "44 45",
      "An etlu cannot capture straight back, and Black's redum stands on 45.",
    ],
    [
      "etlu=mWcF",
      "7s/8/8/3E4/8/8/8/7S w",
      "44 53",
      "An etlu moves diagonally only to capture, and 53 is empty.",
    ],
    [
      "etlu=cN",
      "7s/8/8/3E4/8/8/8/7S w",
      "44 52",
      "An etlu moves with a jump only to capture, and 52 is empty.",
    ],
    [
      "etlu=mRcD",
      "7s/8/8/3ER3/8/8/8/7S w",
      "44 64",
      "The way from 44 to 64 is blocked by White's redum on 54.",
    ],
    [
      "etlu=fsW",
      "7s/8/8/3E4/8/8/8/7S w",
      "44 45",
      "The etlu on 44 does not move like that: an etlu moves one square straight ahead, to the right or to the left.",
    ],
  ])("%s: %s, %s is refused with the reason", (house, text, move, reason) => {
    const game = withHouseRules(house);
    expect(game.readMove(mustRead(game, text), move)).toEqual({ ok: false, reason });
  });
});

describe("the kashshaptu", () => {
  test("is absent by default: no letter, no row, and what the paper says of it", () => {
    for (const game of [sarrum, withHouseRules("check=warn")]) {
      expect(sentenceOf(game, "kashshaptu")).toBeUndefined();
      expect(game.readPosition("k6s/8/8/8/8/8/8/S7 w")).toMatchObject({ ok: false });
      expect(game.ruleBook.absent).toMatchObject([{ name: "kashshaptu", letter: "K" }]);
      expect(lineWith(game, "kashshaptu")).toEqual([
        "The kashshaptu (witch) is not in play: the paper says that nobody knows how it moved.",
      ]);
    }
  });

  test("moves as the house rules say if a position includes it", () => {
    const game = withHouseRules("kashshaptu=NW");
    expect(movesFrom(game, "7s/8/8/8/8/8/K7/7S w", "17")).toEqual([
      "17-16",
      "17-18",
      "17-25",
      "17-27",
      "17-36",
      "17-38",
    ]);
    expect(sentenceOf(game, "kashshaptu")).toMatchObject({ letter: "K", source: "house rule" });
    expect(game.ruleBook.absent).toEqual([]);
    expect(game.setups).toEqual(sarrum.setups);
    expect(lineWith(game, "(witch)")).toEqual([
      "The kashshaptu (witch) moves as the house rules say; the paper says that nobody knows how it moved.",
    ]);
    expect(game.houseRules?.lines).toEqual([
      "The kashshaptu moves two squares straight and one aside, and jumps over anything, and one square vertically or horizontally.",
      "The kashshaptu (letter K) appears only in a position that includes it.",
    ]);
  });

  test.each([
    ["nabu", "gekmskeg/rrrrrrrr/8/8/8/8/RRRRRRRR/GEKMSKEG w", SAMPLE],
    ["marzaz pani", "genksneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENKSNEG w", SAMPLE],
    ["etlu", "gknmsnkg/rrrrrrrr/8/8/8/8/RRRRRRRR/GKNMSNKG w", "1g1s3G/R7/Sk5k/8/8/7r/8/8 w"],
    ["gisgigir", "kenmsnek/rrrrrrrr/8/8/8/8/RRRRRRRR/KENMSNEK w", "1k1s3K/R7/Se5e/8/8/7r/8/8 w"],
  ])("replaces the %s", (name, full, sample) => {
    const game = withHouseRules(`kashshaptu=Q kashshaptu-for=${name}`);
    expect(game.setups.map(({ position }) => position)).toEqual([full, sample]);
    for (const text of [full, sample]) {
      expect(game.writePosition(mustRead(game, text))).toBe(text);
    }
    expect(game.houseRules?.lines).toContain(
      `The kashshaptu (letter K) replaces the ${name} on both sides.`,
    );
  });

  test("is gained by promotion", () => {
    const game = withHouseRules("kashshaptu=NW promote=kashshaptu");
    const position = mustRead(game, SAMPLE);
    const move = game.readMove(position, "12 21");
    if (!move.ok) throw new Error(move.reason);
    expect(game.writeMove(position, move.value)).toBe("12x21=K");
    expect(game.writeEngineMove(position, move.value)).toBe("a7b8k");
    expect(moveSentence(game.describe(position, move.value))).toBe(
      "White's redum captures Black's gisgigir on 21 and becomes a kashshaptu.",
    );
    const next = game.play(position, move.value);
    expect(game.writePosition(next)).toBe("1K1s3G/8/Se5e/8/8/7r/8/8 b");
    expect(game.readMove(position, "12x21=M")).toMatchObject({
      reason: "The redum becomes a kashshaptu there; its letter is K, not M.",
    });
    expect(lineWith(game, "far rank")).toContain(
      "A redum that reaches the far rank becomes a kashshaptu, by a step or by a capture.",
    );
    expect(lineWith(game, "marzaz pani")).toEqual([]);
  });
});

test.each(["marzaz pani", "nabu", "etlu", "gisgigir"])("promote=%s", (name) => {
  const game = withHouseRules(`promote=${name}`);
  const letter = sentenceOf(game, name)?.letter ?? "";
  expect(movesFrom(game, SAMPLE, "12")).toEqual([`12-11=${letter}`, `12x21=${letter}`]);
});

describe("the rule book", () => {
  const heading = (house: string) => `House rules in force: ${house}`;
  const paper = Object.values(sarrum.ruleBook.sections).flat();

  test("keeps the paper's lines with a rule that changes none", () => {
    const { ruleBook, houseRules, diagram } = withHouseRules("confirm");
    const lines = ["Every move must be confirmed before it is made."];
    expect(houseRules).toMatchObject({ lines, confirm: true, pieces: false });
    expect(ruleBook.sections).toEqual({ [heading("confirm")]: lines, ...sarrum.ruleBook.sections });
    expect(ruleBook.pieces).toEqual(sarrum.ruleBook.pieces);
    expect(diagram(mustRead(sarrum, SAMPLE)).notes).toEqual([]);
  });

  test.each([
    ["moves=2", "The game is drawn when each side has made 2 moves.", 1],
    ["check=warn", "A sarrum may stay in danger or move into it; a sarrum in danger", 1],
    ["check=enforce", "A sarrum may not be left in danger, unless the move captures", 3],
    ["promote=nabu", "A redum that reaches the far rank becomes a nabu, by a step", 1],
    ["double-step", "A redum on its starting rank (7 for White, 2 for Black) may move", 0],
    ["kashshaptu=W", "The kashshaptu (letter K) appears only in a position that includes it.", 1],
  ])("%s changes the paper's lines", (house, begins, dropped) => {
    const { ruleBook, houseRules } = withHouseRules(house);
    const lines = Object.values(ruleBook.sections).flat();
    expect(houseRules?.lines.some((line) => line.startsWith(begins))).toBe(true);
    expect(lines).toEqual(expect.arrayContaining([...(houseRules?.lines ?? [])]));
    expect(paper.filter((line) => !lines.includes(line))).toHaveLength(dropped);
    expect(lines).not.toContain("");
  });

  test.each([
    // The step adds nothing to what the redum is worth.
    ["double-step", ["redum"], false],
    ["kashshaptu=W promote=kashshaptu", ["kashshaptu"], true],
    ["etlu=N sarrum=Q", ["sarrum", "etlu"], true],
    ["promote=nabu", [], true],
  ])("%s changes the rows of %j only", (house, names, pieces) => {
    const { ruleBook, houseRules } = withHouseRules(house);
    const changed = ruleBook.pieces.filter(({ source }) => source === "house rule");
    expect(changed.map(({ name }) => name)).toEqual(names);
    expect(houseRules?.pieces).toBe(pieces);
  });

  test("says where the kashshaptu comes from, and that repetition ends nothing", () => {
    const lines = withHouseRules("kashshaptu=W promote=kashshaptu moves=3").houseRules?.lines;
    expect(lines?.[1]).toBe(
      "The kashshaptu (letter K) is not on the board at the start; it appears only by promotion.",
    );
    expect(lineWith(withHouseRules("moves=3"), "Repetition")).toEqual([
      "Repetition does not end a game.",
    ]);
  });
});

test("the paper's rules written as house rules give the paper's game", () => {
  const game = withHouseRules(
    "sarrum=K marzaz pani=W nabu=F etlu=D gisgigir=R redum=fmWfcF promote=marzaz pani check=warn confirm",
  );
  for (const setup of [0, 1]) {
    const start = setupPosition(game, setup);
    expect(perft(game, start, 4)).toBe(perft(sarrum, setupPosition(sarrum, setup), 4));
  }
});

test("house rules leave the paper's own game as it is", () => {
  const before = structuredClone(sarrum.ruleBook);
  withHouseRules("etlu=N kashshaptu=Q kashshaptu-for=nabu promote=kashshaptu check=enforce");
  expect(sarrum.ruleBook).toEqual(before);
  expect(sarrum.setups[0]?.position).toBe("genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w");
});
