import type { AnyGame, Position } from "../core/game.ts";
import { ok, type Result } from "../core/result.ts";
import type { Outcome } from "../core/rules.ts";
import { quoted } from "../core/text.ts";
import { notOver } from "../core/verdict.ts";
import type { Options } from "../games/catalogue.ts";
import { hasDice, setupNamed } from "../games/setups.ts";
import {
  AGREED_DRAW,
  current,
  type Match,
  type MatchInfo,
  matchOutcome,
  type PlyRecord,
  plyAfter,
  startMatch,
} from "../match/match.ts";
import { resignation } from "../match/players.ts";
import { DICE_TAG, diceTags, readDice } from "./dice-tag.ts";
import {
  chosenTags,
  GAME_TAG,
  gameOf,
  OLD_START_TAG,
  POSITION_TAG,
  refuseTag,
  START_TAG,
  startTag,
  tagNamed,
  tagOf,
  VARIANT_TAG,
  variantOf,
} from "./game-tags.ts";
import { writeMoves, writeRecord } from "./pgn-writer.ts";
import { playerIn, playerTags, typeTag } from "./player-tags.ts";
import { type GameRecord, type Notes, type RecordedMove, refuseLine } from "./record.ts";

/** The value of an unknown date. */
export const UNKNOWN_DAY = "????.??.??";

const OPEN = "*";
const DRAWN = "1/2-1/2";
const RESIGNATION = "resignation";
const AGREEMENT = "agreement";

/** Returns the record of a match up to the current ply. */
function recordOf(match: Match): GameRecord {
  const { game, info, plies } = match;
  const result = resultOf(game, matchOutcome(match));
  const named: readonly (readonly [string, string])[] = [
    [GAME_TAG, game.title],
    [VARIANT_TAG, variantOf(game)],
    info.setup === undefined ? [POSITION_TAG, plies[0]?.text ?? ""] : [START_TAG, info.setup],
    ...chosenTags(info.choices),
    ...diceTags(info),
    ["Date", info.date],
    ...game.sides.flatMap(({ name }, side) => playerTags(name, info.players[side])),
    ["Result", result],
    ...terminationOf(match),
  ];
  const tags = named.map(([name, value]) => ({ name, value, line: 0 }));
  return {
    tags: [...tags, ...(info.tags ?? []).map((tag) => ({ ...tag, line: 0 }))],
    ...notesOn(plies[0]),
    moves: movesFrom(match, 1),
    result,
    resultLine: 0,
    escapes: info.escapes ?? [],
  };
}

function notesOn({ comments = [], glyphs = [], variations = [] }: Partial<Notes> = {}): Notes {
  return { comments, glyphs, variations };
}

/** Returns the moves from that ply to the current one. */
function movesFrom(match: Match, first: number): RecordedMove[] {
  const { plies, at } = match;
  let last = plies[first - 1]?.number;
  return plies.slice(first, at + 1).map((ply) => {
    const own = ply.number;
    const number = own === last ? undefined : own;
    last = own;
    return { text: ply.move?.written ?? "", number, ...notesOn(ply), line: 0 };
  });
}

/** Writes the record of a match up to the current ply. */
export function writeMatch(match: Match): string {
  return writeRecord(recordOf(match));
}

/** Writes the moves from that ply to the current one as they stand in a record, in one line. */
export function writePlies(match: Match, first: number): string {
  return writeMoves(movesFrom(match, first)).join(" ");
}

/** Returns the result, "1-0" for example: a 1 for the side that won, in the order of play. */
function resultOf({ sides }: AnyGame, outcome: Outcome | undefined): string {
  if (!outcome) return OPEN;
  if (outcome.winner === undefined && sides.length === 2) return DRAWN;
  return sides.map((_, side) => (side === outcome.winner ? 1 : 0)).join("-");
}

/** Returns the Termination tag if the players ended the game, not a rule. */
function terminationOf({ agreed }: Match): readonly (readonly [string, string])[] {
  if (!agreed) return [];
  return [["Termination", agreed === AGREED_DRAW ? AGREEMENT : RESIGNATION]];
}

/**
 * Returns the match of a record, at its last ply. Every move is checked by the rules. Refusals
 * start with the line, "Line 7: ...".
 */
