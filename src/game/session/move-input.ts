import { err, ok, type Result } from "../../base/result.ts";
import { quoted } from "../../base/text.ts";
import { plainMove } from "../../base/typed-squares.ts";
import { type Line, SAID } from "../../drawing/line.ts";
import type { Screen } from "../../terminal/screen-port.ts";
import { withMoveTimed } from "../match/clock.ts";
import { nowEndless } from "../match/endless.ts";
import { isEngineMatch } from "../match/engine-sides.ts";
import { current, type Match, playerToMove, withMove } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import { engineStrength } from "../match/players.ts";
import type { Move } from "../rules/game.ts";
import {
  movesOnOwnTurn,
  nextSquares,
  onwardInWords,
  withLegalExample,
} from "../view/legal-moves.ts";
import { whyNoMove } from "../view/move-explanation.ts";
import type { Reason } from "../view/move-reason.ts";
import { fromMenu, menuPrompt } from "../view/numbered-moves.ts";
import { pieceRule } from "../view/rules-text.ts";
import { continueMatch } from "./continue-match.ts";
import { confirmLeaving } from "./leaving.ts";
import { readMoveInWords } from "./move-in-words.ts";
import type { Ports } from "./ports.ts";
import { showWhere } from "./scenes.ts";
import { matchOf, PUT_DOWN, shownMatch, withBegun, withMoveToExplain } from "./stage.ts";
import type { AwaitedInput, MoveQuestion, State } from "./state.ts";

/** The exam's refusal of a move. */
const NOT_LEGAL = "That is not a legal move – please try again";

const NO_THROW = "That is not a throw – please try again";

/** A line read at the prompt for a move: a legal move, the first squares of one, or that its piece stays. */
type MoveInput =
  | { readonly kind: "put down"; readonly sentence: string }
  | { readonly kind: "path"; readonly path: readonly number[] }
  | { readonly kind: "move"; readonly move: Move };

/** @param legal whether the example is a legal move now; else it is one of the full game and never changes */
export function movePrompt({ match, awaits }: MoveQuestion, legal = false): Line {
  const { squares } = legal ? withLegalExample(match) : match.game;
  switch (awaits.kind) {
    case "start":
      return SAID.question(
        `Start ${squares?.noun}`,
        `(file then rank, like ${squares?.example})`,
        ": ",
      );
    case "finish":
      return SAID.question(
        `Finish ${squares?.noun},`,
        `from ${awaits.path.map((at) => squares?.name(at)).join("-")}`,
        ": ",
      );
    case "throw":
      return SAID.question(`The throw of ${playerToMove(match)}`, "(such as 3 6)", ": ");
    default:
      return menuPrompt(match);
  }
}

/** What a line means, and the move that it names together with the squares typed before. */
type ReadLine = Result<MoveInput> & { readonly typed: string; readonly fitsSeveral?: true };

/**
 * Reads a whole move, or one of its squares. Refuses what is not legal, with the rule it breaks.
 * @param atOnce whether a start square is judged before the finish square is known, and may be taken back
 */
export function readMoveInput(question: MoveQuestion, line: string, atOnce: boolean): ReadLine {
  const { match, awaits } = question;
  const before = awaits.kind === "finish" ? awaits.path : [];
  const names = before.map((square) => match.game.squares?.name(square));
  return { ...readInput(question, line, atOnce), typed: [...names, line.trim()].join(" ") };
}

function readInput(
  { match, awaits }: MoveQuestion,
  line: string,
  atOnce: boolean,
): Result<MoveInput> {
  if (awaits.kind === "finish")
    return (atOnce ? readFinishOrOther : readFinish)(match, awaits.path, line);
  const named = readMoveInWords(match, line);
  if (named) return input(named);
  const start = awaits.kind === "start" ? match.game.squares?.read(line) : undefined;
  if (start?.ok) {
    const fault = atOnce ? startFault(match, start.value) : undefined;
    return fault ?? ok({ kind: "path", path: [start.value] });
  }
  const text = awaits.kind === "move" ? fromMenu(match, line) : ok(line);
  return text.ok ? input(match.game.readMove(current(match).position, text.value)) : text;
}

/** Reads a finish square, that the piece stays, or a whole move in place of the one that was begun. */
function readFinishOrOther(match: Match, path: readonly number[], line: string): Result<MoveInput> {
  const finish = putDown(match, path[0] ?? -1, line) ?? readFinish(match, path, line);
  if (finish.ok) return finish;
  const other = readInput({ match, awaits: { kind: "start" } }, line, true);
  return other.ok && other.value.kind === "move" ? other : finish;
}

/** Why no move begins on a square, or else which do. */
export function explainStart(match: Match, start: number): string {
  const fault = startFault(match, start);
  const { game } = match;
  const { position } = current(match);
  return fault && !fault.ok ? fault.reason : movesOnOwnTurn({ game, position }, start).sentence;
}

/** Why no move begins on a square; undefined if one does. */
function startFault(match: Match, start: number): Result<never> | undefined {
  const { game, plies, at } = match;
  const { position, diagram } = plies[at]!;
  const own = diagram.cells[start]?.pieces.find(({ side }) => side === game.toMove(position));
  if (own && isBegun(match, [start])) return undefined;
  if (own) {
    const { sentence } = movesOnOwnTurn({ game, position }, start);
    const rule = pieceRule(game, own.name);
    const reason = whyNoMove(game, position, start) ?? (rule.ok ? rule.value : "");
    return err(`${sentence} ${reason}`.trimEnd());
  }
  const other = diagram.cells.findIndex((cell, index) => cell && index !== start);
  const names = [start, other].map((square) => game.squares?.name(square));
  const refused = game.readMove(position, names.join(" "));
  return refused.ok ? undefined : refused;
}

