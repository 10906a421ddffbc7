import { err, ok, type Result } from "../../../base/result.ts";
import { quoted } from "../../../base/text.ts";
import { type AnyGame, type Move, type Position, setupPosition } from "../../rules/game.ts";
import type { SearchRequest } from "../types.ts";
import { textOfFen } from "./fen.ts";

/** A position and those before it, oldest first. */
export type CurrentPosition = Pick<SearchRequest<Position>, "position" | "earlier">;

export function startOfGame(game: AnyGame): CurrentPosition {
  return { position: setupPosition(game, 0), earlier: [] };
}

/**
 * Reads the tokens after `position`: startpos, or fen with a text position, then optional moves.
 * Rejects invalid positions and illegal moves.
 */
export function readPositionCommand(game: AnyGame, tokens: readonly string[]) {
  const end = tokens.includes("moves") ? tokens.indexOf("moves") : tokens.length;
  const [kind, ...fields] = tokens.slice(0, end);
  const moves = tokens.slice(end + 1);
  if (kind === "fen") {
    const ownCount = game.setups[0]!.position.split(" ").length;
    const start = game.readPosition(textOfFen(fields, ownCount));
    return start.ok ? play(game, start.value, moves) : start;
  }
  if (kind === "startpos" && fields.length === 0) {
    return play(game, setupPosition(game, 0), moves);
  }
  return err("position needs startpos, or fen and a position in text form; only moves can follow.");
}

function play(game: AnyGame, start: Position, moves: readonly string[]): Result<CurrentPosition> {
  let position = start;
  const earlier: Position[] = [];
  for (const [index, text] of moves.entries()) {
    const move = readEngineMove(game, position, text);
    if (!move.ok) return err(`Move ${index + 1}: ${move.reason}`);
    earlier.push(position);
    position = game.play(position, move.value);
  }
  return ok({ position, earlier });
}

/**
 * Reads a legal move. Its squares are enough: programs that do not know the pieces send promotions
 * without a letter or with another, and Fairy-Stockfish marks the first move of a fers with a plus.
 */
export function readEngineMove(game: AnyGame, position: Position, text: string): Result<Move> {
  const squares = /^([a-h][1-8][a-h][1-8])[a-z+]?$/.exec(text)?.[1];
  const move = game
    .legalMoves(position)
    .find((candidate) => game.writeEngineMove(position, candidate).slice(0, 4) === squares);
  if (move !== undefined) return ok(move);
  const outcome = game.outcome(position);
  return err(
    outcome
      ? `${quoted(text)} comes after the end of the game. ${outcome.sentence}`
      : `${quoted(text)} is not legal.`,
  );
}
