import type { AnyGame, Move, Position } from "../core/game.ts";
import { err, ok, type Result } from "../core/result.ts";
import { quoted } from "../core/text.ts";
import { setupPosition } from "../games/setups.ts";

/** A position and those before it, oldest first. */
export interface CurrentPosition {
  readonly position: Position;
  readonly earlier: readonly Position[];
}

/**
 * What chess programs send after the side to move: castling, en passant, two counters of moves. A
 * game's own field there takes the place of castling or stands before it.
 */
const CHESS_FIELDS = /^(- )?- [0-9]+ [0-9]+$/;

/** Returns the first position of a game. */
export function startPosition(game: AnyGame): CurrentPosition {
  return { position: setupPosition(game, 0), earlier: [] };
}

/**
 * Reads the tokens after `position`: startpos, or fen with a text position, then optional moves.
 * Rejects invalid positions and illegal moves.
 */
export function readPositionCommand(
  game: AnyGame,
  tokens: readonly string[],
): Result<CurrentPosition> {
  const movesIndex = tokens.indexOf("moves");
  const [kind, ...fields] = movesIndex < 0 ? tokens : tokens.slice(0, movesIndex);
  const moves = movesIndex < 0 ? [] : tokens.slice(movesIndex + 1);
  if (kind === "fen") {
    const start = readFen(game, fields);
    return start.ok ? play(game, { position: start.value, earlier: [] }, moves) : start;
  }
  if (kind !== "startpos") {
    return err("position needs startpos, or fen and a position in text form.");
  }
  if (fields.length > 0) {
    return err(`After startpos only moves can follow, not ${quoted(fields.join(" "))}.`);
  }
  return play(game, startPosition(game), moves);
}

function readFen(game: AnyGame, fields: readonly string[]): Result<Position> {
  const ownCount = (game.setups[0]?.position ?? "").split(" ").length;
  const hasChessFields = CHESS_FIELDS.test(fields.slice(ownCount).join(" "));
  return game.readPosition((hasChessFields ? fields.slice(0, ownCount) : fields).join(" "));
}

/** Plays moves in engine notation, one after another. */
function play(
  game: AnyGame,
  start: CurrentPosition,
  moves: readonly string[],
): Result<CurrentPosition> {
  let { position } = start;
  const earlier: Position[] = [];
  for (const [index, text] of moves.entries()) {
    const move = readEngineMove(game, position, text);
    if (!move.ok) return err(`Move ${index + 1}: ${move.reason}`);
    earlier.push(position);
    position = game.play(position, move.value);
  }
  return ok({ position, earlier });
}

function readEngineMove(game: AnyGame, position: Position, text: string): Result<Move> {
  const move = game
    .legalMoves(position)
    .find((candidate) => game.writeEngineMove(position, candidate) === text);
  if (move !== undefined) return ok(move);
  const outcome = game.outcome(position);
  return err(
    outcome
      ? `${quoted(text)} comes after the end of the game. ${outcome.sentence}`
      : `${quoted(text)} is not legal.`,
  );
}
