import { type Match, plyAfter, startMatch } from "../../../src/game/match/match.ts";
import {
  AGREED_DRAW,
  matchOutcome,
  resignation,
  timeForfeit,
} from "../../../src/game/match/outcome.ts";
import { human, type Player } from "../../../src/game/match/players.ts";
import type { TimeControl } from "../../../src/game/match/time-control.ts";
import type { Options } from "../../../src/game/rules/catalogue.ts";
import { type AnyGame, setupPosition } from "../../../src/game/rules/game.ts";
import type { Random } from "../../random.ts";

const TEXTS = [
  "",
  "Well played",
  "a  long\ncomment ".repeat(20),
  '“é” 👑 1-0 * 12. [Game "x"] [3 6] \\',
  "\u001b[2J",
  "[%clk 1:09:58.3] [%eval 0.35]",
  "[%clk 0:00:00]",
] as const;
const GLYPHS = [[], [1], [6, 14], [0, 3], [255]] as const;
const VARIATIONS = [[], ["1. 13-14! {a (b} ({c} 2. x $4) *"], ["", "(())"]] as const;
const PLAYERS: readonly Player[] = [
  ...["", "Ann", 'Ben "the etlu" O\\Neill', "👑 Ålice", "x".repeat(200), "Computer, level 3"].map(
    (name) => human(name),
  ),
  { kind: "engine", strength: { level: 3 } },
  { kind: "engine", strength: { level: 8, milliseconds: 20 } },
  { kind: "engine", strength: { milliseconds: 600_000 } },
];

/** Returns a match of random moves, with names, comments, unknown tags and any kind of ending. */
export function randomMatch(
  game: AnyGame,
  choices: Options,
  random: Random,
  length: number,
): Match {
  const pick = <T>(values: readonly T[]): T => values[random(values.length)]!;
  const notes = (often: number) =>
    random(often) === 0
      ? {
          comments: Array.from({ length: 1 + random(2) }, () => pick(TEXTS)),
          glyphs: pick(GLYPHS),
          variations: pick(VARIATIONS),
        }
      : {};
  const setup = random(game.setups.length);
  const position = setupPosition(game, setup);
  const begun = startMatch(game, position, {
    choices,
    setup: random(4) === 0 ? undefined : game.setups[setup]?.name,
    date: "2026.11.21",
    players: game.sides.map(() => pick(PLAYERS)),
    ...clockOf(game, random),
    tags: random(3) === 0 ? [{ name: "Event", value: pick(TEXTS) }] : [],
    escapes: random(3) === 0 ? ["", ' [Game "x"] {', "%"] : [],
  });
  const plies = begun.plies.map((ply) => ({ ...ply, ...notes(2) }));
  const most = random(length);
  while (plies.length <= most) {
    const before = plies[plies.length - 1]!;
    const moves = game.legalMoves(before.position);
    if (matchOutcome({ ...begun, plies, at: plies.length - 1 })) break;
    plies.push({ ...plyAfter(game, before, pick(moves)), ...notes(8) });
  }
  const match = { ...begun, plies, at: plies.length - 1 };
  if (matchOutcome(match) || random(2) === 0) return match;
  return { ...match, agreed: pick([AGREED_DRAW, resignation(match), timeForfeit(match)]) };
}

/** Returns a clock for two games of three, in half of them with a time of its own for each side. */
function clockOf(game: AnyGame, random: Random): { timeControl?: TimeControl } {
  const time = () => ({ start: 1_000 * (1 + random(9_999)), increment: 1_000 * random(3) });
  const [same, kind] = [time(), random(3)];
  return kind === 0 ? {} : { timeControl: game.sides.map(() => (kind === 1 ? same : time())) };
}
