import type { AnyGame, Position } from "../../core/game.ts";
import type { Figure, FigureDiagram } from "../../core/presentation.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { current, type Match, matchOutcome } from "../../match/match.ts";
import { type MoveQuestion, movePrompt, refused, takeMove } from "../dialogue/move-input.ts";
import type { Question, State, View } from "../dialogue/state.ts";
import { matchAt } from "../dialogue/transitions.ts";
import type { BoardView } from "../render/board-view.ts";
import { movesFrom } from "../render/lists.ts";
import { draw, matchView, showBoard } from "../render/show.ts";
import type { Port } from "../terminal/port.ts";
import { diagramsList, type ReadDiagram, readDiagram } from "./figures.ts";

/** One step through a figure. */
export interface Step {
  /** What the prompt before it calls it: "5f", "the next step". */
  readonly name: string;
  /** The board that is shown; undefined where the rules do not allow the figure's position. */
  readonly scene: BoardView | undefined;
  /** The game for `play` and for the commands about a game; refused where there is none. */
  readonly game: Result<FigureGame>;
  show(view: View, port: Port): void;
}

/** The game that a step leaves on the board. */
interface FigureGame {
  readonly match: Match;
  /** Where a game may begin. */
  readonly start: Position;
}

/** The steps through a figure: a diagram each, or the answers of an example one by one. */
export function stepsOf(state: State, figure: Figure, port: Port): readonly Step[] {
  const [first] = figure.diagrams;
  if (first && figure.answers) return exampleSteps(state, figure, first, figure.answers, port);
  return figure.diagrams.map((diagram): Step => {
    const read = readDiagram(state.game, diagram);
    const scene = read.ok ? figureScene(state.game, read.value) : undefined;
    return {
      name: diagram.id,
      scene,
      game: read.ok ? gameOf(state, diagram, read.value, port) : read,
      show(view, at) {
        const seen = { ...state, view };
        if (diagram === first && isWhole(state.game, figure)) showList(seen, figure, at);
        if (read.ok && scene) showDiagram(seen, figure, diagram, read.value, scene, at);
        else if (!read.ok) at.say(read.reason);
      },
    };
  });
}

const figureScene = (game: AnyGame, { diagram, shaded }: ReadDiagram): BoardView => ({
  game,
  diagram,
  marks: { lastMove: [], targets: shaded },
});

function gameOf(
  state: State,
  { id }: FigureDiagram,
  { position, empty }: ReadDiagram,
  port: Port,
): Step["game"] {
  if (empty) {
    return err(`Figure ${id} shows an empty board: there is no position to play or explain.`);
  }
  return ok({ match: matchAt(state, position, port), start: position });
}

/** Whether all diagrams of a figure are asked for, and not those of one piece. */
function isWhole({ figures }: AnyGame, { number, diagrams }: Figure): boolean {
  const whole = figures.find((figure) => figure.number === number);
  return diagrams.length === whole?.diagrams.length;
}

/** Before the first diagram of a figure of several: which they are. */
function showList({ game, view }: State, figure: Figure, port: Port): void {
  if (figure.diagrams.length < 2) return;
  port.say(`Figure ${figure.number}: ${figure.title}\n${diagramsList(game, figure, view.plain)}`);
}

function showDiagram(
  { game, view }: State,
  figure: Figure,
  { id, point }: FigureDiagram,
  { position, piece }: ReadDiagram,
  scene: BoardView,
  port: Port,
): void {
  port.say(`Figure ${id}: ${piece?.whose ?? figure.title}`);
  draw(scene, view, port);
  if (piece) port.say(movesFrom(game, position, piece.square, view.plain).sentence);
  port.say(pointOf(game, point));
}

/** The point of a figure; house rules may have it otherwise. */
function pointOf({ houseRules }: AnyGame, point: string): string {
  return houseRules ? `In the paper: ${point}` : point;
}

/** An example, played with the dialogue's own questions: a step for each answer. */
function exampleSteps(
  state: State,
  figure: Figure,
  diagram: FigureDiagram,
  answers: readonly string[],
  port: Port,
): readonly Step[] {
  const read = readDiagram(state.game, diagram);
  if (!read.ok)
    return [
      {
        name: diagram.id,
        scene: undefined,
        game: read,
        show: (_view, at) => at.say(read.reason),
      },
    ];
  // The paper's players are two humans, whoever plays here.
  const unasked = { ...state, players: [], game: withoutAsking(state.game) };
  const first = matchAt(unasked, read.value.position, port);
  const states = statesOf({ ...unasked, match: first }, answers, { ...port, say() {} });
  return states.map((reached, index): Step => {
    const before = states[index - 1];
    const match = reached.match ?? first;
    return {
      name: "the next step",
      scene: matchView(match, []),
      game: ok({
        match,
        start: current(matchOutcome(match) ? first : match).position,
      }),
      show(view, at) {
        if (before) answered({ ...before, view }, answers[index - 1] ?? "", at);
        else showStart({ ...reached, view }, figure, diagram, at);
      },
    };
  });
}

/** A game whose moves are made without asking first: the paper's players are not asked. */
function withoutAsking(game: AnyGame): AnyGame {
  const { houseRules } = game;
  return houseRules ? { ...game, houseRules: { ...houseRules, confirm: false } } : game;
}

/** The states that an example goes through, the first of them before any answer. */
function statesOf(state: State, answers: readonly string[], silent: Port): readonly State[] {
  let reached: State = { ...state, question: { kind: "start" } };
  const states = [reached];
  for (const line of answers) {
    reached = answered(reached, line, silent);
    states.push(reached);
  }
  return states;
}

function showStart(
  { game, match, view }: State,
  { number, title }: Figure,
  { point }: FigureDiagram,
  port: Port,
): void {
  port.say(`Figure ${number}: ${title}\n${pointOf(game, point)}`);
  if (match) showBoard(match, view, port);
}

/** Shows a question with its answer, and what the dialogue says to it. */
function answered(state: State, line: string, port: Port): State {
  const { question } = state;
  if (!question || !asksForMove(question)) return state;
  port.say(movePrompt(state, question) + line);
  const taken = takeMove(state, question, line, port);
  return taken.ok ? taken.value : refused(state, taken.reason, port);
}

function asksForMove(question: Question): question is MoveQuestion {
  return question.kind === "start" || question.kind === "finish";
}
