import type { AnyGame, Diagram } from "../core/game.ts";
import { current, type Match, matchOutcome, sideToAct } from "../records/match.ts";
import { drawBoard } from "./board-text.ts";
import type { Marks } from "./cells.ts";
import { showMenu } from "./menu.ts";
import { nameOfPlayer } from "./players.ts";
import type { Port } from "./port.ts";
import type { View } from "./state.ts";

/** Shows the board and whose turn it is, as the exam's program does before every move. */
export function showBoard(match: Match, view: View, port: Port): void {
  showDiagram(match, view, port, []);
  port.say(standing(match));
  if (!matchOutcome(match)) showMenu(match, port);
}

/** How a match stands, in one sentence: whose turn it is, or how it has ended. */
export function standing(match: Match): string {
  return matchOutcome(match)?.sentence ?? turnSentence(match);
}

/** Shows the board with some squares marked as targets, or else with the last move marked. */
export function showDiagram(
  match: Match,
  view: View,
  port: Port,
  targets: readonly number[],
): void {
  const { position } = current(match);
  const lastMove = targets.length > 0 ? [] : lastPath(match);
  const diagram = match.game.diagram(position);
  draw(match.game, diagram, { lastMove, targets }, view, port);
  // Where pieces come back into play, the game's own notes tell what has become of them.
  if (!port.screen().palette || diagram.pattern === "plain") return;
  for (const line of capturedLines(match)) port.say(line);
}

/** The squares of the last move that touched any: a throw of the dice does not. */
function lastPath({ moments, at }: Match): readonly number[] {
  const move = moments.slice(0, at + 1).findLast((moment) => moment.move?.path.length)?.move;
  return move?.path ?? [];
}

/** Draws a diagram of a game as the players want to see it: the one place where boards are shown. */
export function draw(
  { sides }: Pick<AnyGame, "sides">,
  diagram: Diagram,
  marks: Marks,
  _view: View,
  port: Port,
): void {
  const letters = sides.map(({ letter }) => letter);
  port.say(drawBoard(diagram, letters, marks, port.screen()));
}

/** "Captured from Black: BE 3 BR", a line for each side that has lost something. */
function capturedLines(match: Match): string[] {
  const { sides } = match.game;
  const { captured } = current(match);
  return sides.flatMap((side, index) => {
    const lost = captured.filter((piece) => piece.side === index);
    if (lost.length === 0) return [];
    return `Captured from ${side.name}: ${counted(lost.map(({ letter }) => side.letter + letter))}`;
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
  const name = nameOfPlayer(match.facts.players[sideToAct(match)]);
  return `It is ${playerToMove(match)}'s turn${name && ` (${name})`}.`;
}

/** The names of the players whose turn it is not. */
export function otherPlayers(match: Match): string {
  const mover = playerToMove(match);
  const others = match.game.sides.map(({ name }) => name).filter((name) => name !== mover);
  return others.join(", ");
}

/** The name of the player whose turn it is. */
export function playerToMove(match: Match): string {
  return match.game.sides[sideToAct(match)]?.name ?? "";
}