export async function matchOf(record: GameRecord): Promise<Result<Match>> {
  const found = await gameOf(record);
  if (!found.ok) return found;
  const { game, choices } = found.value;
  const position = firstPosition(record, game);
  if (!position.ok) return position;
  const ownDice = readDice(hasDice(game) ? tagNamed(record, DICE_TAG) : undefined);
  if (!ownDice.ok) return ownDice;
  const info = { ...matchInfo(record, game, choices), ...ownDice.value };
  const first = { ...current(startMatch(game, position.value, info)), ...notesOf(record) };
  const replayed = playMoves(record, { game, info, plies: [first], at: 0 });
  if (!replayed.ok) return replayed;
  const { plies } = replayed.value;
  const match = checkNumbers({ game, info, plies, at: plies.length - 1 }, replayed.value);
  return match.ok ? withEnd(record, match.value) : match;
}

function firstPosition(record: GameRecord, game: AnyGame): Result<Position> {
  const [first, second] = [POSITION_TAG, START_TAG, OLD_START_TAG].flatMap(
    (name) => tagNamed(record, name) ?? [],
  );
  if (first && second) {
    const sentence = `a record may have the tag ${first.name} or the tag ${second.name}, not both.`;
    return refuseTag(second, sentence);
  }
  const read =
    first?.name === POSITION_TAG
      ? game.readPosition(first.value)
      : setupNamed(game, first?.value ?? game.setups[0]?.name ?? "");
  const line = first?.line ?? record.tags[0]?.line ?? 1;
  return read.ok ? read : refuseLine(line, read.reason);
}

function matchInfo(record: GameRecord, game: AnyGame, choices: Options): MatchInfo {
  const known = ["Date", "Result", "Termination", POSITION_TAG, START_TAG, OLD_START_TAG];
  known.push(GAME_TAG, VARIANT_TAG);
  if (hasDice(game)) known.push(DICE_TAG);
  const sides = game.sides.flatMap(({ name }) => [name, typeTag(name)]);
  const own = [...Object.keys(choices).map(tagOf), ...sides];
  const position = tagNamed(record, POSITION_TAG);
  return {
    choices,
    setup: position ? undefined : (startTag(record)?.value ?? game.setups[0]?.name),
    date: tagNamed(record, "Date")?.value ?? UNKNOWN_DAY,
    players: game.sides.map(({ name }) =>
      playerIn(tagNamed(record, name)?.value, tagNamed(record, typeTag(name))?.value),
    ),
    tags: record.tags.filter(({ name }) => !known.includes(name) && !own.includes(name)),
    ...(record.escapes.length > 0 && { escapes: record.escapes }),
  };
}

/** Returns the notes of a move or record, without the empty lists. */
function notesOf({ comments, glyphs, variations }: Notes): Pick<PlyRecord, keyof Notes> {
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
  for (let index = 0; index < moves.length; index++) {
    const before = plies[plies.length - 1]!;
    const next = moves[index]!;
    const open = notOver(matchOutcome({ ...match, plies, at: plies.length - 1 }));
    if (!open.holds) return refuseRecorded(next, open.refusal);
    const whole = readText(game, before, next.text);
    const joined = whole.ok ? undefined : joinedWith(next, moves[index + 1]);
    const read = joined ? readText(game, before, joined.text) : whole;
    if (!read.ok) return refuseRecorded(next, whole.ok ? read.reason : whole.reason);
    const move = joined ?? next;
    if (joined) index++;
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
function joinedWith(first: RecordedMove, second: RecordedMove | undefined) {
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

/**
 * Ends a match by agreement or resignation after its last move, if the record says so and no rule
 * has ended it. Rejects a result that is not that of the match.
 */
function withEnd(record: GameRecord, match: Match): Result<Match> {
  const { result, resultLine } = record;
  const byRule = matchOutcome(match);
  const agreed = byRule ? undefined : agreedEnd(record, match);
  const ended = agreed ? { ...match, agreed } : match;
  if (resultOf(match.game, matchOutcome(ended)) === result) return ok(ended);
  if (byRule) {
    const right = resultOf(match.game, byRule);
    return refuseLine(resultLine, `${byRule.sentence} The result is ${right}, not ${result}.`);
  }
  return refuseLine(
    resultLine,
    `no rule ends the game with ${result} here. The result of an unfinished game is ${OPEN}; if the players ended it, add the tag [Termination "${RESIGNATION}"] or [Termination "${AGREEMENT}"].`,
  );
}

/** Returns the recorded end by resignation or agreement; undefined if there is none. */
function agreedEnd(record: GameRecord, match: Match): Outcome | undefined {
  const { sides } = match.game;
  switch (tagNamed(record, "Termination")?.value) {
    case AGREEMENT:
      return AGREED_DRAW;
    case RESIGNATION:
      return sides.length > 2
        ? resignation(match)
        : resignation(match, record.result === "1-0" ? 1 : 0);
    default:
      return undefined;
  }
}
