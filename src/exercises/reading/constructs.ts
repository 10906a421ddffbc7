import { readQuestions } from "./read-questions.ts";

export const CONSTRUCTS = readQuestions(`
display-loop (displayBoard)
Is the iteration in DisplayBoard definite or indefinite?
= definite
The number of repetitions, 8 ranks and 8 files, is known before the loops begin.

gisgigir-loop (checkGisgigirMoveIsLegal)
Is the iteration in CheckGisgigirMoveIsLegal definite or indefinite?
= definite
Each of its loops counts the squares between, and runs to its end even after an occupied square.

create-loop (createBoard)
In Python, is the iteration in CreateBoard definite or indefinite?
= definite
The number of repetitions, 9 rows of 9 elements, is known before the loops begin.

asking-loop (main)
The main program asks for moves until one is legal. Is this iteration definite or indefinite?
= indefinite
Nobody knows beforehand how many moves the player will try.

main-loops (main)
How many loops of the main program are nested in each other?
= 3
One is for the games, one for the turns of a game, and one for the attempts at a move.

gisgigir-loops (checkGisgigirMoveIsLegal)
How many loops are there in CheckGisgigirMoveIsLegal?
= 4
Right, left, down and up have a loop each.

nested-loops (displayBoard, checkGisgigirMoveIsLegal, initialiseBoard)
In Python, state the name of a subroutine in which a definite loop is inside another definite loop.
= DisplayBoard, InitialiseBoard, CreateBoard
For each rank the inner loop goes through all files.

selection-in-loop (checkGisgigirMoveIsLegal, createBoard, makeMove)
State the name of a subroutine, not the main program, with a selection inside an iteration.
= CheckGisgigirMoveIsLegal, InitialiseBoard
One tests in its loops whether a square is occupied, the other which piece belongs on a square.

make-move-cases (makeMove)
How many cases does MakeMove tell apart?
= 3
A white redum reaches rank 1, a black redum reaches rank 8, or the piece is simply copied.
`);

export const PASSING = readQuestions(`
make-move-board (makeMove)
In Python, is Board passed to MakeMove by value or by reference?
= by reference
MakeMove changes the array of the main program and returns nothing.

check-board (checkMoveIsLegal)
In Python, is Board passed to CheckMoveIsLegal by value or by reference?
= by reference
Board is passed by reference everywhere, also where it is only read.

make-move-turn (makeMove)
In Python, is WhoseTurn passed to MakeMove by value or by reference?
= by value
It is a string, and MakeMove needs only its value.

check-rank (checkNabuMoveIsLegal)
In Python, is StartRank passed to CheckNabuMoveIsLegal by value or by reference?
= by value
It is a number, and the subroutine needs only its value.

get-move-results (getMove, main) 2 marks
GetMove gives the main program two grid references. Explain how (a) in Python and (b) in a language with parameters passed by reference.
- (a) It returns both values, and the main program assigns them to StartSquare and FinishSquare
- (b) StartSquare and FinishSquare are passed by reference, so that GetMove changes the variables of the main program

reference-board (makeMove, main) 2 marks
In Python, MakeMove returns no value. Explain how the main program gets the changed board.
- Board is passed by reference, so that no copy of it is made
- A change that MakeMove makes in its parameter is a change of the main program's array

value-and-reference (makeMove) 2 marks
Explain the difference between passing a parameter by value and passing it by reference.
- By value: the subroutine gets a copy of the value (a change does not reach the caller's variable)
- By reference: it works on the caller's own variable, of which it gets the address (a change does reach it)
`);

const CHOICE =
  "fixed value, stepper, most recent holder, most wanted holder, gatherer, one-way flag or temporary";

export const ROLES = readQuestions(`
role-dimension (displayBoard)
Which role does BoardDimension have: ${CHOICE}?
= fixed value
It is 8 and is never changed.

role-count (checkGisgigirMoveIsLegal)
Which role does Count have in CheckGisgigirMoveIsLegal: ${CHOICE}?
= stepper
The control variable of a definite loop goes through a known series of values.

role-rank (displayBoard)
Which role does RankNo have in DisplayBoard: ${CHOICE}?
= stepper
It goes through the ranks one after another.

role-start-square (main, getMove)
In Python, which role does StartSquare have in the main program: ${CHOICE}?
= most recent holder
It holds the start square that was typed last.

role-play-again (main)
Which role does PlayAgain have in the main program: ${CHOICE}?
= most recent holder
It holds the latest answer to the question whether to play again.

role-game-over (main)
Which role does GameOver have in the main program during one game: ${CHOICE}?
= one-way flag
It is False at first and, once it is True, stays True until the game ends.

role-gatherer ()
A programmer adds a variable Points. Whenever White captures a piece, the value of the piece is added to it. Which role does Points have: ${CHOICE}?
= gatherer
It accumulates the effect of the single values.

role-most-wanted ()
A programmer adds a variable LongestMove. It holds the largest number of squares that a gisgigir has moved so far. Which role does it have: ${CHOICE}?
= most wanted holder
It holds the best value that has appeared so far.

role-temporary ()
A programmer exchanges the pieces on two squares. A variable Piece keeps one of them until the other is in its place. Which role does Piece have: ${CHOICE}?
= temporary
It holds a value only for a short time.
`);
