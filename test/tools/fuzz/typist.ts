import type { AnyGame, Position } from "../../../src/game/rules/game.ts";
import { PROMPT } from "../../cli/program.ts";
import type { Random } from "./random.ts";

const YES = ["y", "Y", "yes", " y "] as const;
const NO = ["", "n", "no", "13", "yess"] as const;
/** Commands of the program that leave the game as it is. */
const HARMLESS = [
  ...["help", "?", "board", "moves", "review list", "rules", "explain", "MOVES"],
  ...["board words", "flip", "setup text", "diagram"],
] as const;
const WORDS = [
  ...HARMLESS,
  "undo",
  "undo",
  "undo",
  "redo",
  "redo",
  "resign",
  "draw",
  "new",
] as const;
const ARGUMENTS = ["redum", "S", "x", "12x21=M", "sarrum king", "piece", "\u001b[2J"] as const;
const SPACES = ["", " ", "  ", "\t", "\u00a0"] as const;
const BETWEEN = ["", " ", "-", "x", " - ", "  ", "–", "\t"] as const;
const AFTER = ["", "", "", "=M", "=m", "M", "=S", "=", "x"] as const;
const CHARACTERS = [
  ..."0123456789WBSMNEGR-x=#!~$`'\"\\{}<>%é١３𝟏👑\u0000\u0007\u001b[2J\u009b\u202e\u2028",
];

/** Makes up lines as a player might type them, or a cat; none holds a newline, none leaves the program. */
export function makeTypist(random: Random, game: AnyGame) {
  const digit = () => String(random.below(10));
  const square = () => digit() + digit();
  const pair = () => square() + random.pick(BETWEEN) + square() + random.pick(AFTER);

  function words(): string {
    const word = misspelt(random.pick(WORDS));
    const argument = random.pick([square, square, pair, () => random.pick(ARGUMENTS)]);
    const often = /^(moves|explain|rules|position|diagram)$/.test(word);
    return random.percent(often ? 70 : 10) ? `${word} ${argument()}` : word;
  }

  /** Sometimes drops, doubles or changes a letter. */
  function misspelt(word: string): string {
    if (random.percent(60)) return word;
    const at = random.below(word.length);
    const instead = random.pick(["", (word[at] ?? "").repeat(2), "j", "\u0000"]);
    return word.slice(0, at) + instead + word.slice(at + 1);
  }

  function characters(): string {
    const length = random.percent(2) ? 5_000 : random.below(12);
    return Array.from({ length }, () => CHARACTERS[random.below(CHARACTERS.length)]).join("");
  }

  function bytes(): Buffer {
    return Buffer.from(Array.from({ length: random.below(30) }, () => random.below(256)));
  }

  function nonsense(): string | Buffer {
    return random.pick([square, pair, words, words, words, characters, bytes])();
  }

  /** Returns a legal move of the position, as two names of squares; undefined if there is none. */
  function legalMove(position: Position, start?: string): readonly [string, string] | undefined {
    const name = (index: number | undefined) => game.squares?.name(index ?? 0) ?? "";
    const moves = game
      .legalMoves(position)
      .map((move) => game.squaresTouched(position, move))
      .map((path) => [name(path[0]), name(path.at(-1))] as const)
      .filter((move) => start === undefined || move[0] === start);
    return moves[random.below(moves.length || 1)];
  }

  function atStart(position: Position): string | Buffer {
    const move = random.percent(55) ? legalMove(position) : undefined;
    if (!move) return nonsense();
    const [start, finish] = move;
    return random.percent(50) ? start : start + random.pick(["", " ", "-", "x"]) + finish;
  }

  function atFinish(position: Position, start: string): string | Buffer {
    const move = random.percent(75) ? legalMove(position, start) : undefined;
    return move ? move[1] : nonsense();
  }

  function answerTo(prompt: string, position: Position): string | Buffer {
    if (prompt === PROMPT.start) return atStart(position);
    if (prompt === PROMPT.again) return random.pick([...YES, ...HARMLESS]);
    const [, start] = /^Finish square, from (\d\d): $/.exec(prompt) ?? [];
    if (start !== undefined) return atFinish(position, start);
    return random.percent(70) ? random.pick([...YES, ...NO]) : nonsense();
  }

  return (prompt: string, position: Position): Buffer => {
    const typed = answerTo(prompt, position);
    const around = random.percent(5) ? random.pick(SPACES) : "";
    const end = random.percent(5) ? "\r" : "";
    const line = Buffer.concat([Buffer.from(around), Buffer.from(typed)]);
    const inOnePiece = line.map((byte) => (byte === 10 || byte === 13 ? 32 : byte));
    // Random bytes can read as q, which is short for quit.
    const typedLine = /^\s*q\s*$/i.test(inOnePiece.toString()) ? Buffer.from("qq") : inOnePiece;
    return Buffer.concat([typedLine, Buffer.from(end)]);
  };
}
