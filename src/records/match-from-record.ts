import { type AnyGame, hasDice, type Position, setupNamed } from "../core/game.ts";
import { err, ok, type Result } from "../core/result.ts";
import { fileShown } from "../core/system-errors.ts";
import { quoted } from "../core/text.ts";
import { notOver } from "../core/verdict.ts";
import type { Options } from "../games/catalogue.ts";
import {
  current,
  type Match,
  type MatchInfo,
  type Notes,
  type PlyRecord,
  plyAfter,
  startMatch,
} from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import { gameOf, refuseTag, startTag, TAG, tagNamed, tagOf, UNKNOWN_DAY } from "./game-tags.ts";
import { playerIn, readDice, readTimeTags, typeTag } from "./player-tags.ts";
import { type GameRecord, type RecordedMove, refuseLine } from "./record.ts";
import { endMatch } from "./result-tags.ts";

/**
 * Plays the moves of a record, each checked by the rules; the match is at its last ply. Refusals start
 * with the line, "Line 7: ...".
 */
export async function matchFromRecord(record: GameRecord): Promise<Result<Match>> {
  const found = await gameOf(record);
  if (!found.ok) return found;
  const { game, choices } = found.value;
  const position = firstPosition(record, game);
  if (!position.ok) return position;
  const ownDice = readDice(hasDice(game) ? tagNamed(record, TAG.dice) : undefined);
  if (!ownDice.ok) return ownDice;
  const info = { ...matchInfo(record, game, choices), ...ownDice.value };
  const first = { ...current(startMatch(game, position.value, info)), ...notesOf(record) };
  const replayed = playMoves(record, { game, info, plies: [first], at: 0 });
  if (!replayed.ok) return replayed;
  const { plies } = replayed.value;
  const match = checkNumbers({ game, info, plies, at: plies.length - 1 }, replayed.value);
  return match.ok ? endMatch(record, match.value) : match;
}

/** Plays the moves of a record that was read from a file, which refusals name. */
export async function loadMatch(file: string, record: Result<GameRecord>): Promise<Result<Match>> {
  const match = record.ok ? await matchFromRecord(record.value) : record;
  return match.ok ? match : err(`${fileShown(file)}: ${match.reason}`);
}

function firstPosition(record: GameRecord, game: AnyGame): Result<Position> {
  const [first, second] = [TAG.position, TAG.start, TAG.oldStart].flatMap(
    (name) => tagNamed(record, name) ?? [],
  );
  if (first && second) {
    const sentence = `a record may have the tag ${first.name} or the tag ${second.name}, not both.`;
    return refuseTag(second, sentence);
  }
  const read =
    first?.name === TAG.position
      ? game.readPosition(first.value)
      : setupNamed(game, first?.value ?? game.setups[0]?.name ?? "");
  const line = first?.line ?? record.tags[0]?.line ?? 1;
  return read.ok ? read : refuseLine(line, read.reason);
}

function matchInfo(record: GameRecord, game: AnyGame, choices: Options): MatchInfo {
  const { dice, ...tags } = TAG;
  const { names, timeControl } = readTimeTags(record, game);
  const known: readonly string[] = [
    ...Object.values(tags),
    ...(hasDice(game) ? [dice] : []),
    ...Object.keys(choices).map(tagOf),
    ...game.sides.flatMap(({ name }) => [name, typeTag(name)]),
    ...names,
  ];
  const position = tagNamed(record, TAG.position);
  return {
    choices,
    setup: position ? undefined : (startTag(record)?.value ?? game.setups[0]?.name),
    date: tagNamed(record, TAG.date)?.value ?? UNKNOWN_DAY,
    players: game.sides.map(({ name }) =>
      playerIn(tagNamed(record, name)?.value, tagNamed(record, typeTag(name))?.value),
    ),
    ...(timeControl && { timeControl }),
    tags: record.tags.filter(({ name }) => !known.includes(name)),
    ...(record.escapes.length > 0 && { escapes: record.escapes }),
  };
}

/** The notes of a move or record, without the empty lists. */
function notesOf({ comments, glyphs, variations }: Notes): Partial<Notes> {
  return {
    ...(comments.length > 0 && { comments }),
    ...(glyphs.length > 0 && { glyphs }),
    ...(variations.length > 0 && { variations }),
  };
}

/** The plies of the match, with the recorded moves that led to them. */
interface Replayed {
  readonly plies: readonly PlyRecord[];
  readonly moves: readonly RecordedMove[];
}

/** Plays the moves of a record in a match at its first position. */
function playMoves({ moves }: GameRecord, match: Match): Result<Replayed> {
  const { game } = match;
  const plies = [...match.plies];
  const played: RecordedMove[] = [];
  for (let index = 0; index < moves.length; index += 1) {
    const before = plies[plies.length - 1]!;
    const next = moves[index]!;
    const open = notOver(matchOutcome({ ...match, plies, at: plies.length - 1 }));
    if (!open.holds) return refuseRecorded(next, open.refusal);
    const whole = readText(game, before, next.text);
    const joined = whole.ok ? undefined : joinWords(next, moves[index + 1]);
    const read = joined ? readText(game, before, joined.text) : whole;
    if (!read.ok) return refuseRecorded(next, whole.ok ? read.reason : whole.reason);
    const move = joined ?? next;
    if (joined) index += 1;
    plies.push({ ...plyAfter(game, before, read.value), ...notesOf(move) });
    played.push(move);
  }
  return ok({ plies, moves: played });
}

const refuseRecorded = ({ line, text }: RecordedMove, reason: string) =>
  refuseLine(line, `${quoted(text)} is refused. ${reason}`);

const readText = (game: AnyGame, { position }: PlyRecord, text: string) =>
  game.readMove(position, text.replaceAll(",", " "));

/** Joins two words into one move, in case a record was edited by hand: "1:4 2:5". */
function joinWords(first: RecordedMove, second: RecordedMove | undefined) {
  const noted = first.comments.length + first.glyphs.length + first.variations.length > 0;
  if (!second || second.number !== undefined || noted) return undefined;
  const { number, line } = first;
  return { ...second, text: `${first.text},${second.text}`, number, line };
}

/** Checks the move numbers: a wrong one shows that moves are missing. */
function checkNumbers(match: Match, { moves }: Replayed): Result<Match> {
  for (const [index, { number, line }] of moves.entries()) {
    const wanted = match.plies[index + 1]?.number;
    if (number === undefined || number === wanted) continue;
    return refuseLine(line, `this is move ${wanted}, but it is numbered ${number}.`);
  }
  return ok(match);
}
