import type { Result } from "./result.ts";

/** One of the players: `name` in sentences ("White"), `letter` on the board ("W"). */
export interface Side {
  readonly name: string;
  readonly letter: string;
}

/** A named starting position, as text that `readPosition` reads. */
export interface Setup {
  readonly name: string;
  readonly about: string;
  readonly position: string;
}

/** How a game ended. `winner` is an index into `sides`, or undefined for a draw. */
export interface Outcome {
  readonly winner: number | undefined;
  /** One sentence for the players: "Black's sarrum has been captured. White wins." */
  readonly sentence: string;
}

/** A thing that may happen by chance (a throw), and how often it does relative to the others. */
export interface Chance<Move> {
  readonly move: Move;
  readonly weight: number;
}

/** One step on the way to allowing or refusing a move; the first that fails is the refusal. */
export interface RuleVerdict {
  /**
   * The rule as a short sentence: "The start and the finish are different squares." If the source
   * has a program, the subroutine that checks the rule there follows in brackets.
   */
  readonly rule: string;
  readonly holds: boolean;
  /** Why it fails, as one sentence for the player; empty where it holds. */
  readonly refusal: string;
}

/** A piece as it is drawn: whose, its letter, its name in sentences. */
export interface DrawnPiece {
  readonly side: number;
  readonly letter: string;
  readonly name: string;
}

/** A square or point of a drawn board. */
export interface Cell {
  /** What a player types for it: "13", "e2". */
  readonly name: string;
  /** Empty for an empty square; more than one only where a game lets pieces share a cell. */
  readonly pieces: readonly DrawnPiece[];
  /** A square that the board itself sets apart (a citadel, a safe cell). */
  readonly special?: boolean;
  /** Text for an empty cell of a plan of the board, such as the number of a step on a track. */
  readonly label?: string;
}

/** What to draw, without a word about how it will look. */
export interface Diagram {
  readonly columns: number;
  readonly rows: number;
  /** Row by row from the top left, `columns * rows` of them; undefined where no square exists. */
  readonly cells: readonly (Cell | undefined)[];
  /** Labels of the columns from the left, and of the rows from the top. */
  readonly files: readonly string[];
  readonly ranks: readonly string[];
  /** Light and dark squares, plain cells, or points joined by lines. */
  readonly pattern: "chequered" | "plain" | "points";
  /** Pairs of neighbouring cells (indexes) that a line joins; only for points. */
  readonly lines?: readonly (readonly [number, number])[];
  /** Words along the file labels and along the rank labels; absent on most boards. */
  readonly axisTitles?: { readonly files: string; readonly ranks: string };
  /** What cannot be seen on the board: the dice, the pieces off it. Shown below, a line each. */
  readonly notes: readonly string[];
  /** What is to be said in place of a list of the pieces and the notes, where that says it better. */
  readonly sentences?: readonly string[];
}

/** A row of a game's piece table. */
export interface PieceRow {
  readonly name: string;
  readonly letter: string;
  /** How it moves, to follow the piece's name: "moves one square in any direction". */
  readonly sentence: string;
  /** Where the rule stands in the source: "Figure 5, diagram e". */
  readonly source: string;
}

