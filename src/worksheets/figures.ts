import type { Diagram } from "../core/diagram.ts";
import type { AnyGame, Position } from "../core/game.ts";
import type { Figure, FigureDiagram } from "../core/presentation.ts";
import { ok } from "../core/result.ts";
import { shuffle } from "../core/rng.ts";
import { inWords } from "../core/text.ts";
import { LETTERS, type ReadDiagram, readDiagram } from "../lessons/figure-diagrams.ts";
import { boardInWords } from "../view/board-sentences.ts";
import type { BoardView } from "../view/board-view.ts";
import { contents, positionView } from "../view/board-view.ts";
import { board, paragraph, tag } from "./markup.ts";
import { type MakeTasks, squaresInWords, type Task } from "./task.ts";

/** What a task prints: a sentence, boards to look at or to complete, and the complete board. */
interface Drawing {
  readonly sentence: string;
  readonly boards: readonly BoardView[];
  readonly complete: BoardView;
  readonly brief: string;
  /** The sentence is long, or there are two boards. */
  readonly wide?: true;
}

/** In the order of the game's paper. */
export const figureTasks: MakeTasks = async ({ game, count, seed }) => {
  const all = game.figures.flatMap((figure) =>
    figure.diagrams.map((diagram) => ({ figure, diagram })),
  );
  const chosen = new Set(shuffle(all, seed).slice(0, count));
  return ok({
    subject: "the figures of the paper",
    instructions: `Complete each board with a pencil. If a piece cannot move, write “none”. ${LETTERS}`,
    tasks: all
      .filter((one) => chosen.has(one))
      .map(({ figure, diagram }) => taskOf(game, figure, diagram)),
    briefly:
      "The squares to shade, or what an example changes; “as named” are the pieces that the task names.",
    columns: { tasks: 3, answers: 3 },
  });
};

/** A class gets the same tasks again and again; each is drawn once. */
const drawn = new WeakMap<FigureDiagram, Task>();

function taskOf(game: AnyGame, figure: Figure, diagram: FigureDiagram): Task {
  const task = drawn.get(diagram) ?? drawTask(game, figure, diagram);
  drawn.set(diagram, task);
  return task;
}

function drawTask(game: AnyGame, figure: Figure, diagram: FigureDiagram): Task {
  const read = readDiagram(game, diagram);
  if (!read.ok) throw new Error(`Figure ${diagram.id}: ${read.reason}`);
  const drawing = drawingOf(game, figure, diagram, read.value);
  const { sentence, boards, complete, brief, wide = false } = drawing;
  return {
    heading: `Figure ${diagram.id}`,
    task: [paragraph(sentence), tag("div", wide ? "pair" : "", boards.map(board).join("\n"))].join(
      "\n",
    ),
    answer: [paragraph(diagram.point), board(complete)].join("\n"),
    brief,
    wide,
  };
}

function drawingOf(
  game: AnyGame,
  { title, answers }: Figure,
  { axisTitles }: FigureDiagram,
  { position, empty, diagram, shaded, piece }: ReadDiagram,
): Drawing {
  const plain = empty ? bare(game, diagram) : positionView(game, position, []);
  const complete = { ...plain, marks: { lastMove: [], targets: shaded } };
  if (axisTitles) {
    const unlabelled = { ...game.diagram(position), files: [], ranks: [] };
    const sentence = `Number the ${axisTitles.files.toLowerCase()} below the board and the ${axisTitles.ranks.toLowerCase()} on its left, as the game does.`;
    return { sentence, boards: [bare(game, unlabelled)], complete, brief: "1 to 8" };
  }
  if (answers) return exampleOf(game, position, answers);
  const shade = piece ? `the squares that ${piece.whose} may move to` : title;
  const brief = squaresInWords(diagram, shaded);
  if (piece || shaded.length > 0)
    return { sentence: `Shade ${shade}.`, boards: [plain], complete, brief };
  const words = boardInWords(plain, " on ").join(" ");
  const sentence = `Write the two letters of each piece on its square, for ${title}. ${words}`;
  return { sentence, boards: [emptyBoard(game)], complete, brief: "as named", wide: true };
}

/** Nobody is to move. */
const bare = (game: AnyGame, diagram: Diagram): BoardView => ({
  game,
  diagram,
  marks: { lastMove: [], targets: [] },
});

function emptyBoard(game: AnyGame): BoardView {
  if (!game.editing) throw new Error(`${game.id} has no empty board`);
  return bare(game, game.diagram(game.editing.empty));
}

/** Asks for the board after the squares of an example have been typed; a refused move changes nothing. */
function exampleOf(game: AnyGame, start: Position, answers: readonly string[]): Drawing {
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
    wide: true,
  };
}
