import { readQuestions } from "./read-questions.ts";

/** Why the program is as it is. */
export const REASONS = readQuestions(`
step-minus-one (checkGisgigirMoveIsLegal) 2 marks
Explain why the loop for a move to the left in CheckGisgigirMoveIsLegal has a step of -1.
- FinishFile is less than StartFile, so FileDifference is negative
- The loop has to count down
- With a step of 1 it would not go through the squares between, so pieces in the way would not be noticed

won-before-move (main, checkIfGameWillBeWon, makeMove) 2 marks
Explain why CheckIfGameWillBeWon is called before MakeMove.
- It looks at the piece that is on the finish square before the move
- MakeMove replaces this piece by the one that moves, so the captured sarrum could no longer be found

winner-before-turn (main, displayWinner) 2 marks
Explain why DisplayWinner is called before the value of WhoseTurn is changed.
- The winner is the player who has just moved, whose letter is in WhoseTurn
- After the change the other player would be named as the winner

legal-set-false (main) 2 marks
In Python, explain why MoveIsLegal is set to False each time before the loop that asks for a move.
- The loop runs only while MoveIsLegal is False, and this is tested before its body
- After a legal move it is still True
- The next player would not be asked, and the old squares would be used again
- At the very first move it would have no value, which is an error

why-constant (displayBoard, createBoard) 2 marks
Give two reasons for using the constant BoardDimension instead of the number 8.
- The size of the board can be changed in one place
- The name says what the number means, so the program is easier to understand

why-nested (displayBoard) 2 marks
Explain why DisplayBoard needs two nested loops.
- The array has two dimensions, or: the board has ranks and files
- For each rank, which the outer loop counts, the inner loop goes through all files

why-indefinite (main, displayBoard) 2 marks
Explain why the loop that asks for a move is indefinite, but those of DisplayBoard are definite.
- Nobody knows how many moves are typed before one is legal; the loop depends on a condition
- The number of ranks and files is known before the loops of DisplayBoard begin

why-nine (createBoard, displayBoard) 2 marks
The board has 8 ranks and 8 files. In Python the array has 9 by 9 elements. Explain why, and say which are not used.
- Indices begin at 0; with 9 of them a rank or file from 1 to 8 can be used as an index
- The elements with the index 0, row 0 and column 0, are not used

why-colour (checkRedumMoveIsLegal, checkEtluMoveIsLegal) 2 marks
Explain why CheckRedumMoveIsLegal has a parameter for the colour and CheckEtluMoveIsLegal has not.
- Forward is another direction for each colour: White's ranks become smaller, Black's larger
- A redum may change its file only to capture a piece of the other colour
- An etlu moves in the same way for both colours

why-capital (main) 3 marks
Explain how the main program makes a capital of a small letter, and why it does so.
- It tests whether the code is from 97 to 122, that is, whether the letter is small
- It takes the character code, and turns the new code back into a character
- It subtracts 32 from the code
- Afterwards the answer has to be compared only with “Y”, so y and Y mean the same

why-not-finish (checkMoveIsLegal, checkGisgigirMoveIsLegal) 2 marks
Explain why CheckGisgigirMoveIsLegal need not look at what is on the finish square.
- CheckMoveIsLegal has already refused a finish square with a piece of the mover's colour
- An empty square and one with an opponent's piece, which is captured, are both allowed

why-empty-first (initialiseBoard, createBoard, main) 2 marks
For the sample game InitialiseBoard first empties the 64 squares. Explain why this is needed although CreateBoard has made an empty board (Python).
- CreateBoard is called only once, before the first game
- For another game the array still holds the pieces of the game before
- Only eight squares are set afterwards; all others would keep what was on them

why-local (createBoard, checkGisgigirMoveIsLegal) 2 marks
In Python, CreateBoard and CheckGisgigirMoveIsLegal both have a variable Count. Explain why they do not disturb each other.
- Count is a local variable in each of them: they are two different variables
- A local variable exists only while its subroutine is executed and can be used only there

why-subroutines () 3 marks
Give three reasons why the program is divided into subroutines.
- Each subroutine can be written and tested by itself
- The program is easier to understand, and a change is needed in one place only
- A subroutine can be called from several places without being written again
- Several programmers can work at the same time, or: a subroutine can be used in another program

why-local-variables () 2 marks
Give two reasons for using local variables in a subroutine instead of global ones.
- Other subroutines cannot change them by mistake
- The same name can be used in several subroutines
- They take up memory only while the subroutine is executed
- The subroutine can be used in another program

why-turn-parameter (checkMoveIsLegal) 2 marks
CheckMoveIsLegal could use WhoseTurn as a global variable instead of having it as a parameter. Give two advantages of the parameter.
- The first line of the subroutine shows what it depends on
- It can be tested, or called, with any value
- It does not depend on the name of the variable in the main program

function-or-procedure (checkNabuMoveIsLegal, displayWinner) 2 marks
CheckNabuMoveIsLegal is a function and DisplayWinner is a procedure. Explain the difference, also in how they are called.
- A function returns a value, a procedure returns none
- The call of a function is part of an expression or a condition, the call of a procedure is a statement

order-of-checks (checkMoveIsLegal) 4 marks
Describe the checks that CheckMoveIsLegal makes in the exam's program, in their order (the test for squares off the board, Difference 1, is not in it).
- False if the start and the finish square are the same
- False if the piece on the start square is not the mover's, or there is none
- False if the mover's own piece is on the finish square
- Otherwise it returns what the subroutine of the piece's type returns

after-legal-move (main) 4 marks
Describe what the main program does between a legal move and the end of this repetition of its loop for a game.
- It calls CheckIfGameWillBeWon and stores the result in GameOver
- It calls MakeMove
- If GameOver is True, it calls DisplayWinner
- It changes WhoseTurn to the other player
`);

