/** The exam's program: it asks for moves, makes them and announces the winner. */
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import chalk from "chalk";
import { ask } from "./input.ts";
import {
  BOARD_DIMENSION,
  type Board,
  type Colour,
  checkIfGameWillBeWon,
  checkMoveIsLegal,
  EMPTY,
  initialiseBoard,
  makeMove,
  opponentOf,
  pieceOn,
  type Square,
} from "./rules.ts";

const OFF_THE_BOARD: Square = { file: 0, rank: 0 };

/** Shows the board with its ranks and files numbered. Figure 4. */
export function displayBoard(board: Board): void {
  const line = `     ${"_".repeat(3 * BOARD_DIMENSION - 1)}`;
  console.log();
  for (let rank = 1; rank <= BOARD_DIMENSION; rank++) {
    let squares = "";
    for (let file = 1; file <= BOARD_DIMENSION; file++) {
      squares += `|${inColour(pieceOn(board, { file, rank }))}`;
    }
    console.log(`${line}\n${rank}   ${squares}|`);
  }
  console.log(`${line}\n\n      1  2  3  4  5  6  7  8\n`);
}

/** Returns a piece in the colour of its army, if the terminal has colours. */
function inColour(piece: string): string {
  if (piece === EMPTY || process.env.NO_COLOR) return piece;
  return piece[0] === "W" ? chalk.bgBlue.whiteBright(piece) : chalk.bgBlack.yellowBright(piece);
}

/** Says whose turn it is. */
export function displayWhoseTurnItIs(whoseTurn: Colour): void {
  if (whoseTurn === "W") console.log("It is White's turn.");
  else console.log("It is Black's turn.");
}

/** Asks for the type of game: Y means the sample game. Returns null at the end of the input. */
export function getTypeOfGame(): string | null {
  return ask("Play the sample game (Y for yes)? ");
}

/** Asks for the two squares of a move. Returns null at the end of the input. */
export function getMove(): { start: Square; finish: Square } | null {
  const start = getSquare("Start square, file first: ");
  if (start === null) return null;
  if (start === OFF_THE_BOARD) return { start, finish: OFF_THE_BOARD };
  const finish = getSquare("Finish square, file first: ");
  return finish === null ? null : { start, finish };
}

/** Asks for a square. Anything that is not a grid reference gives a square off the board. */
function getSquare(question: string): Square | null {
  const answer = ask(question);
  if (answer === null) return null;
  if (!/^[1-8][1-8]$/.test(answer)) return OFF_THE_BOARD;
  return { file: Number(answer[0]), rank: Number(answer[1]) };
}

/** Announces that the player whose turn it is has won. */
export function displayWinner(whoseTurn: Colour): void {
  if (whoseTurn === "W") console.log("Black's sarrum has been captured. White wins!");
  else console.log("White's sarrum has been captured. Black wins!");
}

function isYes(answer: string | null): boolean {
  return answer === "Y" || answer === "y";
}

/** The main program: plays one game after another, until the players stop or the input ends. */
export function main(): void {
  process.stdout.on("error", () => process.exit());
  let playAgain = true;
  while (playAgain) {
    const typeOfGame = getTypeOfGame();
    if (typeOfGame === null) return;
    let board = initialiseBoard(isYes(typeOfGame));
    let whoseTurn: Colour = "W";
    let gameOver = false;
    while (!gameOver) {
      displayBoard(board);
      displayWhoseTurnItIs(whoseTurn);
      let move = getMove();
      while (move !== null && !checkMoveIsLegal(board, move.start, move.finish, whoseTurn)) {
        console.log("That is not a legal move – please try again");
        move = getMove();
      }
      if (move === null) return;
      gameOver = checkIfGameWillBeWon(board, move.finish);
      board = makeMove(board, move.start, move.finish, whoseTurn);
      if (gameOver) {
        displayBoard(board);
        displayWinner(whoseTurn);
      }
      whoseTurn = opponentOf(whoseTurn);
    }
    playAgain = isYes(ask("Play again (Y for yes)? "));
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
