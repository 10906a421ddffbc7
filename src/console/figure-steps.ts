import type { AnyGame, Diagram, Figure, FigureDiagram } from "../core/game.ts";
import { accept, type Read } from "../core/read.ts";
import { current, type Match, matchOutcome } from "../records/match.ts";
import type { Scene } from "./cells.ts";
import { diagramsList, type ReadDiagram, readDiagram } from "./figures.ts";
import { type MoveQuestion, movePrompt, refused, takeMove } from "./playing.ts";
import type { Port } from "./port.ts";
import { movesFrom } from "./reports.ts";
import { draw, matchScene, showBoard } from "./show.ts";
import type { Question, State, View } from "./state.ts";
import { matchAt } from "./turns.ts";

/** One step through a figure. */
export interface Step {
  /** What the prompt before it calls it: "5f", "the next step". */
  readonly name: string;
  readonly table: Read<Table>;
  show(view: View, port: Port): void;
}

/** What a step leaves on the table. */
interface Table {
  readonly scene: Scene;
  /** The game that the board is of, for the words about a game. */
  readonly match: Match;
  /** Where a game may begin. */
  readonly start: unknown;
}

/** The steps through a figure: a diagram each, or the answers of an example one by one. */
export function stepsOf(state: State, figure: Figure, port: Port): readonly Step[] {
  const [first] = figure.diagrams;
  if (first && figure.answers) return exampleSteps(state, figure, first, figure.answers, port);
  return figure.diagrams.map((diagram): Step => {
    const read = readDiagram(state.game, diagram);
    const table = read.ok ? accept(tableOf(state, diagram, read.value, port)) : read;
    return {
      name: diagram.id,
      table,
      show(view, at) {
        const seen = { ...state, view };
        if (diagram === first && isWhole(state.game, figure)) showList(seen, figure, at);
        if (read.ok && table.ok) showDiagram(seen, figure, diagram, read.value, table.value, at);
        else if (!read.ok) at.say(read.reason);
      },
    };
  });
}

function tableOf(
  state: State,
  { references }: FigureDiagram,
  { position, diagram, piece }: ReadDiagram,
  port: Port,
): Table {
  const targets = piece ? movesFrom(state.game, position, piece.square).targets : [];
  const shown = references ? referenced(diagram, references) : diagram;
  return {
    scene: { game: state.game, diagram: shown, marks: { lastMove: [], targets } },
    match: matchAt(state, position, port),
    start: position,
  };
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
  { scene }: Table,
  port: Port,
): void {
  port.say(`Figure ${id}: ${piece?.whose ?? figure.title}`);
  draw(scene, view, port);
  if (piece) port.say(movesFrom(game, position, piece.square, view.plain).sentence);
  port.say(pointOf(game, point));
}

/** The point of a figure; house rules may have it otherwise. */
function pointOf({ house }: AnyGame, point: string): string {
  return house ? `In the paper: ${point}` : point;
}

/** A board on which squares bear their own names. */
function referenced(diagram: Diagram, where: FigureDiagram["references"]): Diagram {
  const cells = diagram.cells.map(
    (cell) =>
      cell && {
        ...cell,
        label: cell.name,
        pieces: where === "every square" ? [] : cell.pieces,
      },
  );
  if (where === "empty squares") return { ...diagram, cells };
  const sentences = diagram.ranks.map((rank, row) => {
    const names = cells.slice(row * diagram.columns, (row + 1) * diagram.columns);
    return `Rank ${rank}: ${names.flatMap((cell) => cell?.name ?? []).join(", ")}.`;
  });
  return { ...diagram, cells, sentences };
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
    return [{ name: diagram.id, table: read, show: (_view, at) => at.say(read.reason) }];
  // The paper's players are two persons, whoever sits at this table.
  const unasked = { ...state, players: [], game: withoutAsking(state.game) };
  const first = matchAt(unasked, read.value.position, port);
  const states = statesOf({ ...unasked, match: first }, answers, { ...port, say() {} });
  return states.map((reached, index): Step => {
    const before = states[index - 1];
    const match = reached.match ?? first;
    return {
      name: "the next step",
      table: accept({
        scene: matchScene(match, []),
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
  return game.house ? { ...game, house: { ...game.house, confirm: false } } : game;
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
