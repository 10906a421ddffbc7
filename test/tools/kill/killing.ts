import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { isDeepStrictEqual } from "node:util";
import {
  current,
  hasPlayersMove,
  type Match,
  startMatch,
  withMove,
} from "../../../src/game/match/match.ts";
import { matchOutcome } from "../../../src/game/match/outcome.ts";
import { readRecord } from "../../../src/game/records/pgn-reader.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../../src/game/rules/catalogue.ts";
import { setupPosition } from "../../../src/game/rules/game.ts";
import { environment, HOME_OF_PROGRAM, newHome, START } from "../../cli/program.ts";
import type { Random } from "../../random.ts";

/** The results of killing the program many times. */
export interface Figures {
  kills: number;
  /** Kills while the program was still starting. */
  starting: number;
  /** Moves whose next prompt had appeared by the time of a kill, in all. */
  completed: number;
  /** Kills between the typing of a move and the next prompt, and how many such moves were kept. */
  between: number;
  keptEarly: number;
  /** Times that a program continued the game of one that had been killed. */
  resumed: number;
  /** Kills after which a completed move was missing. */
  lost: number;
}

/** The most moves between two kills. */
const MOVES = 8;
/**
 * The longest time from typing a move to the kill, and from the start to a kill, in milliseconds.
 */
const DELAY = 12;
const START_UP = 900;
/** Longer than any answer takes, in milliseconds, also where other programs use the processors. */
const PATIENCE = 120_000;

interface Program {
  /** Returns the program's output before its first prompt. */
  begun(): Promise<string>;
  /** Types a line and waits for the next prompt. */
  answer(line: string): Promise<void>;
  /** Types a line without waiting. */
  type(line: string): void;
  /** Kills the program after some milliseconds; returns whether its next prompt had appeared. */
  kill(milliseconds: number): Promise<boolean>;
}

/** Starts the program with its input and output piped. */
function startProgram(home: string, words: readonly string[]): Program {
  const child = spawn(process.execPath, [...START, ...words], {
    cwd: HOME_OF_PROGRAM,
    env: environment({}, home),
    stdio: ["pipe", "pipe", "inherit"],
  });
  const output = reader(child);
  const type = (line: string) => {
    output.forget();
    child.stdin.write(`${line}\n`);
  };
  return {
    begun: output.prompt,
    type,
    async answer(line) {
      type(line);
      await output.prompt();
    },
    async kill(milliseconds) {
      const closed = new Promise((resolve) => child.once("close", resolve));
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      child.kill("SIGKILL");
      await closed;
      return output.hasPrompt();
    },
  };
}

/** Reads a program's output up to its prompts, which nothing else in it resembles. */
function reader(child: ChildProcess) {
  let text = "";
  let wake = () => {};
  let ended = false;
  child.stdout?.on("data", (data) => {
    text += data;
    wake();
  });
  child.on("close", () => {
    ended = true;
    wake();
  });
  const hasPrompt = () => /\n.*(: |\? )$/.test(text);
  return {
    hasPrompt,
    forget() {
      text = "";
    },
    async prompt(): Promise<string> {
      const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE);
      while (!hasPrompt() && !ended) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      clearTimeout(timer);
      const how = child.exitCode ?? child.signalCode;
      if (!hasPrompt()) throw new Error(`the program ended (${how}) before its prompt:\n${text}`);
      return text;
    },
  };
}

/** Returns the moves of every game in a program's data folder. */
function recordsIn(home: string): string[][] {
  return ["unfinished", "finished"].flatMap((kind) => {
    const folder = join(home, "data", "capture-the-sarrum", kind);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files
      .filter((name) => name.endsWith(".txt"))
      .map((name) => {
        const record = readRecord(readFileSync(join(folder, name), "utf8"));
        if (!record.ok) throw new Error(`${name}: ${record.reason}`);
        return record.value.moves.map(({ text }) => text);
      });
  });
}

const movesOf = ({ plies }: Match) =>
  plies.slice(1).map(({ move }) => move?.written.replaceAll(" ", ",") ?? "");

/**
 * A match after all completed moves, and perhaps the match with one more move, which may or may not
 * have been saved.
 */
interface Killed {
  readonly match: Match;
  readonly early?: Match;
}

/**
 * Plays random moves of random games, kills the program at random moments, and checks each time
 * that every move whose next prompt had appeared has been saved; the next program continues the
 * game.
 */
export async function killOften(random: Random, times: number): Promise<Figures> {
  const figures: Figures = {
    kills: 0,
    starting: 0,
    completed: 0,
    between: 0,
    keptEarly: 0,
    resumed: 0,
    lost: 0,
  };
  let home = newHome();
  let match: Match | undefined;
  while (figures.kills < times) {
    if (!match) {
      home = newHome();
      match = await newMatch(random);
    }
    const killed = await playAndKill(home, match, random, figures);
    figures.kills++;
    figures.completed += killed.match.at;
    match = keptOf(home, killed, figures);
  }
  return figures;
}

async function newMatch(random: Random): Promise<Match> {
  const listing = CATALOGUE[random(CATALOGUE.length)] ?? CATALOGUE[0];
  const choices = defaultChoices(listing);
  const game = await loadKnown(listing, choices);
  const facts = { choices, setup: "full", date: "", players: [] };
  return startMatch(game, setupPosition(game, 0), facts);
}

/** Starts a program that begins or continues the match; the test throws the dice. */
function startOn(home: string, { game, at }: Match): Program {
  const dice = game.id === "saturankam" ? ["--dice", "ask"] : [];
  const start = at > 0 ? ["--resume"] : ["--game", game.id, "--setup", "full"];
  return startProgram(home, [...start, ...dice]);
}

async function playAndKill(
  home: string,
  begun: Match,
  random: Random,
  figures: Figures,
): Promise<Killed> {
  const program = startOn(home, begun);
  if (random(10) === 0) {
    figures.starting++;
    await program.kill(random(START_UP));
    return { match: begun };
  }
  const greeting = await program.begun();
  if (begun.at > 0) {
    figures.resumed++;
    if (!greeting.includes("\nResumed: ")) throw new Error(`nothing was resumed:\n${greeting}`);
  }
  let match = begun;
  for (let moves = random(MOVES); moves > 0 && !matchOutcome(match); moves--) {
    const next = moved(match, random);
    await program.answer(lastMove(next));
    match = next;
  }
  if (matchOutcome(match)) {
    await program.kill(0);
    return { match };
  }
  const early = moved(match, random);
  program.type(lastMove(early));
  if (await program.kill(random(10 * DELAY) / 10)) return { match: early };
  figures.between++;
  return { match, early };
}

/** Returns the match after a random move. */
function moved(match: Match, random: Random): Match {
  const moves = match.game.legalMoves(current(match).position);
  return withMove(match, moves[random(moves.length)]!);
}

const lastMove = (match: Match) => current(match).move?.written ?? "";

/** Returns the match as it was saved, for the next program to continue; undefined if it is over. */
function keptOf(home: string, { match, early }: Killed, figures: Figures): Match | undefined {
  const records = recordsIn(home);
  const isKept = (one: Match) => records.some((moves) => isDeepStrictEqual(moves, movesOf(one)));
  const kept = [early, match].find((one) => one && isKept(one));
  if (kept && kept === early) figures.keptEarly++;
  if (!kept && hasPlayersMove(match)) figures.lost++;
  return kept && !matchOutcome(kept) ? kept : undefined;
}
