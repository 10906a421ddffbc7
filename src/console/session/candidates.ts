import { current } from "../../match/match.ts";
import { movesFrom } from "../../view/move-lists.ts";
import type { Candidates, Command, State } from "./state.ts";
import { shownMatch } from "./state.ts";

/** Offers the squares of the pieces that can move, and then the squares they can move to. */
export const squaresOfMove: NonNullable<Command["complete"]> = (state, words) => {
  const [start = ""] = words;
  return words.length === 1 ? squaresToMoveFrom(state) : squaresToMoveTo(state, start);
};

/** Returns the squares of the pieces that can move. */
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

/** Returns the squares that the piece on a square can move to. */
export function squaresToMoveTo(state: State, start: string): Candidates {
  const match = shownMatch(state);
  const square = match.ok ? match.value.game.squares?.read(start) : undefined;
  if (!match.ok || !square?.ok) return [];
  const { position, diagram } = current(match.value);
  const { targets } = movesFrom(match.value.game, position, square.value);
  return targets.flatMap((target) => diagram.cells[target]?.name ?? []);
}

/** Returns the sides of the game, as they are typed. */
export const sidesOf = ({ game }: State): Candidates =>
  game.sides.map(({ name }) => name.toLowerCase());

/** Offers files, for an argument that is the name of one. */
export const files: NonNullable<Command["complete"]> = (_state, words, { disk }) =>
  disk.filesLike(words.at(-1) ?? "");
