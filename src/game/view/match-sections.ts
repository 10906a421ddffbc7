/** What stands beside a match's board: the players with their clocks, the latest moves, captured pieces. */

import { progressBar, timeText } from "../../base/text.ts";
import type { Section } from "../../drawing/shown.ts";
import { cut } from "../../drawing/text/panel.ts";
import { timesLeft } from "../match/clock.ts";
import { type Match, type PlyRecord, sideToAct } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import { playerName, sideWithName } from "../match/players.ts";
import { hasDice } from "../rules/game.ts";
import { capturedLines } from "./board-sentences.ts";

/** Columns of a move, and of a player's name. */
const MOVE = 14;
const NAME = 25;

/**
 * The players with the clocks that stand still, > before the one to move; the latest moves; and what has
 * been captured with a bar for a winning chance, from 0 to 1.
 * @param still whether no clock runs at the prompt
 */
export function matchSections(match: Match, still: boolean, chance?: number): readonly Section[] {
  return [
    { lines: playerLines(match, still) },
    { lines: moveLines(match), latest: true },
    {
      lines: [
        ...capturedLines(match, false, ", "),
        ...(chance === undefined ? [] : chanceLines(match, Math.round(100 * chance))),
      ],
    },
  ];
}

function playerLines(match: Match, still: boolean): readonly string[] {
  const { sides } = match.game;
  const mover = matchOutcome(match) ? undefined : sideToAct(match);
  // The clock of the one to move runs, at the prompt.
  const runs = (side: number) => side === mover && !still;
  const times = timesLeft(match)?.map((left, side) => (runs(side) ? "" : timeText(left))) ?? [];
  return sides.map(({ name }, side) => {
    const player = cut(sideWithName(name, playerName(match.info.players[side])), NAME);
    return `${side === mover ? ">" : " "} ${player} ${times[side] ?? ""}`.trimEnd();
  });
}

/** More moves than any window has room for. */
const MOST_LISTED = 200;

/** The ply from which on moves are listed: a move of the first side, which begins a line, and the same for a while. */
function firstListed({ plies, at }: Match): number {
  const start = MOST_LISTED * Math.max(0, Math.floor(at / MOST_LISTED) - 1);
  const isFirst = ({ move }: PlyRecord) => move?.by === 0;
  return start === 0 ? 0 : start + Math.max(0, plies.slice(start, at).findIndex(isFirst));
}

/** Two moves a line. Where the sides do not take turns one by one, each begins with its side. */
function moveLines(match: Match): readonly string[] {
  const { game, plies, at } = match;
  const inTurn = game.sides.length === 2 && !hasDice(game);
  const moves = plies.slice(firstListed(match), at + 1).flatMap(({ number, move }) => {
    if (!move || move.by === "chance") return [];
    const text = inTurn ? move.written : `${game.sides[move.by]?.letter} ${move.written}`;
    return { number, text, by: move.by };
  });
  const [first] = moves;
  if (inTurn && first?.by === 1) moves.unshift({ ...first, text: "..." });
  return moves.flatMap(({ number, text }, index) =>
    index % 2 === 0
      ? `${`${number}`.padStart(3)}. ${cut(text, MOVE)} ${moves[index + 1] ? cut(moves[index + 1]!.text, MOVE) : ""}`
      : [],
  );
}

const chanceLines = ({ game }: Match, percent: number): readonly string[] => [
  `${game.sides[0]?.name}'s chances: ${percent} %`,
  progressBar(percent, 100),
];
