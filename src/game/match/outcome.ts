import { movesInWords } from "../../base/text.ts";
import type { Outcome } from "../rules/rules.ts";
import { type AgreedEnd, current, type Match, sideToAct } from "./match.ts";
import { shownName, sideWithName } from "./players.ts";

/** By agreement, by the rules, or by a limit on moves; records use this definition as well. */
export const matchOutcome = (match: Match): Outcome | undefined =>
  match.agreed ?? current(match).outcome ?? moveLimitOutcome(match);

/** Undefined without a limit. Moves made before the match's first position do not count. */
export function movesLeft({ game, plies, at }: Match): readonly number[] | undefined {
  const { moveLimit, sides } = game;
  if (moveLimit === Infinity) return undefined;
  const played = plies.slice(0, at + 1);
  return sides.map((_, side) =>
    Math.max(0, moveLimit - played.filter(({ move }) => move?.by === side).length),
  );
}

/** A draw once no side has a move left. */
function moveLimitOutcome(match: Match): Outcome | undefined {
  const left = movesLeft(match);
  if (!left || left.some((moves) => moves > 0)) return undefined;
  const sentence = `Each side has made ${movesInWords(match.game.moveLimit)}. The game is drawn.`;
  return { winner: undefined, sentence };
}

/** Undefined if the house rules do not score captures. */
export function pointsOf(match: Match): readonly number[] | undefined {
  const { sides, houseRules } = match.game;
  const values = houseRules?.points;
  if (!values) return undefined;
  const { captured } = current(match);
  return sides.map((_, side) =>
    captured
      .filter((piece) => piece.side !== side)
      .reduce((sum, { letter }) => sum + (values[letter] ?? 0), 0),
  );
}

export const AGREED_DRAW: AgreedEnd = {
  by: "agreement",
  winner: undefined,
  sentence: "The players agree to a draw.",
};

/** By default, the player whose turn it is resigns. */
export function resignation(match: Match, loser = sideToAct(match)): AgreedEnd {
  const by = "resignation";
  const { game } = match;
  const fullName = (side: number) => {
    const [own, name] = [game.sides[side]!.name, nameFor(match, side)];
    return sideWithName(own, name === own ? "" : name);
  };
  if (game.sides.length > 2) {
    const sentence = `${fullName(loser)} resigns. The game ends without a winner.`;
    return { by, winner: undefined, sentence };
  }
  const winner = 1 - loser;
  return { by, winner, sentence: `${fullName(loser)} resigns. ${fullName(winner)} wins!` };
}

/** "Ann", or "White" for an engine and for a player without a name. */
export function nameFor({ game, info }: Match, side: number): string {
  const player = info.players[side];
  return (player?.kind === "human" && shownName(player.name)) || `${game.sides[side]?.name}`;
}

/** The end when the time of the side to act is up. */
export function timeForfeit(match: Match): AgreedEnd {
  const { sides, cannotWin } = match.game;
  const loser = sideToAct(match);
  const winner = 1 - loser;
  const timeUp = `${nameFor(match, loser)}'s time is up`;
  const drawn = { by: "time forfeit", winner: undefined } as const;
  if (sides.length > 2) return { ...drawn, sentence: `${timeUp}: the game ends without a winner.` };
  const other = nameFor(match, winner);
  return cannotWin(current(match).position, winner)
    ? { ...drawn, sentence: `${timeUp}, but ${other} can no longer win: the game is drawn.` }
    : { ...drawn, winner, sentence: `${timeUp}: ${other} wins.` };
}
