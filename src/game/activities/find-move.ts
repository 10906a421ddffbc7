import { ok } from "../../base/result.ts";
import { capital } from "../../base/text.ts";
import { plainMove } from "../../base/typed-squares.ts";
import type { Line } from "../../drawing/line.ts";
import type { Section } from "../../drawing/shown.ts";
import type { Held } from "../../terminal/dialogue/mode.ts";
import { current, type Match, playerToMove } from "../match/match.ts";
import { type AnyGame, type Move, moveSentence } from "../rules/game.ts";
import { enterActivity, leaveWith, withheld } from "../session/dialogue/activities.ts";
import { readMoveInWords } from "../session/move-in-words.ts";
import { movePrompt, readMoveInput, takeInput } from "../session/move-input.ts";
import { type Ports, say } from "../session/ports.ts";
import { finishSquares } from "../session/scenes.ts";
import { activityOf, withMoveToExplain } from "../session/stage.ts";
import type {
  AwaitedInput,
  Context,
  GameCommand,
  MoveQuestion,
  Reply,
  State,
} from "../session/state.ts";
import { matchScene } from "../view/board-scenes.ts";
import { inFewWords } from "../view/legal-moves.ts";

/** An activity in which a move is to be found: in a puzzle, for example. */
interface MoveSearch<Data> {
  /** What a sentence calls it: "the puzzles". */
  readonly title: string;
  readonly commands: readonly GameCommand<Data>[];
  /** What the prompt offers besides moves: "hint, done". */
  readonly offers: string;
  /** What is asked below the board. */
  readonly question: string;
  /** The squares that are marked on the board. */
  readonly targets?: readonly number[];
  /** The squares to which the piece may go that has been picked up, which are marked instead. */
  readonly held?: readonly number[] | undefined;
  /** How far the player has got, which stands beside the board. */
  readonly progress?: Section;
  /** Once nothing is left to be found: the prompt, and the answer to another move. */
  readonly closed?: { readonly prompt: string; readonly refusal: string } | undefined;
  /** Judges a legal move. */
  judge(context: Context<Data>, move: Move): Promise<State>;
}

/** Moves that are to be found one by one, until it is solved or its solution has been shown. */
interface Problem<Data>
  extends Pick<MoveSearch<Data>, "commands" | "question" | "targets" | "judge"> {
  /** What a sentence calls it: "puzzle". */
  readonly noun: string;
  /** Whether it is the last one, after which come the results. */
  readonly last?: boolean;
  /** What was reached and what comes next, for who leaves. */
  ending(context: Context<Data>): Promise<string>;
  /** Helps a little, and the second time names the move. */
  readonly hint: GameCommand<Data>["run"];
}

/** A player's attempt at a problem. */
export interface Attempt extends MoveQuestion {
  /** The number of hints about the present move. */
  readonly hints: number;
  /** How far the player has got. */
  readonly progress: readonly Line[];
  /** It has been solved, or its solution shown. */
  readonly closed: boolean;
}

export const closedSentence = (noun: string) =>
  `This ${noun} is finished; press Enter to continue.`;

/** Asks for the next move of a problem, or what to do after it. */
export function askToSolve<Data extends Attempt>(
  state: State,
  data: Data,
  { noun, last, hint, ending, commands, ...search }: Problem<Data>,
): State {
  const { closed } = data;
  const about = "helps a little, then names the move";
  const tellClosed: typeof hint = async () => closedSentence(noun);
  const hints = [{ names: ["hint"] as const, about, run: closed ? tellClosed : hint }];
  const done = { names: ["done"] as const, about: `leaves the ${noun}s`, run: leaveWith(ending) };
  const others = closed ? [] : [withheld("analyse", "solution")];
  const next = `Enter for ${last ? "the results" : `the next ${noun}`}, done to end: `;
  return findMove(state, data, {
    ...search,
    title: `the ${noun}s`,
    commands: [...hints, ...commands, done, ...others],
    offers: "hint, show, Enter to skip, done",
    progress: { title: `${capital(noun)}s`, lines: data.progress },
    closed: closed ? { prompt: next, refusal: closedSentence(noun) } : undefined,
  });
}

