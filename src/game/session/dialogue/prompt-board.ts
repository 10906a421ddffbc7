import type { SquareChoice } from "../../../terminal/board-cursor.ts";
import { isTaught, stageOf } from "../../../terminal/dialogue/stack.ts";
import { current, type Match } from "../../match/match.ts";
import { inNumberOrder } from "../../view/numbered-moves.ts";
import type { Ports } from "../ports.ts";
import { currentScene, offeredMatch } from "../scenes.ts";
import { activityOf, PUT_DOWN, stageFor } from "../stage.ts";
import type { MoveQuestion, State } from "../state.ts";

/** The board at the next prompt, and what may be chosen on it. */
export function boardAt(state: State, ports: Ports, left?: () => number) {
  const board = currentScene(state, ports, left);
  const activity = activityOf(state);
  const question = board && !isTaught(state) ? moveQuestion(state) : undefined;
  return {
    board,
    inPlace: activity?.scene?.inPlace,
    choice: question && (() => choiceFor(question, state.view.flipped)),
    shortcuts: question?.awaits.kind === "finish" ? { escape: PUT_DOWN[0] } : activity?.shortcuts,
  };
}

function moveQuestion(state: State): MoveQuestion | undefined {
  const activity = activityOf(state);
  if (stageOf(state)?.isQuestion) return undefined;
  const asked = activity ? activity.asks : questionOfGame(state);
  if (!asked) return undefined;
  const { awaits, match } = asked;
  const listed = awaits.kind === "move" && match.game.numberedMoves(current(match).position).length;
  return listed || awaits.kind === "start" || awaits.kind === "finish" ? asked : undefined;
}

function questionOfGame(state: State): MoveQuestion | undefined {
  const { stage } = state;
  const begun = stage.kind === "lobby" ? stageFor(stage, offeredMatch(state)) : stage;
  return begun.kind === "playing" ? begun : undefined;
}

function choiceFor({ match, awaits }: MoveQuestion, flipped: boolean): SquareChoice {
  const { game } = match;
  const { position, diagram } = current(match);
  if (awaits.kind === "move") {
    const moves = inNumberOrder(game, position);
    const names = moves.map((_, index) => String(index + 1));
    const listed = moves.map((move) => game.squaresTouched(position, move));
    return { columns: 1, names, first: 0, putDown: undefined, flipped: false, listed };
  }
  const { columns, cells } = diagram;
  const isFinish = awaits.kind === "finish";
  return {
    columns,
    names: cells.map((cell) => cell?.name),
    first: (isFinish ? awaits.path.at(-1) : firstStart(match)) ?? 0,
    putDown: isFinish ? PUT_DOWN[0] : undefined,
    flipped,
    listed: undefined,
  };
}

/** Where the last move of the side to move ended, if its piece is still there; or the start of some move. */
function firstStart({ game, plies, at }: Match): number | undefined {
  const { position, diagram } = plies[at]!;
  const side = game.toMove(position);
  const moved = plies.slice(0, at + 1).findLast(({ move }) => move?.by === side);
  const finish = moved?.move?.path.at(-1) ?? -1;
  if (diagram.cells[finish]?.pieces.some((piece) => piece.side === side)) return finish;
  const moves = game.legalMoves(position);
  const middle = moves[moves.length >> 1];
  return middle && game.squaresTouched(position, middle)[0];
}
