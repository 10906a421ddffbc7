import { capital } from "../../core/text.ts";
import { engineToMove, isEngineMatch } from "../../match/engine-sides.ts";
import { type Match, redo, undo } from "../../match/match.ts";
import { moveInWords } from "../../view/board-sentences.ts";
import type { ViewSettings } from "../../view/view-settings.ts";
import { type Ports, say } from "../ports.ts";
import { continueMatch, isThrowDue } from "../session/continue-match.ts";
import { type Command, matchOf, NO_MATCH, type State } from "../session/state.ts";

export const UNDO_COMMANDS: readonly Command[] = [
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
    run: async (state, ports, argument) => step(state, argument, redo, REDONE, ports),
  },
];

/** The name of a command, what begins its report, and what it says if there is nothing to do. */
type Texts = readonly [string, string, string];
const TAKEN_BACK: Texts = ["undo", "Taken back", "There is no move to take back."];
const REDONE: Texts = ["redo", "Redone", "There is nothing to redo."];

/** Takes back a square of a move that is not complete, a resignation or moves. */
async function takeBack(state: State, ports: Ports, argument: string): Promise<State> {
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
    return takeBack(next, ports, argument);
  }
  return step(state, argument, undo, TAKEN_BACK, ports);
}

/** Goes back or forward by a number of moves, as far as there are any. */
function step(
  state: State,
  argument: string,
  go: typeof undo,
  [name, done, refusal]: Texts,
  ports: Ports,
): State {
  const match = matchOf(state);
  if (!match) return say(state, NO_MATCH, ports);
  if (!/^([1-9]\d{0,4})?$/.test(argument)) {
    return say(state, `${name} takes a number of moves, for example: ${name} 4`, ports);
  }
  let stepped: Match | undefined;
  for (let times = Number(argument || 1); times > 0; times--) {
    const further = pastEngines(state, stepped ?? match, go);
    if (!further) break;
    stepped = further;
  }
  if (!stepped) return say(state, refusal, ports);
  const next = withPlayers(state, stepped);
  const rested = isEngineMatch(next) ? { ...state, enginePaused: true } : state;
  const end = match.agreed ? [`${capital(match.agreed.by)} undone.`] : [];
  const moves = match.at === next.at ? [] : [`${done}: ${movesBetween(match, next, state.view)}`];
  return continueMatch(rested, next, ports, [[...end, ...moves].join(" ")]);
}

/** The match with the present players, which may have changed since it ended. */
const withPlayers = ({ players }: State, match: Match): Match =>
  match.info.players === players ? match : { ...match, info: { ...match.info, players } };

/**
 * Steps until a human is to move, or once if only engines play. Forward it may end at the end of the
 * game; returns undefined if there is no such turn further back.
 */
function pastEngines({ dice, enginePaused }: State, match: Match, go: typeof undo) {
  const ownDice = dice === undefined;
  // Players who throw their own dice also throw for the engine.
  const isEnginesTurn = (at: Match) => !(ownDice && isThrowDue(at)) && engineToMove(at);
  let next = go(match, ownDice);
  while (next && !enginePaused && !isEngineMatch(next) && isEnginesTurn(next)) {
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
