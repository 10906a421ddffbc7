import { capital } from "../../../base/text.ts";
import { engineToMove, isEngineMatch } from "../../match/engine-sides.ts";
import { type Match, redo, undo } from "../../match/match.ts";
import { moveInWords } from "../../view/board-sentences.ts";
import type { ViewSettings } from "../../view/view-settings.ts";
import { continueMatch } from "../continue-match.ts";
import { say } from "../ports.ts";
import { isPaused, isThrowDue, matchOf, withBegun } from "../stage.ts";
import { type Context, type GameCommand, NO_MATCH, type Reply, type State } from "../state.ts";

export const UNDO_COMMANDS: readonly GameCommand[] = [
  {
    names: ["undo", "u"],
    common: true,
    otherNames: ["takeback", "back"],
    argument: "[NUMBER]",
    about: "takes back a move, or several: undo 4",
    concerns: "game",
    run: takeBack,
  },
  {
    names: ["redo"],
    otherNames: ["forward"],
    argument: "[NUMBER]",
    about: "restores moves that were taken back",
    concerns: "game",
    run: async (context) => step(context, redo),
  },
];

/** Takes back a square of a move that is not complete, a resignation or moves. */
async function takeBack(context: Context): Promise<Reply> {
  const { state, ports, argument } = context;
  const { stage } = state;
  if (stage.kind === "playing" && stage.awaits.kind === "finish") {
    const { squares } = stage.match.game;
    const path = stage.awaits.path.slice(0, -1);
    const next: State = {
      ...state,
      stage: { ...stage, awaits: path.length > 0 ? { kind: "finish", path } : { kind: "start" } },
    };
    const last = squares?.name(stage.awaits.path.at(-1)!);
    if (argument === "") return say(next, `Taken back: ${squares?.noun} ${last}`, ports);
    return takeBack({ ...context, state: next });
  }
  return step(context, undo);
}

/** Goes back or forward by a number of moves, as far as there are any. */
function step({ state, argument, ports }: Context, go: typeof undo): Reply {
  const [name, done, refusal, none] =
    go === undo
      ? ["undo", "Taken back", "There is no move to take back.", "No more moves can be taken back."]
      : ["redo", "Redone", "There is nothing to redo.", "No more moves can be redone."];
  const match = matchOf(state);
  if (!match) return NO_MATCH;
  if (!/^([1-9]\d{0,4})?$/.test(argument))
    return `${name} takes a number of moves, for example: ${name} 4`;
  let stepped: Match | undefined;
  let left = Number(argument || 1);
  for (; left > 0; left--) {
    const further = pastEngines(state, stepped ?? match, go);
    if (!further) break;
    stepped = further;
  }
  if (!stepped) return refusal;
  const { players } = state;
  const { info } = stepped;
  // The players may have changed since the game ended.
  const next = info.players === players ? stepped : { ...stepped, info: { ...info, players } };
  const rested = isEngineMatch(next) ? withBegun(state, { paused: true }) : state;
  const end = match.agreed ? [`${capital(match.agreed.by)} undone.`] : [];
  const moves = match.at === next.at ? [] : [`${done}: ${movesBetween(match, next, state.view)}`];
  const fewer = left > 0 ? [none] : [];
  const news = [[...end, ...moves].join(" "), ...fewer];
  return continueMatch(rested, { match: next, news }, ports);
}

/**
 * Steps until a human is to move, or once if only engines play. Forward it may end at the end of the
 * game; returns undefined if there is no such turn further back.
 */
function pastEngines({ dice, stage }: State, match: Match, go: typeof undo) {
  const ownDice = dice.roll === undefined;
  // Players who throw their own dice also throw for the engine.
  const isEnginesTurn = (at: Match) => !(ownDice && isThrowDue(at)) && engineToMove(at);
  let next = go(match, ownDice);
  while (next && !isPaused({ stage }) && !isEngineMatch(next) && isEnginesTurn(next)) {
    const further = go(next, ownDice);
    if (!further && go === redo) return next;
    next = further;
  }
  return next;
}

/** The moves between two plies of a match, as players write them or in sentences. */
function movesBetween(one: Match, other: Match, { plain }: ViewSettings): string {
  const [from = 0, to = 0] = [one.at, other.at].sort((first, last) => first - last);
  return other.plies
    .slice(from + 1, to + 1)
    .map(({ move }, index) => (plain ? moveInWords(other, from + 1 + index) : move?.written))
    .join(plain ? " " : "  ");
}
