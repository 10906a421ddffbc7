/** The panel beside a coloured board, in a wide window. */
import { stripVTControlCharacters } from "node:util";
import { wrapAnsi } from "fast-wrap-ansi";
import { progressBar } from "../../base/text.ts";
import { hasDice } from "../../core/game.ts";
import { timesLeft } from "../../match/clock.ts";
import { type Match, sideToAct } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { playerName, sideWithName } from "../../match/players.ts";
import { timeText } from "../../match/time-control.ts";
import type { Board } from "../../view/board-view.ts";
import { PANEL, type RenderOptions } from "../look.ts";
import { AS_TEXT, drawBoard } from "./board.ts";

const GAP = 3;
const WIDTH = PANEL.width - GAP;
/** Columns of a move, and of a player's name. */
const MOVE = 14;
const NAME = 25;

/**
 * Draws a board with a panel to its right: the players with the clocks that stand still, > before the
 * one to move; the latest moves; and at the end what has been captured and a bar for a winning chance.
 */
export function drawWithPanel(
  board: Board,
  options: RenderOptions,
  match: Match,
  captured: readonly string[],
  chance: number | undefined,
): string {
  const lines = drawBoard(board, options).split("\n");
  const height = lines.length - board.diagram.notes.length;
  const widths = lines.map((line) => stripVTControlCharacters(line).replaceAll(AS_TEXT, "").length);
  const start = Math.max(...widths.slice(0, height)) + GAP;
  const end = [
    ...captured.flatMap((line) => wrapAnsi(line, WIDTH).split("\n")),
    ...(chance === undefined ? [] : chanceLines(match, Math.round(100 * chance))),
  ];
  const players = playerLines(match, options.still);
  const room = height - players.length - end.length - 2;
  const moves = room > 0 ? moveLines(match).slice(-room) : [];
  const panel = [...players, "", ...moves, ...(moves.length > 0 ? [""] : []), ...end];
  return lines
    .map((line, row) =>
      row < height && panel[row] ? line + " ".repeat(start - widths[row]!) + panel[row] : line,
    )
    .join("\n");
}

function playerLines(match: Match, still = false): readonly string[] {
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

/** Two moves a line. Where the sides do not take turns one by one, each begins with its side. */
function moveLines({ game, plies, at }: Match): readonly string[] {
  const inTurn = game.sides.length === 2 && !hasDice(game);
  const moves = plies.slice(0, at + 1).flatMap(({ number, move }) => {
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

/** A text in so many columns, of which some characters take two. */
export function cut(text: string, width: number): string {
  const options = { hard: true, trim: false, wordWrap: false };
  const linesOf = (columns: number) =>
    wrapAnsi(text + " ".repeat(width), columns, options).split("\n");
  const [first = "", ...rest] = linesOf(width);
  return rest.join("").trim() === "" ? first : cut(`${linesOf(width - 1)[0]}…`, width);
}
