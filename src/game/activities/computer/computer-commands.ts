import type { Result } from "../../../base/result.ts";
import { inWords } from "../../../base/text.ts";
import { pvTexts } from "../../engine/search/pv-text.ts";
import type { Score, SearchInfo } from "../../engine/types.ts";
import { current, type Match, playerToMove, sideToAct } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import {
  DEFAULT_LEVEL,
  engineStrength,
  MAX_LEVEL,
  type Player,
  TYPED_LEVELS,
} from "../../match/players.ts";
import { withEngine } from "../../match/read-engine-players.ts";
import { readPause } from "../../match/time-control.ts";
import type { AnyGame, Move } from "../../rules/game.ts";
import { sidesOf } from "../../session/completion-candidates.ts";
import { humansOf, playersOfNextGame } from "../../session/continue-match.ts";
import { DEFAULT_PACE, limitsFor, searchMatch } from "../../session/engine-turn.ts";
import { chooseSetup, optionQuestion } from "../../session/new-game.ts";
import { say } from "../../session/ports.ts";
import { showWhere } from "../../session/scenes.ts";
import { begunOf, isAtGame, isPaused, matchOf, stageFor } from "../../session/stage.ts";
import {
  type Context,
  type GameCommand,
  NO_MATCH,
  type Reply,
  type Show,
  type State,
} from "../../session/state.ts";
import { enginePlayers } from "../../view/board-sentences.ts";
import { inFewWords } from "../../view/legal-moves.ts";
import { HINT, hint, searchable } from "./hint.ts";

const SECOND = 1000;
/** The default time of `analyse`, in seconds. */
const ANALYSIS = 10;

export const COMPUTER_COMMANDS: readonly GameCommand[] = [
  {
    names: ["computer"],
    common: true,
    otherNames: ["level", "think", "play", "engine"],
    concerns: "game",
    formerly: { watch: ["show"] },
    phrases: { "play computer": "", "play the computer": "", "two players": "off" },
    argument: "[SIDE]",
    about: "lets the computer play a side, at a level or for a time",
    more: howToUse,
    complete: (state) => [...sidesOf(state), "both", "off", "show", ...TYPED_LEVELS],
    run: playedByComputer,
  },
  {
    names: ["hint"],
    common: true,
    concerns: "match",
    about: "shows a good move, and a forced win if there is one",
    more: `It thinks for at most ${HINT.milliseconds / SECOND} seconds and gives the same move again in the same position; Ctrl-C makes it answer at once. It says why the move is good if that can be proved, and at a terminal marks its way on the board.`,
    run: hint,
  },
  {
    names: ["analyse", "analyze"],
    otherNames: ["score", "eval"],
    concerns: "match",
    argument: "[SECONDS]",
    about: "shows the best play for both sides at increasing depth",
    more: `It takes ${ANALYSIS} seconds by default, less for the only legal move; Ctrl-C stops it.`,
    run: analyse,
  },
];

function howToUse({ sides: [first, second] }: AnyGame): string {
  return `Alone it lets you play ${first?.name} against the computer. For example: computer ${second?.name.toLowerCase()} 3. Name the sides that the computer plays from now on (both or all for every side), and a level from 1 to ${MAX_LEVEL} (or easy, medium, hard) or a time per move such as 3s or 500ms. Each side may have its own: computer ${first?.name.toLowerCase()} 2 ${second?.name.toLowerCase()} 4. A level alone changes the sides that it already plays, or else gives it the sides that are not to move; after off the players make the moves of the sides named, or of all. Ctrl-C pauses it; computer without arguments lets it continue. computer show lets it play every side of this game, with a move every ${DEFAULT_PACE} seconds, or every 5: computer show 5. The next game has your players again.`;
}

/** What the help topic about the computer ends with. */
export const helpOnComputer = (game: AnyGame): string => `${howToUse(game)}\n${levelLines(game)}`;

