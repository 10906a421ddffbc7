/** No score at all: returned by `terminalScore` and `noMoveScore` while the game is not over. */
export const NO_SCORE = 99_999;

/**
 * A position of a two-player game without chance, as the alpha-beta search sees it: a single
 * position, changed by `make` and restored by `unmake`. A move is an integer from 1, below 2^31,
 * that stands for the same move throughout a search; 0 is not a move.
 *
 * All scores are for the side to move, with distances counted from the position itself (see
 * scores.ts).
 */
export interface SearchBoard {
  /** The two 32-bit halves of the position's key, which includes the side to move. */
  readonly keyLow: number;
  readonly keyHigh: number;
  /** `historyIndex` returns numbers below this one. */
  readonly historySize: number;
  /** The number of nodes between clock checks: some milliseconds' work. */
  readonly clockInterval: number;

  /**
   * Writes the pseudo-legal moves into a list from its beginning and returns their number. With
   * `capturesOnly`, only those that quiescence searches.
   */
  generate(moves: number[], capturesOnly: boolean): number;
  /** Whether there are too many moves: `generate` omits some or includes illegal ones. */
  incomplete(): boolean;
  /** Plays a move. Returns false, with nothing changed, if it is illegal or loses at once. */
  make(move: number): boolean;
  unmake(): void;

  /** Whether the null move is sound: the side to move would hardly ever prefer to pass. */
  allowsNullMove(): boolean;
  /** Passes the turn, until `unmake`. Call it only if `allowsNullMove` returns true. */
  makeNullMove(): void;

  /** Whether the side to move must respond to an attack on its royal piece, or capture. */
  mustRespond(): boolean;
  /** The score if a rule has ended the game here, otherwise `NO_SCORE`. */
  terminalScore(): number;
  /** The score if `make` rejects every move. */
  noMoveScore(): number;
  /** The evaluation in hundredths of a man, far below `MATE_THRESHOLD`. */
  evaluate(): number;

  /** What a move captures or promotes to, in hundredths of a man; 0 for a quiet move. */
  captureValue(move: number): number;
  /** A number that puts better captures first. */
  mvvLva(move: number): number;
  /** Whether a move loses material in the exchanges on its square. */
  losesExchange(move: number): boolean;
  /** False if `givesCheck` never returns true. */
  readonly hasChecks: boolean;
  /** Whether a move attacks the opponent's royal piece, which is never attacked already. */
  givesCheck(move: number): boolean;
  /** Whether no position from before the move can recur. */
  irreversible(move: number): boolean;
  /** The history index of a move, for example by piece and finish square. */
  historyIndex(move: number): number;
}

/** The pseudo-legal moves of a board, in a new list. */
export function movesOn(board: SearchBoard): number[] {
  const moves: number[] = [];
  board.generate(moves, false);
  return moves;
}

export interface GameSearchBoard<Position, Move> extends SearchBoard {
  setPosition(position: Position): void;
  /** The game's move for a number, in the current position. */
  moveOf(move: number): Move;
  /**
   * A move that wins at once in a position in which `make` must not be used; 0 if there is none.
   * Only called before a search.
   */
  instantWin(): number;
}