/** What is asked for first: a square, or a whole move where moves are not typed as squares. */
export const firstInput = ({ game }: Match): AwaitedInput => ({
  kind: game.squares ? "start" : "move",
});

/** Names the piece that a good move moves; the second time also its move, which explain then explains. */
export function tellHint({ state, data, ports }: Context<Attempt>, move: Move): State {
  const { match, hints } = data;
  const { game } = match;
  const { position, diagram } = current(match);
  const [start = -1] = game.squaresTouched(position, move);
  const cell = diagram.cells[start];
  if (hints === 0 && game.squares)
    return say(state, `Move the ${cell?.pieces[0]?.name} on ${cell?.name}.`, ports);
  const written = game.writeMove(position, move);
  const named = state.view.plain ? inFewWords(game, position, move) : written;
  const sentence = moveSentence(game.describe(position, move));
  const isTold = state.view.plain && !game.squares;
  const told = say(state, isTold ? sentence : `Move ${named}. ${sentence}`, ports);
  return withMoveToExplain(told, match, written);
}

/** Whether a line begins with a square. */
export const isAnswer = (line: string): boolean => /^[,;\s]*[^,;\s]*\d/.test(plainMove(line));

/** Reads the names of squares, each once. */
export function readSquares({ readAll }: NonNullable<AnyGame["squares"]>, text: string) {
  const found = readAll(text);
  return found.ok ? ok([...new Set(found.value)]) : found;
}

/** Asks for a move, or for its finish square. */
export function findMove<Data extends MoveQuestion>(
  state: State,
  data: Data,
  search: MoveSearch<Data>,
): State {
  const { match, awaits } = data;
  const { title, commands, offers, question, closed, targets, held, progress } = search;
  const marked = { targets: held ?? targets, still: true, secret: true };
  const scene = matchScene(match, state.view, marked);
  const isBegun = awaits.kind === "finish";
  const asked = isBegun ? movePrompt(data) : `${playerToMove(match)}'s move (or ${offers}): `;
  return enterActivity(state, data, {
    title,
    prompt: closed?.prompt ?? asked,
    commands: isBegun ? commands.map(withoutEnter) : commands,
    back: "done",
    scene: {
      ...scene,
      beside: [...(progress ? [progress] : []), ...scene.beside],
      caption: closed ? [] : [question],
    },
    match: ok(match),
    ...(!closed && { asks: data }),
    form: "a move",
    take: (answer) => takeLine({ ...answer, data }, search),
  });
}

/** Shows the board above a text, as it may fill the window; in plain mode only at the beginning. */
export function showSearch(
  { state, ports: { screen } }: Held<State, Ports>,
  text: string,
  begins = false,
): State {
  const { scene } = activityOf(state) ?? {};
  if (scene && (begins || !state.view.plain)) screen.show({ ...scene, caption: [text] });
  else screen.show(text);
  return state;
}

/** For a place where Enter means something else, or may have been pressed too early. */
export function withoutEnter<Data>(command: GameCommand<Data>): GameCommand<Data> {
  return command.names.includes("") ? { ...command, names: [command.names[0]] } : command;
}

async function takeLine<Data extends MoveQuestion>(
  context: Context<Data>,
  search: MoveSearch<Data>,
): Promise<Reply | undefined> {
  const { state, data, argument: line, ports } = context;
  if (search.closed) return isAnswer(line) ? search.closed.refusal : undefined;
  const atOnce = ports.screen.interactive;
  const read = readMoveInput(data, line, atOnce);
  const isMove = read.ok || isAnswer(line) || readMoveInWords(data.match, line);
  if (!isMove) return undefined;
  const ask = (awaits: AwaitedInput) => {
    const next = { ...data, awaits };
    const marks = atOnce && awaits.kind === "finish" ? finishSquares(next) : undefined;
    return findMove(state, next, { ...search, held: marks });
  };
  const make = (move: Move) =>
    search.judge({ ...context, data: { ...data, awaits: firstInput(data.match) } }, move);
  return takeInput(read, { awaits: data.awaits, ask, make }, ports);
}
