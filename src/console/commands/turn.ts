import type { Limits } from "../../engine/types.ts";
import { hasDice } from "../../games/setups.ts";
import {
  AGREED_DRAW,
  current,
  type Match,
  matchOutcome,
  redo,
  resignation,
  undo,
} from "../../match/match.ts";
import { engineStrength, engineToMove, isEngineMatch } from "../../match/players.ts";
import { searchMatch } from "../dialogue/engine-turn.ts";
import type { Confirmation, State, View } from "../dialogue/state.ts";
import { asking, GOES_ON, goOn, leave, newGame, underWay } from "../dialogue/transitions.ts";
import { otherPlayers, playerToMove } from "../render/show.ts";
import type { Port } from "../terminal/port.ts";
import { type Command, NO_MATCH } from "./command.ts";

/** The words that take a turn other than by a move: back, forward, and to an end. */
export const TURN_COMMANDS: readonly Command[] = [
  {
    names: ["undo"],
    about: "takes back a move; can be repeated",
    run: (state, _argument, port) =>
      step(state, undo, ["Taken back", "There is no move to take back."], port),
  },
  {
    names: ["redo"],
    about: "makes a move again that was taken back",
    run: (state, _argument, port) =>
      step(state, redo, ["Made again", "There is nothing to make again here."], port),
  },
  {
    names: ["resign"],
    about: "resigns the game",
    run: (state, _argument, port) =>
      afterThrow(state, port, (match) => engineToMove(match) !== undefined) ??
      confirm(state, port, (match) => ({
        prompt: `${playerToMove(match)}, do you really resign (Y for yes)? `,
        yes: (then, at) => goOn(then, resigned(then.match ?? match), at),
      })),
  },
  {
    names: ["draw"],
    about: "offers the other player a draw",
    run: (state, _argument, port) =>
      afterThrow(state, port, ({ info }) => info.players.some(engineStrength)) ??
      drawWithComputer(state, port) ??
      offerDraw(state, port),
  },
  {
    names: ["new"],
    about: "leaves this game and starts another",
    run: (state, _argument, port) =>
      state.match && !underWay(state.match)
        ? newGame(state, port)
        : confirm(state, port, () => ({
            prompt: "Do you want to leave this game and start another (Y for yes)? ",
            yes: newGame,
          })),
  },
  {
    names: ["quit", "exit"],
    about: "leaves the program",
    run: (state, _argument, port) => leave(state, port),
  },
];

const resigned = (match: Match): Match => ({ ...match, agreed: resignation(match) });

/** Goes a step back or forward, and asks what then has to be asked. */
function step(
  state: State,
  go: (match: Match, ownDice: boolean) => Match | undefined,
  [went, refusal]: readonly [string, string],
  port: Port,
): State {
  if (go === undo && state.question?.kind === "finish") {
    port.say(`${went}: the start square`);
    return { ...state, question: { kind: "start" } };
  }
  const stepped = state.match && pastComputers(state, state.match, go);
  if (!stepped) {
    port.say(state.match ? refusal : NO_MATCH);
    return state;
  }
  const match = seatedAt(state, stepped);
  const taken = state.match?.agreed
    ? "the end of the game"
    : movesBetween(state.match, match, state.view);
  port.say(`${went}: ${taken}`);
  return goOn(isEngineMatch(match) ? { ...state, enginePaused: true } : state, match, port);
}

/** The match with those who sit at the table now: after its end others may have sat down. */
const seatedAt = ({ players }: State, match: Match): Match =>
  match.info.players === players ? match : { ...match, info: { ...match.info, players } };

/**
 * As many steps as it takes to come to a turn that is not the computer's; where there is none before
 * the end, forward to the end, and back not at all. One step where only computers play.
 */
function pastComputers(
  { dice, enginePaused }: State,
  match: Match,
  go: typeof undo,
): Match | undefined {
  const ownDice = dice === undefined;
  let next = go(match, ownDice);
  while (next && !enginePaused && !isEngineMatch(next) && isComputersTurn(next, ownDice)) {
    const further = go(next, ownDice);
    if (!further && go === redo) return next;
    next = further;
  }
  return next;
}

