/** What is shown and asked, and the main program. Difference 4: the wording is ours. */
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import chalk from "chalk";
import { askForLetter, askForNumber } from "./input.ts";
import {
  boardDimension, checkIfGameWillBeWon, checkMoveIsLegal, createBoard, initialiseBoard, makeMove,
} from "./rules.ts";

export function displayWhoseTurnItIs(whoseTurn: string): void {
  if (whoseTurn === "W") console.log("It is White's turn.");
  else console.log("It is Black's turn.");
}

/** Unused, as in every version of the original that was seen: the main program asks this itself. */
export function getTypeOfGame(): string {
  let typeOfGame = askForLetter("Play the sample game (Y for yes)? ");
  return typeOfGame;
}

/** The player whose turn it is has won. */
export function displayWinner(whoseTurn: string): void {
  if (whoseTurn === "W") console.log("Black's sarrum has been captured. White wins!");
  else console.log("White's sarrum has been captured. Black wins!");
}

/** Shows the board with its ranks and files numbered. Figure 4. */
export function displayBoard(board: string[][]): void {
  console.log();
  for (let rankNo = 1; rankNo <= boardDimension; rankNo += 1) {
    process.stdout.write(`     _______________________\n${rankNo}   `);
    for (let fileNo = 1; fileNo <= boardDimension; fileNo += 1) {
      process.stdout.write(`|${inColour(board[rankNo]![fileNo]!)}`);
    }
    console.log("|");
  }
  console.log("     _______________________\n\n      1  2  3  4  5  6  7  8\n\n");
}

/** A piece in the colour of its army, if the terminal has colours. */
function inColour(piece: string): string {
  if (piece === "  " || process.env.NO_COLOR) return piece;
  return piece[0] === "W" ? chalk.bgBlue.whiteBright(piece) : chalk.bgBlack.yellowBright(piece);
}

/** Asks for both squares and returns them, as a pair of numbers. Checks nothing. */
export function getMove(startSquare: number, finishSquare: number): [number, number] {
  startSquare = askForNumber("Start square, file first: ");
  finishSquare = askForNumber("Finish square, file first: ");
  return [startSquare, finishSquare];
}

/** The main program: one game after another. */
export function main(): void {
  let board = createBoard();
  let startSquare = 0, finishSquare = 0;
  let startRank = 0, startFile = 0, finishRank = 0, finishFile = 0;
  let moveIsLegal = false, gameOver = false;
  let playAgain = "Y", sampleGame = "", whoseTurn = "W";
  while (playAgain === "Y") {
    whoseTurn = "W";
    gameOver = false;
    sampleGame = askForLetter("Play the sample game (Y for yes)? ");
    if (sampleGame.charCodeAt(0) >= 97 && sampleGame.charCodeAt(0) <= 122)
      sampleGame = String.fromCharCode(sampleGame.charCodeAt(0) - 32);
    initialiseBoard(board, sampleGame);
    while (!gameOver) {
      displayBoard(board);
      displayWhoseTurnItIs(whoseTurn);
      moveIsLegal = false;
      while (!moveIsLegal) {
        [startSquare, finishSquare] = getMove(startSquare, finishSquare);
        startRank = startSquare % 10;
        startFile = Math.floor(startSquare / 10);
        finishRank = finishSquare % 10;
        finishFile = Math.floor(finishSquare / 10);
        moveIsLegal = checkMoveIsLegal(
          board, startRank, startFile, finishRank, finishFile, whoseTurn,
        );
        if (!moveIsLegal) console.log("That is not a legal move – please try again");
      }
      gameOver = checkIfGameWillBeWon(board, finishRank, finishFile);
      makeMove(board, startRank, startFile, finishRank, finishFile, whoseTurn);
      if (gameOver) displayWinner(whoseTurn);
      if (whoseTurn === "W") whoseTurn = "B";
      else whoseTurn = "W";
    }
    playAgain = askForLetter("Play again (Y for yes)? ");
    if (playAgain.charCodeAt(0) >= 97 && playAgain.charCodeAt(0) <= 122)
      playAgain = String.fromCharCode(playAgain.charCodeAt(0) - 32);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
