/**
 * A port of the exam's program that behaves as the original does in a pipe: it echoes nothing, writes its
 * output at the end, and stops with an error at the end of its input, when it is typed a letter or an empty
 * line, or at rank 9. Its arguments change that:
 *
 *     lines      questions end with a line end
 *     columns    the board has no bars
 *     quiet      it ends without an error at the end of its input
 *     goodbye    it says so, too
 *     zeros      at the end of its input, or when it is typed letters, it continues with 0 (VB.NET, C#, Pascal)
 *     patient    it asks again for what is not a number or not Y or N, also at the end of its input
 *     silent     its questions have no text
 *     half       those for the finish square have none
 *     mark       it prints \u0001 before it reads an answer
 *     yn, count, captures   solutions: accept only Y or N, count moves, name the captured piece
 *
 * It must not import node:process: Node 20 then opens the standard input as a stream, and reading it fails
 * where the answers come late.
 */
import { readFileSync, realpathSync, writeSync } from "node:fs";
import { fileURLToPath } from "node:url";

let words = [];
let lines = [];
let output = "";
let most = 0;

const has = (word) => words.includes(word);

class EndOfInput extends Error {}
class TooMuchOutput extends Error {}

function print(text = "") {
  output += `${text}\n`;
  if (output.length > most) throw new TooMuchOutput();
}

function ask(question) {
  if (!has("silent") && !(has("half") && question.includes("to move piece to")))
    output += `${question}${has("lines") ? "\n" : " "}${has("mark") ? "\u0001" : ""}`;
  const line = lines.shift();
  if (line === undefined && !has("zeros") && !has("patient"))
    throw new EndOfInput("EOF when reading a line");
  return line;
}

function askNumber(question) {
  for (;;) {
    const line = ask(question);
    if (/^\d+$/.test(line ?? "")) return Number(line);
    if (has("zeros") && line === undefined) return 0;
    if (!has("patient")) throw new TypeError(`invalid literal for int(): '${line}'`);
    print("That is not a number.");
  }
}

function askLetter(question) {
  for (;;) {
    const line = ask(question) ?? (has("zeros") ? "\0" : "");
    if (has("yn") || has("patient")) {
      if (/^[YNyn]$/.test(line)) return line.toUpperCase();
      print("Please answer Y or N.");
    } else if (line.length === 1) return line.toUpperCase();
    else throw new TypeError("ord() expected a character");
  }
}

const SAMPLE = { 21: "BG", 41: "BS", 81: "WG", 12: "WR", 13: "WS", 23: "BE", 83: "BE", 86: "BR" };

function initialise(sample) {
  const board = Array.from({ length: 9 }, () => new Array(9).fill("  "));
  if (sample === "Y") {
    for (const [square, piece] of Object.entries(SAMPLE)) board[square[1]][square[0]] = piece;
    return board;
  }
  for (const [file, letter] of [..." GENMSNEG"].entries()) {
    if (file === 0) continue;
    for (const [rank, piece] of [
      [1, `B${letter}`],
      [2, "BR"],
      [7, "WR"],
      [8, `W${letter}`],
    ]) {
      board[rank][file] = piece;
    }
  }
  return board;
}

function display(board) {
  print();
  for (let rank = 1; rank <= 8; rank += 1) {
    if (has("columns")) {
      print(`${rank}  ${board[rank].slice(1).join(" ")}`.trimEnd());
      continue;
    }
    print("     _______________________");
    print(`${rank}   |${board[rank].slice(1).join("|")}|`);
  }
  if (!has("columns")) print("     _______________________");
  print();
  print(has("columns") ? "   1  2  3  4  5  6  7  8" : "      1  2  3  4  5  6  7  8");
  print();
}

/** How each piece moves, by the differences of ranks and files. */
const MOVES = {
  S: (far, wide) => far <= 1 && wide <= 1,
  N: (far, wide) => far === 1 && wide === 1,
  M: (far, wide) => far + wide === 1,
  E: (far, wide) => far + wide === 2 && far * wide === 0,
  G: (far, wide) => far * wide === 0,
};

