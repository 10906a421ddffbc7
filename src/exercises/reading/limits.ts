import { readQuestions } from "./read-questions.ts";

/**
 * What the exam's program does with input that is not a grid reference or not a single letter. The
 * port refuses it, takes its first letter, or takes it for no; these answers are the original's.
 */
export const INPUT = readQuestions(`
thirteen-to-three (main, checkMoveIsLegal, checkSarrumMoveIsLegal, makeMove, displayBoard) 4 marks
In the sample game the exam's program (Python) accepts White's move from 13 to 03. Explain why, and what the players see.
- FinishSquare is 3, so FinishRank is 3 and FinishFile is 0
- Nothing tests whether a square is on the board
- The array has a column 0, so there is no error
- The finish square is empty, so no piece of White's stands on it
- The difference of the files is 1, so the sarrum may move there
- MakeMove puts “WS” on Board[3][0] and empties Board[3][1]
- The sarrum disappears from view: DisplayBoard shows files 1 to 8 only

ninety-nine (main, getMove, checkMoveIsLegal) 3 marks
In the exam's program (Python) 99 is typed as the start square and 88 as the finish square. Explain what happens and why.
- GetMove does not check the start square, so the finish square is asked for all the same
- StartRank and StartFile become 9
- The largest index of the array is 8
- Reading Board[9][9] in CheckMoveIsLegal is an index error, which stops the program

ninety-nine-next (getMove)
99 is typed as the start square. What does the exam's program ask for next?
= the finish square: GetMove asks for both squares and checks neither of them.

ninety-nine-twice (checkMoveIsLegal, main)
In the exam's program (Python) 99 is typed as the start square and as the finish square. Does the program stop with an error?
= no: CheckMoveIsLegal refuses equal squares before it reads the array.

file-nine (checkMoveIsLegal, main)
In the sample game White types 81 and 91. Does the exam's program (Python) stop with an error (yes or no)?
= yes: FinishFile is 9, and the largest index of the array is 8.

empty-square (getMove) 2 marks
In the exam's program (Python) the answer to the question for the start square is left empty. Explain what happens and why.
- The answer has to be converted to a whole number, which is impossible for an empty string
- There is no validation, or no exception handling, so the program stops with an error

letter-square (getMove)
In the exam's program (Python) the letter A is typed as the start square. Does the program refuse it and ask again, or does it stop with an error?
= it stops with an error: The letter cannot be converted to a whole number, and nothing tests it before.

empty-sample-game (main) 2 marks
In the exam's program (Python) the answer about the sample game is left empty. Explain what happens and why.
- The main program takes the character code of the answer, to make a capital of a small letter
- An empty string has no character whose code could be taken, so the program stops with an error

yes-sample-game (main) 2 marks
At the question about the sample game a player types yes. Explain what the exam's program (Python) does, and how it could be changed to start the sample game instead.
- It stops with an error: the character code of a string of three characters cannot be taken
- Only the first character of the answer is looked at, or: yes is tested for before the character code is taken

letter-n (main)
After a game the players type n. Does the exam's program (Python) start another game?
= no: The letter becomes N, and the outer loop is repeated only while PlayAgain is “Y”.

column-nought-stays (main, createBoard, initialiseBoard)
In the exam's program (Python) White's sarrum is on 03 when White wins the first game. The players play again. Which two characters are in Board[3][0] when the second game begins?
= WS: InitialiseBoard fills rows and columns 1 to 8 only, and CreateBoard is not called again.

no-legal-move (main) 2 marks
Describe what the program does if the player whose turn it is has no legal move.
- It refuses every move and asks again without end, because MoveIsLegal stays False
- It knows neither a draw nor a stalemate
`);

