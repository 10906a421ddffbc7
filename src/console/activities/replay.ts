import { err, ok, type Result } from "../../core/result.ts";
import { shortened } from "../../core/text.ts";
import { current, type Match } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { glyphInWords } from "../../records/record.ts";
import { matchView } from "../../view/board-view.ts";
import { summary } from "../../view/game-summaries.ts";
import { turnOrResult } from "../../view/sentences.ts";
import type { ViewSettings } from "../../view/view-settings.ts";
import type { Ports, Terminal } from "../ports.ts";
import { leave } from "../session/leaving.ts";
import { announceHouseRules, say } from "../session/saying.ts";
import { announceSavedGame, seatMatch } from "../session/seat-match.ts";
import { showDiagram, showPage } from "../session/show.ts";
import {
  type ActivityCommand,
  commandsFor,
  leaveActivity,
  stageBefore,
} from "../session/stages.ts";
import { type Activity, LOBBY, matchOf, type ReturnStage, type State } from "../session/state.ts";
import { readPause } from "./arguments.ts";

/** The longest comment that is shown, in characters. */
const LONGEST_COMMENT = 2_000;

const TITLE = "the replay";

interface Replay {
  readonly match: Match;
  readonly at: number;
  /** The stage to return to; undefined if `done` ends the program. */
  readonly before: ReturnStage | undefined;
}

const COMMANDS: readonly ActivityCommand<Replay>[] = [
  {
    names: ["next", ""],
    about: "shows the next move",
    run: async (state, seen, ports) => step(state, seen, 1, ports),
  },
  {
    names: ["back"],
    about: "goes back a move",
    run: async (state, seen, ports) => step(state, seen, -1, ports),
  },
  {
    names: ["start"],
    about: "goes to the beginning",
    run: async (state, seen, ports) => show(state, { ...seen, at: 0 }, ports),
  },
  {
    names: ["end"],
    about: "goes to the end",
    run: async (state, seen, ports) =>
      show(state, { ...seen, at: seen.match.plies.length - 1 }, ports),
  },
  {
    names: ["go"],
    argument: "MOVE",
    about: "goes to that move: go 12, or go 12w for White's",
    run: goTo,
  },
  {
    names: ["every"],
    argument: "SECONDS",
    about: "shows a move every SECONDS seconds; Ctrl-C stops it",
    run: playItself,
  },
  {
    names: ["board"],
    about: "shows the position again",
    run: async (state, seen, ports) => show(state, seen, ports),
  },
  {
    names: ["play"],
    about: "continues from here as a new game",
    run: playOn,
  },
  {
    names: ["done"],
    about: "leaves the replay",
    run: async (state, { before }, ports) =>
      before ? leaveActivity(state, before, ports) : leave(state, ports),
  },
];

/** Shows a record from its first position; the game being played is kept. */
export function replay(state: State, match: Match, ports: Ports): State {
  return startReplay(state, match, stageBefore(state, TITLE), ports);
}

/** Shows a record in a separate session, which ends with the replay. */
export function replayOnly(state: State, match: Match, ports: Ports): State {
  return startReplay(state, match, undefined, ports);
}

function startReplay(state: State, match: Match, before: Replay["before"], ports: Ports): State {
  const { terminal } = ports;
  terminal.say(summary(match));
  // A session that begins with a replay has announced them.
  if (before) announceHouseRules(match.game, state.view, terminal);
  return show(state, { match, at: 0, before }, ports);
}

/** Shows all plies of a record with a pause between them, in seconds; Ctrl-C ends it. */
export async function showAll(
  match: Match,
  seconds: number,
  view: ViewSettings,
  terminal: Terminal,
): Promise<void> {
  for (let at = 0; at < match.plies.length; at++) {
    if (at > 0 && !(await terminal.rest(seconds))) return;
    showPly(match, at, { ...view, redraw: true }, terminal);
  }
}

/**
 * The ply after a move: 12, or 12w after White's part of it. Rejects a text that names no
 * move, and a number beyond the last.
 */
export function plyAfterMove(match: Match, typed: string): Result<number> {
  const { sides } = match.game;
  const [, digits, letter = ""] = /^(\d{1,6})([a-z]?)$/i.exec(typed) ?? [];
  const side = sides.findIndex(({ name }) => name[0]?.toLowerCase() === letter.toLowerCase());
  if (digits === undefined || (letter !== "" && side < 0)) {
    const example = `12${sides[0]?.name[0]?.toLowerCase()}`;
    return err(`A move is a number, for example 12, or with its side ${example}.`);
  }
  const number = Number(digits);
  const { plies } = match;
  const last = plies.at(-1)?.number ?? 0;
  if (number > last) return err(`The last move is number ${last}.`);
  if (letter === "") return ok(plies.findLastIndex((ply) => ply.number <= number));
  const at = plies.findLastIndex((ply) => ply.number === number && ply.move?.by === side);
  return at < 0 ? err(`${sides[side]?.name} has no move ${number}.`) : ok(at);
}

