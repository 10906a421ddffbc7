/** A record reads back to the outcome of its match. */

import { describe, expect, test } from "vitest";
import { type Match, startMatch } from "../../../src/game/match/match.ts";
import { AGREED_DRAW, matchOutcome, resignation } from "../../../src/game/match/outcome.ts";
import { matchFromRecord } from "../../../src/game/records/match-from-record.ts";
import { readRecord } from "../../../src/game/records/pgn-reader.ts";
import { writeMatch } from "../../../src/game/records/record-from-match.ts";
import {
  catalogueEntry,
  defaultChoices,
  loadConfigured,
} from "../../../src/game/rules/catalogue.ts";
import type { Outcome } from "../../../src/game/rules/rules.ts";
import { mustRead } from "../../must-read.ts";
import { textOf } from "../../oracles/citadel.ts";
import { SAMPLE } from "../../sample-game.ts";
import { afterMoves } from "../match/after-moves.ts";

/** Returns a match of a game, with options, that begins at a position and has these moves. */
interface Start {
  readonly id: string;
  readonly choices?: Readonly<Record<string, string>>;
  readonly position: string;
  readonly moves?: readonly string[];
}

async function played({ id, choices, position, moves = [] }: Start): Promise<Match> {
  const entry = catalogueEntry(id);
  const loaded = await loadConfigured(entry, { ...defaultChoices(entry), ...choices });
  if (!loaded.ok) throw new Error(loaded.reason);
  const { game } = loaded.value;
  const info = {
    choices: loaded.value.choices,
    setup: undefined,
    date: "2026.11.22",
    players: [],
  };
  return afterMoves(startMatch(game, mustRead(game, position), info), ...moves);
}

/** Returns the outcome that is read back from the record of a match. */
async function outcomeRead(match: Match): Promise<Outcome | undefined> {
  const record = readRecord(writeMatch(match));
  if (!record.ok) throw new Error(record.reason);
  const read = await matchFromRecord(record.value);
  if (!read.ok) throw new Error(read.reason);
  return matchOutcome(read.value);
}

const enforced = { house: "check=enforce" };
const START: Start = { id: "sarrum", position: SAMPLE };
const SHATRANJ: Start = { id: "shatranj", position: "8/6F1/8/3R4/8/7K/8/7k w -" };
const RACE: Start = {
  id: "saturankam",
  choices: { players: "4" },
  position: "S1,1/E77,77/N4,9/W3,3 E - 3,3",
};

/** Every ending by the rules of a game: the sentence, and a match with that ending. */
const BY_RULE: readonly (readonly [string, Start])[] = [
  [
    "Black's sarrum has been captured. White wins!",
    { ...START, moves: ["13 14", "41 51", "81 51"] },
  ],
  [
    "White's sarrum has been captured. Black wins!",
    { id: "sarrum", position: "g6S/8/8/8/8/8/8/s7 b", moves: ["11 81"] },
  ],
  [
    "Black's sarrum has been captured. White wins!",
    { id: "sarrum", position: "S7/8/8/8/8/8/8/8 b" },
  ],
  [
    "White has no legal move. The game is drawn.",
    { id: "sarrum", position: "s7/8/8/8/3e4/gRg5/RMR5/SN6 b", moves: ["45 25"] },
  ],
  [
    "Checkmate: White cannot save the sarrum. Black wins!",
    {
      id: "sarrum",
      choices: enforced,
      position: "g6s/2g5/8/8/8/8/8/S7 b",
      moves: ["32 22"],
    },
  ],
  [
    "White has no legal move. The game is drawn.",
    {
      id: "sarrum",
      choices: enforced,
      position: "1g5s/8/8/8/8/7g/8/S7 b",
      moves: ["86 87"],
    },
  ],
  [
    "Each side has made 2 moves. The game is drawn.",
    { ...START, choices: { house: "moves=2" }, moves: ["81 71", "83 63", "71 81", "63 83"] },
  ],
  [
    "Each side has made 1 move. The game is drawn.",
    {
      ...START,
      position: START.position.replace(" w", " b"),
      choices: { house: "moves=1" },
      moves: ["83 63", "81 71"],
    },
  ],
  ["Checkmate: Black cannot save the shah. White wins!", { ...SHATRANJ, moves: ["d5d1"] }],
  ["Stalemate: Black has no legal move. White wins!", { ...SHATRANJ, moves: ["d5g5"] }],
  [
    "White's king has reached a citadel. The game is drawn.",
    { id: "citadel", position: textOf("w", "Kb11 kg8 Rc4"), moves: ["b11a12"] },
  ],
  [
    "White has no pieces left. Black wins!",
    { id: "zamma", position: "9/9/9/4w4/4b4/9/9/9/9 b", moves: ["e5e7"] },
  ],
  [
    "White has no legal move. Black wins!",
    { id: "zamma", position: "9/9/9/4b4/4b4/4b4/9/w1b4w1/b6b1 b", moves: ["h1h3"] },
  ],
  ["East has borne off both pieces and wins.", { ...RACE, moves: ["1:off", "3 3", "2:off"] }],
];

const ONGOING = [START, SHATRANJ, { id: "citadel", position: textOf("w", "Kf5 kg8 Rc4") }, RACE];

describe("a record reads back to the outcome of its match", () => {
  test.each(BY_RULE)("by the rules, match %#: %s", async (sentence, start) => {
    const match = await played(start);
    expect(matchOutcome(match)?.sentence).toBe(sentence);
    expect(await outcomeRead(match)).toEqual(matchOutcome(match));
  });

  test.each(ONGOING)("while it is unfinished: $id", async (start) => {
    expect(await outcomeRead(await played(start))).toBeUndefined();
  });

  test.each(ONGOING)("by agreement: $id", async (start) => {
    const match = { ...(await played(start)), agreed: AGREED_DRAW };
    expect(await outcomeRead(match)).toEqual(AGREED_DRAW);
  });

  test.each(ONGOING)("by resignation: $id", async (start) => {
    const match = await played(start);
    const losers = match.game.sides.length === 2 ? [0, 1] : [undefined];
    for (const loser of losers) {
      const agreed = resignation(match, loser);
      expect(await outcomeRead({ ...match, agreed })).toEqual(agreed);
    }
  });

  test.each([
    ["time forfeit", "1-0", "Black's time is up: White wins. The result is 1-0, not 0-1."],
    ["agreement", "1/2-1/2", "The players agree to a draw. The result is 1/2-1/2, not 0-1."],
  ])("unless it has another result than that of a %s", async (by, right, reason) => {
    const read = (result: string) => {
      const tags = `[Game "Capture the Sarrum"]\n[Setup "sample"]\n[Termination "${by}"]\n`;
      const record = readRecord(`${tags}\n1. 13-14 ${result}\n`);
      return record.ok ? matchFromRecord(record.value) : record;
    };
    expect(await read("0-1")).toEqual({ ok: false, reason: `Line 5: ${reason}` });
    expect(await read(right)).toMatchObject({ ok: true });
  });
});
