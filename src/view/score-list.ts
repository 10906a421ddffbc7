import { movesInWords } from "../core/text.ts";
import { sideWithName } from "../match/players.ts";
import { TAG, tagNamed } from "../records/game-tags.ts";
import type { GameRecord } from "../records/record.ts";
import type { Store } from "../records/store/saved-games.ts";
import { gameTitle, knownDay, moveCount, playersOf } from "./game-summaries.ts";

interface ScoreLine {
  readonly won: boolean;
  readonly moves: number;
  readonly line: string;
}

/** The maximum number of finished games that are read for the score list, and that are shown. */
const READ = 1_000;
const SHOWN = 20;

/** The score list, one finished game per line: wins first, shortest first, then the others. */
export async function scoresReport(store: Store | undefined): Promise<string> {
  const scores: ScoreLine[] = [];
  for (const record of (await store?.finished(READ)) ?? []) {
    const score = await scoreLineOf(record);
    if (score) scores.push(score);
  }
  if (scores.length === 0) return "There are no finished games yet.";
  scores.sort((one, other) => Number(other.won) - Number(one.won) || one.moves - other.moves);
  const lines = scores.slice(0, SHOWN).map(({ line }, index) => `${index + 1}. ${line}`);
  const more = scores.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

/** Undefined for an unknown game. */
async function scoreLineOf(record: GameRecord): Promise<ScoreLine | undefined> {
  const players = (await playersOf(record))?.map(({ side, player }) => sideWithName(side, player));
  if (!players) return undefined;
  const winner = record.result.split("-").indexOf("1");
  const others = players.filter((_, side) => side !== winner).join(", ");
  const moves = moveCount(record);
  const drawn = players.length === 2 ? "drawn" : "no winner";
  const result =
    winner < 0 ? `${players.join(" v ")}: ${drawn}` : `${players[winner]} beat ${others}`;
  const day = knownDay(tagNamed(record, TAG.date)?.value);
  const line = [result, movesInWords(moves), ...day, gameTitle(record)].join(", ");
  return { won: winner >= 0, moves, line };
}