/**
 * Shows a ply: the move that led to it, the board, the notes, and whose turn it is. In a window
 * that is redrawn the board comes first.
 */
export function showPly(match: Match, at: number, view: ViewSettings, terminal: Terminal): void {
  const seen = matchAfter(match, at);
  const { move, number, comments = [], glyphs = [], variations = [] } = current(seen);
  const written = view.plain ? "" : `${move?.written}. `;
  const sentence = `Move ${number}: ${written}${move?.sentence}`;
  showPage(
    {
      news: move ? [() => terminal.say(sentence)] : [],
      board: () => showDiagram(seen, view, terminal, []),
      rest() {
        for (const note of [...glyphs.map(glyphInWords), ...comments])
          terminal.say(`Note: ${shortened(note, LONGEST_COMMENT)}`);
        for (const variation of variations)
          terminal.say(`Variation, not checked: ${shortened(variation, LONGEST_COMMENT)}`);
        terminal.say(turnOrResult(seen));
      },
    },
    view,
    terminal,
  );
}

/** The match up to a ply; an agreed end belongs only to the last ply. */
function matchAfter(match: Match, at: number): Match {
  const { game, info, plies } = match;
  return at === plies.length - 1 ? { ...match, at } : { game, info, plies, at };
}

function show(state: State, seen: Replay, { terminal }: Ports): State {
  showPly(seen.match, seen.at, state.view, terminal);
  return { ...state, stage: replayStage(seen) };
}

function replayStage(seen: Replay): Activity {
  const match = matchAfter(seen.match, seen.at);
  return {
    kind: "activity",
    title: TITLE,
    prompt: promptOf(seen),
    commands: commandsFor(COMMANDS, seen),
    back: "done",
    before: seen.before ?? LOBBY,
    board: matchView(match, []),
    match: ok(match),
  };
}

function promptOf({ match, at }: Replay): string {
  const { game, plies } = match;
  const last = plies.at(-1)?.number;
  const by = plies[at]?.move?.by;
  const side = typeof by === "number" ? `, ${game.sides[by]?.name},` : "";
  return at < plies.length - 1
    ? `Replay, move ${plies[at]?.number}${side} of ${last} (Enter for the next, or help): `
    : "Replay, at the end (back, start, play, done, or help): ";
}

function step(state: State, seen: Replay, by: number, ports: Ports): State {
  const at = seen.at + by;
  if (at < 0) return say(state, "This is the beginning.", ports);
  if (at >= seen.match.plies.length) return say(state, "That was the last move.", ports);
  return show(state, { ...seen, at }, ports);
}

async function goTo(state: State, seen: Replay, ports: Ports, typed: string): Promise<State> {
  if (typed === "") return say(state, "go needs a move, for example: go 12", ports);
  const at = plyAfterMove(seen.match, typed);
  return at.ok ? show(state, { ...seen, at: at.value }, ports) : say(state, at.reason, ports);
}

async function playItself(state: State, seen: Replay, ports: Ports, pause: string): Promise<State> {
  const seconds = readPause(pause);
  if (!seconds.ok) return say(state, seconds.reason, ports);
  let { at } = seen;
  for (let next = at + 1; next < seen.match.plies.length; next++) {
    if (next > seen.at + 1 && !(await ports.terminal.rest(seconds.value))) {
      ports.terminal.say("Stopped.");
      break;
    }
    at = next;
    showPly(seen.match, at, { ...state.view, redraw: true }, ports.terminal);
  }
  return { ...state, stage: replayStage({ ...seen, at }) };
}

/** Begins a new game with the moves so far. */
async function playOn(state: State, { match, at }: Replay, ports: Ports): Promise<State> {
  const { game, info } = match;
  const [first, ...more] = match.plies.slice(0, at + 1);
  if (!first) throw new Error("a match without a first ply");
  const plies = [{ ...first }, ...more];
  const begun: Match = { game, info: { ...info, date: ports.disk.today() }, plies, at };
  if (matchOutcome(begun)) {
    return say(state, "The game is over at this position; go back first.", ports);
  }
  await announceSavedGame(state, ports);
  const next = await seatMatch(state, begun, ports);
  return { ...next, asRead: matchOf(next) };
}
