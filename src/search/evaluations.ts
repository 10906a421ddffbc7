/** Which game is judged by which weights. */
import type { ChesslikeGame } from "../core/chesslike.ts";
import type { Weights } from "./weights.ts";
import { knownWeights } from "./weights-known.ts";
import { SARRUM } from "./weights-sarrum.ts";

/** The weights of games that have been tuned. */
const TUNED: Readonly<Record<string, Weights>> = { sarrum: SARRUM };

/** The weights of a game: tuned ones where there are any, and its pieces move as they did then. */
export function weightsOf({ kernel }: ChesslikeGame): Weights {
  const { rules, mobility } = kernel;
  return (rules.house ? undefined : TUNED[rules.id]) ?? knownWeights(rules, mobility);
}