/** Test data. The programmer's change that they test is described in the question. */
export const TESTS = readQuestions(`
test-normal (getMove)
A programmer adds a check to GetMove: the file and the rank must be from 1 to 8. Is 45 normal, boundary or erroneous test data for it?
= normal: Both digits are well within the range.

test-boundary (getMove)
A programmer adds a check to GetMove: the file and the rank must be from 1 to 8. Is 81 normal, boundary or erroneous test data for it?
= boundary: The digits 8 and 1 are the ends of the range.

test-erroneous (getMove)
A programmer adds a check to GetMove: an answer must be two digits, a file and a rank from 1 to 8. Is the answer AB normal, boundary or erroneous test data for it?
= erroneous: It is not even a number; without such a check the exam's program (Python) stops at it with an error.

test-all-three (getMove) 3 marks
A programmer adds a check to GetMove: the file and the rank must be from 1 to 8. State one example each of normal, boundary and erroneous test data, with the expected result.
- Normal: both digits from 2 to 7, such as 45, which is accepted
- Boundary: a digit at an end of the range, such as 11 or 88, which is accepted, or just beyond it, such as 10 or 98, which is refused
- Erroneous: a number that is not a grid reference, such as 1234, which is refused; a letter or an empty answer is refused only if the check also tests for a whole number, otherwise the exam's program (Python) stops with an error

test-capitals (main) 2 marks
The main program makes capitals of characters with the codes 97 to 122. State two characters that are boundary test data for this.
- a (97), the first that is changed
- z (122), the last that is changed
- \` (96), the last before them that is not changed
- { (123), the first after them that is not changed

test-redum (checkRedumMoveIsLegal) 3 marks
State three tests of CheckRedumMoveIsLegal for a white redum on 45: a start and a finish square, what is on the finish square, and the expected result.
- 45 to 44, empty: True
- 45 to 44, with any piece on it: False
- 45 to 34 or 54, with a black piece on it: True
- 45 to 34 or 54, empty: False
- 45 to 46 or 43: False

test-gisgigir (checkGisgigirMoveIsLegal) 4 marks
State a test for each of the four loops of CheckGisgigirMoveIsLegal that finds out whether a blocked gisgigir is refused. The gisgigir is on 44.
- Right: 44 to 64, 74 or 84 with a piece on a square between, such as 54
- Left: 44 to 24 or 14 with a piece on a square between, such as 34
- Down: 44 to 46, 47 or 48 with a piece on a square between, such as 45
- Up: 44 to 42 or 41 with a piece on a square between, such as 43
`);

/** Charts with two boxes to fill in; the subroutines stand in the order in which they are named. */
export const CHARTS = readQuestions(`
chart-check (checkMoveIsLegal) 2 marks
This hierarchy chart shows the subroutines that CheckMoveIsLegal calls, in the order in which they stand in it. What belongs in (i) and in (ii)?
  CheckMoveIsLegal
  ├─ CheckRedumMoveIsLegal
  ├─ (i)
  ├─ CheckMarzazPaniMoveIsLegal
  ├─ (ii)
  ├─ CheckNabuMoveIsLegal
  └─ CheckEtluMoveIsLegal
- (i) CheckSarrumMoveIsLegal
- (ii) CheckGisgigirMoveIsLegal

chart-main (main) 2 marks
This hierarchy chart shows the subroutines that the main program (Python) calls during a game, in their order. What belongs in (i) and in (ii)?
  main program
  ├─ InitialiseBoard
  ├─ DisplayBoard
  ├─ (i)
  ├─ GetMove
  ├─ CheckMoveIsLegal
  ├─ (ii)
  ├─ MakeMove
  └─ DisplayWinner
- (i) DisplayWhoseTurnItIs
- (ii) CheckIfGameWillBeWon

chart-levels (main, checkMoveIsLegal) 2 marks
This is a part of the program's hierarchy chart, with three levels. What belongs in (i) and in (ii)?
  main program
  ├─ (i)
  │  ├─ CheckRedumMoveIsLegal
  │  ├─ CheckSarrumMoveIsLegal
  │  ├─ CheckMarzazPaniMoveIsLegal
  │  ├─ CheckGisgigirMoveIsLegal
  │  ├─ CheckNabuMoveIsLegal
  │  └─ (ii)
  ├─ CheckIfGameWillBeWon
  └─ MakeMove
- (i) CheckMoveIsLegal
- (ii) CheckEtluMoveIsLegal
`);
