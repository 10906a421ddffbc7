import type { DescribedBoard, SquareIndexes } from "../../drawing/board.ts";
import type { Diagram } from "../../drawing/diagram.ts";
import { current, type Match, playerToMove } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import type { AnyGame, Position } from "../rules/game.ts";

/** A board of a game, which may also be described. */
export interface BoardView extends DescribedBoard {
  readonly game: AnyGame;
}

/** A board of a game, without marks. */
export const gameBoard = (game: AnyGame, diagram: Diagram): BoardView => ({
  game,
  sides: game.sides,
  first: game.ruleBook.pieces[0]?.name,
  diagram,
  marks: { lastMove: [], targets: [] },
});

/** The board of a match, with targets and the held piece marked, or else with the last move marked. */
export function matchView(match: Match, targets: SquareIndexes, held: SquareIndexes = []) {
  const { game } = match;
  const { diagram } = current(match);
  const [lastMove = [], earlierMove = []] = targets.length > 0 ? [held] : lastPaths(match);
  const turnOrResult = matchOutcome(match)?.sentence ?? toMoveSentence(playerToMove(match));
  return { ...gameBoard(game, diagram), marks: { lastMove, earlierMove, targets }, turnOrResult };
}

/** The board of a position without a match, with these targets marked. */
export function positionView(game: AnyGame, position: Position, targets: SquareIndexes = []) {
  const side = game.toMove(position);
  const mover = side === "chance" ? undefined : game.sides[side]?.name;
  const turnOrResult = mover && toMoveSentence(mover);
  const marks = { lastMove: [], targets };
  return { ...gameBoard(game, game.diagram(position)), marks, turnOrResult };
}

const toMoveSentence = (name: string) => `${name} to move.`;

/** The squares of the last move, skipping throws of the dice, and of the last one of another side. */
function lastPaths({ plies, at }: Match): readonly (readonly number[])[] {
  const moves = plies.slice(0, at + 1).flatMap(({ move }) => (move?.path.length ? move : []));
  const last = moves.at(-1);
  return [last, moves.findLast(({ by }) => by !== last?.by)].map((move) => move?.path ?? []);
}
