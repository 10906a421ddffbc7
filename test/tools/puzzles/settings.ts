/** What the puzzles of each game are made with. */
export interface Settings {
  /** Decides every random choice. */
  readonly seed: number;
  /** The puzzles wanted, by the number of moves from 1. */
  readonly wanted: readonly number[];
  /** Games that last longer, in moves of both sides, are abandoned. */
  readonly mostPlies: number;
  /** The positions from games that are looked at. */
  readonly mostFromGames: number;
  /** The positions with pieces removed that are looked at for each length. */
  readonly mostThinned: number;
  /** The most pieces left in them, by the length: some wins are found only with few pieces. */
  readonly mostPieces: readonly number[];
}

/** The settings of each game, by its name in the catalogue. */
export const SETTINGS: Readonly<Record<string, Settings>> = {
  sarrum: {
    seed: 2015,
    wanted: [20, 80, 80, 80, 72],
    mostPlies: 160,
    mostFromGames: 1800,
    mostThinned: 6000,
    mostPieces: [16, 16, 16, 16, 16],
  },
  shatranj: {
    seed: 1630,
    wanted: [12, 36, 40, 36, 12],
    mostPlies: 240,
    mostFromGames: 1000,
    mostThinned: 3000,
    mostPieces: [16, 16, 16, 16, 7],
  },
  citadel: {
    seed: 100,
    wanted: [8, 26, 30, 6],
    mostPlies: 240,
    mostFromGames: 1000,
    mostThinned: 1200,
    mostPieces: [16, 16, 16, 7],
  },
};