/** What each level is like, a line each. */
function levelLines(game: AnyGame): string {
  const weak = game.dice
    ? [80, 25, 10].map((most) => `misjudges winning chances by up to ${most} per cent`)
    : [
        `often overlooks captures, even one that ${game.goal}`,
        "sometimes overlooks your captures, and often its own",
        "seldom overlooks your captures, but often its own",
      ];
  const nodes = ["dozens of", "more than a hundred", "several hundred", "a thousand or more"];
  const strong = nodes.map((most) => `looks at ${most} positions before a move`);
  const lines = [...weak, ...strong, "thinks for three seconds, as well as it can"];
  return lines.map((line, index) => `Level ${index + 1} ${line}.`).join("\n");
}

async function playedByComputer({ state, ports, argument }: Context) {
  const [, pace] = /^show\b(.*)$/i.exec(argument) ?? [];
  if (pace !== undefined) return showGame({ state, ports, argument: pace.trim(), data: undefined });
  if (argument === "" && isPaused(state))
    return seatEngine(state, state.players, begunOf(state)?.show);
  if (argument === "" && state.players.some(engineStrength)) return tellPlayers(state);
  const players = playersNamed(state, argument);
  if (!players.ok) return players.reason;
  const next = seatEngine(state, players.value);
  const begins = argument === "" && ports.screen.interactive && isAtGame(next);
  if (next.stage.kind === "lobby" && begins) {
    // An option may still be to be chosen.
    if (optionQuestion(next) !== undefined) return say(next, tellPlayers(next), ports);
    return say(chooseSetup(next, 0, ports), HOW_TO_CHANGE, ports);
  }
  const told = argument === "" ? tellPlayers(next) : `${whoPlays(next)}${givenBack(state, next)}`;
  say(next, told, ports);
  // The page says who is to move; that of the engine's move repeats what has been said.
  const asks = next.stage.kind === "playing" && next.stage.awaits.kind !== "engine";
  if (asks) showWhere("redrawn", next, ports);
  return next;
}

/**
 * The players after the sides that a text names have been given to the engine; without a text, all but the
 * first side. A strength alone is that of the sides that it plays, or else of those that are not to move.
 */
function playersNamed(state: State, text: string): Result<readonly Player[]> {
  const { game, players, level } = state;
  const names = humansOf(state);
  const humans = game.sides.map(({ name }) => names[name] ?? "");
  const usual = { level: level ?? DEFAULT_LEVEL };
  const read = (named: string) => withEngine(game, players, named, usual, humans);
  const without = (side: number) =>
    game.sides
      .toSpliced(side, 1)
      .map(({ name }) => name)
      .join(" ");
  if (text === "") return read(without(0));
  const named = read(text);
  if (named.ok || players.some(engineStrength)) return named;
  const match = matchOf(state);
  const others = read(`${without(match ? sideToAct(match) : 0)} ${text}`);
  return others.ok ? others : named;
}

const HOW_TO_CHANGE = `Type computer with a level from 1 to ${MAX_LEVEL} to change it, or computer off to play by hand.`;

/** Says which sides the computer plays, and how to change that. */
const tellPlayers = (state: State): string => `${whoPlays(state)} ${HOW_TO_CHANGE}`;

/** The sentence about sides that the engine has left while it plays others. */
function givenBack({ game, players }: State, next: State): string {
  const left = game.sides.filter(
    (_, side) => engineStrength(players[side]) && !engineStrength(next.players[side]),
  );
  if (left.length === 0 || !next.players.some(engineStrength)) return "";
  const names = inWords(left.map(({ name }) => name));
  return ` ${names} ${left.length === 1 ? "is" : "are"} played by hand again.`;
}

const whoPlays = ({ game, players }: State): string =>
  enginePlayers(game, players) || "The computer is not playing.";

/** Lets the engine play again, with these players in the current game unless it has ended. */
function seatEngine(before: State, players: readonly Player[], show?: Show): State {
  const state = { ...before, humans: humansOf(before), players };
  const { stage } = state;
  if (stage.kind === "lobby") return state;
  const { match } = stage;
  if (matchOutcome(match)) return { ...state, stage: { ...stage, show, paused: false } };
  const next = { ...match, info: { ...match.info, players } };
  return { ...state, stage: stageFor({ ...stage, show }, next, false) };
}

