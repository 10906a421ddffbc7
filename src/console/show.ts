import type { Diagram, Outcome } from "../core/game.ts";
import { drawBoard } from "./board-text.ts";
import { current, type Match, matchOutcome } from "./match.ts";
import type { Port } from "./port.ts";

/** Shows the board and whose turn it is, as the exam's program does before every move. */
export function showBoard(match: Match, port: Port): void {
  showDiagram(match, port, []);
  const ended = matchOutcome(match);
  port.say(ended ? ended.sentence : turnSentence(match));
}

/** Shows the board with some squares marked as targets. */
export function showDiagram(match: Match, port: Port, targets: readonly number[]): void {
  const { position, move } = current(match);
  const screen = port.screen();
  const marks = { lastMove: targets.length > 0 ? [] : (move?.path ?? []), targets };
  port.say(drawBoard(diagramOf(match, position), letters(match), marks, screen));
  if (screen.palette) for (const line of capturedLines(match)) port.say(line);
}

function diagramOf(match: Match, position: unknown): Diagram {
  return match.game.diagram(position);
}

const letters = ({ game }: Match) => game.sides.map(({ letter }) => letter);

/** "White has captured: BE BR", a line for each side that has captured something. */
function capturedLines(match: Match): string[] {
  const { sides } = match.game;
  const { captured } = current(match);
  return sides.flatMap((side, index) => {
    const lost = captured.filter((piece) => piece.side === index);
    if (lost.length === 0) return [];
    return `Captured from ${side.name}: ${lost.map(({ letter }) => side.letter + letter).join(" ")}`;
  });
}

/** "It is White's turn." */
export function turnSentence(match: Match): string {
  return `It is ${playerToMove(match)}'s turn.`;
}

/** The name of the player who is to move. */
export function playerToMove({ game, ...match }: Match): string {
  const side = game.toMove(current({ game, ...match }).position);
  return side === "chance" ? "chance" : (game.sides[side]?.name ?? "");
}

/** Announces the end of a match. */
export function announce(outcome: Outcome, port: Port): void {
  port.say(outcome.sentence);
}
