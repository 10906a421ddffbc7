import { setupPosition } from "../../core/game.ts";
import { clockLine } from "../../match/clock.ts";
import { engineToMove } from "../../match/engine-sides.ts";
import { current, type Match, sideToAct, startMatch } from "../../match/match.ts";
import { matchOutcome, pointsOf } from "../../match/outcome.ts";
import {
  boardInWords,
  capturedLines,
  royalsInDanger,
  turnOrResult,
} from "../../view/board-sentences.ts";
import { type BoardView, flipView, matchView } from "../../view/board-view.ts";
import { movesByNumber } from "../../view/numbered-moves.ts";
import { cut, drawWithPanel, PANEL } from "../../view/panel.ts";
import { drawBoard, squareAt } from "../../view/text-board.ts";
import { REDRAWN_ROWS, type ViewSettings, withoutChances } from "../../view/view-settings.ts";
import type { CursorMarks } from "../board-cursor.ts";
import type { Page, Terminal } from "../ports.ts";
import { activityOf, asksBelowBoard, greeting, matchOf, type State, shownView } from "./state.ts";

/**
 * Says whose turn it is, and what a human may or must do.
 * @param paused whether the engine's moves are asked for, too
 * @param over the lines that do not fit in a redrawn window
 */
export function showTurn(
  match: Match,
  view: ViewSettings,
  terminal: Terminal,
  paused = false,
  over = 0,
): void {
  if (view.warn) for (const line of royalsInDanger(match)) terminal.say(line);
  const waits = !matchOutcome(match) && (paused || !engineToMove(match));
  const told = waits && terminal.interactive && !view.plain;
  const duty = (told && match.game.duty?.(current(match).position)) || "";
  // On one line, since a board of zamma leaves few.
  terminal.say(`${turnOrResult(match)} ${duty}`.trimEnd());
  if (waits) showMenu(match, view, terminal, over);
}

/**
 * In plain mode, announces after a move only what it changes: notes such as a sarrum in danger, and
 * whose turn it is; at the end also the points.
 */
export function tellTurn(match: Match, view: ViewSettings, terminal: Terminal): void {
  const { notes, sentences } = current(match).diagram;
  if (!sentences) for (const note of notes) terminal.say(note);
  if (matchOutcome(match)) showPoints(match, view, terminal);
  showTurn(match, view, terminal);
}

/** Shows the board on the screen, an activity's or the game's with whose turn it is. Returns false if there is none. */
export function showCurrentBoard(state: State, terminal: Terminal): boolean {
  const { view } = state;
  const page = currentPage(state, terminal);
  if (page) showPage(page(), view, terminal);
  return page !== undefined;
}

/** The page with an activity's board or the game's, on which squares may be marked; undefined for none. */
export function currentPage(
  state: State,
  terminal: Terminal,
): ((marks?: CursorMarks) => Page) | undefined {
  const { view } = state;
  const { board, question, answers } = activityOf(state) ?? {};
  if (board) {
    return (marks) => ({
      board() {
        const all = { ...board.marks, ...marks };
        // Chances would give an answer away.
        const seen = withoutChances(shownView(state));
        if (answers && board.match)
          showDiagram(board.match, seen, terminal, all.targets, all.cursor);
        else draw({ ...board, marks: all }, view, terminal);
      },
      rest: () => question !== undefined && terminal.say(question),
    });
  }
  const asked = asksBelowBoard(state, terminal);
  const match = asked ? offeredMatch(state) : matchOf(state);
  if (!match) return undefined;
  return (marks) => ({
    board: () => showDiagram(match, view, terminal, marks?.targets ?? [], marks?.cursor),
    rest(over) {
      if (asked) terminal.say(greeting(match.game));
      else showTurn(match, view, terminal, state.enginePaused, over);
    },
  });
}

/** A game that the first question offers, before its first move; `setup` is the index of its setup. */
export function offeredMatch({ game, choices, players, playersAfter }: State, setup = 0): Match {
  const { name } = game.setups[setup] ?? {};
  const info = { choices, setup: name, players: playersAfter ?? players, date: "" };
  return startMatch(game, setupPosition(game, setup), info);
}

/**
 * Shows a board with what has happened. In a window that is redrawn the news is below the board,
 * which stays at the top; elsewhere it comes first.
 */
export function showPage(page: Page, view: ViewSettings, terminal: Terminal): void {
  if (terminal.redraw && isRedrawn(view, terminal)) {
    terminal.redraw(page);
    return;
  }
  for (const show of page.news ?? []) show();
  page.board();
  page.rest?.();
}

