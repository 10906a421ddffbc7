import type { Diagram } from "../core/game.ts";
import { drawBoard } from "./board-text.ts";
import type { Marks } from "./cells.ts";
import { current, type Match, matchOutcome, sideToAct } from "./match.ts";
import { showMenu } from "./menu.ts";
import type { Port } from "./port.ts";

/** Shows the board and whose turn it is, as the exam's program does before every move. */
export function showBoard(match: Match, port: Port): void {
  showDiagram(match, port, []);
  const ended = matchOutcome(match);
  port.say(ended ? ended.sentence : turnSentence(match));
  if (!ended) showMenu(match, port);
}

/** Shows the board with some squares marked as targets, or else with the last move marked. */
export function showDiagram(match: Match, port: Port, targets: readonly number[]): void {
  const { position } = current(match);
  const lastMove = targets.length > 0 ? [] : lastPath(match);
  const diagram = match.game.diagram(position);
  draw(match, diagram, { lastMove, targets }, port);
  // Where pieces come back into play, the game's own notes tell what has become of them.
  if (!port.screen().palette || diagram.pattern === "plain") return;
  for (const line of capturedLines(match)) port.say(line);
}

/** The squares of the last move that touched any: a throw of the dice does not. */
function lastPath({ moments, at }: Match): readonly number[] {
  const move = moments.slice(0, at + 1).findLast((moment) => moment.move?.path.length)?.move;
  return move?.path ?? [];
}

/** Shows a plan that a word of the game draws. */
export function showPlan(match: Match, plan: Diagram, port: Port): void {
  draw(match, plan, { lastMove: [], targets: [] }, port);
}

function draw({ game }: Match, diagram: Diagram, marks: Marks, port: Port): void {
  const letters = game.sides.map(({ letter }) => letter);
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

/** "It is White's turn." */
function turnSentence(match: Match): string {
  return `It is ${playerToMove(match)}'s turn.`;
}

/** The name of the player whose turn it is. */
export function playerToMove(match: Match): string {
  return match.game.sides[sideToAct(match)]?.name ?? "";
}
