import { type AnyGame, hasDice, type Move, type Position, setupPosition } from "../core/game.ts";
import { divide, perft, perftLines } from "../core/perft.ts";
import { err, ok, type Result } from "../core/result.ts";
import { dayOf, inWords } from "../core/text.ts";
import { CATALOGUE } from "../games/catalogue.ts";
import { startMatch } from "../match/match.ts";
import { matchView } from "../view/board-view.ts";
import { pieceToMove, targetsFrom } from "../view/legal-moves.ts";
import { boardPicture } from "../view/svg/board.ts";
import type { Host } from "./host.ts";
import { fileNamingOf, storeOf } from "./make-ports.ts";
import { flagsOf } from "./options/command-line.ts";
import {
  type DiagramRequest,
  openGame,
  type PerftRequest,
  type Request,
} from "./options/request.ts";

/** A request whose answer is a text. */
type ReportRequest = Extract<
  Request,
  { kind: "games" | "puzzles" | "scores" | "moves" | "perft" | "diagram" }
>;

/** "" if there is nothing to print. */
export async function report(request: ReportRequest, host: Host): Promise<Result<string>> {
  if (request.kind === "games") return ok(gamesReport());
  if (request.kind === "puzzles") {
    const { puzzleLine } = await import("../puzzles/puzzle.ts");
    const { GAMES_WITH_PUZZLES, puzzlesOf } = await import("../puzzles/puzzles.ts");
    if (!GAMES_WITH_PUZZLES.includes(request.game)) {
      return err(`${request.game} has no puzzles; name ${inWords(GAMES_WITH_PUZZLES, "or")}.`);
    }
    return ok((await puzzlesOf(request.game)).map(puzzleLine).join("\n"));
  }
  if (request.kind === "scores") {
    const { scoresReport } = await import("../view/game-summaries.ts");
    return ok(await scoresReport(await storeOf(host)(), dayOf(host.now())));
  }
  const opening = await openGame(request.start);
  if (!opening.ok) return opening;
  const { game } = opening.value;
  const position = opening.value.position ?? setupPosition(game, 0);
  switch (request.kind) {
    case "moves":
      return movesReport(game, position, request.square);
    case "perft":
      return perftReport(game, position, request);
    case "diagram": {
      const picture = diagramReport(game, position, request);
      if (!picture.ok || request.out === undefined) return picture;
      const file = await writeNew(request.out, `${picture.value}\n`, host);
      return file.ok ? ok(`The picture is in ${file.value}.`) : file;
    }
  }
}

/** The count, after a line for each root move with --divide. Refuses games with dice. */
function perftReport(game: AnyGame, position: Position, request: PerftRequest): Result<string> {
  if (hasDice(game)) return err(`${game.title} has dice; perft works only for games without dice.`);
  if (!request.divide) return ok(`Nodes searched: ${perft(game, position, request.depth)}`);
  return ok(perftLines(divide(game, position, request.depth)).join("\n"));
}

/** One move per line. Rejects an unknown square, and squares in a game whose moves are not squares. */
function movesReport(game: AnyGame, position: Position, square: string | undefined) {
  const moves = game.legalMoves(position);
  const written = (some: readonly Move[]) =>
    ok(some.map((move) => game.writeMove(position, move)).join("\n"));
  if (square === undefined) return written(moves);
  const start = game.squares?.read(square);
  if (!start) return err(`The moves of ${game.title} are not squares.`);
  if (!start.ok) return start;
  const piece = pieceToMove({ game, position }, start.value);
  if (!piece.ok) return piece;
  return written(moves.filter((move) => game.squaresTouched(position, move)[0] === start.value));
}

function diagramReport(game: AnyGame, position: Position, { moves, style }: DiagramRequest) {
  const marked = moves === undefined ? ok([]) : targetsFrom({ game, position }, moves);
  if (!marked.ok) return marked;
  const info = { choices: {}, setup: undefined, date: "", players: [] };
  return ok(boardPicture(matchView(startMatch(game, position, info), marked.value), style));
}

/** A line for every game, followed by two for each of its options. */
function gamesReport(): string {
  return CATALOGUE.flatMap(({ id, about, options }) => [
    `${id.padEnd(11)} ${about}`,
    ...options.map((option) => `  ${flagsOf(option)}\n      ${option.about}`),
  ]).join("\n");
}

/** Writes a file, and gives its path. Refuses an existing one. */
export async function writeNew(named: string, text: string, host: Host): Promise<Result<string>> {
  const { existsAlready, fileFrom } = await import("../records/store/file-names.ts");
  const file = fileFrom(named, fileNamingOf(host));
  if (!file.ok) return file;
  const { writeFile } = await import("../records/store/write-files.ts");
  const written = await writeFile(file.value, text, false);
  if (written === "exists") return existsAlready(file.value);
  return written.ok ? file : written;
}
