import { current, type Match } from "../../match/match.ts";
import { inNumberOrder } from "../../view/numbered-moves.ts";
import type { SquareChoice } from "../board-cursor.ts";
import type { Ports, Question } from "../ports.ts";
import { stageFor } from "../session/continue-match.ts";
import { type MoveQuestion, PUT_DOWN } from "../session/move-input.ts";
import { currentScene, hasBoard, offeredMatch } from "../session/scenes.ts";
import { activityOf, type State } from "../session/state.ts";

/** The board at the next prompt, and what may be chosen on it. */
export function boardAt(
  state: State,
  ports: Ports,
): Pick<Question, "board" | "choice" | "shortcuts"> {
  const { view, inLesson } = state;
  if (!hasBoard(state, ports.screen)) return {};
  const question = inLesson ? undefined : moveQuestion(state);
  let known: SquareChoice | undefined;
  return {
    board: () => currentScene(state, ports)!,
    choice: question && (() => (known ??= choiceFor(question, view.flipped))),
    shortcuts:
      question?.awaits.kind === "finish" ? { escape: PUT_DOWN[0] } : activityOf(state)?.shortcuts,
  };
}

function moveQuestion(state: State): MoveQuestion | undefined {
  const stage = state.stage.kind === "lobby" ? stageFor(offeredMatch(state), false) : state.stage;
  const asked = stage.kind === "activity" ? stage.asks : stage;
  if (!asked || !("awaits" in asked)) return undefined;
  const { awaits, match } = asked;
  const listed = awaits.kind === "move" && match.game.numberedMoves(current(match).position).length;
  return listed || awaits.kind === "start" || awaits.kind === "finish" ? asked : undefined;
}

function choiceFor({ match, awaits }: MoveQuestion, flipped: boolean): SquareChoice {
  const { game } = match;
  const { position, diagram } = current(match);
  const list = awaits.kind === "move";
  const moves = list ? inNumberOrder(game, position) : game.legalMoves(position);
  const paths = moves.map((move) => game.squaresTouched(position, move));
  if (list) {
    const names = moves.map((_, index) => String(index + 1));
    return { columns: 1, names, own: [], paths, typed: [], first: 0, flipped: false, list };
  }
  const side = game.toMove(position);
  const isOwn = (square: number) =>
    diagram.cells[square]?.pieces.some((piece) => piece.side === side);
  const { columns, cells } = diagram;
  const own = [...cells.keys()].filter(isOwn);
  const moved = lastFinish(match);
  const open = own.find((square) => square === moved) ?? paths[paths.length >> 1]?.[0] ?? 0;
  const typed = awaits.kind === "finish" ? awaits.path : [];
  return {
    columns,
    names: cells.map((cell) => cell?.name),
    own,
    paths,
    typed,
    first: typed.at(-1) ?? open,
    flipped,
    list,
  };
}

/** Where the last move of the side to move ended. */
function lastFinish({ game, plies, at }: Match): number | undefined {
  const side = game.toMove(plies[at]!.position);
  const moved = plies.slice(0, at + 1).findLast(({ move }) => move?.by === side);
  return moved?.move?.path.at(-1);
}
