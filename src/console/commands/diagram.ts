import { err, ok, type Result } from "../../core/result.ts";
import { current, type Match } from "../../match/match.ts";
import { fileShown } from "../../records/store/files.ts";
import { fileFrom } from "../dialogue/record-files.ts";
import type { State } from "../dialogue/state.ts";
import { writing } from "../dialogue/write-file.ts";
import type { BoardView } from "../render/board-view.ts";
import { flippedView } from "../render/flip.ts";
import { targetsFrom } from "../render/lists.ts";
import { draw, matchView, showDiagram, viewOf } from "../render/show.ts";
import type { Port } from "../terminal/port.ts";
import { type Command, NO_MATCH } from "./command.ts";

/** Draws the board: into a file as a picture for worksheets, or here as text. */
export const DIAGRAM_COMMAND: Command = {
  names: ["diagram"],
  argument: "[FILE]",
  about: "draws the board here, or into a file (.svg) as a picture to print",
  more: "Behind the name of a picture may stand colour, and before it moves with a square: diagram moves SQUARE game.svg colour.",
  run: (state, argument, port) =>
    argument === "" ? drawHere(state, port) : drawInto(state, argument, port),
};

function drawHere(state: State, port: Port): State {
  const { match, view } = state;
  const scene = viewOf(state.question);
  if (scene) draw(scene, view, port);
  else if (match) showDiagram(match, view, port, []);
  else port.say(NO_MATCH);
  return state;
}

/** What a picture is to be, as it was typed. */
interface Wanted {
  readonly file: string;
  readonly style: "exam" | "colour";
  /** The square of the piece whose moves are to be marked. */
  readonly moves: string | undefined;
}

/** Longer than any name that a system allows, and short enough to look at in no time. */
const LONGEST = 1000;

const WANTED = /^(?:moves\s+(\S+)\s+)?(.+?)(?:\s+(exam|colou?r))?$/isu;

/** "board.svg", "my board.svg colour", "moves 13 board.svg"; names may stand in quotation marks. */
function readWanted(argument: string, home: string | undefined): Result<Wanted> {
  const [, moves, name = "", style = "exam"] = WANTED.exec(argument.slice(0, LONGEST)) ?? [];
  const file = fileFrom(name, home);
  if (!file.ok) return file;
  if (!/\.svg$/i.test(file.value)) {
    return err(
      "The name of a picture ends in .svg, as in diagram board.svg, diagram board.svg colour or diagram moves SQUARE board.svg.",
    );
  }
  return ok({
    file: file.value,
    style: style.toLowerCase() === "exam" ? "exam" : "colour",
    moves,
  });
}

async function drawInto(state: State, argument: string, port: Port): Promise<State> {
  const wanted = readWanted(argument, port.home);
  if (!wanted.ok) return refused(state, wanted.reason, port);
  const picture = await pictureOf(state, wanted.value);
  if (!picture.ok) return refused(state, picture.reason, port);
  const { file } = wanted.value;
  const done = `The picture is in ${fileShown(file)}.`;
  return writing(state, file, () => picture.value, done, port);
}

function refused(state: State, reason: string, port: Port): State {
  port.say(reason);
  return state;
}

/** The picture of what lies on the table, as the players see it. Its code is loaded when it is wanted. */
async function pictureOf(state: State, { style, moves }: Wanted): Promise<Result<string>> {
  const scene = wantedScene(state, moves);
  if (!scene.ok) return scene;
  const { game, diagram, marks } = state.view.flipped ? flippedView(scene.value) : scene.value;
  const letters = game.sides.map(({ letter }) => letter);
  const { drawSvg } = await import("../render/svg.ts");
  return ok(`${drawSvg(diagram, letters, marks, style, game.title)}\n`);
}

function wantedScene({ question, match }: State, moves: string | undefined): Result<BoardView> {
  const scene = viewOf(question);
  if (scene && moves === undefined) return ok(scene);
  if (scene)
    return err("Moves are marked in a game only; leave the word moves and its square out.");
  return match ? matchPicture(match, moves) : err(NO_MATCH);
}

function matchPicture(match: Match, moves: string | undefined): Result<BoardView> {
  if (moves === undefined) return ok(matchView(match, []));
  const targets = targetsFrom(match.game, current(match).position, moves);
  return targets.ok ? ok(matchView(match, targets.value)) : targets;
}
