import { err, ok, type Result } from "../../base/result.ts";
import { fileShown } from "../../base/system-errors.ts";
import { quoted } from "../../base/text.ts";
import {
  current,
  type Match,
  type MatchInfo,
  type Notes,
  plyAfter,
  plyWith,
  startMatch,
} from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import { CATALOGUE, type Options } from "../rules/catalogue.ts";
import { type AnyGame, type Position, setupNamed, setupPosition } from "../rules/game.ts";
import { notOver } from "../rules/verdict.ts";
import { gameOf, startTag, TAG, tagNamed, tagOf, UNKNOWN_DAY } from "./game-tags.ts";
import { playerIn, readDice, readTimeTags, typeTag } from "./player-tags.ts";
import { type GameRecord, type RecordedMove, refuseLine } from "./record.ts";
import { endMatch } from "./result-tags.ts";

/**
 * Plays the moves of a record, each checked by the rules; the match is at its last ply. Refusals start
 * with the line, "Line 7: ...".
 */
export async function matchFromRecord(read: GameRecord): Promise<Result<Match>> {
  const tagged = read.tags.length > 0 ? ok(read) : await withGame(read);
  if (!tagged.ok) return tagged;
  const record = tagged.value;
  const found = await gameOf(record);
  if (!found.ok) return found;
  const { game, choices } = found.value;
  const position = firstPosition(record, game);
  if (!position.ok) return position;
  const ownDice = readDice(game.dice ? tagNamed(record, TAG.dice) : undefined);
  if (!ownDice.ok) return ownDice;
  const info = { ...matchInfo(record, game, choices), ...ownDice.value };
  const first = plyWith(game, current(startMatch(game, position.value, info)), notesOf(record));
  const match = playMoves(record, { game, info, plies: [first], at: 0 });
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
    return refuseLine(second.line, sentence);
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
    ...(game.dice ? [dice] : []),
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

/** The most words of a move in a record made by hand: "13 – 23"; "13 23" and "1:4 2:5" have two. */
const MOST_WORDS = 3;

/** Whether a word may belong to the move that the one before it begins: no number or note is between them. */
const continues = (before: RecordedMove, { number }: RecordedMove): boolean =>
  number === undefined && Object.keys(notesOf(before)).length === 0;

/** Reads a move from as few words as possible, with the notes after the last; refuses the first word. */
function readWords(game: AnyGame, position: Position, words: readonly RecordedMove[]) {
  let refused: ReturnType<typeof err> | undefined;
  for (const [index, word] of words.entries()) {
    if (index > 0 && !continues(words[index - 1]!, word)) break;
    const texts = words.slice(0, index + 1).map(({ text }) => text.replaceAll(",", " "));
    const move = game.readMove(position, texts.join(" "));
    if (move.ok) return ok({ move: move.value, notes: notesOf(word), count: index + 1 });
    refused ??= move;
  }
  return refused!;
}

/** Adds the tags of the first game and setup in which the first move is legal at its start. */
async function withGame(record: GameRecord): Promise<Result<GameRecord>> {
  const words = record.moves.slice(0, MOST_WORDS);
  for (const { id } of CATALOGUE) {
    const tags = [{ name: TAG.game as string, value: id, line: 1 }];
    const found = await gameOf({ ...record, tags });
    if (!found.ok) return found;
    const { game } = found.value;
    for (const [index, { name }] of game.setups.entries())
      if (readWords(game, setupPosition(game, index), words).ok)
        return ok({ ...record, tags: [...tags, { name: TAG.start, value: name, line: 1 }] });
  }
  const sentence = `${quoted(words[0]?.text ?? "")} is not the first move of a game. Write above the moves which game it is, and how it begins: [Game "Capture the Sarrum"] and [Start "sample"], or [Position "..."].`;
  return refuseLine(words[0]?.line ?? 1, sentence);
}

/** Plays the moves of a record in a match at its first position. A wrong number shows that moves are missing. */
function playMoves({ moves }: GameRecord, match: Match): Result<Match> {
  const { game } = match;
  const plies = [...match.plies];
  for (let at = 0; at < moves.length; ) {
    const before = plies.at(-1)!;
    const { text, number, line } = moves[at]!;
    const open = notOver(matchOutcome({ ...match, plies, at: plies.length - 1 }));
    const words = moves.slice(at, at + MOST_WORDS);
    const read = open.holds ? readWords(game, before.position, words) : err(open.refusal);
    if (!read.ok) return refuseLine(line, `${quoted(text)} is refused. ${read.reason}`);
    const { move, notes, count } = read.value;
    const after = plyAfter(game, before, move, notes);
    if (number !== undefined && number !== after.number)
      return refuseLine(line, `this is move ${after.number}, but it is numbered ${number}.`);
    at += count;
    plies.push(after);
  }
  return ok({ ...match, plies, at: plies.length - 1 });
}
