/** What `ended` and `stuck` give while the game goes on: no score at all. */
export const NO_SCORE = 99_999;

/**
 * A position of a two-player game without chance, as the alpha-beta search sees it: one position
 * that is changed by `make` and restored by `unmake`. A move is a whole number from 1 below 2^31
 * that means the same move as long as the search goes on; 0 is no move.
 *
 * All scores are for the side to move, and distances in them are counted from the position itself
 * (see scores.ts).
 */
export interface SearchBoard {
  /** Two numbers of 32 bits that stand for the position, the side to move included. */
  readonly keyLow: number;
  readonly keyHigh: number;
  /** `slot` gives numbers below this one. */
  readonly historySize: number;
  /** How many positions may be entered between two looks at the clock: some milliseconds' work. */
  readonly clockInterval: number;

  /**
   * Writes the moves into a list from its beginning and gives their number. Moves that `make`
   * refuses may be among them. With `capturesOnly`, only those that quiescence should look at.
   */
  generate(moves: number[], capturesOnly: boolean): number;
  /** Whether `generate` leaves out moves here, or offers such as are not legal: there were too many. */
  incomplete(): boolean;
  /** Plays a move; false, with nothing changed, where it is not playable or plainly loses at once. */
  make(move: number): boolean;
  /** Takes the last move back. */
  unmake(): void;

  /** Whether the side to move would hardly ever want to do nothing: the null move is then sound. */
  allowsNullMove(): boolean;
  /** Lets the other side move; `unmake` takes it back. Only where `mayPass` says so. */
  makeNullMove(): void;

  /** Whether the side to move must react: its royal piece is attacked, or it has to capture. */
  mustRespond(): boolean;
  /** The score of a game that a rule has ended here; `GOING_ON` otherwise. */
  terminalScore(): number;
  /** The score where `make` accepts none of the moves. */
  noMoveScore(): number;
  /** What the position seems to be worth, in hundredths of a man; far from `WON`. */
  evaluate(): number;

  /** What a move takes or promotes to, in hundredths of a man; 0 for a quiet move. */
  captureValue(move: number): number;
  /** A number by which better captures come first. */
  mvvLva(move: number): number;
  /** Whether the side that makes the move loses material by it in the exchanges on its square. */
  losesExchange(move: number): boolean;
  /** Whether there are moves of which `threatens` is true. */
  readonly hasChecks: boolean;
  /** Whether a move attacks the opponent's royal piece, which no side to move finds attacked. */
  givesCheck(move: number): boolean;
  /** Whether no position from before the move can ever come back. */
  irreversible(move: number): boolean;
  /** A small number for a kind of move: which piece goes where. History is kept by it. */
  historyIndex(move: number): number;
}

/** A surface for the positions and moves of a game. */
export interface GameSearchBoard<Position, Move> extends SearchBoard {
  /** Sets up a position. */
  setPosition(position: Position): void;
  /** Sets `low` and `high` to those of a position; before anything else is asked, `place` another. */
  setKeys(position: Position): void;
  /** The game's move that a number stands for, at the position on the surface. */
  moveOf(move: number): Move;
  /**
   * A move that wins on the spot in a position in which `make` must not be used, 0 where there is
   * none. Asked only before a search begins.
   */
  instantWin(): number;
}
