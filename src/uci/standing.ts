import type { AnyGame } from "../core/game.ts";
import { err, ok, type Result } from "../core/result.ts";
import { quoted } from "../core/text.ts";
import { setupPosition } from "../games/setups.ts";

/** A position and how it came about, oldest first. */
export interface Standing {
  readonly position: unknown;
  readonly earlier: readonly unknown[];
}

/**
 * What chess programs write behind the side to move: castling, en passant, two counters of moves.
 * Where a game has a field of its own there, it takes the place of castling or stands before it.
 */
const FURTHER_FIELDS = /^(- )?- [0-9]+ [0-9]+$/;

/** The first position of a game. */
export function startOf(game: AnyGame): Standing {
  return { position: setupPosition(game, 0), earlier: [] };
}

/** Reads the words behind `position`: startpos or fen with a text position, then perhaps moves. */
export function readStanding(game: AnyGame, words: readonly string[]): Result<Standing> {
  const cut = words.indexOf("moves");
  const [kind, ...fields] = cut < 0 ? words : words.slice(0, cut);
  const moves = cut < 0 ? [] : words.slice(cut + 1);
  if (kind === "fen") {
    const start = readFen(game, fields);
    return start.ok ? play(game, { position: start.value, earlier: [] }, moves) : start;
  }
  if (kind !== "startpos") {
    return err("Behind position comes startpos, or fen and a position in text form.");
  }
  if (fields.length > 0) {
    return err(`Behind startpos comes moves or nothing, not ${quoted(fields.join(" "))}.`);
  }
  return play(game, startOf(game), moves);
}

function readFen(game: AnyGame, fields: readonly string[]): Result<unknown> {
  const own = (game.setups[0]?.position ?? "").split(" ").length;
  const others = FURTHER_FIELDS.test(fields.slice(own).join(" "));
  return game.readPosition((others ? fields.slice(0, own) : fields).join(" "));
}

/** Plays moves, written as engines write them, one after another. */
function play(game: AnyGame, start: Standing, moves: readonly string[]): Result<Standing> {
  let { position } = start;
  const earlier: unknown[] = [];
  for (const [index, text] of moves.entries()) {
    const move = readEngineMove(game, position, text);
    if (!move.ok) return err(`Move ${index + 1} of the list: ${move.reason}`);
    earlier.push(position);
    position = game.play(position, move.value);
  }
  return ok({ position, earlier });
}

function readEngineMove(game: AnyGame, position: unknown, text: string): Result<unknown> {
  const move = game
    .legalMoves(position)
    .find((candidate) => game.writeEngineMove(position, candidate) === text);
  if (move !== undefined) return ok(move);
  const over = game.outcome(position);
  return err(
    over
      ? `${quoted(text)} comes after the end. ${over.sentence}`
      : `${quoted(text)} is not legal there.`,
  );
}
