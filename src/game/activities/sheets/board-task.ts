import { compareNames } from "../../../base/text.ts";
import type { DescribedBoard } from "../../../drawing/board.ts";
import { element } from "../../../drawing/markup.ts";
import { board, paragraph } from "../../../drawing/sheets/markup.ts";
import type { Columns, Task } from "../../../drawing/sheets/task.ts";
import { type AnyGame, setupPosition } from "../../rules/game.ts";

/** The most files of a board of which three fit side by side. */
const SMALL = 8;

/** How many boards of a game stand side by side. */
export const boardColumns = (game: AnyGame): Columns =>
  game.diagram(setupPosition(game, 0)).columns > SMALL ? 2 : 3;

/** What a task on boards shows. */
interface OnBoards extends Pick<Task, "heading" | "wide"> {
  readonly sentence: string;
  /** To look at or to complete. */
  readonly boards: readonly DescribedBoard[];
  /** Stands before the line for an answer, if there is one. */
  readonly label?: string;
  readonly explanation: string;
  /** The board as it should be. */
  readonly complete?: DescribedBoard;
  /** Without it the squares that are shaded. */
  readonly brief?: string;
}

export function boardTask(shown: OnBoards): Task {
  const { heading, sentence, boards, label, explanation, complete, wide = false } = shown;
  const drawn = element("div", { class: wide ? "pair" : undefined }, boards.map(board).join("\n"));
  const line = label === undefined ? [] : [paragraph(`${label}:`, "line")];
  const squares = (complete?.marks.targets ?? []).map((at) => complete?.diagram.cells[at]?.name);
  const shaded = squares.map(String).toSorted(compareNames).join(" ");
  return {
    heading,
    task: [paragraph(sentence), drawn, ...line].join("\n"),
    answer: [paragraph(explanation), ...(complete ? [board(complete)] : [])].join("\n"),
    brief: shown.brief ?? (shaded || "none"),
    wide,
  };
}
