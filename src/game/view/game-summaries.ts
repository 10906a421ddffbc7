import { dayInWords, inWords, movesInWords, shortened } from "../../base/text.ts";
import type { Match } from "../match/match.ts";
import { playerName, shownName, sideWithName } from "../match/players.ts";
import { gameOf, startTag, TAG, tagNamed, UNKNOWN_DAY } from "../records/game-tags.ts";
import type { GameRecord } from "../records/record.ts";
import type { Store } from "../records/store/saved-games.ts";

const MAX_TAG_LENGTH = 60;

/** "Capture the Sarrum, 12 moves, 21 November, White (Ann) against Black (Ben)." */
export function summary(match: Match, today: string): string {
  const { game, info } = match;
  const [moves, ...players] = movesAndPlayers(match);
  return `${[game.title, moves, ...knownDay(info.date, today), ...players].join(", ")}.`;
}

/** "12 moves", and "White (Ann) against Black" if a player has a name. */
export function movesAndPlayers({ game, info, plies }: Match): readonly string[] {
  const names = info.players.map(playerName);
  const sides = game.sides.map(({ name }, side) => sideWithName(name, names[side] ?? ""));
  const players = names.some((name) => name !== "") ? [opponents(sides)] : [];
  return [movesInWords(plies.at(-1)?.number ?? 0), ...players];
}

/** "White (Ann) against Black"; of more than two players a list. */
const opponents = (players: readonly string[], against = "against") =>
  inWords(players, players.length === 2 ? against : "and");

/** "Capture the Sarrum, sample game, 12 moves", without checking the record against the rules. */
export function shortSummary(record: GameRecord): string {
  return [gameTitle(record), ...setupName(record), movesInWords(moveCount(record))].join(", ");
}

/** The setup of a game in a list; empty if it is the default. */
function setupName(record: GameRecord): readonly string[] {
  if (tagNamed(record, TAG.position)) return ["custom position"];
  const name = startTag(record)?.value ?? "full";
  return name === "full" ? [] : [`${shortened(name, MAX_TAG_LENGTH)} game`];
}

/** Summarises a record, with the players if any has a name: "..., White (Ann) against Black". */
export async function namedSummary(record: GameRecord): Promise<string> {
  const names = (await playersOf(record)) ?? [];
  const named = names.some(({ player }) => player !== "");
  const players = names.map(({ side, player }) => sideWithName(side, player));
  return [shortSummary(record), ...(named ? [opponents(players)] : [])].join(", ");
}

/** As `namedSummary`, with the last move that a player has made. */
export async function savedSummary(record: GameRecord): Promise<string> {
  const last = record.moves.findLast(({ text }) => !text.startsWith("["));
  return `${await namedSummary(record)}${last ? `, last move ${shortened(last.text.replaceAll(",", " "), MAX_TAG_LENGTH)}` : ""}`;
}

/** A player's name may be ""; undefined for an unknown game. */
async function playersOf(record: GameRecord) {
  const found = await gameOf(record);
  if (!found.ok) return undefined;
  return found.value.game.sides.map(({ name: side }) => {
    const player = tagNamed(record, side)?.value ?? "";
    return { side, player: player === "?" ? "" : shownName(player) };
  });
}

/** The number of the last move. */
export function moveCount({ moves }: GameRecord): number {
  return moves.findLast(({ number }) => number !== undefined)?.number ?? 0;
}

export function gameTitle(record: GameRecord): string {
  return shortened(tagNamed(record, TAG.game)?.value ?? "?", MAX_TAG_LENGTH);
}

/** The date of a game in words; empty if it is unknown. */
function knownDay(day = UNKNOWN_DAY, today: string): readonly string[] {
  return day === UNKNOWN_DAY ? [] : [shortened(dayInWords(day, today), MAX_TAG_LENGTH)];
}

/** The most games that are listed. */
export const LISTED = 20;

/** A line with its number for each item of a list, at most for so many, and the count of the others. */
export async function numberedLines<Item>(
  items: readonly Item[],
  lineOf: (item: Item) => Promise<string>,
  most = LISTED,
): Promise<readonly string[]> {
  const shown = await Promise.all(items.slice(0, most).map(lineOf));
  const more = items.length - shown.length;
  const lines = shown.map((line, index) => `${index + 1}. ${line}`);
  return more > 0 ? [...lines, `and ${more} more`] : lines;
}

interface ScoreLine {
  readonly won: boolean;
  readonly moves: number;
  readonly line: string;
}

/** The most finished games that are read for the score lists. */
const READ = 1_000;

/** A score list for each game and setup, one finished game per line: the shortest wins first. */
export async function scoresReport(store: Store, today: string): Promise<string> {
  const lists = new Map<string, ScoreLine[]>();
  for (const record of await store.finished(READ)) {
    const score = await scoreLineOf(record, today);
    const kind = [gameTitle(record), ...setupName(record)].join(", ");
    if (score) lists.set(kind, [...(lists.get(kind) ?? []), score]);
  }
  if (lists.size === 0) return "There are no finished games yet.";
  const texts = [...lists.keys()].sort().map(async (kind) => {
    const scores = lists
      .get(kind)!
      .sort((one, other) => Number(other.won) - Number(one.won) || one.moves - other.moves);
    return [`${kind}:`, ...(await numberedLines(scores, async ({ line }) => line))];
  });
  return (await Promise.all(texts)).flat().join("\n");
}

/** Undefined for an unknown game. */
async function scoreLineOf(record: GameRecord, today: string): Promise<ScoreLine | undefined> {
  const players = (await playersOf(record))?.map(({ side, player }) => sideWithName(side, player));
  if (!players) return undefined;
  const winner = record.result.split("-").indexOf("1");
  const others = inWords(players.filter((_, side) => side !== winner));
  const moves = moveCount(record);
  const drawn = players.length === 2 ? "drawn" : "no winner";
  const result =
    winner < 0 ? `${opponents(players, "v")}: ${drawn}` : `${players[winner]} beat ${others}`;
  const day = knownDay(tagNamed(record, TAG.date)?.value, today);
  const line = [result, movesInWords(moves), ...day].join(", ");
  return { won: winner >= 0, moves, line };
}