function pieceMoves(board, [letter], colour, start, finish) {
  const [ranks, files] = [finish.rank - start.rank, finish.file - start.file];
  const [far, wide] = [Math.abs(ranks), Math.abs(files)];
  if (letter === "R") {
    if (ranks !== (colour === "W" ? -1 : 1)) return false;
    const isEmpty = board[finish.rank][finish.file] === "  ";
    return files === 0 ? isEmpty : wide === 1 && !isEmpty;
  }
  if (!MOVES[letter](far, wide)) return false;
  return letter !== "G" || isFree(board, start, ranks, files);
}

function isFree(board, start, ranks, files) {
  const steps = Math.abs(ranks + files);
  for (let step = 1; step < steps; step += 1) {
    const rank = start.rank + (step * ranks) / steps;
    if (board[rank][start.file + (step * files) / steps] !== "  ") return false;
  }
  return true;
}

function isLegal(board, start, finish, turn) {
  if (start.rank === finish.rank && start.file === finish.file) return false;
  // Outside the board this is an error, as in the original.
  const [colour, ...letter] = board[start.rank][start.file];
  if (colour !== turn || board[finish.rank][finish.file][0] === turn) return false;
  return pieceMoves(board, letter, colour, start, finish);
}

const squareOf = (number) => ({ rank: number % 10, file: Math.floor(number / 10) });

function move(board, turn) {
  for (;;) {
    const start = squareOf(askNumber("Enter coordinates of square containing piece to move:"));
    const finish = squareOf(askNumber("Enter coordinates of square to move piece to:"));
    if (isLegal(board, start, finish, turn)) return [start, finish];
    print("That is not a legal move - please try again");
  }
}

const COLOURS = { W: "White", B: "Black" };
const NAMES = { R: "redum", S: "sarrum", M: "marzaz pani", G: "gisgigir", N: "nabu", E: "etlu" };

function playGame() {
  const board = initialise(askLetter("Do you want to play the sample game (enter Y for Yes)?"));
  let captured = "";
  for (let moves = 1; captured[1] !== "S"; moves += 1) {
    const turn = moves % 2 === 1 ? "W" : "B";
    display(board);
    print(`It is ${COLOURS[turn]}'s turn`);
    const [start, finish] = move(board, turn);
    captured = board[finish.rank][finish.file];
    makeMove(board, start, finish, turn);
    if (captured[1] === "S" && has("count")) print(`Moves: ${moves}`);
    if (captured[1] === "S") print(`${COLOURS[turn]} wins!`);
    else if (captured !== "  " && has("captures")) {
      print(`Captured: ${COLOURS[captured[0]]} ${NAMES[captured[1]]}`);
    }
  }
}

function makeMove(board, start, finish, turn) {
  const moved = board[start.rank][start.file];
  const promotes = moved[1] === "R" && finish.rank === (turn === "W" ? 1 : 8);
  board[finish.rank][finish.file] = promotes ? `${turn}M` : moved;
  board[start.rank][start.file] = "  ";
}

/**
 * Runs the program in this process, with an output limit.
 * @returns what it printed, and how it ended
 */
export function play(behaviour, input, limit = 20_000 + 400 * input.split("\n").length) {
  [words, lines, output, most] = [behaviour, input.split("\n").slice(0, -1), "", limit];
  let error;
  try {
    do playGame();
    while (askLetter("Do you want to play again (enter Y for Yes)?") === "Y");
  } catch (thrown) {
    error = thrown;
  }
  if (error instanceof TooMuchOutput) return { output, end: "too much output", error };
  if (!(error instanceof EndOfInput)) return { output, end: error ? "crash" : "exit", error };
  if (has("goodbye")) print("\nGoodbye.");
  return has("quiet") || has("goodbye") ? { output, end: "exit" } : { output, end: "crash", error };
}

if (realpathSync(process.argv[1] ?? ".") === fileURLToPath(import.meta.url)) {
  const run = play(process.argv.slice(2), readFileSync(0, "utf8"), 400_000);
  for (let bytes = Buffer.from(run.output); bytes.length > 0; ) {
    bytes = bytes.subarray(writeSync(1, bytes));
  }
  if (run.error) console.error(run.error.stack);
  process.exitCode = run.error ? 1 : 0;
}
