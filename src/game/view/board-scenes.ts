import { inWords } from "../../base/text.ts";
import type { SquareIndexes } from "../../drawing/board.ts";
import type { Note, Scene } from "../../drawing/shown.ts";
import { clockLine } from "../match/clock.ts";
import { engineToMove } from "../match/engine-sides.ts";
import { type Match, sideToAct } from "../match/match.ts";
import { matchOutcome, pointsOf } from "../match/outcome.ts";
import { capturedLines } from "./board-sentences.ts";
import { type BoardView, matchView } from "./board-view.ts";
import { matchSections } from "./panel-sections.ts";
import type { ViewSettings } from "./view-settings.ts";

/** What of a match's board is marked and told. */
export interface SceneOptions {
  readonly targets?: SquareIndexes | undefined;
  /** The squares of the piece that has been picked up, marked in place of the last move. */
  readonly held?: SquareIndexes;
  /** The squares of pieces that must not be captured and can be. */
  readonly danger?: SquareIndexes;
  /** Milliseconds that the side to move has left, if its clock runs at the prompt. */
  readonly left?: number | undefined;
  /** No clock runs at the prompt, as in a replay. */
  readonly still?: boolean;
  /** The moves after this position are listed, too. */
  readonly whole?: boolean;
  /** Its game is only offered, so that nobody is to move. */
  readonly offered?: boolean;
  /** An estimate of the winning chances would give an answer away. */
  readonly secret?: boolean;
}

/** The board of a match with its clocks, captured pieces and points, without a caption. */
export function matchScene(
  match: Match,
  { chances, symbols }: Partial<ViewSettings>,
  options: SceneOptions = {},
): Scene<BoardView> {
  const { targets = [], held = [], danger = [], still = false } = options;
  const { whole = false, secret = false, offered = false, left } = options;
  const seen = matchView(match, targets, held);
  const duty = still || targets.length > 0 ? [] : mustCapture(match);
  const board = { ...seen, marks: { ...seen.marks, danger, duty } };
  const letters = secret && !symbols ? letterNotes(board) : [];
  return {
    ...boardScene(board),
    notes: [...clockNotes(match, still), ...scoreNotes(match), ...letters],
    beside: matchSections(match, { left, whole, offered }, secret ? undefined : chances?.(match)),
  };
}

/** Where the pieces stand of which one has to capture; nothing where captures are free. */
function mustCapture(match: Match): SquareIndexes {
  const { game, plies, at } = match;
  const { position } = plies[at]!;
  if (matchOutcome(match) || !game.duty?.(position)) return [];
  const starts = game.legalMoves(position).map((move) => game.squaresTouched(position, move)[0]!);
  return [...new Set(starts)];
}

/** A board alone. */
export const boardScene = (board: BoardView): Scene<BoardView> => ({
  kind: "board",
  board,
  notes: [],
  beside: [],
  caption: [],
});

/** Without the clock of the player who is to move if it runs at the prompt, which shows it. */
function clockNotes(match: Match, still: boolean): readonly Note[] {
  if (!match.info.timeControl) return [];
  const told = (atPrompt: boolean) => {
    const [line = ""] = clockLines(match, false, atPrompt);
    return { line, inWords: line && `${line}.` };
  };
  return [
    { where: "above", ...told(false), ...(!still && { atPrompt: told(true) }), isBeside: true },
  ];
}

/** Captured pieces, unless they re-enter, so that the game's own notes say where they are; and the points. */
function scoreNotes(match: Match): readonly Note[] {
  if (match.plies[match.at]!.diagram.pattern === "plain") return [];
  const notes = (lines: readonly string[], words: readonly string[], isBeside: boolean) =>
    lines.map((line, at): Note => ({ where: "below", line, inWords: words[at] ?? "", isBeside }));
  return [
    ...notes(capturedLines(match, false), capturedLines(match, true), true),
    ...notes(pointLines(match, false), pointLines(match, true), false),
  ];
}

/** What those letters on a drawn board mean with which the names of their pieces do not begin: "K shah". */
export function letterNotes({ game, diagram }: BoardView): readonly Note[] {
  const there = new Set(diagram.cells.flatMap((cell) => cell?.pieces.map(({ name }) => name)));
  const others = game.ruleBook.pieces.filter(
    ({ name, letter }) =>
      there.has(name) && /[A-Z]/.test(letter) && !name.toUpperCase().startsWith(letter),
  );
  const line = `Letters: ${inWords(others.map(({ name, letter }) => `${letter} ${name}`))}.`;
  return others.length > 0 ? [{ where: "below", line, inWords: "", isBeside: false }] : [];
}

/** The clocks, without that of the player who is to move if it runs at the prompt. */
export function clockLines(match: Match, plain: boolean, atPrompt: boolean): readonly string[] {
  const waits = atPrompt && !matchOutcome(match) && !engineToMove(match);
  const clocks = clockLine(match, waits ? sideToAct(match) : undefined);
  return clocks ? [`Clock: ${clocks}${plain ? "." : ""}`] : [];
}

/** What each side has scored, if captures count. */
export function pointLines(match: Match, plain: boolean): readonly string[] {
  const points = pointsOf(match);
  const scores = match.game.sides.map(({ name }, side) => `${name} ${points?.[side]}`);
  return points ? [`Points: ${scores.join(", ")}${plain ? "." : ""}`] : [];
}
