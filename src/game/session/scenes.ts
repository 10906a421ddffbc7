/** The boards of a session with whose turn it is, as values that a screen draws. */

import { type Line, SAID } from "../../drawing/line.ts";
import type { Menu, Scene, Shown, Top } from "../../drawing/shown.ts";
import { isTaught } from "../../terminal/dialogue/stack.ts";
import type { Screen } from "../../terminal/screen-port.ts";
import { engineToMove } from "../match/engine-sides.ts";
import { current, type Match, startMatch } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import { capturedSquares } from "../match/threats.ts";
import { setupPosition } from "../rules/game.ts";
import { clockLines, matchScene, pointLines, type SceneOptions } from "../view/board-scenes.ts";
import { royalsInDanger, turnOrResult, turnWithDuty } from "../view/board-sentences.ts";
import type { BoardView } from "../view/board-view.ts";
import { nextSquares, withLegalExample } from "../view/legal-moves.ts";
import { movesByNumber } from "../view/numbered-moves.ts";
import type { Ports } from "./ports.ts";
import { activityOf, isAtGame, isPaused, matchOf } from "./stage.ts";
import { greeting, type MoveQuestion, type State } from "./state.ts";

/** Whose turn it is, and what a human may or must do, also if the engine has paused. */
function turnCaption(
  match: Match,
  state: State,
  { interactive, dangers }: Pick<Screen, "interactive"> & { readonly dangers: readonly string[] },
) {
  const { stage, view } = state;
  const waits = !matchOutcome(match) && (isPaused({ stage }) || !engineToMove(match));
  return {
    // On one line, since a board of zamma leaves few.
    caption: [
      ...dangers.map(SAID.warning),
      waits && interactive ? turnWithDuty(match) : turnOrResult(match),
      ...(waits && interactive && !isTaught(state) ? bothSquares(match, stage) : []),
    ],
    menu: waits ? menuOf(match, view.plain) : undefined,
  };
}

/** At the first moves, that a start square need not be typed alone. */
const bothSquares = (match: Match, stage: State["stage"]) =>
  stage.kind === "playing" && stage.awaits.kind === "start" && match.at < match.game.sides.length
    ? [SAID.hint(`You may type the whole move at once: ${withLegalExample(match).example}`)]
    : [];

/** The numbered moves, in games whose moves are not typed as squares. */
function menuOf({ game, plies, at }: Match, plain: boolean): Menu | undefined {
  const { position } = plies[at]!;
  const { length } = game.numberedMoves(position);
  if (length === 0) return undefined;
  const all = movesByNumber(game, position, plain);
  const others = game.commands.map(({ name, about }) => `; ${name} ${about}`).join("");
  const list = `Type moves to list all ${all.length}`;
  return {
    lines: all.slice(0, length),
    more: `${plain ? "" : "     "}${list}${others}.`,
    complete: length === all.length,
  };
}

/**
 * What a move has changed: notes such as a sarrum in danger, the dice unless their throw has just been told,
 * the points, and the clocks without that which runs at the prompt.
 */
export function changesInWords(before: Match, match: Match, atPrompt = false) {
  const { notes, sentences = notes } = current(match).diagram;
  const isThrown = match.at > before.at && current(match).move?.by === "chance";
  const points = pointLines(match, true);
  const isScored = matchOutcome(match) || points[0] !== pointLines(before, true)[0];
  return [
    ...(isThrown ? [] : notes.filter((note) => sentences.includes(note))),
    ...(isScored ? points : []),
    ...clockLines(match, true, atPrompt),
  ];
}

/** Whose turn it is with the dice and the duty, or what an activity asks, without the board. */
export const turnAlone = (match: Match, state: State) => [
  ...changesInWords(match, match, true),
  ...(activityOf(state)?.scene?.caption ?? [turnWithDuty(match)]),
];

