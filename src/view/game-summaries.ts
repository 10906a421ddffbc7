import { dayInWords, movesInWords, shortened } from "../core/text.ts";
import type { Match } from "../match/match.ts";
import { playerName, shownName, sideWithName } from "../match/players.ts";
import { gameOf, startTag, TAG, tagNamed, UNKNOWN_DAY } from "../records/game-tags.ts";
import type { GameRecord } from "../records/record.ts";

const MAX_TAG_LENGTH = 60;

/** "Capture the Sarrum, 12 moves, 21 November, White (Ann) against Black (Ben)." */
export function summary({ game, info, plies }: Match, today: string): string {
  const names = info.players.map(playerName);
  const sides = game.sides.map(({ name }, side) => sideWithName(name, names[side] ?? ""));
  const players = names.some((name) => name !== "") ? [sides.join(" against ")] : [];
  const moves = movesInWords(plies.at(-1)?.number ?? 0);
  return `${[game.title, moves, ...knownDay(info.date, today), ...players].join(", ")}.`;
}

/** "Capture the Sarrum, sample game, 12 moves", without checking the record against the rules. */
export function shortSummary(record: GameRecord): string {
  return [gameTitle(record), ...setupName(record), movesInWords(moveCount(record))].join(", ");
}

/** The setup of a game in a list; empty if it is the default. */
export function setupName(record: GameRecord): readonly string[] {
  if (tagNamed(record, TAG.position)) return ["custom position"];
  const name = startTag(record)?.value ?? "full";
  return name === "full" ? [] : [`${shortened(name, MAX_TAG_LENGTH)} game`];
}

/** Summarises a record, with the players if any has a name: "..., White (Ann) against Black". */
export async function namedSummary(record: GameRecord): Promise<string> {
  const names = (await playersOf(record)) ?? [];
  const named = names.some(({ player }) => player !== "");
  const players = names.map(({ side, player }) => sideWithName(side, player));
  return [shortSummary(record), ...(named ? [players.join(" against ")] : [])].join(", ");
}

/** As `namedSummary`, with the last move that a player has made. */
export async function savedSummary(record: GameRecord): Promise<string> {
  const last = record.moves.findLast(({ text }) => !text.startsWith("["));
  return `${await namedSummary(record)}${last ? `, last move ${shortened(last.text.replaceAll(",", " "), MAX_TAG_LENGTH)}` : ""}`;
}

/** A player's name may be ""; undefined for an unknown game. */
export async function playersOf(
  record: GameRecord,
): Promise<readonly { readonly side: string; readonly player: string }[] | undefined> {
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
export function knownDay(day = UNKNOWN_DAY, today: string): readonly string[] {
  return day === UNKNOWN_DAY ? [] : [shortened(dayInWords(day, today), MAX_TAG_LENGTH)];
}
