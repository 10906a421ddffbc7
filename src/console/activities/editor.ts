import type { AnyGame, Position } from "../../core/game.ts";
import type { Editing } from "../../core/presentation.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { inWords } from "../../core/text.ts";
import { current } from "../../match/match.ts";
import { positionView } from "../../view/board-view.ts";
import type { Ports } from "../ports.ts";
import { sidesOf } from "../session/candidates.ts";
import { beginInstead } from "../session/new-game.ts";
import { say } from "../session/saying.ts";
import { draw } from "../session/show.ts";
import {
  type ActivityCommand,
  activityHint,
  commandsFor,
  leaveActivity,
  stageBefore,
} from "../session/stages.ts";
import { type Activity, activityOf, matchOf, type Place, type State } from "../session/state.ts";
import { exampleOf, pieceCodes, readPieces, readSquares } from "./editor-pieces.ts";

const TITLE = "the editor";

/** A position that is being built up. */
interface Desk {
  readonly game: AnyGame;
  readonly editing: Editing<Position>;
  /** The position after each change, the last one on the board; there is always one. */
  readonly drafts: readonly [Position, ...Position[]];
  /** The stage to return to. */
  readonly before: Place;
}

/** A change of a draft: what it leads to, and a sentence for plain mode. */
interface Change {
  readonly draft: Position;
  readonly sentence: string;
}

type EditorCommand = ActivityCommand<Desk>;

/** Returns the action of a command that changes the draft. */
function changing(change: (desk: Desk, argument: string) => Result<Change>): EditorCommand["run"] {
  return (state, desk, argument, ports) => {
    const changed = change(desk, argument);
    return changed.ok
      ? withChange(state, desk, changed.value, ports)
      : say(state, changed.reason, ports);
  };
}

/** The commands that change a position, which exist only in the editor. */
export const EDIT_CHANGES: readonly EditorCommand[] = [
  {
    names: ["put"],
    argument: "PIECE SQUARE",
    about: (game) => `puts a piece on one or more squares: ${exampleOf(game)}`,
    complete: ({ game }, words) =>
      words.length === 1 ? pieceCodes(game).map(({ code }) => code) : [],
    run: changing(put),
  },
  {
    names: ["remove"],
    argument: "SQUARE",
    about: "empties one or more squares",
    run: changing(remove),
  },
  { names: ["clear"], about: "empties the board", run: changing(cleared) },
  {
    names: ["turn"],
    argument: "SIDE",
    about: "chooses the side to move",
    complete: sidesOf,
    run: changing(turn),
  },
];

const COMMANDS: readonly EditorCommand[] = [
  ...EDIT_CHANGES,
  { names: ["undo"], about: "takes back a change", run: takenBack },
  {
    names: ["position"],
    argument: "[TEXT]",
    about: "prints the position as text, or puts one on the board",
    run: (state, desk, argument, ports) =>
      argument === ""
        ? say(state, desk.game.writePosition(draftOf(desk)), ports)
        : changing(positionOf)(state, desk, argument, ports),
  },
  {
    names: ["board"],
    about: "shows the board again",
    run: (state, desk, _, ports) => shown(state, desk, ports),
  },
  { names: ["done"], about: "begins a game at the position", run: finish },
  {
    names: ["cancel"],
    about: "leaves the editor without using the position",
    run: (state, { before }, _argument, ports) => leaveActivity(state, before, ports),
  },
];

/** Opens the editor with the position on the board, or with an empty board before a game. */
export function startEditing(state: State, ports: Ports): State {
  const { game } = state;
  const { editing } = game;
  if (!editing) {
    const example = `position ${game.setups[0]?.position}`;
    return say(state, `${game.title} has no editor; type positions as text: ${example}`, ports);
  }
  const activity = activityOf(state);
  if (activity?.title === TITLE) return say(state, activityHint(activity), ports);
  const match = matchOf(state);
  const draft = match ? current(match).position : editing.empty;
  const desk: Desk = { game, editing, drafts: [draft], before: stageBefore(state, TITLE) };
  ports.terminal.say([activityHint(editor(desk)), editing.note].join("\n").trimEnd());
  return shown(state, desk, ports);
}

