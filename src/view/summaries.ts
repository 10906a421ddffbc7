import { movesInWords, shortened } from "../core/text.ts";
import type { Match } from "../match/match.ts";
import { playerName, shownName, sideWithName } from "../match/players.ts";
import { gameOf, POSITION_TAG, startTag, tagNamed, UNKNOWN_DAY } from "../records/game-tags.ts";
import type { GameRecord } from "../records/record.ts";
import type { Store } from "../records/store/saved-games.ts";

/** The most characters of a tag that are shown. */
const MAX_TAG_LENGTH = 60;

/**
 * Summarises a match: "Capture the Sarrum, 12 moves, 2026.11.21, White (Ann) against Black (Ben)."
 */
export function summary(match: Match): string {
  const { game, info } = match;
  const sides = game.sides.map(({ name }, side) =>
    sideWithName(name, playerName(info.players[side])),
  );
  const named = info.players.some((player) => playerName(player) !== "");
  const moves = match.plies.at(-1)?.number ?? 0;
  const parts = [game.title, movesInWords(moves), ...dayShown(info.date)];
  return `${[...parts, ...(named ? [sides.join(" against ")] : [])].join(", ")}.`;
}

/**
 * Summarises a record without checking it against the rules: "Capture the Sarrum, sample game, 12
 * moves".
 */
export function shortSummary(record: GameRecord): string {
  const parts = [tagShown(record, "Game"), ...setupShown(record), movesInWords(movesOf(record))];
  return parts.join(", ");
}

/** Returns the setup of a game in a list; empty if it is the default. */
function setupShown(record: GameRecord): readonly string[] {
  if (tagNamed(record, POSITION_TAG)) return ["custom position"];
  const name = startTag(record)?.value ?? "full";
  return name === "full" ? [] : [`${shortened(name, MAX_TAG_LENGTH)} game`];
}

/** Summarises a record, with the players if any has a name: "..., White (Ann) against Black". */
export async function namedSummary(record: GameRecord): Promise<string> {
  const names = (await namesIn(record)) ?? [];
  const named = names.some(({ player }) => player !== "");
  const players = names.map(({ side, player }) => sideWithName(side, player));
  return [shortSummary(record), ...(named ? [players.join(" against ")] : [])].join(", ");
}

/**
 * Returns the sides of a record's game with the names of their players, which may be ""; undefined
 * for an unknown game.
 */
async function namesIn(
  record: GameRecord,
): Promise<readonly { readonly side: string; readonly player: string }[] | undefined> {
  const found = await gameOf(record);
  if (!found.ok) return undefined;
  return found.value.game.sides.map(({ name: side }) => {
    const player = tagNamed(record, side)?.value ?? "";
    return { side, player: player === "?" ? "" : shownName(player) };
  });
}

/** Returns the number of the last move. */
function movesOf({ moves }: GameRecord): number {
  return moves.findLast(({ number }) => number !== undefined)?.number ?? 0;
}

function tagShown(record: GameRecord, name: string): string {
  return shortened(tagNamed(record, name)?.value ?? "?", MAX_TAG_LENGTH);
}

/** Returns the date of a game, if it is known. */
function dayShown(day = UNKNOWN_DAY): readonly string[] {
  return day === UNKNOWN_DAY ? [] : [shortened(day, MAX_TAG_LENGTH)];
}

/** A line of the score list. */
interface ScoreLine {
  readonly won: boolean;
  readonly moves: number;
  readonly line: string;
}

/** The maximum number of finished games that are read for the score list, and that are shown. */
const READ = 1_000;
const SHOWN = 20;

/**
 * Returns the score list, one finished game per line: wins first, shortest first, then the others.
 */
export async function scoresReport(archive: Store | undefined): Promise<string> {
  const scores: ScoreLine[] = [];
  for (const record of (await archive?.finished(READ)) ?? []) {
    const score = await scoreOf(record);
    if (score) scores.push(score);
  }
  if (scores.length === 0) return "There are no finished games yet.";
  scores.sort((one, other) => Number(other.won) - Number(one.won) || one.moves - other.moves);
  const lines = scores.slice(0, SHOWN).map(({ line }, index) => `${index + 1}. ${line}`);
  const more = scores.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

async function scoreOf(record: GameRecord): Promise<ScoreLine | undefined> {
  const names = await namesIn(record);
  if (!names) return undefined;
  const players = names.map(({ side, player }) => sideWithName(side, player));
  const winner = record.result.split("-").indexOf("1");
  const others = players.filter((_, side) => side !== winner).join(", ");
  const moves = movesOf(record);
  const drawn = names.length === 2 ? "drawn" : "no winner";
  const result =
    winner < 0 ? `${players.join(" v ")}: ${drawn}` : `${players[winner]} beat ${others}`;
  const facts = [
    movesInWords(moves),
    ...dayShown(tagNamed(record, "Date")?.value),
    tagShown(record, "Game"),
  ];
  return { won: winner >= 0, moves, line: [result, ...facts].join(", ") };
}
