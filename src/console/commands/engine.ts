import type { AnyGame, Move } from "../../core/game.ts";
import { inWords } from "../../core/text.ts";
import { pvTexts } from "../../engine/search/pv-text.ts";
import { BEST_LEVEL, type Score, type SearchInfo } from "../../engine/types.ts";
import { hasDice } from "../../games/setups.ts";
import { current, type Match, matchOutcome, sideToAct } from "../../match/match.ts";
import {
  engineStrength,
  human,
  mergePlayers,
  type Player,
  playerName,
} from "../../match/players.ts";
import { readPause } from "../activities/pause.ts";
import { DEFAULT_LEVEL, withEngine } from "../dialogue/engine-players.ts";
import { DEFAULT_PACE, searchMatch } from "../dialogue/engine-turn.ts";
import type { State } from "../dialogue/state.ts";
import { questionFor } from "../dialogue/transitions.ts";
import { playerToMove } from "../render/show.ts";
import type { Port } from "../terminal/port.ts";
import { type Command, NO_MATCH } from "./command.ts";

const SECOND = 1000;
/** How far a hint looks: as far on every machine, but not for ever in a game that is slow to search. */
const HINT = { nodes: 400_000, milliseconds: 3000 };
/** The longest win, in moves, that a hint looks for in earnest. */
const MOST_MOVES = 5;
/** How long `analyse` goes on, in seconds. */
const ANALYSIS = 10;
/** The player of every side of a game that is only watched. */
const WATCHED: Player = { kind: "engine", strength: { level: 5 } };

/** The words about the computer as a player and as an adviser. */
export const ENGINE_COMMANDS: readonly Command[] = [
  {
    names: ["computer"],
    argument: "[SIDE]",
    about: "lets the computer play a side, such as computer black 3",
    more: `It takes the sides that the computer plays from now on (both or all for every side), and a level from 1 to ${BEST_LEVEL} or a time per move such as 500ms. A level alone changes the sides that it plays already; off takes sides from it, or all of them. Ctrl-C pauses it, and computer alone lets it continue.`,
    run: playedByComputer,
  },
  {
    names: ["hint"],
    about: "shows a good move, and a forced win where there is one",
    more: `It thinks for ${HINT.milliseconds / SECOND} seconds at most; Ctrl-C makes it answer at once.`,
    run: hint,
  },
  {
    names: ["analyse", "analyze"],
    argument: "[SECONDS]",
    about: "shows the best play for both sides at growing depth",
    more: `It goes on for ${ANALYSIS} seconds unless you name another number; Ctrl-C stops it.`,
    run: analyse,
  },
  {
    names: ["watch"],
    argument: "[SECONDS]",
    about: "lets the computer play against itself, at this pace",
    more: `A move takes ${DEFAULT_PACE} seconds unless you name another number; Ctrl-C pauses the game, and computer alone lets it continue.`,
    run: watch,
  },
];

function playedByComputer(state: State, argument: string, port: Port): State {
  if (argument === "" && state.enginePaused) return seated({ ...state, enginePaused: false });
  if (argument === "") {
    const { name = "" } = state.game.sides.at(-1) ?? {};
    const how = `computer ${name.toLowerCase()} ${DEFAULT_LEVEL} let it play ${name} at level ${DEFAULT_LEVEL} of ${BEST_LEVEL}.`;
    port.say(`${whoPlays(state)} The words ${how}`);
    return state;
  }
  const humans = humansOf(state);
  const players = withEngine(state.game, state.players, argument, { humans });
  if (!players.ok) {
    port.say(players.reason);
    return state;
  }
  const next = { ...state, players: players.value, humans, enginePaused: false };
  port.say([whoPlays(next), ...givenBack(state, next)].join(" "));
  return seated(next);
}

/** The names of the humans who would play if the engine did not. */
function humansOf({ game, players, humans = [] }: State): readonly string[] {
  return game.sides.map((_, side) => {
    const player = players[side] ?? human();
    return player.kind === "human" ? player.name : (humans[side] ?? "");
  });
}

/** "White is played by hand again.": the sides that it has left while it plays others. */
function givenBack({ game, players }: State, next: State): readonly string[] {
  const left = game.sides.filter(
    (_, side) => engineStrength(players[side]) && !engineStrength(next.players[side]),
  );
  if (left.length === 0 || !next.players.some(engineStrength)) return [];
  const names = inWords(left.map(({ name }) => name));
  return [`${names} ${left.length === 1 ? "is" : "are"} played by hand again.`];
}

/** "Black: Computer, level 3." */
function whoPlays({ game, players }: State): string {
  const played = game.sides.flatMap(({ name }, side) =>
    engineStrength(players[side]) ? [`${name}: ${playerName(players[side])}.`] : [],
  );
  return played.length > 0 ? played.join(" ") : "The computer plays no side.";
}

