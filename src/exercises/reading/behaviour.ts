import { readQuestions } from "./read-questions.ts";

const SAMPLE = "The sample game has just begun.";
const FULL = "The full game has just begun.";

/** What calls return and how often loops repeat. */
export const RETURNS = readQuestions(`
etlu-straight (checkEtluMoveIsLegal)
What does CheckEtluMoveIsLegal(Board, 5, 4, 3, 4) return?
= True: The rank changes by 2 and the file does not change.

etlu-diagonal (checkEtluMoveIsLegal)
What does CheckEtluMoveIsLegal(Board, 5, 4, 3, 6) return?
= False: The rank and the file both change, and one of them would have to stay the same.

nabu-straight (checkNabuMoveIsLegal)
What does CheckNabuMoveIsLegal(Board, 3, 2, 4, 2) return?
= False: The file does not change, and both differences must be exactly 1.

nabu-diagonal (checkNabuMoveIsLegal)
What does CheckNabuMoveIsLegal(Board, 3, 2, 4, 1) return?
= True: The rank and the file both change by 1; the sign does not matter.

marzaz-pani-diagonal (checkMarzazPaniMoveIsLegal)
What does CheckMarzazPaniMoveIsLegal(Board, 3, 3, 4, 4) return?
= False: The rank and the file both change, and one of them would have to stay the same.

sarrum-same (checkSarrumMoveIsLegal)
What does CheckSarrumMoveIsLegal(Board, 2, 2, 2, 2) return?
= True: Both differences are 0, which is at most 1; CheckMoveIsLegal refuses such a move before.

gisgigir-capture (checkGisgigirMoveIsLegal, initialiseBoard)
${SAMPLE} What does CheckGisgigirMoveIsLegal(Board, 1, 8, 1, 4) return?
= True: The squares between, 71, 61 and 51, are empty; the finish square is not looked at.

gisgigir-blocked (checkGisgigirMoveIsLegal, initialiseBoard)
${SAMPLE} What does CheckGisgigirMoveIsLegal(Board, 1, 2, 1, 8) return?
= False: Black's sarrum on 41 is between the two squares.

redum-two-ranks (checkRedumMoveIsLegal)
${FULL} What does CheckRedumMoveIsLegal(Board, 7, 4, 5, 4, "W") return?
= False: A redum moves one rank forward, also from the rank on which it begins.

redum-no-capture (checkRedumMoveIsLegal)
${FULL} What does CheckRedumMoveIsLegal(Board, 7, 4, 6, 5, "W") return?
= False: The finish square is on a neighbouring file and has no piece of the opponent.

redum-capture (checkRedumMoveIsLegal, initialiseBoard)
${SAMPLE} What does CheckRedumMoveIsLegal(Board, 2, 1, 1, 2, "W") return?
= True: The redum on 12 moves one rank forward and captures the gisgigir on 21.

redum-backwards (checkRedumMoveIsLegal)
${FULL} What does CheckRedumMoveIsLegal(Board, 2, 4, 3, 4, "W") return?
= False: For White the rank must become smaller by 1, and here it becomes larger.

legal-not-mine (checkMoveIsLegal, initialiseBoard)
${SAMPLE} What does CheckMoveIsLegal(Board, 1, 8, 1, 4, "B") return?
= False: The piece on 81 is White's, and the last argument says that it is Black's turn (and Black's own sarrum is on 41).

legal-own-piece (checkMoveIsLegal, initialiseBoard)
${SAMPLE} What does CheckMoveIsLegal(Board, 3, 1, 2, 1, "W") return?
= False: White's own redum is on the finish square, 12.

legal-empty (checkMoveIsLegal, initialiseBoard)
${SAMPLE} What does CheckMoveIsLegal(Board, 4, 4, 4, 5, "W") return?
= False: The start square is empty, so there is no piece of White's on it.

won-own-sarrum (checkIfGameWillBeWon, initialiseBoard)
${SAMPLE} What does CheckIfGameWillBeWon(Board, 3, 1) return?
= True: It compares only the letter on the square with S, and not the colour.

board-element (initialiseBoard)
${SAMPLE} What is the value of Board[1][4] in Python?
= BS: The rank comes first: this is the square 41.

board-element-full (initialiseBoard)
${FULL} What is the value of Board[8][4] in Python?
= WM: Rank 8 has White's pieces, and file 4 has the marzaz pani.

start-rank (main)
The start square 83 has been typed. What is the value of StartRank?
= 3: The rank is the remainder when the grid reference is divided by 10.

finish-file (main)
The finish square 41 has been typed. What is the value of FinishFile?
= 4: The file is the whole number of times that 10 goes into the grid reference.

gisgigir-three (checkGisgigirMoveIsLegal)
${SAMPLE} White moves from 81 to 41. How many times in all are the bodies of the loops in CheckGisgigirMoveIsLegal executed?
= 3: It is executed once for each square between: 71, 61 and 51.

gisgigir-none (checkGisgigirMoveIsLegal)
${SAMPLE} White moves from 81 to 82. How many times in all are the bodies of the loops in CheckGisgigirMoveIsLegal executed?
= 0: There is no square between.

gisgigir-to-the-end (checkGisgigirMoveIsLegal)
${SAMPLE} How many times in all are the bodies of the loops in CheckGisgigirMoveIsLegal executed for the refused move from 21 to 81, if Black plays it?
= 5: The loop continues after the piece on 41, to the last square between, 71.

create-elements (createBoard)
How many elements does the array have that CreateBoard makes in Python?
= 81: It has the indices 0 to 8 in both dimensions, 9 times 9.

display-squares (displayBoard)
How many times is the body of the inner loop of DisplayBoard executed in one call?
= 64: It is executed for 8 files of each of the 8 ranks.

trace-sample-capture (main) 2 marks
${SAMPLE} White's move 81 to 41 has been typed. State the values of StartRank, StartFile, FinishRank and FinishFile.
- StartRank is 1 and StartFile is 8
- FinishRank is 1 and FinishFile is 4
`);

