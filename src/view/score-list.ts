import { movesInWords } from "../core/text.ts";
import { sideWithName } from "../match/players.ts";
import { TAG, tagNamed } from "../records/game-tags.ts";
import type { GameRecord } from "../records/record.ts";
import type { Store } from "../records/store/saved-games.ts";
import { gameTitle, knownDay, moveCount, playersOf, setupName } from "./game-summaries.ts";

interface ScoreLine {
  readonly won: boolean;
  readonly moves: number;
  readonly line: string;
}

/** The maximum number of finished games that are read for the score lists, and shown in each. */
const READ = 1_000;
const SHOWN = 20;

/** A score list for each game and setup, one finished game per line: the shortest wins first. */
export async function scoresReport(store: Store | undefined, today: string): Promise<string> {
  const lists = new Map<string, ScoreLine[]>();
  for (const record of (await store?.finished(READ)) ?? []) {
    const score = await scoreLineOf(record, today);
    if (!score) continue;
    const kind = [gameTitle(record), ...setupName(record)].join(", ");
    lists.set(kind, [...(lists.get(kind) ?? []), score]);
  }
  if (lists.size === 0) return "There are no finished games yet.";
  return [...lists.keys()]
    .sort()
    .flatMap((kind) => [`${kind}:`, ...rank(lists.get(kind) ?? [])])
    .join("\n");
}

/** Numbers the scores of a list: wins first, shortest first, then the others. */
function rank(scores: readonly ScoreLine[]): readonly string[] {
  const lines = scores
    .toSorted((one, other) => Number(other.won) - Number(one.won) || one.moves - other.moves)
    .slice(0, SHOWN)
    .map(({ line }, index) => `${index + 1}. ${line}`);
  const more = scores.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])];
}

/** Undefined for an unknown game. */
async function scoreLineOf(record: GameRecord, today: string): Promise<ScoreLine | undefined> {
  const players = (await playersOf(record))?.map(({ side, player }) => sideWithName(side, player));
  if (!players) return undefined;
  const winner = record.result.split("-").indexOf("1");
  const others = players.filter((_, side) => side !== winner).join(", ");
  const moves = moveCount(record);
  const drawn = players.length === 2 ? "drawn" : "no winner";
  const result =
    winner < 0 ? `${players.join(" v ")}: ${drawn}` : `${players[winner]} beat ${others}`;
  const day = knownDay(tagNamed(record, TAG.date)?.value, today);
  const line = [result, movesInWords(moves), ...day].join(", ");
  return { won: winner >= 0, moves, line };
}
