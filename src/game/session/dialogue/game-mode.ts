import { quoted } from "../../../base/text.ts";
import { SAID } from "../../../drawing/line.ts";
import { meansYes, mistyped } from "../../../terminal/dialogue/confirm.ts";
import { leadingMode } from "../../../terminal/dialogue/stack.ts";
import { modeHint } from "../../../terminal/dialogue/suggestions.ts";
import { timeToAct, withTimeSpent } from "../../match/clock.ts";
import { engineToMove } from "../../match/engine-sides.ts";
import type { Match } from "../../match/match.ts";
import { timeForfeit } from "../../match/outcome.ts";
import { readStart } from "../../rules/read-game.ts";
import { squaresToMoveFrom, squaresToMoveTo } from "../completion-candidates.ts";
import { continueMatch } from "../continue-match.ts";
import { leave } from "../leaving.ts";
import { readMoveInWords } from "../move-in-words.ts";
import { movePrompt, readMoveInput, refuseMove, takeMove } from "../move-input.ts";
import { beginTyped, chooseOption, chooseSetup, newGame, optionQuestion } from "../new-game.ts";
import type { Ports } from "../ports.ts";
import { offeredMatch, showCurrentBoard, showWhere } from "../scenes.ts";
import { withBegun, withMoveToExplain } from "../stage.ts";
import {
  type GameAnswer,
  type GameMode,
  OFFERED,
  type Playing,
  type Reply,
  type State,
  setupQuestion,
} from "../state.ts";

/** The lowest mode of a session of games: choosing one, playing it, and the question for another. */
export const GAME: GameMode = {
  title: "the game",
  commands: [],
  takesAll: ({ stage }: State) => stage.kind !== "playing",
  prompt(state: State, { screen }: Ports) {
    const { stage, game } = state;
    if (stage.kind === "playing") return movePrompt(stage, screen.interactive);
    if (stage.kind === "lobby") return optionQuestion(state) ?? setupQuestion(game);
    return SAID.question("Play again", "(Y for yes, Enter to leave)", "? ");
  },
  async take(answer) {
    const { state, argument: line, ports } = answer;
    const { stage } = state;
    if (stage.kind === "playing") return answerWithMove(answer, stage);
    const leading = leadingMode(state);
    const begun = leading ? undefined : await takeSetupOrMove(answer);
    const near = begun ?? mistyped(answer);
    if (near !== undefined) return near;
    // What nobody was asked is not answered with no, which would begin a game or leave the program.
    if (leading && !meansYes(line)) return answer.near ?? modeHint(leading);
    if (stage.kind === "over") return answerAfterGame(answer);
    return (await chooseOption(state, line, ports)) ?? answerInLobby(answer);
  },
  complete(state: State, [start, ...words]) {
    const { stage, game } = state;
    const awaits = stage.kind === "playing" ? stage.awaits : undefined;
    if (start !== undefined)
      return awaits?.kind === "start" && words.length === 1 ? squaresToMoveTo(state, start) : [];
    if (awaits?.kind === "start") return squaresToMoveFrom(state);
    if (awaits?.kind !== "finish" || awaits.path.length > 1) return [];
    return squaresToMoveTo(state, game.squares?.name(awaits.path[0]!) ?? "");
  },
  due(state: State, ports: Ports) {
    const { stage } = state;
    if (stage.kind !== "playing" || stage.awaits.kind !== "engine") return undefined;
    return import("../engine-turn.ts").then(({ engineMoves }) =>
      engineMoves(state, stage.match, ports),
    );
  },
  showAgain: showCurrentBoard,
  clock({ stage }: State, ports: Ports) {
    const runs = stage.kind === "playing" && stage.match.info.timeControl;
    return runs ? runningClock(stage.match, ports) : undefined;
  },
};

/** The clock that runs at the next prompt, in milliseconds from the first look at it. */
function runningClock(match: Match, ports: Ports) {
  let start: number | undefined;
  const spent = () => {
    const time = ports.now();
    start ??= time;
    return time - start;
  };
  return {
    left: () => (timeToAct(match) ?? 0) - spent(),
    /** If the time is up, the game is over. */
    charge(state: State) {
      const timed = withTimeSpent(match, spent());
      if ((timeToAct(timed) ?? 0) > 0)
        return { state: withBegun(state, { match: timed }), late: false };
      const ended = { ...timed, agreed: timeForfeit(timed) };
      const next = continueMatch(state, { match: ended }, ports);
      return { state: next, late: next.stage.kind === "over" };
    },
  };
}

function answerInLobby({ state, argument: line, ports }: GameAnswer): Reply {
  const { screen } = ports;
  // It may be meant for an activity that has been left, and would begin a game.
  if (screen.interactive && /^\s*done\s*$/i.test(line))
    return "There is nothing to leave here; answer Y or press Enter.";
  if (meansYes(line)) return chooseSetup(state, OFFERED, ports);
  if (screen.interactive && !meansNo(line))
    screen.show(`${quoted(line.trim())} is not Y, so ${state.game.setups[0]?.about} begins.`);
  return chooseSetup(state, 0, ports);
}

/** At a terminal only no, or Enter alone, leaves the program. */
async function answerAfterGame({ state, argument: line, ports }: GameAnswer): Promise<Reply> {
  if (meansYes(line)) return newGame(state, ports);
  if (meansNo(line) || !ports.screen.interactive) return leave({ state, ports });
  return `${quoted(line)} is neither Y nor N: Y begins another game, N leaves.`;
}

const meansNo = (line: string) => /^(no?)?$/i.test(line.trim());

function answerWithMove({ state, argument: line, ports, near }: GameAnswer, stage: Playing): Reply {
  const atOnce = ports.screen.interactive;
  // Where moves are numbered, Enter may stand for the only one.
  if (atOnce && line.trim() === "" && state.game.squares) {
    showWhere("redrawn", state, ports);
    return state;
  }
  const read = readMoveInput(stage, line, atOnce);
  return (read.ok ? undefined : near) ?? takeMove(state, read, ports);
}

/** Begins at a terminal with what is named at the question for a setup; undefined for other lines. */
async function takeSetupOrMove({
  state,
  argument: line,
  ports,
}: GameAnswer): Promise<Reply | undefined> {
  if (!ports.screen.interactive || state.stage.kind !== "lobby") return undefined;
  if (optionQuestion(state) !== undefined) return undefined;
  const typed = readStart(line, state.game.id);
  const chooses = typed.ok && Object.keys(typed.value.choices).length > 0;
  return chooses ? beginTyped(state, typed.value, ports) : takeFirstMove(state, line, ports);
}

function takeFirstMove(state: State, line: string, ports: Ports): Reply | undefined {
  const match = offeredMatch(state);
  if (engineToMove(match)) return undefined;
  const readIn = (played: Match) =>
    readMoveInput({ match: played, awaits: { kind: "start" } }, line, true);
  const read = readIn(match);
  if (read.ok) {
    const begun = chooseSetup(state, 0, ports);
    return begun.stage.kind === "playing" ? takeMove(begun, read, ports) : begun;
  }
  const other = state.game.setups.find((_, setup) => readIn(offeredMatch(state, setup)).ok);
  if (other) {
    return `${quoted(line)} is possible only in ${other.about}; type ${other.name} to begin it.`;
  }
  if (!/\d/.test(line) && !readMoveInWords(match, line)) return undefined;
  refuseMove({ kind: "start" }, read, ports.screen);
  return withMoveToExplain(state, match, read.typed);
}
