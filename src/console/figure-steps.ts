import type { AnyGame, Diagram, Figure, FigureDiagram } from "../core/game.ts";
import { accept, type Read } from "../core/read.ts";
import { current, matchOutcome, startMatch } from "../records/match.ts";
import { diagramsList, type ReadDiagram, readDiagram } from "./figures.ts";
import { type MoveQuestion, movePrompt, refused, takeMove } from "./playing.ts";
import type { Port } from "./port.ts";
import { movesFrom } from "./reports.ts";
import { draw, showBoard } from "./show.ts";
import type { Question, State } from "./state.ts";

/** One step through a figure. */
export interface Step {
  /** What the prompt before it calls it: "5f", "the next step". */
  readonly name: string;
  /** Where a game may begin from it. */
  readonly position: Read<unknown>;
  show(port: Port): void;
  /** Shows the board as it now stands. */
  again(port: Port): void;
}

/** The steps through a figure: a diagram each, or the answers of an example one by one. */
export function stepsOf(state: State, figure: Figure, port: Port): readonly Step[] {
  const [first] = figure.diagrams;
  if (first && figure.answers) return exampleSteps(state, figure, first, figure.answers, port);
  return figure.diagrams.map((diagram): Step => {
    const read = readDiagram(state.game, diagram);
    const again = (at: Port) => {
      if (read.ok) showDiagram(state, figure, diagram, read.value, at);
      else at.say(read.reason);
    };
    return {
      name: diagram.id,
      position: read.ok ? accept(read.value.position) : read,
      again,
      show(at) {
        if (diagram === first && isWhole(state.game, figure)) showList(state.game, figure, at);
        again(at);
      },
    };
  });
}

/** Whether all diagrams of a figure are asked for, and not those of one piece. */
function isWhole({ figures }: AnyGame, { number, diagrams }: Figure): boolean {
  const whole = figures.find((figure) => figure.number === number);
  return diagrams.length === whole?.diagrams.length;
}

/** Before the first diagram of a figure of several: which they are. */
function showList(game: AnyGame, figure: Figure, port: Port): void {
  if (figure.diagrams.length < 2) return;
  port.say(`Figure ${figure.number}: ${figure.title}\n${diagramsList(game, figure)}`);
}

function showDiagram(
  { game, view }: State,
  figure: Figure,
  { id, point, references }: FigureDiagram,
  { position, diagram, piece }: ReadDiagram,
  port: Port,
): void {
  port.say(`Figure ${id}: ${piece?.whose ?? figure.title}`);
  const moves = piece && movesFrom(game, position, piece.square);
  const marks = { lastMove: [], targets: moves?.targets ?? [] };
  draw(game, references ? referenced(diagram, references) : diagram, marks, view, port);
  if (moves) port.say(moves.sentence);
  port.say(point);
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
  return { ...diagram, cells };
}

/** An example, played with the dialogue's own questions: a step for each answer. */
function exampleSteps(
  state: State,
  figure: Figure,
  diagram: FigureDiagram,
  answers: readonly string[],
  port: Port,
): readonly Step[] {
  const position = state.game.readPosition(diagram.position);
  if (!position.ok) {
    const show = (at: Port) => at.say(position.reason);
    return [{ name: diagram.id, position, show, again: show }];
  }
  const states = statesOf(state, position.value, answers, { ...port, say() {} });
  return states.map((reached, index): Step => {
    const before = states[index - 1];
    const over = !reached.match || matchOutcome(reached.match);
    return {
      name: "the next step",
      position: over || !reached.match ? position : accept(current(reached.match).position),
      again: (at) => reached.match && showBoard(reached.match, reached.view, at),
      show(at) {
        if (before) answered(before, answers[index - 1] ?? "", at);
        else showStart(reached, figure, diagram, at);
      },
    };
  });
}

/** The states that an example goes through, the first of them before any answer. */
function statesOf(state: State, position: unknown, answers: readonly string[], silent: Port) {
  const { game, choices } = state;
  const facts = { choices, setup: undefined, date: silent.today(), players: [] };
  const question = { kind: "start" } as const;
  const states: State[] = [{ ...state, match: startMatch(game, position, facts), question }];
  for (const line of answers) states.push(answered(states.at(-1) ?? state, line, silent));
  return states;
}

function showStart(
  { match, view }: State,
  { number, title }: Figure,
  { point }: FigureDiagram,
  port: Port,
): void {
  port.say(`Figure ${number}: ${title}\n${point}`);
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