/** A game's rules for a reader: the piece table, then headed sections. */
export interface RuleBook {
  readonly source: string;
  readonly pieces: readonly PieceRow[];
  /** Pieces that the source names and that are not in play, with what it says of them. */
  readonly absent?: readonly PieceRow[];
  readonly sections: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

/** Moves given as squares: how a square is named and read, and which move joins two of them. */
interface Squares<Position, Move> {
  /** A square as a player types it, for prompts: "81". */
  readonly example: string;
  /** Returns the name of a square, given as an index of the diagram. */
  name(square: number): string;
  /** Reads one square; rejects what is not the name of a square of the board. */
  read(text: string): Result<number>;
  /**
   * Returns the legal move from one square to another; rejects with the rule that forbids it, and
   * where several moves join the two squares.
   */
  moveBetween(position: Position, start: number, finish: number): Result<Move>;
}

/** A diagram of the source: a position or an empty board, and its point in words of our own. */
export interface FigureDiagram {
  /** What a player types for it: "5e", or "4" for the only diagram of Figure 4. */
  readonly id: string;
  /** As text that `readPosition` reads; absent for the empty board of the game's `editing`. */
  readonly position?: string;
  readonly point: string;
  /** The square of the piece whose moves are shaded. */
  readonly piece?: string;
  /** The names of the squares that are shaded where no piece's moves are. */
  readonly shaded?: readonly string[];
  readonly axisTitles?: NonNullable<Diagram["axisTitles"]>;
}

/** A numbered figure of the source. */
export interface Figure {
  readonly number: number;
  readonly title: string;
  readonly diagrams: readonly FigureDiagram[];
  /** For an example: what its players type, from the position of its only diagram. */
  readonly answers?: readonly string[];
}

/** Changes of a game's rules that a teacher has set, where there are any. */
export interface HouseRules {
  /** In the one order and spelling that the same rules always have; the option reads it back. */
  readonly text: string;
  /** What they change, as sentences for the players. */
  readonly lines: readonly string[];
  /** Every move is asked about before it is made. */
  readonly confirm: boolean;
  /** Some piece moves or is promoted otherwise, or there is a new one. */
  readonly pieces: boolean;
}

/** A word that only one game knows, and what it shows. */
export interface GameWord<Position> {
  readonly word: string;
  /** What may follow it: "SIDE". */
  readonly argument: string;
  readonly about: string;
  show(position: Position, argument: string): Result<Diagram>;
}

/**
 * How a position is built up piece by piece. What these functions give may be impossible as a whole
 * (nobody's sarrum is there yet): `diagram` and `writePosition` take it all the same, and
 * `readPosition` of its text judges it.
 */
export interface Editing<Position> {
  /** What a player should know about the pieces that he puts on the board; may be empty. */
  readonly note: string;
  /** The board without a piece, and the first side to move. */
  readonly empty: Position;
  /** The position with a piece of a side on a square; refused where no position can have it there. */
  put(position: Position, square: number, side: number, letter: string): Result<Position>;
  /** The position with nothing on a square. */
  remove(position: Position, square: number): Position;
  /** The position with a side to move. */
  turn(position: Position, side: number): Position;
}

/**
 * A game: its facts, and pure functions over positions and moves, which are values.
 * Nothing here prints, reads, throws dice or looks at the clock.
 */
export interface Game<Position, Move> {
  readonly id: string;
  readonly title: string;
  /** Two to four players, in the order of play; sides are named by their index in this list. */
  readonly sides: readonly Side[];
  /** The first is the default. */
  readonly setups: readonly Setup[];
  readonly rules: RuleBook;
  /** A move as a player may type it, for prompts: "81 41". */
  readonly example: string;
  /** Names of the cells of the diagram, by index; absent where a move is not typed as squares. */
  readonly squares?: Squares<Position, Move>;
  /** Absent where positions are not built up square by square. */
  readonly editing?: Editing<Position>;
  /** Words of this game alone. */
  readonly words: readonly GameWord<Position>[];
  /** The figures of its source, by number; empty where they are not at hand. */
  readonly figures: readonly Figure[];
  /** Absent where the game is played by its own rules. */
  readonly house?: HouseRules;
  /** What the winner does in the end, for forced wins: "captures the sarrum"; else he "wins". */
  readonly goal?: string;

  /** The side (index) that must act, or "chance" when dice are due. Also defined after the end. */
  toMove(position: Position): number | "chance";
  /** Every legal move in a fixed order; empty exactly when the game is over. For chance: the throws. */
  legalMoves(position: Position): readonly Move[];
  /** At a position where chance is to act: the throws with their weights. Else empty. */
  chances(position: Position): readonly Chance<Move>[];
  /** The position after a move from `legalMoves`; the given position stays as it was. */
  play(position: Position, move: Move): Position;
  /** Undefined while the game goes on. */
  outcome(position: Position): Outcome | undefined;

  /** A legal move from what a player typed, or the reason why it is none. */
  readMove(position: Position, text: string): Result<Move>;
  /** The move as records and players write it. */
  writeMove(position: Position, move: Move): string;
  /** The move as perft tables and chess engines write it; often the same. */
  writeEngineMove(position: Position, move: Move): string;
  readPosition(text: string): Result<Position>;
  writePosition(position: Position): string;

  /** The rules that decide about a typed move, in order, each with its verdict. */
  explain(position: Position, text: string): readonly RuleVerdict[];
  /** What a move does, in one sentence for the players. */
  describe(position: Position, move: Move): string;
  /** Why neither side can win any more, in one sentence; undefined where one may. For hints. */
  deadPosition?(position: Position): string | undefined;
  /** The cells (diagram indexes) a move touches, origin first, destination last; may be empty. */
  squaresTouched(position: Position, move: Move): readonly number[];
  /** The moves worth offering as a menu where typing squares is not possible; else empty. */
  numberedMoves(position: Position): readonly Move[];
  diagram(position: Position): Diagram;
}

/** A game whose positions and moves are only handed on, by those who need not know what they are. */
export type AnyGame = Game<unknown, unknown>;