const input = (move: Result<Move>): Result<MoveInput> =>
  move.ok ? ok({ kind: "move", move: move.value }) : move;

function readFinish(match: Match, path: readonly number[], line: string): Result<MoveInput> {
  const { squares } = match.game;
  if (!squares) throw new Error("a finish square was asked for in a game without squares");
  const finish = squares.read(line);
  const found = squares.readAll(line);
  if (!finish.ok && !(found.ok && found.value.length > 1)) return finish;
  const longer = [...path, ...(found.ok ? found.value : [])];
  if (isBegun(match, longer)) return ok({ kind: "path", path: longer });
  const move = match.game.readMove(current(match).position, longer.map(squares.name).join(" "));
  if (move.ok || finish.ok) return input(move);
  return err(
    `${quoted(line.trim())} is more than a ${squares.noun}; only the finish ${squares.noun} is asked for here.`,
  );
}

/** Whether a longer move begins with these squares, though another one may have them at its ends. */
const isBegun = (match: Match, path: readonly number[]) => nextSquares(match, path).length > 0;

/** Says where a piece that has been taken stays, if a line puts it down; undefined for other lines. */
function putDown(match: Match, start: number, line: string): Result<MoveInput> | undefined {
  const word = plainMove(line).toLowerCase();
  const { diagram, position } = current(match);
  const cell = diagram.cells[start];
  const again = word === cell?.name && !match.game.readMove(position, `${word} ${word}`).ok;
  if (!again && !PUT_DOWN.some((one) => one === word)) return undefined;
  const sentence = `The ${cell?.pieces[0]?.name} stays on ${cell?.name}.`;
  return ok({ kind: "put down", sentence });
}

/** What follows a line at the prompt for a move, in a game or where moves are to be found. */
interface MoveTaking<Made> {
  readonly awaits: AwaitedInput;
  /** The session in which this is asked for. */
  ask(awaits: AwaitedInput): State;
  make(move: Move): Made;
}

/** Makes a move that has been typed, keeps its first squares until the others are known, or refuses it. */
export function takeInput<Made>(
  read: ReadLine,
  { awaits, ask, make }: MoveTaking<Made>,
  ports: Ports,
): State | Made {
  const input = read.ok ? read.value : undefined;
  if (input?.kind === "move") return make(input.move);
  const start = awaits.kind === "finish" ? ({ kind: "start" } as const) : awaits;
  const next = input?.kind === "path" ? ({ kind: "finish", path: input.path } as const) : start;
  const asked = ask(next);
  if (next !== awaits && ports.screen.interactive) showWhere("redrawn", asked, ports);
  if (input?.kind === "put down") ports.screen.show(input.sentence);
  const match = shownMatch(asked);
  if (input?.kind === "path" && match.ok && asked.view.plain && ports.screen.interactive)
    ports.screen.show(onwardInWords(match.value, input.path));
  if (read.ok) return asked;
  refuseMove(awaits, read, ports.screen);
  return match.ok ? withMoveToExplain(asked, match.value, read.typed) : asked;
}

/** Takes a line at the prompt for a move of the game that is played. */
export function takeMove(state: State, read: ReadLine, ports: Ports) {
  const { stage: playing } = state;
  if (playing.kind !== "playing") throw new Error("no move was asked for");
  const { match } = playing;
  const ask = (awaits: AwaitedInput): State => ({ ...state, stage: { ...playing, awaits } });
  const make = (move: Move) => {
    const made = (now: State, portsNow: Ports) =>
      enterMove(now, { match: matchOf(now) ?? match, move }, portsNow);
    if (!match.game.houseRules?.confirm) return made(state, ports);
    const { game, plies, at } = match;
    const { position, diagram } = plies[at]!;
    const path = game.squaresTouched(position, move);
    const [start, finish] = [path[0], path.at(-1)].map((square) => diagram.cells[square ?? -1]);
    const from = `${start?.pieces[0]?.name} from ${start?.name}`;
    return confirmLeaving(ask({ kind: "start" }), {
      prompt: SAID.question(`Move the ${from} to ${finish?.name}?`, "(Y for yes) "),
      yes: async (now, portsNow) => made(now, portsNow),
      no: "The move was not made.",
    });
  };
  return takeInput(read, { awaits: playing.awaits, ask, make }, ports);
}

/** Why a line is not taken for a move. */
type Refused = Extract<ReadLine, { readonly ok: false }>;

/** Gives the exam's refusal and the reason. */
export function refuseMove({ kind }: AwaitedInput, refused: Refused, screen: Screen): void {
  const { reason, fitsSeveral } = refused;
  // At a terminal a move of which there are several is not called illegal.
  if (fitsSeveral && screen.interactive) screen.show(SAID.refusal(reason));
  else screen.show(SAID.refusal(kind === "throw" ? NO_THROW : NOT_LEGAL), SAID.reason(reason));
}

/** A move to make in a match, and why it is good if that is to be said. */
interface Making {
  readonly match: Match;
  readonly move: Move;
  readonly why?: Reason | undefined;
}

export function enterMove(state: State, { match, move, why }: Making, ports: Ports) {
  const next = withMoveTimed(match, withMove(match, move));
  const endless = matchOutcome(next) || isEngineMatch(next) ? undefined : nowEndless(next);
  const going = withBegun(state, { paused: false });
  const following = continueMatch(going, { match: next, made: { why } }, ports);
  const then = next.info.players.some(engineStrength)
    ? "the computer would accept a draw: type draw"
    : "that does not end the game, but draw offers a draw";
  if (endless) ports.screen.show(`${endless}; ${then}.`);
  return following;
}
