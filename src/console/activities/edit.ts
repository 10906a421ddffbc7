import leven from "leven";
import type { AnyGame, Position } from "../../core/game.ts";
import type { Editing } from "../../core/presentation.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { inWords, quoted } from "../../core/text.ts";
import { current } from "../../match/match.ts";
import type { Activity, Question, State } from "../dialogue/state.ts";
import { beginInstead, leaveActivity, outside } from "../dialogue/transitions.ts";
import type { BoardView } from "../render/board-view.ts";
import { draw } from "../render/show.ts";
import type { Port } from "../terminal/port.ts";

/** What changes a position; nothing else in the program answers to these words. */
export const EDITOR_COMMANDS: readonly string[] = ["put", "remove", "clear", "turn"];
const OWN_WORDS: readonly string[] = [...EDITOR_COMMANDS, "done", "cancel", "edit"];

/** A position that is being built up. */
interface Desk {
  readonly game: AnyGame;
  readonly editing: Editing<Position>;
  /** The position after each change, the last one on the board; there is always one. */
  readonly drafts: readonly [Position, ...Position[]];
  /** What to come back to at the end. */
  readonly then: Question;
}

/** A change of a draft: what it leads to, and a sentence for who does not see the board. */
interface Change {
  readonly draft: Position;
  readonly sentence: string;
}

/** Opens the editor with the position on the board, or with an empty board before a game. */
export function startEditing(state: State, port: Port): State {
  const { game, match, question } = state;
  const { editing } = game;
  if (!editing || !question) {
    port.say(
      `Positions of ${game.title} are not built up square by square; type them as text: position ${game.setups[0]?.position}`,
    );
    return state;
  }
  const before = question.kind === "confirmation" ? question.then : question;
  const draft = match ? current(match).position : editing.empty;
  const then = outside(before, hintOf(game));
  const desk: Desk = { game, editing, drafts: [draft], then };
  port.say([hintOf(game), editing.note].join("\n").trimEnd());
  return shown(state, desk, port);
}

function hintOf({ sides, ruleBook, squares }: AnyGame): string {
  const square = squares?.example;
  const piece = `${sides[0]?.letter}${ruleBook.pieces[0]?.letter}`;
  return `Type put ${piece} ${square} (more squares may follow), remove ${square}, clear, turn ${sides[1]?.name}, or undo; done begins a game at the position, cancel leaves it.`;
}

function draftOf({ drafts: [first, ...more] }: Desk): Position {
  return more.at(-1) ?? first;
}

/** Shows the draft and asks for the next change. */
function shown(state: State, desk: Desk, port: Port): State {
  const question = editor(desk);
  draw(question.scene, state.view, port);
  port.say(turnOf(desk));
  return { ...state, question };
}

function turnOf(desk: Desk): string {
  const side = desk.game.toMove(draftOf(desk));
  return `It will be ${desk.game.sides[Number(side)]?.name}'s turn.`;
}

function editor(desk: Desk): Activity & { readonly scene: BoardView } {
  const { game, then } = desk;
  const example = `put ${game.sides[0]?.letter}${game.ruleBook.pieces[0]?.letter} ${game.squares?.example}`;
  return {
    kind: "activity",
    prompt: `Edit (such as ${example}; help tells more): `,
    hint: hintOf(game),
    back: "cancel",
    then,
    scene: { game, diagram: game.diagram(draftOf(desk)), marks: { lastMove: [], targets: [] } },
    take: (state, line, port) => take(state, desk, line, port),
  };
}

function take(state: State, desk: Desk, line: string, port: Port): State | undefined {
  const [word = "", ...more] = line.trim().split(/[\s,]+/);
  const typed = word.toLowerCase();
  const change = changeOf(desk, typed, more);
  if (change) {
    if (change.ok) return changed(state, desk, change.value, port);
    port.say(change.reason);
    return state;
  }
  switch (more.length === 0 ? typed : "") {
    case "undo":
      return takenBack(state, desk, port);
    case "position":
      port.say(desk.game.writePosition(draftOf(desk)));
      return state;
    case "board":
      return shown(state, desk, port);
    case "done":
      return finish(state, desk, port);
    case "cancel":
      return leaveActivity(state, desk.then, port);
    default:
      // Else a slip of the keys would be taken for another word of the program.
      if (!OWN_WORDS.some((own) => leven(own, typed) <= 1)) return undefined;
      port.say(hintOf(desk.game));
      return state;
  }
}

function changeOf(desk: Desk, word: string, more: readonly string[]): Result<Change> | undefined {
  switch (word) {
    case "put":
      return put(desk, more);
    case "remove":
      return remove(desk, more);
    case "turn":
      return turn(desk, more.join(" "));
    case "clear":
      return more.length > 0 ? undefined : ok(cleared(desk));
    case "position":
      return more.length > 0 ? positionOf(desk, more.join(" ")) : undefined;
    default:
      return undefined;
  }
}