async function analyse({ state, ports, argument }: Context) {
  const seconds = readPause(argument === "" ? String(ANALYSIS) : argument, "The time to analyse");
  if (!seconds.ok) return seconds.reason;
  if (seconds.value === 0) return "The time to analyse must be longer than 0.";
  const open = searchable(state);
  if (!open.ok) return open.reason;
  const match = open.value;
  const { screen } = ports;
  const limits = limitsFor(match, { milliseconds: SECOND * seconds.value });
  const { plain } = state.view;
  const { unit } = match.game;
  const measure = match.game.dice ? "chance to win" : "score";
  const scale = unit === undefined ? "" : ` (1.00 is a ${unit})`;
  screen.show(`Depth, ${measure} for ${playerToMove(match)}${scale}, and best play:`);
  let shown = { depth: 0, play: [""] as readonly string[] };
  const show = (found: SearchInfo<Move>) => {
    shown = { depth: found.depth, play: bestPlay(match, found, plain) };
    screen.show(depthLine(shown, plain));
  };
  const { info } = await searchMatch(match, { limits }, ports, (found) => {
    // A settled position would repeat the same line at every depth.
    if (bestPlay(match, found, plain).join() !== shown.play.join()) show(found);
  });
  if (info.depth > shown.depth) show(info);
  return state;
}

/** A depth and its best play, in columns or for screen readers. */
function depthLine(
  { depth, play: [score = "", ...moves] }: { depth: number; play: readonly string[] },
  plain: boolean,
): string {
  if (plain) return `Depth ${depth}: ${[score, ...moves].join(", ")}.`;
  return `  ${[String(depth).padStart(2), score.padStart(8), ...moves].join("  ")}`;
}

/** The most moves of a line of play that are shown. */
const LONGEST_LINE = 8;

/** The score and the principal variation: "+0.35", "81-61", "41-42". */
function bestPlay(match: Match, { score, pv }: SearchInfo<Move>, plain: boolean) {
  const { game } = match;
  const { position } = current(match);
  const words: typeof game.writeMove = (...move) => inFewWords(game, ...move);
  const writer = plain ? words : game.writeMove;
  return [scoreText(game, score), ...pvTexts(game, position, pv.slice(0, LONGEST_LINE), writer)];
}

/** Formats a score: "+1.25" (redums, pawns or men), "wins in 3", or with dice the chance to win. */
function scoreText(game: AnyGame, score: Score): string {
  if (score.kind !== "value") {
    return `${score.kind === "win" ? "wins" : "loses"} in ${Math.ceil(score.plies / 2)}`;
  }
  const { centi } = score;
  // In hundredths of a per cent above an equal share.
  if (game.dice) return `${(100 / game.sides.length + centi / 100).toFixed(1)} %`;
  return `${centi < 0 ? "-" : "+"}${(Math.abs(centi) / 100).toFixed(2)}`;
}

/** Gives every side to the engine for this game, at the session's level where it does not play. */
async function showGame({ state, ports, argument }: Context): Promise<Reply> {
  const pace = readPause(argument === "" ? String(DEFAULT_PACE) : argument);
  if (!pace.ok) return pace.reason;
  const match = matchOf(state);
  if (!match) return NO_MATCH;
  if (matchOutcome(match)) return "The game is over.";
  const { level = DEFAULT_LEVEL } = state;
  const players = state.game.sides.map((_, side): Player => {
    const player = state.players[side];
    return player?.kind === "engine" ? player : { kind: "engine", strength: { level } };
  });
  const show = { pace: pace.value, playersAfter: playersOfNextGame(state) };
  const next = seatEngine(state, players, show);
  return say(next, "The computer plays every side of this game; Ctrl-C pauses it.", ports);
}
