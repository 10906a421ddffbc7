import { readQuestions } from "./read-questions.ts";

export const CONSTRUCTS = readQuestions(`
display-loop (displayBoard)
Is the iteration in DisplayBoard definite or indefinite?
= definite: The number of repetitions, 8 ranks and 8 files, is known before the loops begin.

gisgigir-loop (checkGisgigirMoveIsLegal)
Is the iteration in CheckGisgigirMoveIsLegal definite or indefinite?
= definite: Each of its loops counts the squares between, and runs to its end even after an occupied square.

create-loop (createBoard)
In Python, is the iteration in CreateBoard definite or indefinite?
= definite: The number of repetitions, 9 rows of 9 elements, is known before the loops begin.

asking-loop (main)
The main program asks for moves until one is legal. Is this iteration definite or indefinite?
= indefinite: Nobody knows beforehand how many moves the player will try.

main-loops (main)
How many loops of the main program are nested in each other?
= 3: One is for the games, one for the turns of a game, and one for the attempts at a move.

gisgigir-loops (checkGisgigirMoveIsLegal)
How many loops are there in CheckGisgigirMoveIsLegal?
= 4: Right, left, down and up have a loop each.

nested-loops (displayBoard, checkGisgigirMoveIsLegal, initialiseBoard)
In Python, state the name of a subroutine in which a definite loop is inside another definite loop.
= DisplayBoard, InitialiseBoard, CreateBoard: For each rank the inner loop goes through all files.

selection-in-loop (checkGisgigirMoveIsLegal, createBoard, makeMove)
State the name of a subroutine, not the main program, with a selection inside an iteration.
= CheckGisgigirMoveIsLegal, InitialiseBoard: One tests in its loops whether a square is occupied, the other which piece belongs on a square.

make-move-cases (makeMove)
How many cases does MakeMove tell apart?
= 3: A white redum reaches rank 1, a black redum reaches rank 8, or the piece is simply copied.

simplify-comparison (main) 2 marks
A loop begins with WHILE GameOver = False. Write the condition without a comparison, and explain why this is possible.
- NOT GameOver
- GameOver is itself True or False, so that it need not be compared with anything

return-condition (checkIfGameWillBeWon) 2 marks
CheckIfGameWillBeWon has a selection that returns True or False. Explain how it can be written without a selection.
- The condition, whether the letter on the finish square is S, is itself True or False
- The value of the condition is returned

without-not () 2 marks
A programmer writes the condition NOT (Rank < 1 OR Rank > 8). Write it without NOT.
- Rank >= 1 and Rank <= 8 are the two parts
- They are joined by AND

sum-is-one (checkMarzazPaniMoveIsLegal) 2 marks
The condition of CheckMarzazPaniMoveIsLegal is replaced by another: the sum of the two absolute differences is 1. Explain why the same moves are legal.
- Neither difference is negative then, so the sum is 1 only if one of them is 1 and the other 0
- These are the two cases of the old condition

sum-is-two (checkEtluMoveIsLegal)
The condition of CheckEtluMoveIsLegal is replaced by another: the sum of the two absolute differences is 2. Are the same moves legal as before (yes or no)?
= no: A step of one square diagonally has this sum, too.
`);

export const DATA = readQuestions(`
main-scope (main)
In Python, are the variables of the main program, such as PlayAgain, global or local?
= global: They are given their values outside all subroutines.

main-scope-vb (main)
In VB.NET, are the variables of the main program, such as PlayAgain, global or local?
= local: They belong to the subroutine Main.

count-scope (checkGisgigirMoveIsLegal)
In Python, is Count in CheckGisgigirMoveIsLegal a global or a local variable?
= local: It is given its values in the subroutine and exists only while this is executed.

type-game-over (main)
State the data type of GameOver.
= Boolean: It holds only the values True and False.

type-start-square (main, getMove)
In Python, state the data type of StartSquare in the main program.
= integer: A grid reference is a whole number, so that it can be divided by 10.

type-whose-turn (main)
In Python, state the data type of WhoseTurn.
= string: It holds the text “W” or “B”.

type-element (initialiseBoard)
In Python, state the data type of the elements of the array Board.
= string: Each holds two characters.

type-result (checkNabuMoveIsLegal)
State the data type of the value that CheckNabuMoveIsLegal returns.
= Boolean: The value is True or False.

function-abs (checkMarzazPaniMoveIsLegal)
In Python, state the name of the built-in function with which CheckMarzazPaniMoveIsLegal removes the sign of a difference.
= abs: It returns the absolute value of a number.

function-int (getMove)
In Python, state the name of the built-in function that makes a whole number of what is typed in GetMove.
= int: What is typed is a string, which cannot be divided by 10.

function-ord (main)
In Python, state the name of the built-in function with which the main program finds the code of a character.
= ord: It returns the code of the one character that it is given.

function-chr (main)
In Python, state the name of the built-in function with which the main program turns a character code back into a character.
= chr: It returns the character that has the code.

etlu-absolute (checkEtluMoveIsLegal)
In Python, how many times is the absolute value of a difference used in CheckEtluMoveIsLegal?
= 4: Each of its two cases looks at both differences.
`);