function draftOf({ drafts: [first, ...more] }: Desk): Position {
  return more.at(-1) ?? first;
}

/** Shows the draft and asks for the next change. */
function shown(state: State, desk: Desk, { terminal }: Ports): State {
  const stage = editor(desk);
  if (stage.board) draw(stage.board, state.view, terminal);
  terminal.say(turnOf(desk));
  return { ...state, stage };
}

function turnOf(desk: Desk): string {
  const side = desk.game.toMove(draftOf(desk));
  return `It will be ${desk.game.sides[Number(side)]?.name}'s turn.`;
}

function editor(desk: Desk): Activity {
  const { game, before } = desk;
  return {
    kind: "activity",
    title: TITLE,
    prompt: `Edit (such as ${exampleOf(game)}; type help for more): `,
    commands: commandsFor(COMMANDS, desk),
    back: "cancel",
    before,
    unused: desk.drafts.length > 1 ? game.writePosition(draftOf(desk)) : undefined,
    board: positionView(game, draftOf(desk), []),
  };
}

/** Applies a change. In plain mode announces only the change, not the whole position. */
function withChange(state: State, desk: Desk, { draft, sentence }: Change, ports: Ports): State {
  const next: Desk = { ...desk, drafts: [...desk.drafts, draft] };
  if (!state.view.plain) return shown(state, next, ports);
  return say({ ...state, stage: editor(next) }, sentence, ports);
}

function takenBack(state: State, desk: Desk, _argument: string, ports: Ports): State {
  const [first, ...more] = desk.drafts;
  if (more.length === 0) return say(state, "There is no change to take back.", ports);
  return shown(state, { ...desk, drafts: [first, ...more.slice(0, -1)] }, ports);
}

function finish(state: State, desk: Desk, _argument: string, ports: Ports): State {
  const { game } = desk;
  const position = game.readPosition(game.writePosition(draftOf(desk)));
  if (!position.ok) return say(state, position.reason, ports);
  const ended = game.outcome(position.value);
  if (!ended) return beginInstead(state, position.value, ports);
  return say(state, `The game would already be over: ${ended.sentence}`, ports);
}

const namesIn = (argument: string) => argument.split(/[\s,]+/).filter((name) => name !== "");

/** Puts pieces on squares: "WR 17 27 WS 58". */
function put(desk: Desk, argument: string): Result<Change> {
  const { game, editing } = desk;
  const groups = readPieces(game, namesIn(argument));
  if (!groups.ok) return groups;
  let draft = draftOf(desk);
  for (const { side, letter, squares } of groups.value) {
    for (const square of squares) {
      const next = editing.put(draft, square, side, letter);
      if (!next.ok) return next;
      draft = next.value;
    }
  }
  const sentences = groups.value.map(
    ({ whose, squares }) => `${whose} stands on ${named(game, squares)}.`,
  );
  return ok({ draft, sentence: sentences.join(" ") });
}

function remove(desk: Desk, argument: string): Result<Change> {
  const { game, editing } = desk;
  const squares = readSquares(game, namesIn(argument));
  if (!squares.ok) return squares;
  let draft = draftOf(desk);
  const text = game.writePosition(draft);
  for (const square of squares.value) draft = editing.remove(draft, square);
  const there = named(game, squares.value);
  const sentence =
    game.writePosition(draft) === text
      ? `There was nothing on ${there}.`
      : `Removed from ${there}.`;
  return ok({ draft, sentence });
}

/** Empties the board; the side to move stays. */
function cleared(desk: Desk): Result<Change> {
  const side = Number(desk.game.toMove(draftOf(desk)));
  return ok({
    draft: desk.editing.turn(desk.editing.empty, side),
    sentence: "The board is empty.",
  });
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

function named({ squares }: AnyGame, found: readonly number[]): string {
  return inWords(found.map((square) => squares?.name(square) ?? ""));
}
