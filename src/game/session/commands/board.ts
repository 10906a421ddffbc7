import { ok } from "../../../base/result.ts";
import { inWords, quoted } from "../../../base/text.ts";
import type { Shown } from "../../../drawing/shown.ts";
import { sceneInWords } from "../../../drawing/text/scene.ts";
import { current, type Match, playerToMove } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { notOver } from "../../rules/verdict.ts";
import { lastMoveInWords, placeInWords, threatsIn } from "../../view/board-sentences.ts";
import { movesByPiece, movesOnOwnTurn, withLegalExample } from "../../view/legal-moves.ts";
import { explainMove, whyNoMove } from "../../view/move-explanation.ts";
import { fromMenu } from "../../view/numbered-moves.ts";
import { piecesText, rulesText } from "../../view/rules-text.ts";
import { squaresOfMove, squaresToMoveFrom } from "../completion-candidates.ts";
import { readMoveInWords } from "../move-in-words.ts";
import { explainStart } from "../move-input.ts";
import { say } from "../ports.ts";
import { currentScene, markedScene, offeredMatch, showCurrentBoard, turnAlone } from "../scenes.ts";
import { aboutMatch, SQUARE, shownMatch } from "../stage.ts";
import { type Context, type GameCommand, NO_MATCH, type Reply, type State } from "../state.ts";

const THREATS = "threats";

/** The commands that show the current game and its rules, and change nothing. */
export const BOARD_COMMANDS: readonly GameCommand[] = [
  {
    names: ["board"],
    formerly: { describe: ["words"] },
    argument: "[WORDS]",
    about: "shows the board, or says what stands there: board rank 3",
    phrases: { "whose turn": "turn", "whose turn is it": "turn", "last move": "last" },
    otherNames: ["show", "display"],
    complete: ({ game }) => [
      ...["words", "turn", "last", "rank ", "file "],
      ...[...game.ruleBook.pieces, ...game.sides].map(({ name }) => name.toLowerCase()),
    ],
    run: showBoard,
  },
  {
    names: ["moves"],
    otherNames: ["attacks", "captures"],
    common: true,
    argument: SQUARE,
    about: ({ squares }) =>
      squares
        ? `lists the legal moves; with a ${squares.noun} or piece it marks them`
        : "lists the legal moves",
    more: ({ squares, example }) =>
      squares
        ? `A move is typed as its ${squares.noun}s, such as ${example}, on one line or one at a time, or in words: ${squares.inWords}. moves ${squares.example} marks the moves of the piece on ${squares.example}; the name of a piece marks those of all such pieces. Of an opponent's piece it shows where that could move on its own turn. moves threats marks the pieces that can be captured, now or by the opponent's next move. set warn on warns after a move if a piece that decides the game can be captured.`
        : "",
    concerns: "match",
    formerly: { threats: [THREATS] },
    complete: (state, words) =>
      words.length > 1
        ? []
        : [
            ...squaresToMoveFrom(state),
            ...state.game.ruleBook.pieces.map(({ name }) => name),
            THREATS,
          ],
    run: aboutMatch(showMoves),
  },
  {
    names: ["explain", "why"],
    common: true,
    phrases: { "why?": "", "why not": "", "why not?": "" },
    argument: "[MOVE]",
    about: "shows which rules allow or forbid a move",
    more: ({ example }) =>
      `For example: explain ${example}. Without a move it explains the last move in this position that was refused, or that hint has named. why does the same.`,
    concerns: "match",
    complete: squaresOfMove,
    run: explain,
  },
  {
    names: ["pieces"],
    common: true,
    about: "lists the pieces with their letters and moves",
    run: showPieces,
  },
  {
    names: ["rules"],
    common: true,
    argument: "[PIECE]",
    about: "prints the rules, or those of one piece",
    complete: ({ game }) => game.ruleBook.pieces.map(({ name }) => name),
    run: showRules,
  },
];

async function showPieces({ state, ports }: Context): Promise<Reply> {
  const { game, view } = state;
  if (view.plain) return say(state, piecesText(game, true), ports);
  ports.screen.show((await import("../../view/rules-report.ts")).piecesReport(game));
  return state;
}

/** Shows the rules, or those of a piece. */
async function showRules({ state, ports, argument }: Context): Promise<Reply> {
  const { game, view } = state;
  if (view.plain && argument === "") return say(state, rulesText(game, true), ports);
  const page = (await import("../../view/rules-report.ts")).rulesPage(game, argument);
  if (!page.ok) return page.reason;
  ports.screen.show(page.value);
  return state;
}

