import { err, ok, type Result } from "../../core/result.ts";
import { shortened } from "../../core/text.ts";
import { current, type Match } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { commentsShown } from "../../records/comment-commands.ts";
import { glyphInWords, isFault } from "../../records/record.ts";
import { matchScene } from "../../view/board-scenes.ts";
import { turnOrResult } from "../../view/board-sentences.ts";
import { evaluationInWords } from "../../view/chances.ts";
import { summary } from "../../view/game-summaries.ts";
import type { Scene, Shown } from "../../view/shown.ts";
import type { ViewSettings } from "../../view/view-settings.ts";
import type { Ports, Screen } from "../ports.ts";
import { leave } from "../session/leaving.ts";
import { announceHouseRules } from "../session/say.ts";
import { announceSavedGame, seatMatch } from "../session/seat-match.ts";
import {
  type ActivityCommand,
  enterActivity,
  leaveActivity,
} from "../session/stage-transitions.ts";
import { matchOf, type Reply, type State } from "../session/state.ts";
import { readPause } from "./arguments.ts";

/** The longest comment that is shown, in characters. */
const LONGEST_COMMENT = 2_000;

export interface Replay {
  readonly match: Match;
  readonly at: number;
  /** Whether the session ends with the replay. */
  readonly only: boolean;
  readonly additions: readonly ReplayAddition[];
  /** Whether Enter goes to the next mistake, and not to the next move. */
  readonly byMistake?: boolean;
}

/** What a wing adds to the replay. */
export interface ReplayAddition {
  readonly commands: readonly ActivityCommand<Replay>[];
  /** What the prompt says besides, at a move that is marked as a mistake. */
  readonly atMistake: string;
  /** Ends the sentence that no mistake is marked: how to find some. */
  readonly toMark: string;
}

/** The commands that move; Enter is one of them. */
const moving = ({ byMistake }: Replay): readonly ActivityCommand<Replay>[] => [
  {
    names: byMistake ? ["next"] : ["next", ""],
    argument: "[MISTAKE]",
    about: "shows the next move; next mistake goes to the next one marked ?!, ? or ??",
    complete: () => ["mistake"],
    run: (...typed) => next(1, ...typed),
  },
  ...(byMistake
    ? [
        {
          names: ["mistake", ""] as const,
          about: "goes to the next mistake",
          run: (state: State, seen: Replay, ports: Ports) => next(1, state, seen, ports, "mistake"),
        },
      ]
    : []),
  {
    names: ["back"],
    argument: "[MISTAKE]",
    about: "goes back a move; back mistake goes to the marked one before",
    complete: () => ["mistake"],
    run: (...typed) => next(-1, ...typed),
  },
];

const OTHERS: readonly ActivityCommand<Replay>[] = [
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
  { names: ["play"], about: "continues from here as a new game", run: playOn },
  {
    names: ["done"],
    about: "leaves the replay",
    run: async (state, seen, ports) =>
      seen.only ? leave(state, ports) : leaveActivity(state, seen, ports),
  },
];

/**
 * Shows a record from its first position; the game being played is kept.
 * @param only in a session of its own, which has announced its rules and ends with the replay
 */
export async function replay(
  state: State,
  match: Match,
  ports: Ports,
  additions: readonly ReplayAddition[],
  only = false,
) {
  ports.screen.show(summary(match, ports.disk.today()));
  if (!only) announceHouseRules(match.game, state.view, ports.screen);
  return show(state, { match, at: 0, only, additions }, ports);
}

/**
 * Shows the plies of a record from one on, with a pause in seconds between them, until Ctrl-C. Returns
 * the last ply that has been shown.
 */
