/** The least losses of winning chance by which a move is judged; the engine's README says why these. */
export const LOSSES = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 } as const;