/** Explains a move, or without one the last that was refused or hinted at in this position. */
async function explain({ state, ports, argument }: Context): Promise<Reply> {
  const { stage, view } = state;
  const { toExplain } = stage;
  const shown = shownMatch(state);
  // A first move may be refused before its game begins.
  const match = shown.ok ? shown.value : offeredMatch(state);
  const last = toExplain?.position === current(match).text ? toExplain.move : "";
  if (!shown.ok && (argument !== "" || last === "")) return shown.reason;
  const move = argument || last;
  if (move === "")
    return `explain needs a move, for example: explain ${withLegalExample(match).example}`;
  ports.screen.show(...explanation(match, move, view.plain));
  return state;
}

function explanation(match: Match, move: string, plain: boolean): readonly string[] {
  const { game } = match;
  const named = readMoveInWords(match, move);
  if (named?.ok === false) return [named.reason];
  const square = game.squares?.read(move);
  if (!named && square?.ok && !matchOutcome(match)) return [explainStart(match, square.value)];
  const text = named
    ? ok(game.writeMove(current(match).position, named.value))
    : fromMenu(match, move);
  return text.ok ? explainMove(match, text.value, plain) : [text.reason];
}

/** What can be asked without the board. */
const ABOUT_MATCH: Readonly<Record<string, GameCommand["run"]>> = {
  turn: aboutMatch((match, _argument, state) => turnAlone(match, state)),
  last: aboutMatch((match) => [lastMoveInWords(match)]),
};

/** Shows the board again, drawn or in words. */
async function showBoard(context: Context): Promise<Reply> {
  const { state, ports, argument } = context;
  const words = argument.toLowerCase();
  if (words === "") return showCurrentBoard(state, ports) ? state : NO_MATCH;
  const about = ABOUT_MATCH[words];
  if (about) return about(context);
  const plain = { ...state, view: { ...state.view, plain: true } };
  const scene = currentScene(plain, ports)?.();
  if (scene?.kind !== "board") return NO_MATCH;
  if (words === "words") return say(state, sceneInWords(scene), ports);
  const place = placeInWords({ game: state.game, diagram: scene.board.diagram }, argument);
  return place.ok ? say(state, place.value, ports) : place.reason;
}

function showThreats(match: Match, state: State): readonly Shown[] {
  if (!match.game.editing) return [`moves threats is not available in ${match.game.title}.`];
  const { squares, sentences } = threatsIn(match);
  return [...withSquares(state, match, squares), ...sentences];
}

/** The board with squares marked, unless there are none or boards are read out. */
const withSquares = (state: State, match: Match, squares: readonly number[]): readonly Shown[] =>
  squares.length > 0 && !state.view.plain ? [markedScene(state, match, { targets: squares })] : [];

function showMoves(match: Match, argument: string, state: State): readonly Shown[] {
  const open = notOver(matchOutcome(match));
  if (!open.holds) return [open.refusal];
  if (argument === "") return [movesByPiece(match, state.view.plain).join("\n")];
  if (argument.toLowerCase() === THREATS) return showThreats(match, state);
  const square = match.game.squares?.read(argument);
  const squares = square?.ok ? [square.value] : piecesToMove(match, argument);
  if (!square) return ["The moves of this game are not squares; type moves alone."];
  if (squares.length > 0) return movesOf(match, squares, state);
  return square.ok ? [] : [noSuchPiece(match, argument) ?? square.reason];
}

/** Why a word names no piece of the side to move; undefined for a text with digits. */
function noSuchPiece(match: Match, typed: string): string | undefined {
  const { pieces } = match.game.ruleBook;
  const piece = pieces.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  if (piece) return `${playerToMove(match)} has no ${piece.name}.`;
  if (/\d/.test(typed)) return undefined;
  const names = inWords(pieces.map(({ name }) => name));
  return `${quoted(typed)} is neither a square nor a piece; the pieces are ${names}.`;
}

/** The moves from squares, marked; of several pieces those that cannot move are left out. */
function movesOf(match: Match, squares: readonly number[], state: State): readonly Shown[] {
  const { game } = match;
  const { position, diagram } = current(match);
  const { plain } = state.view;
  const moves = squares.map((square) => movesOnOwnTurn({ game, position, plain }, square));
  const able = moves.filter(({ targets }) => targets.length > 0);
  const targets = able.flatMap((found) => found.targets);
  const told = (able.length > 0 ? able : moves).map(({ sentence }) => sentence);
  const [only = -1] = squares;
  const isOwn = diagram.cells[only]?.pieces[0]?.side === game.toMove(position);
  const reason = able.length === 0 && isOwn ? whyNoMove(game, position, only) : undefined;
  return [...withSquares(state, match, targets), ...told, ...(reason ? [reason] : [])];
}

/** The squares of the mover's pieces of that name; none if it names no piece. */
function piecesToMove(match: Match, name: string): readonly number[] {
  const { position, diagram } = current(match);
  const mover = match.game.toMove(position);
  return diagram.cells.flatMap((cell, square) => {
    const [piece] = cell?.pieces ?? [];
    return piece?.side === mover && piece.name.toLowerCase() === name.toLowerCase() ? square : [];
  });
}
