import { BLACK, type ChessPosition, COLOURS, type Colour, WHITE } from "./chess-position.ts";
import type { Outcome } from "./game.ts";

/** A rule that ends a game. A game lists the ones it has, in the order in which they count. */
export interface Ending {
  /** Judged in every position, or only where the side to move has no legal move. */
  readonly when: "at once" | "no move";
  /** The rule as a sentence for readers. */
  readonly rule: string;
  /** `inCheck`: the royal piece of the side to move is attacked. */
  judge(position: ChessPosition, inCheck: boolean): Outcome | undefined;
}

const opponent = (colour: Colour): Colour => (colour === WHITE ? BLACK : WHITE);
const nameOf = (colour: Colour): string => COLOURS[colour]?.name ?? "";

/** Capturing the piece of that name wins: the end of Capture the Sarrum. */
export function captureWins(piece: string): Ending {
  return {
    when: "at once",
    rule: `Whoever captures the opponent's ${piece} wins.`,
    judge({ royals }) {
      if (royals[WHITE] >= 0 && royals[BLACK] >= 0) return undefined;
      const loser = royals[WHITE] < 0 ? WHITE : BLACK;
      const winner = opponent(loser);
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
