import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { type AnyGame, setupPosition } from "../../../src/game/rules/game.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { environment, HOME_OF_PROGRAM, NOT_LEGAL, START, STEERING } from "../../cli/program.ts";
import { portsOf, runDialogue } from "../../game/session/run-dialogue.ts";
import { boardsIn, impossibility } from "./boards.ts";
import type { Random } from "./random.ts";
import { makeTypist } from "./typist.ts";

/** The counts of a batch of lines. */
export interface Figures {
  lines: number;
  games: number;
  moves: number;
  refusals: number;
  boards: number;
  /** Characters that the program printed. */
  printed: number;
}

/** A part of a dialogue: a question with its answer, or other output. */
type Part = { readonly asked: string } | { readonly said: string };

interface Conversation {
  readonly lines: readonly Buffer[];
  readonly parts: readonly Part[];
  readonly figures: Figures;
}

/**
 * Makes up lines in a dialogue in this process, types the same lines into the program in another
 * process, and compares the output. Throws if anything is wrong, and names a file with the lines.
 */
export async function runBatch(random: Random, length: number): Promise<Figures> {
  const lines: Buffer[] = [];
  try {
    const conversation = await talk(random, length, lines);
    const output = runProgram(lines);
    compare(conversation.parts, output);
    const boards = boardsIn(output);
    for (const board of boards) {
      const fault = impossibility(board);
      if (fault) throw new Error(`${fault}: ${board.join("|")}`);
    }
    return { ...conversation.figures, boards: boards.length, printed: output.length };
  } catch (error) {
    const file = join(mkdtempSync(join(tmpdir(), "lines-")), "input");
    writeFileSync(file, joined(lines));
    throw new Error(`after ${lines.length} lines, which are in ${file}`, { cause: error });
  }
}

const joined = (lines: readonly Buffer[]) =>
  Buffer.concat(lines.flatMap((line) => [line, Buffer.from("\n")]));

/** Holds the dialogue; the last line leaves the program. */
async function talk(random: Random, length: number, lines: Buffer[]): Promise<Conversation> {
  const figures: Figures = { lines: 0, games: 0, moves: 0, refusals: 0, boards: 0, printed: 0 };
  const parts: Part[] = [];
  const rules = anyGame(sarrum);
  let position = setupPosition(rules, 0);
  const watched: AnyGame = {
    ...rules,
    readPosition(text) {
      figures.games++;
      return rules.readPosition(text);
    },
    play(before, move) {
      figures.moves++;
      return rules.play(before, move);
    },
    toMove(shown) {
      position = shown;
      return rules.toMove(shown);
    },
  };
  const type = makeTypist(random, rules);
  const port = portsOf({
    say(text) {
      if (text === NOT_LEGAL) figures.refusals++;
      parts.push({ said: `${text}\n` });
    },
    async ask(prompt, { board }) {
      parts.push({ asked: prompt });
      // Whoever makes the board asks last whose turn it is in the position shown.
      board?.();
      const line = lines.length === length - 1 ? Buffer.from("quit") : type(prompt, position);
      lines.push(line);
      return line.toString().replace(/\r$/, "");
    },
  });
  await runDialogue(watched, {}, port);
  if (lines.length !== length) throw new Error("the program was left before the last line");
  return { lines, parts, figures: { ...figures, lines: lines.length } };
}

function runProgram(lines: readonly Buffer[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, START, {
    cwd: HOME_OF_PROGRAM,
    env: environment(),
    input: joined(lines),
    timeout: 120_000,
    maxBuffer: 1 << 30,
  });
  const output = new TextDecoder("utf-8", { fatal: true }).decode(stdout);
  if (status !== 0) throw new Error(`status ${status}: ${stderr}`);
  if (stderr.length > 0) throw new Error(`complaints: ${stderr}`);
  if (/^ {4}at /m.test(output)) throw new Error("a stack trace in the output");
  const [steering] = STEERING.exec(output) ?? [];
  if (steering !== undefined) throw new Error(`raw ${JSON.stringify(steering)} in the output`);
  return output;
}

/** Compares the output in this process with that of the program, which echoes the lines. */
function compare(parts: readonly Part[], output: string): void {
  let at = 0;
  let asked = 0;
  for (const part of parts) {
    const expected = "asked" in part ? part.asked : part.said;
    if (!output.startsWith(expected, at)) {
      const found = output.slice(at, at + expected.length + 80);
      throw new Error(
        `after line ${asked}, instead of\n${expected}\nthe program printed\n${found}`,
      );
    }
    at += expected.length;
    if ("asked" in part) {
      asked++;
      at = output.indexOf("\n", at) + 1;
    }
  }
  if (at !== output.length) throw new Error(`too much at the end: ${output.slice(at)}`);
}