/** Whether boards are redrawn: by default if the window has colours and is high enough. */
export function isRedrawn({ plain, redraw }: ViewSettings, terminal: Terminal): boolean {
  const { palette, rows = 0 } = terminal.screen();
  const wanted = redraw ?? (palette !== undefined && rows >= REDRAWN_ROWS);
  return wanted && !plain && terminal.redraw !== undefined;
}

/** Shows the board, in a window that is redrawn at its top; what is then said follows below it. */
export function showMarked(
  match: Match,
  view: ViewSettings,
  terminal: Terminal,
  targets: readonly number[],
): void {
  showPage({ board: () => showDiagram(match, view, terminal, targets) }, view, terminal);
}

/** Shows the board with some squares marked as targets, or else with the last move marked. */
export function showDiagram(
  match: Match,
  view: ViewSettings,
  terminal: Terminal,
  targets: readonly number[],
  cursor?: number,
): void {
  const scene = matchView(match, targets);
  // At a terminal the clock of a player who is to move runs at the prompt.
  const waits = !view.still && !matchOutcome(match) && !engineToMove(match);
  const runs = terminal.interactive && !view.plain && waits;
  const clocks = clockLine(match, runs ? sideToAct(match) : undefined);
  const panel = hasPanel(view, terminal);
  if (clocks && !panel) terminal.say(`Clock: ${clocks}${view.plain ? "." : ""}`);
  draw({ ...scene, marks: { ...scene.marks, cursor } }, view, terminal, match);
  // If captured pieces re-enter, the game's own notes say where they are.
  if (scene.diagram.pattern === "plain") return;
  if (!panel) for (const line of capturedLines(match, view.plain)) terminal.say(line);
  showPoints(match, view, terminal);
}

function showPoints(match: Match, { plain }: ViewSettings, terminal: Terminal): void {
  const points = pointsOf(match);
  if (!points) return;
  const scores = match.game.sides.map(({ name }, side) => `${name} ${points[side]}`);
  terminal.say(`Points: ${scores.join(", ")}${plain ? "." : ""}`);
}

/** Without colour the board is the exam's, with nothing beside it. */
function hasPanel({ plain }: ViewSettings, terminal: Terminal): boolean {
  const { columns = 0, palette } = terminal.screen();
  return !plain && palette !== undefined && columns >= PANEL.window;
}

/**
 * Shows a board according to the settings. All boards are shown through this function.
 * @param match what a panel beside the board is about; none without it
 */
export function draw(scene: BoardView, view: ViewSettings, terminal: Terminal, match?: Match) {
  if (view.plain) {
    terminal.say(boardInWords(scene).join("\n"));
    return;
  }
  if (terminal.keepBoard) {
    terminal.keepBoard((seen, at) => draw(scene, seen, at, match));
    return;
  }
  const seen = view.flipped ? flipView(scene) : scene;
  const { columns: window, rows, palette } = terminal.screen();
  const panel = hasPanel(view, terminal) ? match : undefined;
  const columns = panel && window ? window - PANEL.width : window;
  const { large, symbols, still } = view;
  const options = { columns, rows, large, symbols, still, palette: palette?.(view.theme) };
  const { diagram } = seen;
  const text = panel
    ? drawWithPanel(seen, options, panel, capturedLines(panel, view.plain), view.chances?.(panel))
    : drawBoard(seen, options);
  terminal.say(text, palette !== undefined, (line, column) => {
    const square = squareAt(diagram, options, line, column);
    return view.flipped && square !== undefined ? diagram.cells.length - 1 - square : square;
  });
}

/** Shows the numbered moves, in games whose moves are not typed as squares, except for those that do not fit. */
function showMenu(match: Match, view: ViewSettings, terminal: Terminal, over: number): void {
  const { game } = match;
  const { position } = current(match);
  const lines = movesByNumber(game, position, view.plain);
  const { length } = game.numberedMoves(position);
  const { columns } = terminal.screen();
  const redrawn = isRedrawn(view, terminal);
  // The last line takes the place of another move, unless it is there anyway; the prompt names a move.
  const room = over > 0 ? length - over - (length < lines.length ? 0 : 1) : length;
  const offered = length === 1 ? 1 : Math.max(0, room);
  for (const line of lines.slice(0, offered))
    terminal.say(redrawn && columns ? cut(line, columns).trimEnd() : line);
  if (offered === lines.length) return;
  const others = game.commands.map(({ name, about }) => `; ${name} ${about}`).join("");
  const list = `Type moves to list all ${lines.length}`;
  terminal.say(view.plain ? `${list}.` : `     ${list}${others}.`);
}
