import { inWords } from "../../../base/text.ts";
import { yesQuestion } from "../../../terminal/dialogue/confirm.ts";
import type { Limits } from "../../engine/types.ts";
import { isEndless } from "../../match/endless.ts";
import { engineToMove } from "../../match/engine-sides.ts";
import { type AgreedEnd, current, type Match, sideToAct } from "../../match/match.ts";
import { AGREED_DRAW, matchOutcome, nameFor, resignation } from "../../match/outcome.ts";
import { engineStrength } from "../../match/players.ts";
import { CATALOGUE } from "../../rules/catalogue.ts";
import { isDead } from "../../rules/game.ts";
import { optionsSentence, readStart, startWords } from "../../rules/read-game.ts";
import { continueMatch } from "../continue-match.ts";
import { searchMatch } from "../engine-turn.ts";
import { confirmLeaving, GAME_CONTINUES, leave, leaveGame } from "../leaving.ts";
import { beginTyped, newGame } from "../new-game.ts";
import { type Ports, say } from "../ports.ts";
import { isPaused, isThrowDue, matchOf } from "../stage.ts";
import { type GameCommand, NO_MATCH, type Reply, type State } from "../state.ts";

/** The commands that end a game without a move. */
export const END_COMMANDS: readonly GameCommand[] = [
  {
    names: ["resign"],
    otherNames: ["surrender"],
    phrases: { "give up": "" },
    about: "resigns the game",
    concerns: "game",
    run: async ({ state }) =>
      afterThrow(state, (match) => engineToMove(match) !== undefined) ??
      confirmEnd(state, {
        prompt: (match) => `${nameFor(match, sideToAct(match))}, do you really resign`,
        agreement: resignation,
      }),
  },
  {
    names: ["draw"],
    phrases: { "offer draw": "", "offer a draw": "" },
    about: "offers the other player a draw",
    more: "The other player answers Y for yes; anything else declines, and the game continues.",
    concerns: "game",
    run: async ({ state, ports }) =>
      afterThrow(state, ({ info }) => info.players.some(engineStrength)) ??
      drawWithEngine(state, ports) ??
      offerDraw(state, ports),
  },
  {
    names: ["new"],
    common: true,
    otherNames: ["restart", "sample"],
    phrases: { "new game": "" },
    argument: "[GAME]",
    about: "leaves this game and starts another: new, or new zamma",
    more: () =>
      `Options of the game may follow its name, such as new zamma 25, or stand alone for this game. ${CATALOGUE.map(optionsSentence).join(" ")} help zamma explains those of zamma.`,
    complete: ({ game }, words) => startWords(words, game.id),
    async run({ state, ports, argument }) {
      if (argument !== "") {
        const typed = readStart(argument, state.game.id);
        return typed.ok ? beginTyped(state, typed.value, ports) : typed.reason;
      }
      if (!matchOf(state)) return NO_MATCH;
      const yes = async (now: State, at: Ports) => newGame(now, at);
      const prompt = "Do you want to leave this game and start another";
      return leaveGame(state, { prompt, yes }, ports);
    },
  },
  {
    names: ["quit", "exit", "q"],
    common: true,
    otherNames: ["leave", "bye"],
    about: "leaves the program",
    run: leave,
  },
];

/** Names the other sides: those that humans play, unless the engine plays them all. */
function otherPlayers(match: Match): string {
  const { game, info } = match;
  const mover = sideToAct(match);
  const others = game.sides.map((_, side) => side).filter((side) => side !== mover);
  const humans = others.filter((side) => !engineStrength(info.players[side]));
  return inWords((humans.length > 0 ? humans : others).map((side) => nameFor(match, side)));
}

/** Refuses what concerns the engine while a throw is due: nobody resigns for it, and it cannot judge an offer. */
function afterThrow(state: State, concerned: (match: Match) => boolean): string | undefined {
  const match = matchOf(state);
  if (!match || isPaused(state) || !isThrowDue(match) || !concerned(match)) return undefined;
  return "Throw the dice first.";
}

/** In the first plies of a game the engine agrees to a draw only if it is behind by a margin. */
const EARLY = 60;
/** The margin in hundredths of a piece; with dice, in hundredths of a per cent of winning chance. */
const MARGIN = 100;
const MARGIN_WITH_DICE = 1000;
/** The plies without a capture after which the engine does not expect its lead to win. */
const QUIET = 100;

function offerDraw(state: State, { screen }: Ports): Reply {
  const prompt = (match: Match) => `${otherPlayers(match)}, do you agree to a draw`;
  const named = screen.interactive && state.game.sides.length === 2;
  const no = (match: Match) =>
    named ? `${otherPlayers(match)} declines; the game continues.` : GAME_CONTINUES;
  return confirmEnd(state, { prompt, agreement: () => AGREED_DRAW, no });
}

/** The limits of the search before the engine answers an offer. */
const OFFER: Limits = { nodes: 50_000, milliseconds: 1000 };

/**
 * The engine's answer to an offer of a draw; undefined if no engine plays. If it agrees,
 * the other humans are asked as well. It agrees unless it is ahead, or has been for long without a
 * capture; early in a game that can still be won, only if it is behind.
 */
function drawWithEngine(state: State, ports: Ports): Promise<Reply> | undefined {
  const match = matchOf(state);
  if (!match || matchOutcome(match) || isPaused(state)) return undefined;
  const { game, info, plies, at } = match;
  const engines = game.sides.filter((_, side) => engineStrength(info.players[side])).length;
  if (engines === 0) return undefined;
  const { position, captured } = current(match);
  const open = info.setup !== undefined && !isDead(game, position);
  const margin = game.dice ? MARGIN_WITH_DICE : MARGIN;
  const wanted = open && at < EARLY ? margin : 0;
  const quiet = !game.dice && plies[at - QUIET]?.captured.length === captured.length;
  const agree = () => {
    const agreed = "The computer agrees.";
    return engines < game.sides.length - 1
      ? offerDraw(say(state, agreed, ports), ports)
      : continueMatch(state, { match: { ...match, agreed: AGREED_DRAW }, news: [agreed] }, ports);
  };
  if (isEndless(match)) return Promise.resolve(agree());
  return searchMatch(match, { limits: OFFER }, ports).then(({ info: found, interrupted }) => {
    if (interrupted) return "The computer has not answered.";
    const { score } = found;
    const agrees = score.kind === "value" ? quiet || score.centi >= wanted : score.kind !== "loss";
    return agrees ? agree() : say(state, "The computer plays on.", ports);
  });
}

/** How a game is ended by agreement. */
interface EndByAgreement {
  prompt(match: Match): string;
  agreement(match: Match): AgreedEnd;
  /** Said when it is not ended. */
  no?(match: Match): string;
}

/** Asks before ending the current game by agreement; says so if there is none. */
function confirmEnd(
  state: State,
  { prompt, agreement, no = () => GAME_CONTINUES }: EndByAgreement,
): Reply {
  const match = matchOf(state);
  if (!match) return NO_MATCH;
  if (matchOutcome(match)) return "The game is already over.";
  return confirmLeaving(state, {
    prompt: yesQuestion(prompt(match)),
    async yes(now, portsNow) {
      const ended = matchOf(now) ?? match;
      return continueMatch(now, { match: { ...ended, agreed: agreement(ended) } }, portsNow);
    },
    no: no(match),
  });
}
