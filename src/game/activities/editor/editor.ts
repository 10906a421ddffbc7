import { err, ok, type Result } from "../../../base/result.ts";
import { inWords, quoted } from "../../../base/text.ts";
import { plainMove, squareWords } from "../../../base/typed-squares.ts";
import { modeHint } from "../../../terminal/dialogue/suggestions.ts";
import { current } from "../../match/match.ts";
import type { AnyGame, Position } from "../../rules/game.ts";
import type { Editing } from "../../rules/presentation.ts";
import { sidesOf } from "../../session/completion-candidates.ts";
import { commandsFor, enterActivity, leaveActivity } from "../../session/dialogue/activities.ts";
import { beginInstead } from "../../session/new-game.ts";
import { type Ports, say } from "../../session/ports.ts";
import { activityOf, matchOf } from "../../session/stage.ts";
import type { Context, GameCommand, Reply, State } from "../../session/state.ts";
import { boardScene } from "../../view/board-scenes.ts";
import { positionView } from "../../view/board-view.ts";
import { readSquares } from "../find-move.ts";

const TITLE = "the editor";

/** A position that is being built up. */
interface Draft {
  readonly game: AnyGame;
  readonly editing: Editing<Position>;
  readonly position: Position;
  /** The positions before each edit, to take it back. */
  readonly earlier: readonly Position[];
}

interface Edited {
  readonly position: Position;
  readonly sentence: string;
}

type EditorCommand = GameCommand<Draft>;

function editBy(edit: (draft: Draft, argument: string) => Result<Edited>): EditorCommand["run"] {
  return async ({ state, data: draft, ports, argument }) => {
    const edited = edit(draft, argument);
    if (!edited.ok) return edited.reason;
    const { position, sentence } = edited.value;
    const next = { ...draft, position, earlier: [...draft.earlier, draft.position] };
    // In plain mode the whole position is read out only on request.
    return state.view.plain ? at(say(state, sentence, ports), next) : show(state, next, ports);
  };
}

const PUT: EditorCommand & { readonly about: string } = {
  names: ["put"],
  argument: "PIECE SQUARE",
  about: "puts a piece on one or more squares",
  complete: ({ game }, words) =>
    words.length === 1 ? pieceCodes(game).map(({ code }) => code) : [],
  run: editBy(putPieces),
};

/** The commands that change a position, which exist only in the editor. */
export const EDIT_CHANGES: readonly EditorCommand[] = [
  PUT,
  {
    names: ["remove"],
    argument: "SQUARE",
    about: "empties one or more squares",
    run: editBy(removePieces),
  },
  { names: ["clear"], about: "empties the board", run: editBy(clearBoard) },
  {
    names: ["turn"],
    argument: "SIDE",
    about: "chooses the side to move",
    complete: sidesOf,
    run: editBy(chooseTurn),
  },
];

const COMMANDS: readonly EditorCommand[] = [
  ...EDIT_CHANGES,
  { names: ["undo"], about: "takes back a change", run: undoEdit },
  {
    names: ["setup"],
    argument: "[TEXT]",
    about: "prints the position as text, or puts one on the board",
    run: async (context) =>
      /^(text)?$/i.test(context.argument)
        ? context.data.game.writePosition(context.data.position)
        : editBy(readPosition)(context),
  },
  { names: ["done"], about: "begins a game at the position", run: finish },
  { names: ["cancel"], about: "leaves the editor without using the position", run: leaveActivity },
];

export async function startEditing({ state, ports }: Context): Promise<Reply> {
  const { game } = state;
  const { editing } = game;
  if (!editing) {
    const example = `setup ${game.id} ${game.setups[0]?.position}`;
    return `${game.title} has no editor; type positions as text: ${example}`;
  }
  const draft = { game, editing, position: editing.empty, earlier: [] };
  const help = modeHint({ title: TITLE, commands: commandsFor(COMMANDS, draft, game) });
  if (activityOf(state)?.title === TITLE) return help;
  const match = matchOf(state);
  ports.screen.show(help);
  return show(state, match ? { ...draft, position: current(match).position } : draft, ports);
}

async function show(state: State, draft: Draft, { screen }: Ports): Promise<State> {
  const { game, position } = draft;
  const caption = [turnSentence(game, Number(game.toMove(position)))];
  screen.show({ ...boardScene(positionView(game, position)), caption });
  return at(state, draft);
}

const turnSentence = ({ sides }: AnyGame, side: number) =>
  `It will be ${sides[side]?.name}'s turn.`;

/** The session with a draft in the editor; its help has an example for the board. */
function at(state: State, draft: Draft): State {
  const { game, position, earlier } = draft;
  const about = `${PUT.about}: ${exampleOf(game, emptySquare(draft))}`;
  return enterActivity(state, draft, {
    title: TITLE,
    prompt: `Edit (such as ${exampleOf(game)}; type help for more): `,
    commands: [{ ...PUT, about }, ...COMMANDS.slice(1)],
    back: "cancel",
    left(after: State, { screen }: Ports) {
      const text = game.writePosition(position);
      const match = matchOf(after);
      const used = match?.plies.length === 1 && current(match).text === text;
      if (earlier.length > 0 && !used)
        screen.show(`The position in ${TITLE} was not used: ${text}`);
    },
    scene: boardScene(positionView(game, position)),
  });
}

async function undoEdit({ state, data: draft, ports }: Context<Draft>): Promise<Reply> {
  const position = draft.earlier.at(-1);
  if (position === undefined) return "There is no change to take back.";
  return show(state, { ...draft, position, earlier: draft.earlier.slice(0, -1) }, ports);
}

