import type { BuiltInLesson } from "./built-in-lessons.ts";

/** The lessons in which the exam's program is shown line by line. */
export const STEP_LESSONS: readonly BuiltInLesson[] = [
  {
    name: "judged",
    about: "how a move is judged: the exam's program, line by line",
    text: `
This is the exam's own program while it runs. The marked line comes next.
> step to CheckMoveIsLegal

It asks this first. The answer decides how InitialiseBoard fills the board.
> y

GetMove asks for both squares and checks nothing.
> 13

The main program has split both squares and calls CheckMoveIsLegal. Which of its arguments are ranks?
> 23

Start and finish are not the same square, so PieceType is looked up: the second character of the start square.
> until pieceType

The first character is the colour. Whose turn is it?
> until pieceColour

White moves a white piece onto a square that is not White's, so the subroutine of the piece is asked.
> to CheckSarrumMoveIsLegal

Its result begins as False. Is the condition True?
> next

Both differences are at most 1 in absolute value.
> next

The result is returned ...
> until moveIsLegal

... and again, to the main program. Only now the move is made.
> to MakeMove
`,
  },
  {
    name: "passing",
    about: "by reference and by value: Board and WhoseTurn side by side",
    text: `
Board is passed by reference, numbers and strings by value. What difference does that make?
> step to InitialiseBoard

Whatever is typed here is passed by value.
> y

InitialiseBoard returns nothing. How does the main program get the pieces?
> until board = "BG"

Its Board is the main program's own array, so the piece is there, too.
> out

In GetMove the parameter StartSquare is a copy of the main program's variable.
> to GetMove

The copy changes. The main program's variable does not ...
> 13

... until GetMove has returned both numbers.
> 23

MakeMove gets Board by reference, and WhoseTurn, a copy of "W".
> to MakeMove

It changes two elements of Board ...
> out

... and the main program's array has changed, but not its WhoseTurn.
> look whoseTurn

That only the main program does.
> until whoseTurn
`,
  },
  {
    name: "loops",
    about: "the exam's three loops, line by line",
    text: `
The main program has three loops, one inside the other: for games, for moves, for attempts at a move.
> step

All three are indefinite loops: while PlayAgain is Y, while GameOver is False, while MoveIsLegal is False. (VB.NET, C# and Java test after the body.)

The outer loop begins: it is White's turn, and GameOver is False. Then comes the question.
> to DisplayBoard

The answer has decided how InitialiseBoard fills the board, and the middle loop begins.
> y

In Python it sets MoveIsLegal to False, and the inner loop begins: GetMove asks for both squares.
> to GetMove

> 12

CheckMoveIsLegal will return False. What happens next?
> 13

A refusal is printed, and the inner loop asks again. The board is not shown again, because the middle loop does that.
> to GetMove

> 12

> 21

Now MoveIsLegal becomes True, and the inner loop ends.
> until moveIsLegal = true

GameOver is still False, and it is the other player's turn.
> until whoseTurn = B

The middle loop runs a second time, and shows the board.
> to DisplayBoard

Why does CheckIfGameWillBeWon come before MakeMove?

It looks at the finish square, where MakeMove would overwrite a sarrum.

When GameOver is True the middle loop ends, and the outer loop asks whether to play again.
`,
  },
];