/** Returns the state in which the new players play the current game. */
function seated(state: State): State {
  const { match, players } = state;
  if (!match || matchOutcome(match)) return state;
  const next = { ...match, info: { ...match.info, players } };
  return { ...state, match: next, question: questionFor(next, false) };
}

/** The match on the board where it still goes on; else says why there is nothing to think about. */
function open({ match }: State, port: Port): Match | undefined {
  if (!match) port.say(NO_MATCH);
  else if (matchOutcome(match)) port.say("The game is over.");
  else if (match.game.toMove(current(match).position) === "chance") {
    port.say("Throw the dice first.");
  } else return match;
  return undefined;
}

async function hint(state: State, _argument: string, port: Port): Promise<State> {
  const match = open(state, port);
  if (!match) return state;
  const { position } = current(match);
  const hopeless = match.game.deadPosition(position);
  if (hopeless) {
    port.say(`${hopeless} Type draw to offer a draw.`);
    return state;
  }
  const { finding } = await searchMatch(state, match, { limits: HINT, mate: MOST_MOVES }, port);
  const [move] = finding.pv;
  if (finding.depth === 0 || move === undefined) {
    port.say("There was no time to find a good move.");
    return state;
  }
  port.say(
    `A good move: ${match.game.writeMove(position, move)}. ${match.game.describe(position, move)}`,
  );
  const forced = forcedEnd(match, finding.score);
  if (forced) port.say(forced);
  return state;
}

/** "White captures the sarrum in 3 moves."; undefined where no end is forced. */
function forcedEnd(match: Match, score: Score): string | undefined {
  if (score.kind === "value") return undefined;
  const { sides, goal } = match.game;
  const mover = sideToAct(match);
  const moves = Math.ceil(score.plies / 2);
  const times = moves === 1 ? "1 move" : `${moves} moves`;
  if (score.kind === "win") return `${sides[mover]?.name} ${goal} in ${times}.`;
  return `All the same ${sides[1 - mover]?.name} ${goal} in ${times}.`;
}

async function analyse(state: State, argument: string, port: Port): Promise<State> {
  const seconds = readPause(argument === "" ? String(ANALYSIS) : argument, "The time to analyse");
  if (!seconds.ok) {
    port.say(seconds.reason);
    return state;
  }
  const match = open(state, port);
  if (!match) return state;
  const limits = { milliseconds: SECOND * seconds.value };
  const measure = hasDice(match.game) ? "chance to win" : "score";
  port.say(`Depth, ${measure} for ${playerToMove(match)}, and best play:`);
  let told = 0;
  let best = "";
  const tell = (depth: number, play: string) => {
    port.say(`  ${String(depth).padStart(2)}  ${play}`);
    told = depth;
    best = play;
  };
  const { finding } = await searchMatch(state, match, { limits }, port, (found) => {
    const play = bestPlay(match, found);
    // Where nothing can change any more, the same line would come again and again.
    if (play !== best) tell(found.depth, play);
  });
  if (finding.depth > told) tell(finding.depth, bestPlay(match, finding));
  return state;
}

/** The most moves of a line of play that are shown. */
const LONGEST_LINE = 8;

/** The score and the line of a finding: "   +0.35  81-61  41-42". */
function bestPlay(match: Match, { score, pv }: SearchInfo<Move>): string {
  const { game } = match;
  const moves = pvTexts(game, current(match).position, pv.slice(0, LONGEST_LINE), game.writeMove);
  return `${scoreText(game, score).padStart(8)}  ${moves.join("  ")}`;
}

/** "+1.25" in redums, pawns or men, or the chance to win in games with dice; "wins in 3". */
function scoreText(game: AnyGame, score: Score): string {
  if (score.kind !== "value") {
    return `${score.kind === "win" ? "wins" : "loses"} in ${Math.ceil(score.plies / 2)}`;
  }
  const { centi } = score;
  // In hundredths of a per cent above an equal share.
  if (hasDice(game)) return `${(100 / game.sides.length + centi / 100).toFixed(1)} %`;
  return `${centi < 0 ? "-" : "+"}${(Math.abs(centi) / 100).toFixed(2)}`;
}

/** Gives every side to the computer, at a middling level where it does not play already. */
function watch(state: State, argument: string, port: Port): State {
  const pace = readPause(argument === "" ? String(DEFAULT_PACE) : argument);
  if (!pace.ok) {
    port.say(pace.reason);
    return state;
  }
  if (!state.match) {
    port.say(NO_MATCH);
    return state;
  }
  if (matchOutcome(state.match)) {
    port.say("The game is over.");
    return state;
  }
  const humans = humansOf(state);
  const engines = state.players.map((player) => (player.kind === "engine" ? player : undefined));
  const watched = state.game.sides.map(() => WATCHED);
  const players = mergePlayers(state.game.sides, engines, watched);
  port.say("The computer plays every side; Ctrl-C pauses it.");
  return seated({ ...state, players, humans, pace: pace.value, enginePaused: false });
}
