/**
 * Makes the race table:
 * `npx tsx test/game/engine/dice/make-race-table.ts > src/game/engine/dice/race-table.json`.
 * It holds the mean number of throws that a player of saturankam needs to bear off both pieces, if
 * nobody is in the way and the player aims at nothing else. Every move advances a piece, so each
 * pair of places follows from the pairs ahead of it; a throw without a move is repeated.
 */
import type { PiecePlace } from "../../../../src/game/rules/saturankam/model.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { THROWS } from "../../../../src/game/rules/saturankam/throws.ts";

const game = saturankam({ players: 2, startOff: true, easyEntry: false });

/** Captured (enters with 1-1), in hand (enters with any throw), on the track, borne off. */
const PLACES: readonly PiecePlace[] = [
  "x",
  "h",
  ...Array.from({ length: 80 }, (_, step) => step),
  "o",
];

const progress = (index: number) => Math.max(0, index - 1);

const expected = PLACES.map(() => PLACES.map(() => 0));

function throwsFrom(first: number, second: number): number {
  const places = [
    { 1: PLACES[first]!, 2: PLACES[second]! },
    { 1: "x", 2: "x" },
  ] as const;
  let sum = 1;
  let stuck = 0;
  for (const dice of THROWS) {
    const chance = (dice[0] === dice[1] ? 1 : 2) / 16;
    const position = { seating: game.seating, places, turn: 0, dice };
    const moves = game.legalMoves(position);
    if (moves[0]?.kind === "pass") stuck += chance;
    else
      sum += chance * Math.min(...moves.map((move) => after(game.play(position, move).places[0]!)));
  }
  return sum / (1 - stuck);
}

function after(own: { readonly 1: PiecePlace; readonly 2: PiecePlace }): number {
  return expected[PLACES.indexOf(own[1])]![PLACES.indexOf(own[2])]!;
}

const pairs = PLACES.flatMap((_, first) =>
  PLACES.slice(0, first + 1).map((_, second) => [first, second] as const),
).sort(([a, b], [c, d]) => progress(c) + progress(d) - progress(a) - progress(b));

for (const [first, second] of pairs.slice(1)) {
  const throws = throwsFrom(first, second);
  expected[first]![second] = throws;
  expected[second]![first] = throws;
}

const flat = expected.flatMap((row, first) =>
  row.slice(0, first + 1).map((throws) => Math.round(throws * 100) / 100),
);
console.log(JSON.stringify(flat));