/** Not while the players throw the dice: they throw them for the computer, too. */
function isComputersTurn(match: Match, ownDice: boolean): boolean {
  return !(ownDice && isThrowDue(match)) && engineToMove(match) !== undefined;
}

const isThrowDue = (match: Match): boolean =>
  match.game.toMove(current(match).position) === "chance";

/**
 * Refuses a word while a throw of the dice is due in a match in which a computer is concerned:
 * nobody resigns for it, and it cannot judge an offer before it knows what falls.
 */
function afterThrow(
  state: State,
  port: Port,
  concerned: (match: Match) => boolean,
): State | undefined {
  const { match, enginePaused } = state;
  if (!match || enginePaused || matchOutcome(match) || !isThrowDue(match) || !concerned(match)) {
    return undefined;
  }
  port.say("A throw of the dice is due; say that again when a person is to move.");
  return state;
}

/** The moves that stand between two plies of a match, as players write them or in sentences. */
function movesBetween(one: Match | undefined, other: Match, { plain }: View): string {
  const [from = 0, to = 0] = [one?.at ?? 0, other.at].sort((first, last) => first - last);
  return other.plies
    .slice(from + 1, to + 1)
    .map(({ move }) => (plain ? move?.sentence : move?.written))
    .join(plain ? " " : "  ");
}

/** So early in a game, in plies, the computer plays on unless it stands worse by so much. */
const EARLY = 60;
/** In hundredths of a man; in games with dice in hundredths of a per cent of the chance to win. */
const CLEARLY = 100;
const CLEARLY_BY_DICE = 1000;

function offerDraw(state: State, port: Port): State {
  return confirm(state, port, (match) => ({
    prompt: `${otherPlayers(match)}, do you agree to a draw (Y for yes)? `,
    yes: (then, at) => goOn(then, { ...(then.match ?? match), agreed: AGREED_DRAW }, at),
  }));
}

/** How far the computer looks before it answers an offer. */
const OFFER: Limits = { nodes: 50_000, milliseconds: 1000 };

/**
 * The engine's answer to an offer of a draw; if it agrees, humans are asked as well. They
 * agree where the one who offers it is not behind; early in a game that can be won only where they are.
 */
function drawWithComputer(state: State, port: Port): Promise<State> | undefined {
  const { match } = state;
  if (!match || matchOutcome(match) || state.enginePaused) return undefined;
  const { game, info, at } = match;
  const computers = game.sides.filter((_, side) => engineStrength(info.players[side])).length;
  if (computers === 0) return undefined;
  const open = info.setup !== undefined && !game.deadPosition?.(current(match).position);
  const clearly = hasDice(game) ? CLEARLY_BY_DICE : CLEARLY;
  const due = open && at < EARLY ? clearly : 0;
  return searchMatch(state, match, { limits: OFFER }, port).then(({ finding, interrupted }) => {
    if (interrupted) {
      port.say("The computer has not answered.");
      return state;
    }
    const { score } = finding;
    const agrees = score.kind === "win" || (score.kind === "value" && score.centi >= due);
    port.say(agrees ? "The computer agrees." : "The computer plays on.");
    if (!agrees) return state;
    return computers < game.sides.length - 1
      ? offerDraw(state, port)
      : goOn(state, { ...match, agreed: AGREED_DRAW }, port);
  });
}

/** Asks before ending the current game; says so if there is none. */
function confirm(
  state: State,
  port: Port,
  question: (match: Match) => Pick<Confirmation, "prompt" | "yes">,
): State {
  if (!state.match) {
    port.say(NO_MATCH);
    return state;
  }
  if (matchOutcome(state.match)) {
    port.say("The game is over already.");
    return state;
  }
  return asking(state, { ...question(state.match), no: GOES_ON });
}
