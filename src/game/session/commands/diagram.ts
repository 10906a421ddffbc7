import { fileFrom } from "../../../base/file-names.ts";
import { err, ok, type Result } from "../../../base/result.ts";
import { fileShown } from "../../../base/system-errors.ts";
import { flipBoard } from "../../../drawing/board.ts";
import { current } from "../../match/match.ts";
import { boardScene, matchScene } from "../../view/board-scenes.ts";
import { type BoardView, matchView } from "../../view/board-view.ts";
import { targetsFrom } from "../../view/legal-moves.ts";
import { files } from "../completion-candidates.ts";
import { activityOf, matchOf } from "../stage.ts";
import { type Context, type GameCommand, NO_MATCH, type State } from "../state.ts";
import { writeNamed } from "./save-and-load.ts";

/** Draws the board: into a file as a picture for worksheets, or here as text. */
export const DIAGRAM_COMMAND: GameCommand = {
  names: ["diagram"],
  otherNames: ["print", "picture"],
  argument: "[FILE]",
  about: "draws the board here, or into a file (.svg) to print",
  more: "Add colour after the file name for a coloured picture, and moves with a square before it to mark the moves of a piece: diagram moves SQUARE game.svg colour.",
  complete: files,
  run: async (context) => (context.argument === "" ? drawHere(context) : drawInto(context)),
};

const FOR_FILE = "diagram FILE.svg writes it to a file, to print.";

function drawHere({ state, ports: { screen } }: Context) {
  const match = matchOf(state);
  const board = boardOfActivity(state);
  if (board) screen.show({ ...boardScene(board), caption: [FOR_FILE] });
  else if (match) screen.show({ ...matchScene(match, state.view), caption: [FOR_FILE] });
  else return NO_MATCH;
  return state;
}

/** The board of an activity, also of a program in panes. */
function boardOfActivity(state: State): BoardView | undefined {
  const { scene, match } = activityOf(state) ?? {};
  const board = scene?.kind === "panes" ? scene.board?.board : scene?.board;
  return board && { ...board, game: match?.ok ? match.value.game : state.game };
}

/** Characters read at most: longer than any file name, and short enough to parse quickly. */
const LONGEST = 1000;

/** "board.svg", "my board.svg colour" or "moves 13 board.svg"; a name may be quoted. */
const WANTED = /^(?:moves\s+(\S+)\s+)?(.+?)(?:\s+(exam|colou?r))?$/isu;

async function drawInto({ state, ports, argument }: Context) {
  const [, moves, name = "", style = "exam"] = WANTED.exec(argument.slice(0, LONGEST)) ?? [];
  const file = fileFrom(name, ports.disk);
  if (!file.ok) return file.reason;
  if (!/\.svg$/i.test(file.value)) {
    return "diagram needs a file name that ends in .svg, for example: diagram board.svg";
  }
  const view = viewOf(state, moves);
  if (!view.ok) return view.reason;
  const seen = state.view.flipped ? flipBoard(view.value) : view.value;
  const { boardPicture } = await import("../../../drawing/svg/board-picture.ts");
  const picture = boardPicture(seen, style.toLowerCase() === "exam" ? "exam" : "colour");
  const done = `The picture is in ${fileShown(file.value)}.`;
  const writing = { file: file.value, text: () => `${picture}\n`, done };
  return writeNamed(state, writing, ports);
}

/** The board to draw; `moves` is the square of the piece whose moves are to be marked. */
function viewOf(state: State, moves: string | undefined): Result<BoardView> {
  const board = boardOfActivity(state);
  const match = matchOf(state);
  if (board && moves === undefined) return ok(board);
  if (board) return err("Moves are only marked in a game; leave out moves and its square.");
  if (!match) return err(NO_MATCH);
  if (moves === undefined) return ok(matchView(match, []));
  const targets = targetsFrom({ game: match.game, position: current(match).position }, moves);
  return targets.ok ? ok(matchView(match, targets.value)) : targets;
}
