import { quoted } from "../../../base/text.ts";
import { SAID } from "../../../drawing/line.ts";
import { yesQuestion } from "../../../terminal/dialogue/confirm.ts";
import { takesAll } from "../../../terminal/dialogue/stack.ts";
import type { Match } from "../../match/match.ts";
import { scoresReport, summary } from "../../view/game-summaries.ts";
import { canBeResumed, confirmLeaving } from "../leaving.ts";
import { GAME_SAVED, seatMatch } from "../new-game.ts";
import { type Ports, say } from "../ports.ts";
import { matchOf } from "../stage.ts";
import type { Context, GameCommand, GameMode, Reply, State } from "../state.ts";
import {
  type SavedGames,
  savedGames,
  savedNumber,
  savedPage,
  savedReport,
  savedShown,
} from "./list-saved-games.ts";

const ALL = "all";
const KEPT = "Nothing was deleted.";

/** Reads the number of a saved game; 0 for another text. */
const numberIn = (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);

const savedFor = async (state: State, { disk }: Ports) =>
  savedGames(await disk.store(), matchOf(state));

/** What follows resume in place of a number, with what it does. */
const FORMS: Readonly<Record<string, GameCommand["run"]>> = {
  list: listSaved,
  delete: forget,
  finished: async ({ ports: { disk } }) => scoresReport(await disk.store(), disk.today()),
};

/** Continues, lists or deletes saved games, or lists the finished ones. */
export const resume: GameCommand["run"] = async (context) => {
  const { state, ports, argument } = context;
  const [word = "", rest = ""] = argument.toLowerCase().split(/\s+(.*)/s);
  const form = FORMS[word];
  if (form) return form({ ...context, argument: rest.trim() });
  const saved = await savedFor(state, ports);
  if (argument === "" && saved.free.length > 1) {
    const asks = ports.screen.interactive;
    const how = asks
      ? "Type the number of a game, or delete and a number:"
      : "Type resume with a number, for example resume 1:";
    const next = asks ? { ...state, stack: [...state.stack, LIST] } : state;
    ports.screen.show(await savedPage(saved, ports.disk.today(), { above: how }));
    return next;
  }
  if (argument !== "" && numberIn(argument) === 0)
    return `resume takes the number of a saved game, list, delete or finished, not ${quoted(argument)}.`;
  const wanted = savedNumber(saved, numberIn(argument || "1"));
  // Asked before the store turns to the other game.
  const resumable = await canBeResumed(state, ports);
  const match = wanted.ok ? await saved.store.resume(wanted.value) : wanted;
  if (!match.ok) return match.reason;
  if (resumable) ports.screen.show(GAME_SAVED);
  return continueResumed(state, match.value, ports);
};

/** The list of saved games, of which the next line may name one by its number. */
const LIST: GameMode = {
  title: "the list of games",
  commands: [],
  prompt: () => SAID.question("Number of the game", "(Enter for none)", ": "),
  aside: true,
  once: true,
  leads: takesAll,
  async take({ state, ports, argument }) {
    if (/^\s*(delete\s+)?\d{1,3}\s*$/i.test(argument))
      return resume({ state, ports, argument: argument.trim(), data: undefined });
    if (!takesAll(state)) return undefined;
    return argument.trim() === "" ? state : `${quoted(argument)} is not the number of a game.`;
  },
};

export function continueResumed(state: State, match: Match, ports: Ports): Promise<State> {
  const last = match.plies.slice(0, match.at + 1).findLast(({ move }) => move?.by !== "chance");
  const told = last?.move ? [`The last move: ${last.move.sentence}`] : [];
  ports.screen.show(`Resumed: ${summary(match, ports.disk.today())}`, ...told);
  return seatMatch(state, match, ports);
}

/** Lists the saved games with their numbers. */
async function listSaved({ state, ports, argument }: Context): Promise<Reply> {
  const all = argument === ALL;
  if (argument !== "" && !all)
    return `resume list takes no argument or all, not ${quoted(argument)}.`;
  const saved = await savedFor(state, ports);
  ports.screen.show(await savedReport(saved, all, ports.disk.today()));
  return state;
}

/** Deletes a saved game, or all of them, if the player agrees. */
async function forget({ state, ports, argument }: Context): Promise<Reply> {
  const saved = await savedFor(state, ports);
  const all = argument === ALL;
  if (all && saved.free.length > 1) return forgetAll(state, saved, ports);
  const number = all ? 1 : numberIn(argument);
  if (number === 0) return "resume delete needs the number of a saved game, or all.";
  const wanted = savedNumber(saved, number);
  if (!wanted.ok) return wanted.reason;
  const shown = await savedShown(wanted.value, ports.disk.today());
  return confirmLeaving(state, {
    prompt: yesQuestion(`Delete the saved game ${shown}`),
    async yes(now, portsNow) {
      const deleted = await saved.store.forget(wanted.value, matchOf(now));
      return deleted.ok ? say(now, `Deleted: ${shown}.`, portsNow) : deleted.reason;
    },
    no: KEPT,
  });
}

async function forgetAll(state: State, saved: SavedGames, ports: Ports): Promise<Reply> {
  ports.screen.show(await savedPage(saved, ports.disk.today(), {}));
  return confirmLeaving(state, {
    prompt: yesQuestion(`Delete these ${saved.free.length} saved games`),
    yes: async (now, portsNow) => say(now, await deleteAll(now, saved), portsNow),
    no: KEPT,
  });
}

/** Deletes games and says how many are gone, and why others are not. */
async function deleteAll(state: State, { store, free }: SavedGames): Promise<string> {
  const reasons = new Set<string>();
  let deleted = 0;
  for (const saved of free) {
    const done = await store.forget(saved, matchOf(state));
    if (done.ok) deleted += 1;
    else reasons.add(done.reason);
  }
  return [`Saved games deleted: ${deleted}.`, ...reasons].join("\n");
}