/** Who does not see the board hears what has changed, and not the whole position each time. */
function changed(state: State, desk: Desk, { draft, sentence }: Change, port: Port): State {
  const next: Desk = { ...desk, drafts: [...desk.drafts, draft] };
  if (!state.view.plain) return shown(state, next, port);
  port.say(sentence);
  return { ...state, question: editor(next) };
}

function takenBack(state: State, desk: Desk, port: Port): State {
  const [first, ...more] = desk.drafts;
  if (more.length > 0)
    return shown(state, { ...desk, drafts: [first, ...more.slice(0, -1)] }, port);
  port.say("There is no change to take back.");
  return state;
}

function finish(state: State, desk: Desk, port: Port): State {
  const { game } = desk;
  const position = game.readPosition(game.writePosition(draftOf(desk)));
  const ended = position.ok ? game.outcome(position.value) : undefined;
  if (position.ok && !ended) return beginInstead(state, position.value, port);
  port.say(position.ok ? `A game would be over at once: ${ended?.sentence}` : position.reason);
  return state;
}

function put(desk: Desk, [code = "", ...names]: readonly string[]): Result<Change> {
  const { game, editing } = desk;
  const piece = readPiece(game, code);
  if (!piece.ok) return piece;
  const squares = readSquares(game, names);
  if (!squares.ok) return squares;
  const { side, letter, whose } = piece.value;
  let draft = draftOf(desk);
  for (const square of squares.value) {
    const next = editing.put(draft, square, side, letter);
    if (!next.ok) return next;
    draft = next.value;
  }
  return ok({ draft, sentence: `${whose} stands on ${named(game, squares.value)}.` });
}

function remove(desk: Desk, names: readonly string[]): Result<Change> {
  const { game, editing } = desk;
  const squares = readSquares(game, names);
  if (!squares.ok) return squares;
  let draft = draftOf(desk);
  const text = game.writePosition(draft);
  for (const square of squares.value) draft = editing.remove(draft, square);
  const there = named(game, squares.value);
  const sentence =
    game.writePosition(draft) === text
      ? `Nothing stood on ${there} before.`
      : `Removed; now nothing stands on ${there}.`;
  return ok({ draft, sentence });
}

/** An empty board, with the same side to move. */
function cleared(desk: Desk): Change {
  const side = Number(desk.game.toMove(draftOf(desk)));
  return {
    draft: desk.editing.turn(desk.editing.empty, side),
    sentence: "The board is empty.",
  };
}

function turn(desk: Desk, name: string): Result<Change> {
  const { game, editing } = desk;
  const wanted = name.toLowerCase();
  const side = game.sides.findIndex((candidate) =>
    [candidate.name.toLowerCase(), candidate.letter.toLowerCase()].includes(wanted),
  );
  if (side < 0) {
    const names = game.sides.map((candidate) => `turn ${candidate.name}`).join(" or ");
    return err(`turn needs a side: ${names}.`);
  }
  const sentence = `It will be ${game.sides[side]?.name}'s turn.`;
  return ok({ draft: editing.turn(draftOf(desk), side), sentence });
}

function positionOf({ game }: Desk, text: string): Result<Change> {
  const position = game.readPosition(text);
  return position.ok
    ? ok({ draft: position.value, sentence: "The position is on the board." })
    : position;
}

/** A piece by the letters that stand on the board: WS, BR. */
function readPiece({ sides, ruleBook }: AnyGame, code: string) {
  const typed = code.toLowerCase();
  const all = sides.flatMap((owner, side) =>
    ruleBook.pieces.map(({ letter, name }) => ({
      side,
      letter,
      whose: `${owner.name}'s ${name}`,
      code: owner.letter + letter,
    })),
  );
  const piece = all.find((candidate) => candidate.code.toLowerCase() === typed);
  if (piece) return ok(piece);
  const codes = inWords(all.map((candidate) => candidate.code));
  const wrong =
    code === "" ? "Behind put come a piece and a square" : `${quoted(code)} is no piece`;
  return err(`${wrong}; the pieces are ${codes}, as on the board.`);
}

function readSquares({ squares }: AnyGame, names: readonly string[]): Result<readonly number[]> {
  if (!squares || names.length === 0) {
    return err(`Type one square or more behind it, such as ${squares?.example}.`);
  }
  const found: number[] = [];
  for (const name of names) {
    const square = squares.read(name);
    if (!square.ok) return square;
    found.push(square.value);
  }
  return ok([...new Set(found)]);
}

function named({ squares }: AnyGame, found: readonly number[]): string {
  return inWords(found.map((square) => squares?.name(square) ?? ""));
}
