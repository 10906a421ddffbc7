import { quoted } from "../../../base/text.ts";
import { engineToMove } from "../../match/engine-sides.ts";
import type { Match } from "../../match/match.ts";
import { readStart } from "../../rules/read-game.ts";
import { readMoveInWords } from "../move-in-words.ts";
import { readMoveInput, refuseMove, takeMove } from "../move-input.ts";
import {
  beginTyped,
  chooseOption,
  chooseSetup,
  newGame,
  optionQuestion,
  runInGame,
} from "../new-game.ts";
import { type Ports, say } from "../ports.ts";
import { offeredMatch, showWhere } from "../scenes.ts";
import { activityHint, leave, meansYes, takeConfirmation } from "../stage-transitions.ts";
import {
  asksYesOrNo,
  leadingLesson,
  OFFERED,
  type Playing,
  type Reply,
  type State,
  withMoveToExplain,
} from "../state.ts";
import { findCommand, findPhrase, formerCommand, unavailable } from "./registry.ts";
import { commandLineHint, nearestCommand } from "./suggestions.ts";

/** Takes a line: a command, which works at every prompt, or else an answer to the prompt. */
export async function takeLine(before: State, line: string, ports: Ports): Promise<State> {
  const state = { ...before, listed: undefined };
  const listed = before.listed ? await takeListed(state, line, ports) : undefined;
  if (typeof listed === "string") return say(before, listed, ports);
  const reply = listed ?? (await replyTo(state, line, ports));
  return typeof reply === "string" ? say(state, reply, ports) : reply;
}

/** The answer to a line; undefined for a line that is none. */
type Taken = Promise<Reply | undefined>;

/** Takes the number of a listed game, or at a question Enter for none; undefined for other lines. */
async function takeListed(state: State, line: string, ports: Ports): Taken {
  if (/^\s*(delete\s+)?\d{1,3}\s*$/i.test(line)) return replyTo(state, `resume ${line}`, ports);
  if (!asksYesOrNo(state) || findCommand(state, line)) return undefined;
  return line.trim() === "" ? state : `${quoted(line)} is not the number of a game.`;
}

async function replyTo(state: State, line: string, ports: Ports): Promise<Reply> {
  // Squares begin with a digit in the exam's game, and no command does.
  const phrase = ports.screen.interactive ? findPhrase(state, line) : undefined;
  const found = /^\s*\d/.test(line) ? undefined : (phrase ?? findCommand(state, line));
  const extra = found?.argument !== "" && found?.command.argument === undefined;
  // At a question every line that is not a command is an answer.
  if (!found || (extra && asksYesOrNo(state))) return takeAnswer(state, line, ports);
  const { command, argument } = found;
  if (extra) return `${command.names[0]} takes no arguments.`;
  return unavailable(state, command) ?? runInGame(command, state, ports, argument);
}

/** The length of the shortest line that is queried at a question which any other line answers. */
const QUERIED = 4;

async function takeAnswer(state: State, line: string, ports: Ports): Promise<Reply> {
  const { stage } = state;
  const former = stage.kind === "activity" ? undefined : formerCommand(state, line);
  if (former !== undefined) return former;
  const taken = await takeAtTerminal(state, line, ports);
  if (taken !== undefined) return taken;
  const near = nearestCommand(state, line);
  // In a pipe every line but a yes means no.
  const queried = ports.screen.interactive && line.trim().length >= QUERIED;
  if (near !== undefined && queried && asksYesOrNo(state)) return near;
  const lesson = leadingLesson(state);
  // What nobody was asked is not answered with no, which would begin a game or leave the program.
  if (lesson && asksYesOrNo(state) && !meansYes(line)) return near ?? activityHint(lesson);
  switch (stage.kind) {
    case "lobby":
      return (await chooseOption(state, line, ports)) ?? answerInLobby(state, line, ports);
    case "over":
      return answerAfterGame(state, line, ports);
    case "confirmation":
      return takeConfirmation(state, stage, line, ports);
    case "activity":
      return (
        (await stage.answers?.take(state, line, ports)) ?? near ?? activityHint(lesson ?? stage)
      );
    case "playing":
      return answerWithMove(state, stage, line, ports);
    case "left":
      return state;
  }
}

function answerInLobby(state: State, line: string, ports: Ports): Reply {
  const { screen } = ports;
  // It may be meant for an activity that has been left, and would begin a game.
  if (screen.interactive && /^\s*done\s*$/i.test(line))
    return "There is nothing to leave here; answer Y or press Enter.";
  if (meansYes(line)) return chooseSetup(state, OFFERED, ports);
  if (screen.interactive && !meansNo(line))
    screen.show(`${quoted(line.trim())} is not Y, so ${state.game.setups[0]?.about} begins.`);
  return chooseSetup(state, 0, ports);
}

/** Takes at a terminal what would otherwise be no answer, or no; undefined for other lines. */
async function takeAtTerminal(state: State, line: string, ports: Ports): Taken {
  if (!ports.screen.interactive) return undefined;
  const hint = commandLineHint(line);
  const asksSetup = state.stage.kind === "lobby" && optionQuestion(state) === undefined;
  if (hint !== undefined || !asksSetup || leadingLesson(state)) return hint;
  return takeSetupOrMove(state, line, ports);
}

/** At a terminal only no, or Enter alone, leaves the program. */
async function answerAfterGame(state: State, line: string, ports: Ports): Promise<Reply> {
  if (meansYes(line)) return newGame(state, ports);
  if (meansNo(line) || !ports.screen.interactive) return leave(state, ports);
  return `${quoted(line)} is neither Y nor N: Y begins another game, N leaves.`;
}

const meansNo = (line: string) => /^(no?)?$/i.test(line.trim());

function answerWithMove(state: State, stage: Playing, line: string, ports: Ports): Reply {
  const atOnce = ports.screen.interactive;
  // Where moves are numbered, Enter may stand for the only one.
  if (atOnce && line.trim() === "" && state.game.squares) {
    showWhere("redrawn", state, ports);
    return state;
  }
  const read = readMoveInput(stage, line, atOnce);
  const near = read.ok ? undefined : nearestCommand(state, line);
  return near ?? takeMove(state, stage, read, ports);
}

/** Begins with what is named at the question for a setup: a setup, options or a move; undefined for other lines. */
async function takeSetupOrMove(state: State, line: string, ports: Ports): Taken {
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
    return begun.stage.kind === "playing" ? takeMove(begun, begun.stage, read, ports) : begun;
  }
  const other = state.game.setups.find((_, setup) => readIn(offeredMatch(state, setup)).ok);
  if (other) {
    return `${quoted(line)} is possible only in ${other.about}; type ${other.name} to begin it.`;
  }
  if (!/\d/.test(line) && !readMoveInWords(match, line)) return undefined;
  refuseMove({ kind: "start" }, read.reason, ports.screen);
  return withMoveToExplain(state, match, read.typed);
}
