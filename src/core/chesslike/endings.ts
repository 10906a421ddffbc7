import type { Outcome } from "../rules.ts";
import { BLACK, type ChessPosition, COLOURS, type Colour, opponentOf, WHITE } from "./position.ts";

/** A rule that ends a game. A game lists the ones it has, in the order in which they count. */
export interface Ending {
  /** Judged in every position, or only where the side to move has no legal move. */
  readonly when: "at once" | "no move";
  /** The rule as a sentence for readers. */
  readonly rule: string;
  /** Ends the game when a royal piece is captured. */
  readonly byCapture?: true;
  /** `inCheck`: the royal piece of the side to move is attacked. */
  judge(position: ChessPosition, inCheck: boolean): Outcome | undefined;
}

const nameOf = (colour: Colour): string => COLOURS[colour]?.name ?? "";

/** Capturing the piece of that name wins: the end of Capture the Sarrum. */
export function captureWins(piece: string): Ending {
  return {
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
  };
}

/** A side to move without a legal move draws. */
export const noMoveDraws: Ending = {
  when: "no move",
  rule: "A player who has no legal move on his turn draws the game.",
  judge: ({ turn }) => ({
    winner: undefined,
    sentence: `${nameOf(turn)} has no legal move. The game is drawn.`,
  }),
};

/** A side without a legal move whose piece of that name is in check loses. */
export function checkmateWins(piece: string): Ending {
  return {
    when: "no move",
    rule: `Checkmate wins: the opponent's ${piece} is in check and no move saves it.`,
    judge: ({ turn }, inCheck) =>
      inCheck
        ? {
            winner: opponentOf(turn),
            sentence: `Checkmate: ${nameOf(turn)} cannot save the ${piece}. ${nameOf(opponentOf(turn))} wins!`,
          }
        : undefined,
  };
}

/** A side that is not in check and has no legal move loses, too. */
export const stalemateWinsForGiver: Ending = {
  when: "no move",
  rule: "Stalemate wins as well, for the player who gives it.",
  judge: ({ turn }, inCheck) =>
    inCheck
      ? undefined
      : {
          winner: opponentOf(turn),
          sentence: `Stalemate: ${nameOf(turn)} has no legal move. ${nameOf(opponentOf(turn))} wins!`,
        },
};

/**
 * A king on one of the opponent's citadels draws. `citadels` lists, for White's king and for
 * Black's, the squares that draw.
 */
export function citadelDraws(citadels: readonly [readonly number[], readonly number[]]): Ending {
  return {
    when: "at once",
    rule: "A king that reaches a citadel on the opponent's side draws the game at once.",
    judge({ royals }) {
      const colour = ([WHITE, BLACK] as const).find((side) =>
        citadels[side].includes(royals[side]),
      );
      return colour === undefined
        ? undefined
        : {
            winner: undefined,
            sentence: `${nameOf(colour)}'s king has reached a citadel. The game is drawn.`,
          };
    },
  };
}
