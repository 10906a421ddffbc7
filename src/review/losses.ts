/** Accuracy after lichess; the engine's README names the sources. */

/** The least losses of winning chance by which a move is judged. */
export const LOSSES = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 } as const;

/** The accuracy of a move that loses that much of the winning chance, from 0 to 1; in per cent. */
export function accuracyOf(loss: number): number {
  const accuracy = 103.1668 * Math.exp(-4.354 * loss) - 3.1669;
  return Math.min(100, Math.max(0, accuracy));
}
