import { err, ok, type Result } from "../../../base/result.ts";
import { timeInWords } from "../../../base/text.ts";
import { lineOf, type Span } from "../../../drawing/line.ts";
import type { Report } from "../../../drawing/shown.ts";
import type { Match } from "../../match/match.ts";
import type { SavedGame } from "../../records/store/read-saved-games.ts";
import type { Store } from "../../records/store/saved-games.ts";
import type { AnyGame } from "../../rules/game.ts";
import {
  gameTitle,
  LISTED,
  moveCount,
  numberedLines,
  savedSummary,
  shortSummary,
} from "../../view/game-summaries.ts";

const DAMAGED = "a damaged record";

/** Describes a saved game for the player who chooses one. */
export async function savedShown({ read, time }: SavedGame, today: string): Promise<string> {
  const record = read();
  const what = record.ok ? await savedSummary(record.value) : DAMAGED;
  return `${what}, last played on ${timeInWords(time, today)}`;
}

/** The notice of saved games at the start, first of those of the opened game; undefined for none. */
export async function noticeOfUnfinished(store: Store, { title }: Pick<AnyGame, "title">) {
  const { free } = await store.unfinished();
  const records = free.slice(0, LISTED).map(({ read }) => read());
  const ofGame = records.filter((record) => record.ok && gameTitle(record.value) === title);
  const [own, another] = ofGame;
  const first = own ?? records[0];
  if (first === undefined) return undefined;
  // Its game is not loaded, so that the first prompt appears sooner.
  const shown = first.ok ? shortSummary(first.value) : DAMAGED;
  return free.length === 1
    ? `${own ? "Saved game" : "Another game is saved"}: ${shown}; type resume to continue.`
    : `${free.length} saved games, ${another ? "among" : "one of"} them ${shown}; type resume to choose.`;
}

/** The saved games besides the one on the board. */
export interface SavedGames {
  readonly store: Store;
  /** Those that can be resumed, the newest first, but games hardly begun last. */
  readonly free: readonly SavedGame[];
  /** The number of games that are open in other windows. */
  readonly busy: number;
  /** The game on the board is saved, too. */
  readonly here: boolean;
}

/** Games of fewer moves are listed last. */
const BEGUN = 2;

export async function savedGames(store: Store, onBoard?: Match): Promise<SavedGames> {
  const here = onBoard !== undefined && store.isSaved(onBoard);
  const { free, busy } = await store.unfinished(onBoard);
  const begun = free.filter(({ read }) => {
    const record = read();
    return record.ok && moveCount(record.value) >= BEGUN;
  });
  return { store, free: [...begun, ...free.filter((saved) => !begun.includes(saved))], busy, here };
}

/** The entry of a saved game by its number, 1 for the first listed. Rejects a number without a game. */
export function savedNumber(saved: SavedGames, number: number): Result<SavedGame> {
  const { free } = saved;
  const wanted = free[number - 1];
  if (wanted) return ok(wanted);
  if (free.length === 0) return err(noOtherGame(saved));
  return err(
    free.length === 1
      ? "There is one saved game; its number is 1."
      : `There are ${free.length} saved games; their numbers are 1 to ${free.length}.`,
  );
}

/** What is said above the saved games and below them, and how many are listed. */
interface Around {
  readonly above?: string;
  readonly below?: readonly string[];
  readonly most?: number;
}

/** The saved games with their numbers, or the first of them; what was played last is read second. */
export async function savedPage(
  { free }: SavedGames,
  today: string,
  { above = "", below = [], most = LISTED }: Around,
): Promise<Report> {
  const listed = await numberedLines(free, (saved) => savedShown(saved, today), most);
  const rows = free.slice(0, most).map(async ({ read, time }, at) => {
    const record = read();
    return lineOf([
      { text: `${at + 1}`.padStart(3), role: "command" },
      { text: `  ${record.ok ? await savedSummary(record.value) : DAMAGED}` },
      { text: "\t" },
      { text: timeInWords(time, today), role: "quiet" },
    ]);
  });
  const [game, played] = ["     Game", "Last played"].map(
    (text): Span => ({ text, role: "heading" }),
  );
  const head = lineOf([game!, { text: "\t" }, played!]);
  const rest = [...listed.slice(rows.length), ...[above].filter(Boolean), ...below];
  const lines = [head, ...(await Promise.all(rows)), ...rest];
  return {
    kind: "report",
    sections: [{ title: "Saved games", aside: `${free.length}`, lines }],
    otherwise: [[...[above].filter(Boolean), ...listed, ...below].join("\n")],
  };
}

/** The saved games with their numbers; how to see the rest if `all` is false. */
export async function savedReport(saved: SavedGames, all: boolean, today: string) {
  const { free, busy, here } = saved;
  if (free.length === 0) return noOtherGame(saved);
  return savedPage(saved, today, {
    above: "Type resume with a number, for example resume 1, or resume delete 1:",
    below: [
      ...(!all && free.length > LISTED ? ["Type resume list all to list every game."] : []),
      ...(here ? ["The game on the board is saved, too."] : []),
      ...openElsewhere(busy),
    ],
    most: all ? free.length : LISTED,
  });
}

/** The sentence that there is no saved game, or only those on the board and in other windows. */
function noOtherGame({ busy, here }: SavedGames): string {
  if (here) return ["Only the game on the board is saved.", ...openElsewhere(busy)].join(" ");
  if (busy === 0) return "There is no saved game.";
  return busy === 1
    ? "The only saved game is open in another window."
    : `All ${busy} saved games are open in other windows.`;
}

/** The sentence that other windows show saved games, if any do. */
function openElsewhere(busy: number): readonly string[] {
  if (busy === 0) return [];
  return [
    busy === 1 ? "One more is open in another window." : `${busy} more are open in other windows.`,
  ];
}