/** The board of a match with whose turn it is. */
export function gameScene(match: Match, state: State, screen: Screen, shown: SceneOptions = {}) {
  const { view } = state;
  const found = view.warn ? royalsInDanger(match) : [];
  const danger = found.map(({ square }) => square);
  const scene = matchScene(match, view, { danger, ...shown });
  // Some boards say it themselves.
  const dangers = scene.board.diagram.notes.length > 0 ? [] : found.map(({ sentence }) => sentence);
  const told = turnCaption(match, state, { interactive: screen.interactive, dangers });
  if (!told.menu || state.view.plain) return { ...scene, ...told };
  // The first note, the dice, stands directly above the moves that it allows.
  const { board } = scene;
  const [dice = "", ...notes] = board.diagram.notes;
  const diagram = { ...board.diagram, notes };
  const caption = [...told.caption, dice];
  return { ...scene, ...told, board: { ...board, diagram }, caption };
}

/** The squares to which a piece may go whose finish square is asked for. */
export const finishSquares = ({ match, awaits }: MoveQuestion) =>
  awaits.kind === "finish" ? nextSquares(match, awaits.path) : [];

/** A game that the first question offers, before its first move; `setup` is the index of its setup. */
export function offeredMatch({ game, choices, players }: State, setup = 0): Match {
  const { name } = game.setups[setup] ?? {};
  const info = { choices, setup: name, players, date: "" };
  return startMatch(game, setupPosition(game, setup), info);
}

/** Whether the question for a setup stands below a board, where that has colours. */
const asksBelowBoard = (state: State, { interactive }: Screen): boolean =>
  state.stage.kind === "lobby" && !isTaught(state) && !state.view.plain && interactive;

/**
 * Makes the board on the screen, an activity's or the game's, or an activity's panes; undefined for none.
 * @param left milliseconds that the side to move has left, if its clock runs
 */
export function currentScene(
  state: State,
  { screen }: Ports,
  left?: () => number,
): (() => Top) | undefined {
  const { stage } = state;
  const { scene } = activityOf(state) ?? {};
  const match = matchOf(state);
  if (scene) return () => scene;
  const asks = isAtGame(state) && screen.interactive;
  if (match && asks && stage.kind === "playing" && stage.awaits.kind === "finish") {
    const held = stage.awaits.path;
    return () =>
      gameScene(match, state, screen, { targets: finishSquares(stage), held, left: left?.() });
  }
  if (match) return () => gameScene(match, state, screen, { left: left?.() });
  return asksBelowBoard(state, screen) ? () => lobbyScene(state) : undefined;
}

const lobbyScene = (state: State): Scene<BoardView> => ({
  ...matchScene(offeredMatch(state), state.view, { still: true, offered: true }),
  caption: [greeting(state.game)],
});

/** The board above the question for a setup, with what is said where it has no colours. */
export function boardOfQuestion(
  state: State,
  { screen }: Pick<Ports, "screen">,
  otherwise: readonly Line[] = [],
): readonly Shown[] {
  if (!asksBelowBoard(state, screen)) return otherwise;
  return [{ ...lobbyScene(state), only: { where: "coloured", otherwise } }];
}

/** The board of the match on the screen with squares marked: in an activity no clock runs. */
export function markedScene(state: State, match: Match, marks: SceneOptions): Scene {
  const activity = activityOf(state);
  const secret = activity?.form !== undefined;
  return matchScene(match, state.view, { ...marks, still: activity !== undefined, secret });
}

/** How to mark the last move on the board before it: its piece, the squares that it reaches, and those that it clears. */
export function wayOf({ plies, at }: Match): SceneOptions {
  const { path = [], by = 0 } = plies[at]!.move ?? {};
  const [before, after] = plies.slice(at - 1, at + 1).map(({ diagram }) => diagram.cells);
  const cleared = capturedSquares(before!, after!, by);
  return { held: path.slice(0, 1), targets: [...path.slice(1), ...cleared] };
}

/** Shows the board on the screen again. Returns false if there is none. */
export function showCurrentBoard(state: State, ports: Ports): boolean {
  const scene = currentScene(state, ports);
  if (scene) ports.screen.show(scene());
  return scene !== undefined;
}

/** Shows it again only where boards are redrawn, or where they have colours. */
export function showWhere(where: "redrawn" | "coloured", state: State, ports: Ports): void {
  const scene = currentScene(state, ports);
  if (scene && !state.view.plain) ports.screen.show({ ...scene(), only: { where, otherwise: [] } });
}