async function finish({ state, data: { game, position: drawn }, ports }: Context<Draft>) {
  const position = game.readPosition(game.writePosition(drawn));
  if (!position.ok) return position.reason;
  const ended = game.outcome(position.value);
  if (!ended) return beginInstead(state, position.value, ports);
  return `The game would already be over: ${ended.sentence}`;
}

const namesIn = (argument: string) => squareWords(plainMove(argument)).filter(Boolean);

/** Puts pieces on squares: "WR 17 27 WS 58". */
function putPieces(draft: Draft, argument: string): Result<Edited> {
  const { game, editing } = draft;
  const groups = readPieces(game, namesIn(argument));
  if (!groups.ok) return groups;
  let position = draft.position;
  for (const { side, letter, squares } of groups.value) {
    for (const square of squares) {
      const next = editing.put(position, square, side, letter);
      if (!next.ok) return next;
      position = next.value;
    }
  }
  const sentences = groups.value.map(
    ({ whose, squares }) => `${whose} stands on ${squareNames(game, squares)}.`,
  );
  return ok({ position, sentence: sentences.join(" ") });
}

function removePieces(draft: Draft, argument: string): Result<Edited> {
  const { game, editing } = draft;
  const squares = squaresNamed(game, namesIn(argument));
  if (!squares.ok) return squares;
  const before = draft.position;
  const position = squares.value.reduce((left, square) => editing.remove(left, square), before);
  const there = squareNames(game, squares.value);
  const same = game.writePosition(position) === game.writePosition(before);
  const sentence = same ? `There was nothing on ${there}.` : `Removed from ${there}.`;
  return ok({ position, sentence });
}

/** Empties the board; the side to move stays. */
function clearBoard(draft: Draft): Result<Edited> {
  const { game, editing } = draft;
  const position = game.withTurn(editing.empty, Number(game.toMove(draft.position)));
  return ok({ position, sentence: "The board is empty." });
}

function chooseTurn(draft: Draft, name: string): Result<Edited> {
  const { game } = draft;
  const wanted = name.toLowerCase();
  const side = game.sides.findIndex((candidate) =>
    [candidate.name.toLowerCase(), candidate.letter.toLowerCase()].includes(wanted),
  );
  if (side < 0) {
    const names = game.sides.map((candidate) => `turn ${candidate.name}`).join(" or ");
    return err(`turn needs a side: ${names}.`);
  }
  const position = game.withTurn(draft.position, side);
  return ok({ position, sentence: turnSentence(game, side) });
}

function readPosition({ game }: Draft, text: string): Result<Edited> {
  const position = game.readPosition(text);
  return position.ok
    ? ok({ position: position.value, sentence: "The position is on the board." })
    : position;
}

function squareNames({ squares }: AnyGame, found: readonly number[]): string {
  return inWords(found.map((square) => squares?.name(square) ?? ""));
}

/** An example of a change, for prompts; for help on a square of the board that is shown. */
const exampleOf = ({ sides, ruleBook, squares }: AnyGame, square = squares?.example) =>
  `put ${sides[0]?.letter}${ruleBook.pieces[0]?.letter} ${square}`;

/** A square that is empty, the usual example if that is; undefined on a full board. */
function emptySquare({ game, position }: Draft): string | undefined {
  const empty = game.diagram(position).cells.filter((cell) => cell?.pieces.length === 0);
  const usual = empty.find((cell) => cell?.name === game.squares?.example);
  return (usual ?? empty[0])?.name;
}

/** The pieces of each side, in words as "White's sarrum" and as the code on the board: WS, BR. */
function pieceCodes({ sides, ruleBook }: AnyGame) {
  return sides.flatMap((owner, side) =>
    ruleBook.pieces.map(({ letter, name }) => ({
      side,
      letter,
      whose: `${owner.name}'s ${name}`,
      code: owner.letter + letter,
    })),
  );
}

type Placed = ReturnType<typeof pieceCodes>[number] & { readonly squares: readonly number[] };

/** Reads pieces, each with the squares that follow it. Rejects a list that begins otherwise. */
function readPieces(game: AnyGame, words: readonly string[]): Result<readonly Placed[]> {
  const [first = "", ...others] = words;
  const codes = pieceCodes(game);
  const pieceOf = (name: string) =>
    codes.find(({ code }) => code.toLowerCase() === name.toLowerCase());
  const piece = pieceOf(first);
  if (!piece) return err(notAPiece(game, first));
  const next = others.findIndex((name) => pieceOf(name));
  const squares = squaresNamed(game, next < 0 ? others : others.slice(0, next));
  if (!squares.ok) return squares;
  const group = { ...piece, squares: squares.value };
  if (next < 0) return ok([group]);
  const more = readPieces(game, others.slice(next));
  return more.ok ? ok([group, ...more.value]) : more;
}

function notAPiece(game: AnyGame, typed: string): string {
  const codes = inWords(pieceCodes(game).map(({ code }) => code));
  const wrong =
    typed === ""
      ? `put needs a piece and a square, for example: ${exampleOf(game)}`
      : `${quoted(typed)} is not a piece`;
  return `${wrong}; the pieces are ${codes}.`;
}

/** Reads squares by their names. Rejects an empty list. */
const squaresNamed = ({ squares }: AnyGame, names: readonly string[]): Result<readonly number[]> =>
  squares && names.length > 0
    ? readSquares(squares, names.join(" "))
    : err(`Name one or more squares, such as ${squares?.example}.`);
