import type { Candidates } from "../../terminal/dialogue/mode.ts";
import { current } from "../match/match.ts";
import { movesFrom } from "../view/legal-moves.ts";
import { shownMatch } from "./stage.ts";
import type { GameCommand, State } from "./state.ts";

/** Offers the squares of the pieces that can move, and then the squares they can move to. */
export const squaresOfMove: NonNullable<GameCommand["complete"]> = (state, words) => {
  const [start = ""] = words;
  return words.length === 1 ? squaresToMoveFrom(state) : squaresToMoveTo(state, start);
};

export function squaresToMoveFrom(state: State): Candidates {
  const match = shownMatch(state);
  if (!match.ok) return [];
  const { game } = match.value;
  const { position, diagram } = current(match.value);
  const origins = game
    .legalMoves(position)
    .flatMap((move) => game.squaresTouched(position, move).slice(0, 1));
  return [...new Set(origins)].flatMap((square) => diagram.cells[square]?.name ?? []);
}

export function squaresToMoveTo(state: State, start: string): Candidates {
  const match = shownMatch(state);
  const square = match.ok ? match.value.game.squares?.read(start) : undefined;
  if (!match.ok || !square?.ok) return [];
  const { position, diagram } = current(match.value);
  const { targets } = movesFrom({ game: match.value.game, position }, square.value);
  return targets.flatMap((target) => diagram.cells[target]?.name ?? []);
}

export const sidesOf = ({ game }: State): Candidates =>
  game.sides.map(({ name }) => name.toLowerCase());

export const files: NonNullable<GameCommand["complete"]> = (_state, words, { disk }) =>
  disk.filesLike(words.at(-1) ?? "");