export const PASSING = readQuestions(`
redum-parameters (checkRedumMoveIsLegal)
How many parameters does CheckRedumMoveIsLegal have?
= 6: They are Board, two ranks, two files and ColourOfPiece.

won-parameters (checkIfGameWillBeWon)
How many parameters does CheckIfGameWillBeWon have?
= 3: They are Board, FinishRank and FinishFile.

etlu-parameters (checkEtluMoveIsLegal)
How many parameters does CheckEtluMoveIsLegal have?
= 5: They are Board, which it does not use, two ranks and two files.

make-move-board (makeMove)
In Python, is Board passed to MakeMove by value or by reference?
= by reference: MakeMove changes the array of the main program and returns nothing.

check-board (checkMoveIsLegal)
In Python, is Board passed to CheckMoveIsLegal by value or by reference?
= by reference: Board is passed by reference everywhere, also where it is only read.

make-move-turn (makeMove)
In Python, is WhoseTurn passed to MakeMove by value or by reference?
= by value: It is a string, and MakeMove needs only its value.

check-rank (checkNabuMoveIsLegal)
In Python, is StartRank passed to CheckNabuMoveIsLegal by value or by reference?
= by value: It is a number, and the subroutine needs only its value.

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
  "fixed value, stepper, most recent holder, most wanted holder, gatherer, transformation, one-way flag, follower or temporary";

export const ROLES = readQuestions(`
role-dimension (displayBoard)
Which role does BoardDimension have: ${CHOICE}?
= fixed value: It is 8 and is never changed.

role-count (checkGisgigirMoveIsLegal)
Which role does Count have in CheckGisgigirMoveIsLegal: ${CHOICE}?
= stepper: The control variable of a definite loop goes through a known series of values.

role-rank (displayBoard)
Which role does RankNo have in DisplayBoard: ${CHOICE}?
= stepper: It goes through the ranks one after another.

role-start-square (main, getMove)
In Python, which role does StartSquare have in the main program: ${CHOICE}?
= most recent holder: It holds the start square that was typed last.

role-play-again (main)
Which role does PlayAgain have in the main program: ${CHOICE}?
= most recent holder: It holds the latest answer to the question whether to play again.

role-game-over (main)
Which role does GameOver have in the main program during one game: ${CHOICE}?
= one-way flag: It is False at first and, once it is True, stays True until the game ends.

role-start-rank (main)
Which role does StartRank have in the main program: ${CHOICE}?
= transformation: Its value always follows from that of StartSquare by the same calculation.

role-transformation ()
A programmer adds a variable MovesLeft. After every move it is given the value of 40 - Moves. Which role does MovesLeft have: ${CHOICE}?
= transformation: Its value always follows from that of Moves by the same calculation.

role-follower ()
A programmer adds a variable LastSquare. Each time, just before a new finish square is typed, it is given the value of FinishSquare. Which role does LastSquare have: ${CHOICE}?
= follower: It always holds the value that another variable had before.

role-gatherer ()
A programmer adds a variable Points. Whenever White captures a piece, the value of the piece is added to it. Which role does Points have: ${CHOICE}?
= gatherer: It accumulates the effect of the single values.

role-most-wanted ()
A programmer adds a variable LongestMove. It holds the largest number of squares that a gisgigir has moved so far. Which role does it have: ${CHOICE}?
= most wanted holder: It holds the best value that has appeared so far.

role-temporary ()
A programmer exchanges the pieces on two squares. A variable Piece keeps one of them until the other is in its place. Which role does Piece have: ${CHOICE}?
= temporary: It holds a value only for a short time.
`);