/** What the program shows and asks. */
export const OUTPUT = readQuestions(`
winner (main, displayWinner, initialiseBoard)
The answers Y, 81 and 41 are typed. Which player does the program name as the winner?
= White: White's gisgigir captures Black's sarrum, and DisplayWinner is called before the turn changes.

boards-shown (main, initialiseBoard)
The answers Y, 81 and 41 are typed. How many times is the board shown before the program asks whether to play again?
= 1: It is shown before the move, and not again after the move that wins.

turn-after-win (main, initialiseBoard)
The answers Y, 81 and 41 are typed. What is the value of WhoseTurn when the program asks whether to play again?
= B: The turn changes after every legal move, also after the one that wins.

promoted (main, makeMove, initialiseBoard)
The answers Y, 12 and 21 are typed. Which two characters does the board then show on 21?
= WM: White's redum captures the gisgigir, reaches rank 1 and becomes a marzaz pani.

no-new-board (main, checkMoveIsLegal, initialiseBoard)
The answers Y, 12 and 13 are typed. Is the board shown again before the program asks for another move?
= no: The move is not legal, and DisplayBoard is called outside the loop that asks for moves.

next-turn (main, initialiseBoard)
The answers Y, 13 and 23 are typed. Whose turn does the program announce next?
= Black: The sarrum's move is legal, so the turn changes.

refused-turn (main, checkMoveIsLegal, checkGisgigirMoveIsLegal, initialiseBoard)
The answers Y, 81 and 86 are typed. Which player is to make the next move?
= White: Black's etlu on 83 is in the way, so the move is refused and White must try another.

second-game-turn (main)
Black wins the first game and the players play again. Who makes the first move of the second game?
= White: WhoseTurn is set to “W” at the beginning of each game.

finish-is-asked (main, getMove)
The answers Y and 55 are typed. Square 55 is empty. What does the program ask for next?
= the finish square: GetMove asks for both squares and checks neither; then they are judged together.

small-letter (main)
At the question about the sample game a small y is typed. Which game begins, the sample game or the full game?
= the sample game: The main program makes a capital of a small letter.

other-letter (main, initialiseBoard)
At the question about the sample game the letter X is typed. Which game begins, the sample game or the full game?
= the full game: InitialiseBoard compares the answer with “Y” only.
`);