export async function showPlies(
  match: Match,
  first: number,
  seconds: number,
  { plain }: Pick<ViewSettings, "plain">,
  screen: Screen,
): Promise<number> {
  let at = first;
  for (; at < match.plies.length; at++) {
    if (at > first && !(await screen.rest(seconds))) break;
    screen.show(...plyShown(match, at, plain, true));
  }
  return at - 1;
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

/** A ply: the move that led to it, the board, the notes, and whose turn it is. */
export function plyShown(
  match: Match,
  at: number,
  plain: boolean,
  inPlace?: true,
): readonly Shown[] {
  const { move, number } = match.plies[at]!;
  const written = plain ? "" : `${move?.written}. `;
  return [
    ...(move ? [`Move ${number}: ${written}${move.sentence}`] : []),
    { ...plyScene(match, at), inPlace },
  ];
}

/** The board of a ply, with its notes and whose turn it is. */
function plyScene(match: Match, at: number): Scene {
  const seen = matchAfter(match, at);
  const { comments = [], glyphs = [], variations = [] } = current(seen);
  const evaluation = evaluationInWords(seen, comments);
  const marks = glyphs.map(glyphInWords).join(", ");
  const [first, ...others] = commentsShown(comments);
  const notes = [[marks, first].filter(Boolean).join(": "), ...others].filter(Boolean);
  const caption = [
    ...notes.map((note) => `Note: ${shortened(note, LONGEST_COMMENT)}`),
    ...variations.map((text) => `Variation, not checked: ${shortened(text, LONGEST_COMMENT)}`),
    ...(evaluation === undefined ? [] : [evaluation]),
    turnOrResult(seen),
  ];
  return { ...matchScene(seen), still: true, caption };
}

/** The match up to a ply; an agreed end belongs only to the last ply. */
function matchAfter(match: Match, at: number): Match {
  const { game, info, plies } = match;
  return at === plies.length - 1 ? { ...match, at } : { game, info, plies, at };
}

async function show(state: State, seen: Replay, ports: Ports): Promise<State> {
  ports.screen.show(...plyShown(seen.match, seen.at, state.view.plain));
  return replayAt(state, seen);
}

/** Opens a record that has been told about, at its first position. */
export const openReplay = (
  state: State,
  match: Match,
  additions: readonly ReplayAddition[],
  byMistake = false,
): State => replayAt(state, { match, at: 0, only: false, additions, byMistake });

/** The session at a ply of the replay. */
export function replayAt(state: State, seen: Replay): State {
  const match = matchAfter(seen.match, seen.at);
  return enterActivity(state, seen, {
    title: "the replay",
    prompt: promptOf(seen),
    commands: [...moving(seen), ...seen.additions.flatMap(({ commands }) => commands), ...OTHERS],
    back: "done",
    scene: plyScene(seen.match, seen.at),
    shortcuts: { left: "back", right: "next" },
    match: ok(match),
  });
}

function promptOf({ match, at, additions, byMistake }: Replay): string {
  const { game, plies } = match;
  const last = plies.at(-1)?.number;
  const by = plies[at]?.move?.by;
  const side = typeof by === "number" ? `, ${game.sides[by]?.name},` : "";
  const isMistake = plies[at] && isFault(plies[at]);
  const marked = isMistake ? additions.map(({ atMistake }) => atMistake).join("") : "";
  return at < plies.length - 1
    ? `Replay, move ${plies[at]?.number}${side} of ${last} (Enter for the next${byMistake ? " mistake" : ""}${marked}, or help): `
    : "Replay, at the end (back, start, play, done, or help): ";
}

const AT_END = "That was the last move.";

async function next(by: 1 | -1, state: State, seen: Replay, ports: Ports, typed: string) {
  const { plies } = seen.match;
  let at = seen.at + by;
  if (typed === "") {
    if (plies[at]) return show(state, { ...seen, at }, ports);
    return at < 0 ? "This is the beginning." : AT_END;
  }
  const name = by > 0 ? "next" : "back";
  if (!/^mistakes?$/i.test(typed)) return `${name} takes only mistake: ${name} mistake`;
  while (plies[at] && !isFault(plies[at]!)) at += by;
  if (plies[at]) return show(state, { ...seen, at }, ports);
  const where = by > 0 ? "after" : "before";
  const isReviewed = plies.some(
    (ply) => isFault(ply) || evaluationInWords(seen.match, ply.comments ?? []),
  );
  const how = isReviewed ? "" : seen.additions.map(({ toMark }) => toMark).join("");
  return `No move ${where} this one is marked as a mistake${how}.`;
}

async function goTo(state: State, seen: Replay, ports: Ports, typed: string): Promise<Reply> {
  if (typed === "") return "go needs a move, for example: go 12";
  const at = plyAfterMove(seen.match, typed);
  return at.ok ? show(state, { ...seen, at: at.value }, ports) : at.reason;
}

async function playItself(state: State, seen: Replay, ports: Ports, pause: string): Promise<Reply> {
  const seconds = readPause(pause);
  if (!seconds.ok) return seconds.reason;
  const { match } = seen;
  if (seen.at === match.plies.length - 1) return AT_END;
  const reached = await showPlies(match, seen.at + 1, seconds.value, state.view, ports.screen);
  if (reached < match.plies.length - 1) ports.screen.show("Stopped.");
  return replayAt(state, { ...seen, at: reached });
}

/** Begins a new game with the moves so far. */
async function playOn(state: State, { match, at }: Replay, ports: Ports): Promise<Reply> {
  const { game, info } = match;
  // A first ply of its own makes it another game.
  const plies = match.plies.slice(0, at + 1).with(0, { ...match.plies[0]! });
  const begun: Match = { game, info: { ...info, date: ports.disk.today() }, plies, at };
  if (matchOutcome(begun)) return "The game is over at this position; go back first.";
  await announceSavedGame(state, ports);
  const next = await seatMatch(state, begun, ports);
  return { ...next, asRead: matchOf(next) };
}