/** What happens without a line, or with another one. */
export const CHANGES = readQuestions(`
no-turn-change (main) 2 marks
Suppose that the lines at the end of a turn that change WhoseTurn were left out. Explain what happens.
- WhoseTurn keeps the value “W” throughout a game
- White makes every move; Black's pieces cannot be moved
- White's turn is announced before every move, and only White can win

start-not-emptied (makeMove) 2 marks
Suppose that the lines of MakeMove that empty the start square were left out. Explain what happens.
- The piece appears on the finish square
- It also stays on the start square, so that there are two of it

start-not-emptied-square (makeMove, initialiseBoard)
Suppose that the lines of MakeMove that empty the start square were left out. In the sample game White moves from 13 to 23. Which two characters are then on 13?
= WS: The sarrum is copied to 23 and nothing removes it from 13.

no-block (checkGisgigirMoveIsLegal) 2 marks
Suppose that the selections inside the loops of CheckGisgigirMoveIsLegal were left out. Explain what happens.
- The squares between the two squares are no longer tested
- A gisgigir can jump over other pieces along a rank or file

no-colour-check (checkMoveIsLegal) 2 marks
Suppose that the conditions of CheckMoveIsLegal that test the colour of the piece on the start square were left out. Explain what happens.
- A player can also move the opponent's pieces
- They move as their own subroutines allow, but not onto the player's own pieces, because the finish square is still compared with WhoseTurn
- In Python an empty start square is accepted: no subroutine of a piece is asked, so the result stays True (in VB.NET, C# and Java the last case, for any other letter, refuses it)

same-square-allowed (checkMoveIsLegal) 2 marks
The first selection of CheckMoveIsLegal, which compares the start and the finish square, is left out. Explain whether a player can then leave a turn out by typing 13 and 13.
- No, the move is still refused
- The finish square holds the mover's own piece, and this is refused as well

won-after-move (main, checkIfGameWillBeWon, makeMove) 3 marks
The calls of CheckIfGameWillBeWon and MakeMove are exchanged. Explain what happens in the game.
- The finish square then holds the piece that has moved
- If another piece captures a sarrum, this is not noticed and the game continues
- Any move of a sarrum ends the game, and its player is named as the winner

no-abs (checkSarrumMoveIsLegal) 2 marks
Suppose that CheckSarrumMoveIsLegal used the differences without making them absolute values. Explain how the sarrum could then move.
- A negative difference is always at most 1, however large the step is
- The sarrum could move any number of squares in the directions in which the differences are negative: up and to the left, towards rank 1 and file 1

no-capital (main, initialiseBoard)
Suppose that the lines that make a capital of the answer to the question about the sample game were left out, and a small y is typed. Which game begins, the sample game or the full game?
= the full game: InitialiseBoard compares SampleGame with the capital “Y” only.
`);
