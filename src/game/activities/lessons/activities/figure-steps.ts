import { err, ok, type Result } from "../../../../base/result.ts";
import { SAID } from "../../../../drawing/line.ts";
import type { Shown } from "../../../../drawing/shown.ts";
import type { Match } from "../../../match/match.ts";
import type { AnyGame, Position } from "../../../rules/game.ts";
import type { Figure, FigureDiagram } from "../../../rules/presentation.ts";
import { movePrompt, readMoveInput, takeMove } from "../../../session/move-input.ts";
import { matchAt } from "../../../session/new-game.ts";
import { type Ports, recording } from "../../../session/ports.ts";
import { gameScene } from "../../../session/scenes.ts";
import { matchOf, stageFor } from "../../../session/stage.ts";
import { LOBBY, type State } from "../../../session/state.ts";
import { boardScene } from "../../../view/board-scenes.ts";
import { type BoardView, matchView, positionView } from "../../../view/board-view.ts";
import { movesFrom } from "../../../view/legal-moves.ts";
import { diagramsList, LETTERS, type ReadDiagram, readDiagram } from "../figure-diagrams.ts";

export interface FigureStep {
  /** Its name in the previous prompt: "5f", "the next step". */
  readonly name: string;
  /** The board that is shown; undefined if the rules do not allow the figure's position. */
  readonly board: BoardView | undefined;
  /** The match for the commands about one; refused if there is none. */
  readonly match: Result<Match>;
  readonly shown: readonly Shown[];
}

/** The steps of a figure: a diagram each, or the answers of an example one by one. */
export function stepsOf(state: State, figure: Figure, ports: Ports): readonly FigureStep[] {
  const [first] = figure.diagrams;
  const example = first && figure.answers ? readDiagram(state.game, first) : undefined;
  if (example?.ok) return exampleSteps(state, figure, example.value.position, ports);
  return figure.diagrams.map((diagram): FigureStep => {
    const { id: name } = diagram;
    const read = readDiagram(state.game, diagram);
    const list = diagram === first ? listOf(state, figure) : [];
    if (!read.ok) return { name, board: undefined, match: read, shown: [...list, read.reason] };
    const { position, empty } = read.value;
    const none = `Figure ${name} shows an empty board: there is no position to play or explain.`;
    const match = empty ? err(none) : ok(matchAt(state, position, ports));
    const shown = [...list, ...diagramShown(state, figure, diagram, read.value)];
    return { name, board: figureScene(state.game, read.value), match, shown };
  });
}

function figureScene(game: AnyGame, { position, empty, diagram, shaded }: ReadDiagram): BoardView {
  const view = { ...positionView(game, position, shaded), diagram };
  return empty ? { ...view, turnOrResult: undefined } : view;
}

/** The diagrams of a figure, if there are several and all are requested, not those of one piece. */
function listOf({ game, view }: State, figure: Figure): readonly string[] {
  const { number, title, diagrams } = figure;
  const whole = game.figures.find((candidate) => candidate.number === number);
  if (diagrams.length < 2 || diagrams.length !== whole?.diagrams.length) return [];
  return [`Figure ${number}: ${title}\n${diagramsList(game, figure, view.plain)}\n${LETTERS}`];
}

function diagramShown(
  { game, view }: State,
  figure: Figure,
  { id, point }: FigureDiagram,
  read: ReadDiagram,
): readonly Shown[] {
  const { position, piece } = read;
  const { plain } = view;
  const marks = piece && game.houseRules?.pieces;
  return [
    `Figure ${id}: ${piece?.whose ?? figure.title}`,
    boardScene(figureScene(game, read)),
    ...(piece ? [movesFrom({ game, position, plain }, piece.square).sentence] : []),
    ...(marks ? ["The marks follow the house rules in force."] : []),
    pointOf(game, point),
  ];
}

/** The point of a figure, marked as the paper's if house rules apply. */
function pointOf({ houseRules }: AnyGame, point: string): string {
  return houseRules ? `In the paper: ${point}` : point;
}

/** An example, played with the dialogue's own prompts: a step for each answer. */
function exampleSteps(state: State, figure: Figure, position: Position, ports: Ports) {
  const { answers = [] } = figure;
  // The paper's players are humans.
  const unasked = { ...state, players: [], game: withoutAsking(state.game) };
  const first = matchAt(unasked, position, ports);
  let reached: State = { ...unasked, stage: stageFor(LOBBY, first), stack: [] };
  const step = (next: State, shown: readonly Shown[]): FigureStep => {
    reached = next;
    const match = matchOf(next) ?? first;
    return { name: "the next step", board: matchView(match, []), match: ok(match), shown };
  };
  const start = step(reached, [headingOf(state, figure), gameScene(first, reached, ports.screen)]);
  const steps = answers.map((line) => {
    const { shown, ports: kept } = recording(ports);
    return step(answerPrompt(reached, line, kept), shown);
  });
  return [start, ...steps];
}

/** The game without the house rule that confirms moves: the paper's players are not asked. */
function withoutAsking(game: AnyGame): AnyGame {
  const { houseRules } = game;
  return houseRules ? { ...game, houseRules: { ...houseRules, confirm: false } } : game;
}

/** The heading of an example, and which figure shows the board before its move. */
function headingOf({ game }: State, { number, title, diagrams }: Figure): string {
  const [first] = diagrams;
  const start = game.figures.find((other) => other.diagrams[0]?.position === first?.position);
  const before = `First the board before the move (Figure ${start?.number}).`;
  return `Figure ${number}: ${title}\n${pointOf(game, first?.point ?? "")}\n${before}`;
}

/** Shows a prompt with its answer, and what follows. */
function answerPrompt(state: State, line: string, ports: Ports): State {
  const { stage } = state;
  if (stage.kind !== "playing") return state;
  ports.screen.show(SAID.typed(movePrompt(stage, ports.screen.interactive), line));
  return takeMove(state, readMoveInput(stage, line, false), ports);
}
