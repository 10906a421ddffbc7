import { current, type Match, matchOutcome, sideToAct } from "../../match/match.ts";
import { engineStrength, engineToMove, playerName } from "../../match/players.ts";
import type { State, View } from "../dialogue/state.ts";
import type { Port } from "../terminal/port.ts";
import { drawBoard } from "./board.ts";
import type { BoardView } from "./board-view.ts";
import { flippedView } from "./flip.ts";
import { showMenu } from "./numbered-moves.ts";
import { boardInWords, piecesCounted } from "./speech.ts";

/** Shows the board and whose turn it is, as the exam's program does before every move. */
export function showBoard(match: Match, view: View, port: Port): void {
  showDiagram(match, view, port, []);
  showTurn(match, view, port);
}

/** How a match stands, in one sentence: whose turn it is, or how it has ended. */
export function standing(match: Match): string {
  return matchOutcome(match)?.sentence ?? turnSentence(match);
}

/** Says whose turn it is, or how the game has ended. */
function showTurn(match: Match, view: View, port: Port): void {
  port.say(standing(match));
  if (!matchOutcome(match) && !engineToMove(match)) showMenu(match, view, port);
}

/**
 * Says what follows a move that a listener has just heard: what the board itself does not show, such
 * as a sarrum in danger, and whose turn it is.
 */
export function tellTurn(match: Match, view: View, port: Port): void {
  const { notes, sentences } = current(match).diagram;
  if (!sentences) for (const note of notes) port.say(note);
  showTurn(match, view, port);
}

/** Shows what lies on the table; false where nothing does. */
export function showTable({ match, question, view }: State, port: Port): boolean {
  const scene = viewOf(question);
  if (scene) draw(scene, view, port);
  else if (match) showBoard(match, view, port);
  else return false;
  return true;
}

/** Returns the board that an activity shows; undefined if the current game is shown. */
export function viewOf(question: State["question"]): BoardView | undefined {
  if (question?.kind === "confirmation") return viewOf(question.then);
  return question?.kind === "activity" ? question.scene : undefined;
}

/** Shows the board with some squares marked as targets, or else with the last move marked. */
export function showDiagram(
  match: Match,
  view: View,
  port: Port,
  targets: readonly number[],
): void {
  const scene = matchView(match, targets);
  draw(scene, view, port);
  // Where pieces come back into play, the game's own notes tell what has become of them.
  const listed = view.plain || port.screen().palette;
  if (!listed || scene.diagram.pattern === "plain") return;
  for (const line of capturedLines(match, view)) port.say(line);
}

/** The board of a match, with some squares marked as targets, or else with the last move marked. */
export function matchView(match: Match, targets: readonly number[]): BoardView {
  const { game } = match;
  const { diagram } = current(match);
  return { game, diagram, marks: { lastMove: targets.length > 0 ? [] : lastPath(match), targets } };
}

/** The squares of the last move that touched any: a throw of the dice does not. */
function lastPath({ plies, at }: Match): readonly number[] {
  const move = plies.slice(0, at + 1).findLast((ply) => ply.move?.path.length)?.move;
  return move?.path ?? [];
}

/** Draws a diagram of a game as the players want to see it: the one place where boards are shown. */
export function draw(scene: BoardView, view: View, port: Port): void {
  if (view.plain) {
    port.say(boardInWords(scene).join("\n"));
    return;
  }
  const seen = view.flipped ? flippedView(scene) : scene;
  const letters = scene.game.sides.map(({ letter }) => letter);
  port.say(drawBoard(seen.diagram, letters, seen.marks, port.screen()));
}

/** "Captured from Black: BE 3 BR", a line for each side that has lost something. */
function capturedLines(match: Match, { plain }: View): string[] {
  const { sides } = match.game;
  const { captured } = current(match);
  return sides.flatMap((side, index) => {
    const lost = captured.filter((piece) => piece.side === index);
    if (lost.length === 0) return [];
    return plain
      ? `Captured from ${side.name}: ${piecesCounted(lost)}.`
      : `Captured from ${side.name}: ${counted(lost.map(({ letter }) => side.letter + letter))}`;
  });
}

/** "BE 3 BR" for BR BE BR BR: each kind once, with its number where that is not one. */
function counted(codes: readonly string[]): string {
  const kinds = [...new Set(codes)].sort();
  return kinds
    .map((kind) => {
      const count = codes.filter((code) => code === kind).length;
      return count > 1 ? `${count} ${kind}` : kind;
    })
    .join(" ");
}

/** "It is White's turn.", or "It is White's turn (Ann)." where White's player has given a name. */
function turnSentence(match: Match): string {
  const name = playerName(match.info.players[sideToAct(match)]);
  return `It is ${playerToMove(match)}'s turn${name && ` (${name})`}.`;
}

/** Names the other sides: those that humans play, unless the engine plays them all. */
export function otherPersons(match: Match): string {
  const { game, info } = match;
  const mover = sideToAct(match);
  const others = game.sides.map((_, side) => side).filter((side) => side !== mover);
  const humans = others.filter((side) => !engineStrength(info.players[side]));
  return (humans.length > 0 ? humans : others).map((side) => game.sides[side]?.name).join(", ");
}

/** The name of the player whose turn it is. */
export function playerToMove(match: Match): string {
  return match.game.sides[sideToAct(match)]?.name ?? "";
}
