import type { Outcome } from "../rules.ts";
import {
  BLACK,
  CHESS_SIDES,
  type ChessPosition,
  type Colour,
  opponentOf,
  WHITE,
} from "./position.ts";

/**
 * A rule that ends a game. A game lists its endings in order of precedence; the first that returns
 * an outcome counts. Together they must cover every position without a legal move: `noMoveDraws`
 * does, alone or after `checkmateWins`, and so does `checkmateWins` with `stalemateWinsForGiver`.
 */
export interface Ending {
  /**
   * When it is tested: in every position ("at once"), or only if the side to move has no legal move
   * and, for "checkmate" and "stalemate", its royal piece is or is not attacked. In a game without
   * check, every position without a legal move is stalemate.
   */
  readonly when: "at once" | "no move" | "checkmate" | "stalemate";
  /** A sentence for the rule book. */
  readonly rule: string;
  readonly byCapture?: true;
  /** Undefined if the rule does not apply. */
  judge(position: ChessPosition): Outcome | undefined;
}

const nameOf = (colour: Colour): string => CHESS_SIDES[colour].name;

export const captureWins = (piece: string): Ending => ({
  when: "at once",
  rule: `Whoever captures the opponent's ${piece} wins.`,
  byCapture: true,
  judge({ royals }) {
    if (royals[WHITE] >= 0 && royals[BLACK] >= 0) return undefined;
    const loser = royals[WHITE] < 0 ? WHITE : BLACK;
    const winner = opponentOf(loser);
    return {
      winner,
      sentence: `${nameOf(loser)}'s ${piece} has been captured. ${nameOf(winner)} wins!`,
    };
  },
});

export const noMoveDraws: Ending = {
  when: "no move",
  rule: "A player who has no legal move draws the game.",
  judge: ({ turn }) => ({
    winner: undefined,
    sentence: `${nameOf(turn)} has no legal move. The game is drawn.`,
  }),
};

export const checkmateWins = (piece: string): Ending => ({
  when: "checkmate",
  rule: `Checkmate wins: the opponent's ${piece} is in check and no move saves it.`,
  judge: ({ turn }) => ({
    winner: opponentOf(turn),
    sentence: `Checkmate: ${nameOf(turn)} cannot save the ${piece}. ${nameOf(opponentOf(turn))} wins!`,
  }),
});

export const stalemateWinsForGiver: Ending = {
  when: "stalemate",
  rule: "Stalemate also wins, for the player who gives it.",
  judge: ({ turn }) => ({
    winner: opponentOf(turn),
    sentence: `Stalemate: ${nameOf(turn)} has no legal move. ${nameOf(opponentOf(turn))} wins!`,
  }),
};
