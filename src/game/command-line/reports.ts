/** The subcommands whose answer is a text. */

import type { FileNaming } from "../../base/file-names.ts";
import { writeNew } from "../../base/named-files.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { dayOf } from "../../base/text.ts";
import { boardPicture } from "../../drawing/svg/board-picture.ts";
import { startMatch } from "../match/match.ts";
import { type Move, setupPosition } from "../rules/game.ts";
import { divide, perft, perftLines } from "../rules/perft.ts";
import { matchView } from "../view/board-view.ts";
import { scoresReport } from "../view/game-summaries.ts";
import { pieceToMove, targetsFrom } from "../view/legal-moves.ts";
import type { StoringHost } from "./game-host.ts";
import { storeOf } from "./ports.ts";
import { openTyped, type StartOptions } from "./start-options.ts";

async function openPosition(typed: StartOptions) {
  const opening = await openTyped(typed);
  if (!opening.ok) return opening;
  const { game, position = setupPosition(game, 0) } = opening.value;
  return ok({ game, position });
}

export interface PerftOptions extends StartOptions {
  readonly depth: number;
  readonly divide?: boolean;
}

/** The count, after a line for each root move with --divide. Refuses games with dice. */
export async function perftReport(typed: PerftOptions): Promise<Result<string>> {
  const { depth, divide: divides } = typed;
  const opening = await openPosition(typed);
  if (!opening.ok) return opening;
  const { game, position } = opening.value;
  if (game.dice) return err(`${game.title} has dice; perft works only for games without dice.`);
  if (!divides) return ok(`Nodes searched: ${perft(game, position, depth)}`);
  return ok(perftLines(divide(game, position, depth)).join("\n"));
}

/** One move per line. Rejects an unknown square, and squares in a game whose moves are not squares. */
export async function movesReport(typed: StartOptions & { readonly square?: string }) {
  const { square } = typed;
  const opening = await openPosition(typed);
  if (!opening.ok) return opening;
  const { game, position } = opening.value;
  const moves = game.legalMoves(position);
  const written = (some: readonly Move[]) =>
    ok(some.map((move) => game.writeMove(position, move)).join("\n"));
  if (square === undefined) return written(moves);
  const from = game.squares?.read(square);
  if (!from) return err(`The moves of ${game.title} are not squares.`);
  if (!from.ok) return from;
  const piece = pieceToMove(opening.value, from.value);
  if (!piece.ok) return piece;
  return written(moves.filter((move) => game.squaresTouched(position, move)[0] === from.value));
}

/** How a position is drawn, as typed. */
interface DiagramOptions extends StartOptions {
  readonly moves?: string;
  readonly style?: "exam" | "colour";
  readonly out?: string;
}

/** The picture, or a sentence if it is written to a file. */
export async function diagramReport(
  typed: DiagramOptions,
  host: FileNaming,
): Promise<Result<string>> {
  const { moves, style = "exam", out } = typed;
  const opening = await openPosition(typed);
  if (!opening.ok) return opening;
  const { game, position } = opening.value;
  const marked = moves === undefined ? ok([]) : targetsFrom(opening.value, moves);
  if (!marked.ok) return marked;
  const info = { choices: {}, setup: undefined, date: "", players: [] };
  const picture = boardPicture(matchView(startMatch(game, position, info), marked.value), style);
  if (out === undefined) return ok(picture);
  const file = await writeNew(out, `${picture}\n`, host);
  return file.ok ? ok(`The picture is in ${file.value}.`) : file;
}

/** The finished games by game and setup. */
export const finishedGames = async (host: StoringHost) =>
  ok(await scoresReport(await storeOf(host)(), dayOf(host.now())));
