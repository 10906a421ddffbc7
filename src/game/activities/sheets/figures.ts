import { ok } from "../../../base/result.ts";
import { shuffle } from "../../../base/rng.ts";
import { inWords } from "../../../base/text.ts";
import { contents } from "../../../drawing/board.ts";
import { boardInWords } from "../../../drawing/board-in-words.ts";
import type { Diagram } from "../../../drawing/diagram.ts";
import type { Task } from "../../../drawing/sheets/task.ts";
import type { AnyGame, Position } from "../../rules/game.ts";
import type { Figure, FigureDiagram } from "../../rules/presentation.ts";
import { type BoardView, gameBoard, positionView } from "../../view/board-view.ts";
import { LETTERS, readDiagram } from "../lessons/figure-diagrams.ts";
import { boardTask } from "./board-task.ts";
import type { MakeGameTasks } from "./request.ts";

/** Makes the tasks in the order of the game's paper. Each is drawn once for all sheets of a class. */
export function figureTasks(): MakeGameTasks {
  const made = new Map<FigureDiagram, Task>();
  return async ({ game, count, seed }) => {
    const all = game.figures.flatMap((figure) =>
      figure.diagrams.map((diagram) => ({ figure, diagram })),
    );
    const chosen = new Set(shuffle(all, seed).slice(0, count));
    for (const { figure, diagram } of chosen)
      if (!made.has(diagram)) made.set(diagram, taskOf(game, figure, diagram));
    return ok({
      subject: "the figures of the paper",
      instructions: `Complete each board with a pencil. If a piece cannot move, write “none”. ${LETTERS}`,
      tasks: all.filter((one) => chosen.has(one)).map(({ diagram }) => made.get(diagram)!),
      briefly:
        "The squares to shade, or what an example changes; “as named” are the pieces that the task names.",
      columns: { task: 3, answer: 3 },
    });
  };
}

function taskOf(game: AnyGame, { title, answers }: Figure, drawn: FigureDiagram): Task {
  const read = readDiagram(game, drawn);
  if (!read.ok) throw new Error(`Figure ${drawn.id}: ${read.reason}`);
  const { position, empty, diagram, shaded, piece } = read.value;
  const plain = empty ? bare(game, diagram) : positionView(game, position, []);
  const complete = { ...plain, marks: { lastMove: [], targets: shaded } };
  const about = { heading: `Figure ${drawn.id}`, explanation: drawn.point, complete };
  if (drawn.axisTitles) {
    const { files, ranks } = drawn.axisTitles;
    const sentence = `Number the ${files.toLowerCase()} below the board and the ${ranks.toLowerCase()} on its left, as the game does.`;
    const unlabelled = bare(game, { ...game.diagram(position), files: [], ranks: [] });
    return boardTask({ ...about, sentence, boards: [unlabelled], brief: "1 to 8" });
  }
  if (answers) return boardTask({ ...about, ...exampleOf(game, position, answers), wide: true });
  const shade = piece ? `the squares that ${piece.whose} may move to` : title;
  if (piece || shaded.length > 0)
    return boardTask({ ...about, sentence: `Shade ${shade}.`, boards: [plain] });
  const words = boardInWords(plain, " on ").join(" ");
  const sentence = `Write the two letters of each piece on its square, for ${title}. ${words}`;
  return boardTask({
    ...about,
    sentence,
    boards: [emptyBoard(game)],
    brief: "as named",
    wide: true,
  });
}

/** Nobody is to move. */
const bare = (game: AnyGame, diagram: Diagram): BoardView => gameBoard(game, diagram);

const emptyBoard = (game: AnyGame) => bare(game, game.diagram(game.editing!.empty));

/** Asks for the board after the squares of an example have been typed; a refused move changes nothing. */
function exampleOf(game: AnyGame, start: Position, answers: readonly string[]) {
  let position = start;
  for (let at = 0; at < answers.length; at += 2) {
    const move = game.readMove(position, answers.slice(at, at + 2).join(" "));
    if (move.ok) position = game.play(position, move.value);
  }
  const [before, after] = [start, position].map((one) => game.diagram(one).cells);
  const changes = after!.flatMap((cell, at) => {
    const text = contents(cell, game.sides);
    return text === contents(before![at], game.sides) ? [] : `${cell?.name} ${text || "empty"}`;
  });
  const turnOrResult = game.outcome(position)?.sentence;
  const typed = inWords(answers);
  return {
    sentence: `It is White's turn on the first board, and the squares ${typed} are typed. Write the pieces that are on the board afterwards.`,
    boards: [positionView(game, start, []), emptyBoard(game)],
    complete: { ...positionView(game, position, []), ...(turnOrResult && { turnOrResult }) },
    brief: changes.join(", "),
  };
}
