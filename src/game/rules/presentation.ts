import type { Result } from "../../base/result.ts";
import type { Diagram } from "../../drawing/diagram.ts";
import type { Coordinates } from "./coordinates.ts";
import type { RuleVerdict } from "./verdict.ts";

/** A named starting position, as text that `readPosition` reads. */
export interface Setup {
  /** As `--setup` takes it. */
  readonly name: string;
  /**
   * A short noun phrase with its article: "the sample game". A game with several setups asks "Play
   * the sample game (Y for yes, Enter for the full game)?"; a third is reached by its name.
   */
  readonly about: string;
  readonly position: string;
}

export interface PieceRow {
  readonly name: string;
  /** What the name means, in lower case, which players may type as well: "king". */
  readonly meaning?: string;
  readonly letter: string;
  /** How it moves, to follow the piece's name: "moves one square in any direction". */
  readonly sentence: string;
  /** Where the rule is given, if more can be said than the source of the game: "Figure 5, diagram e". */
  readonly source?: string;
}

/** A game's rules for a reader: the piece table, then the sections. */
export interface RuleBook {
  readonly source: string;
  readonly pieces: readonly PieceRow[];
  /** Pieces that the source names but that are not in play, with what it says about them. */
  readonly absent?: readonly PieceRow[];
  /** The lines of each section by its heading, in order. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

/** A diagram of the source: a position or an empty board, with its point in our own words. */
export interface FigureDiagram {
  /** What a player types for it: "5e", or "4" for the only diagram of Figure 4. */
  readonly id: string;
  /** As text that `readPosition` reads; absent for the empty board of the game's `editing`. */
  readonly position?: string;
  readonly point: string;
  /** The square of the piece whose moves are shaded. */
  readonly piece?: string;
  /** The names of the squares that are shaded if no piece's moves are. */
  readonly shaded?: readonly string[];
  readonly axisTitles?: NonNullable<Diagram["axisTitles"]>;
}

export interface Figure {
  readonly number: number;
  readonly title: string;
  readonly diagrams: readonly FigureDiagram[];
  /** For an example: what its players type, from the position of its only diagram. */
  readonly answers?: readonly string[];
}

export interface BoardCommand<Position> {
  readonly name: string;
  /** What may follow it, for help: "[SIDE]". */
  readonly argument: string;
  readonly about: string;
  /** Rejects an argument that it does not understand. */
  show(position: Position, argument: string): Result<Diagram>;
}

/** Moves typed as squares: how a square is named and read. `readMove` takes their names in order. */
interface Squares extends Pick<Coordinates, "name" | "read" | "readAll"> {
  /** What the game calls a square: "point". */
  readonly noun: string;
  /** A square as a player types it, for prompts: "81". */
  readonly example: string;
  /** A move in words, once a position is known: "redum 17 to 16". */
  readonly inWords?: string;
}

/**
 * The editor that builds up a position piece by piece. Until it is finished, a position may be
 * impossible as a whole (it may lack a sarrum): `diagram` and `writePosition` accept it, and
 * `readPosition` of its text judges it.
 */
export interface Editing<Position> {
  /** The board without a piece, and the first side to move. */
  readonly empty: Position;
  /** Puts a piece on a square. Rejects a piece that no position can have there. */
  put(position: Position, square: number, side: number, letter: string): Result<Position>;
  remove(position: Position, square: number): Position;
}

/** Changes that a teacher has made to a game's rules. */
export interface HouseRules {
  /** The rules in canonical order and spelling; the option reads them back. */
  readonly text: string;
  /** What they change, as sentences for the players. */
  readonly lines: readonly string[];
  /** True if every move is confirmed before it is made. */
  readonly confirm: boolean;
  /** True if a piece has another movement or promotion, or if there is a new one. */
  readonly pieces: boolean;
  /** The points for capturing each piece, by its letter; absent if captures are not scored. */
  readonly points?: Readonly<Record<string, number>>;
}

/** A move in parts, which become a sentence where it is told. */
export interface ToldMove {
  /** The piece or the player that makes it: "White's nabu". */
  readonly who: string;
  /** "moves from 36 to 45". */
  readonly deed: string;
  /** A sentence that follows: "Check!". */
  readonly notice?: string;
  /** In a game with dice: the throw that it uses, whether it does several things with it, and whether another follows. */
  readonly throws?: string;
  readonly isLong?: boolean;
  readonly throwsAgain?: boolean;
}

/** Features that a game may lack are optional objects. */
export interface Presentation<Position, Move> {
  readonly title: string;
  /** The first is the default. */
  readonly setups: readonly Setup[];
  readonly ruleBook: RuleBook;
  /** A move as a player may type it, for prompts: "81 41". */
  readonly example: string;
  /** What the winner does at the end, to announce forced wins: "captures the sarrum", "wins". */
  readonly goal: string;
  /** What a score of 1 is, for the engine's analysis: "redum"; absent if it is no piece of the game. */
  readonly unit?: string | undefined;
  /** The figures of the source, by number; none if the source has no figures. */
  readonly figures: readonly Figure[];
  readonly commands: readonly BoardCommand<Position>[];
  /** A throw of dice comes before the moves; otherwise chance decides nothing. */
  readonly dice: boolean;
  /** Pieces have chess symbols. */
  readonly symbols: boolean;
  /** Absent if moves are not typed as squares. */
  readonly squares?: Squares;
  /** Absent if positions are not built up square by square. */
  readonly editing?: Editing<Position>;
  /** Absent if the game is played by its own rules. */
  readonly houseRules?: HouseRules;

  diagram(position: Position): Diagram;
  /** The rules that decide about a typed move, in order, up to the first that it breaks. */
  explain(position: Position, text: string): readonly RuleVerdict[];
  /** What a legal move does. */
  describe(position: Position, move: Move): ToldMove;
  /** As perft tables and chess engines write a legal move. */
  writeEngineMove(position: Position, move: Move): string;
  /** The cells (indexes of the diagram) that a move touches, its origin first; may be none. */
  squaresTouched(position: Position, move: Move): readonly number[];
  /** The moves to offer by number; none in games whose moves are typed as squares. */
  numberedMoves(position: Position): readonly Move[];
  /** What the side to move must do, as a sentence to its player; "" or absent if nothing. */
  duty?(position: Position): string;
}
