import type { Dice } from "./dice.ts";
import { current, type Match, matchOutcome, withMove } from "./match.ts";
import type { Port } from "./port.ts";
import { showBoard } from "./show.ts";
import type { Question, State } from "./state.ts";

/**
 * Goes on with a match: throws the dice where they are due and the program has them, shows the
 * board, and asks what is to be asked next: a throw, a move, or whether to play again.
 */
export function goOn(state: State, match: Match, port: Port): State {
  const { dice } = state;
  if (dice && dueToChance(match)) {
    const next = withMove(match, throwDice(match, dice));
    port.say(current(next).move?.sentence ?? "");
    return goOn(state, next, port);
  }
  showBoard(match, port);
  const question = questionFor(match);
  if (question.kind === "move") showMenu(match, port);
  return { ...state, match, question };
}

const dueToChance = (match: Match) =>
  !matchOutcome(match) && match.game.toMove(current(match).position) === "chance";

function throwDice(match: Match, dice: Dice): unknown {
  const { game } = match;
  const throws = game.chances(current(match).position);
  return throws[dice(throws.map(({ weight }) => weight))]?.move;
}

function questionFor(match: Match): Question {
  if (matchOutcome(match)) return { kind: "again" };
  if (dueToChance(match)) return { kind: "throw" };
  return { kind: match.game.squares ? "start" : "move" };
}

/** The moves that are offered by number, for games whose moves are not squares. */
function showMenu(match: Match, port: Port): void {
  const { game } = match;
  const { position } = current(match);
  const lines = game.menu(position).map((move, index) => {
    const number = String(index + 1).padStart(3);
    return `${number}  ${game.writeMove(position, move).padEnd(8)} ${game.describe(position, move)}`;
  });
  port.say(lines.join("\n"));
}

/** The text of the move that an answer picks from the menu; the answer itself where it picks none. */
export function fromMenu(match: Match, line: string): string {
  const { game } = match;
  const { position } = current(match);
  const menu = game.menu(position);
  const wanted = line.trim();
  const only = wanted === "" && menu.length === 1 ? 0 : -1;
  const index = /^[1-9][0-9]?$/.test(wanted) ? Number(wanted) - 1 : only;
  return index in menu ? game.writeMove(position, menu[index]) : line;
}
