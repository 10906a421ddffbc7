import { readQuestions } from "./read-questions.ts";

export const IDENTIFIERS = readQuestions(`
gisgigir-local (checkGisgigirMoveIsLegal)
State the name of a local variable in CheckGisgigirMoveIsLegal.
= GisgigirMoveIsLegal, RankDifference, FileDifference, Count: A local variable belongs to a subroutine and exists only while this is executed.

legal-local (checkMoveIsLegal)
In Python, state the name of a local variable in CheckMoveIsLegal.
= MoveIsLegal, PieceType, PieceColour: Board, WhoseTurn and the four coordinates are its parameters, not local variables.

create-local (createBoard)
In Python, state the name of a local variable in CreateBoard, other than Board.
= Count, Count2: They are the control variables of its two loops.

display-control (displayBoard)
State the name of the control variable of a loop in DisplayBoard.
= RankNo, FileNo: RankNo counts the ranks in the outer loop and FileNo the files in the inner one.

redum-parameter (checkRedumMoveIsLegal, checkNabuMoveIsLegal)
CheckRedumMoveIsLegal has a parameter that no other check of a piece's move has. State its name.
= ColourOfPiece: The redum is the only piece whose move depends on its colour.

redum-first-parameter (checkRedumMoveIsLegal)
State the name of the first parameter of CheckRedumMoveIsLegal.
= Board: The coordinates follow it, and ColourOfPiece is the last.

nabu-unused (checkNabuMoveIsLegal)
State the name of the parameter of CheckNabuMoveIsLegal that the subroutine does not use.
= Board: It compares only the ranks and the files of the two squares.

initialise-parameter (initialiseBoard)
State the name of the parameter that tells InitialiseBoard which game to set up.
= SampleGame: It is compared with “Y”, which stands for the sample game.

won-parameter (checkIfGameWillBeWon)
State the name of a parameter of CheckIfGameWillBeWon.
= Board, FinishRank, FinishFile: It looks at the finish square only, so it needs no start square.

get-move-parameter (getMove)
In Python, state the name of a parameter of GetMove.
= StartSquare, FinishSquare: They are the two grid references; the main program splits them.

constant (displayBoard, createBoard)
State the name of a constant in the program.
= BoardDimension: Its value is 8, the number of ranks and of files.

array (checkIfGameWillBeWon, main)
State the name of the two-dimensional array in the program.
= Board: Its first index is the rank and its second the file.

main-boolean (main)
State the name of a Boolean variable in the main program.
= MoveIsLegal, GameOver: MoveIsLegal and GameOver are given only the values True and False.

main-string (main)
In Python, state the name of a string variable, not an array, in the main program.
= PlayAgain, SampleGame, WhoseTurn: They hold letters such as “Y” and “W”.

main-integer (main)
In Python, state the name of an integer variable in the main program.
= StartSquare, StartRank, StartFile, FinishSquare, FinishRank, FinishFile: Grid references, ranks and files are whole numbers.

game-over (main)
State the name of the variable in the main program that stores whether the game has been won.
= GameOver: It is given the result of CheckIfGameWillBeWon when a move has been found legal, before MakeMove makes it.

turn-variable (main)
State the name of the variable in the main program that stores which player is to move.
= WhoseTurn: Its value is “W” or “B”.

boolean-function (checkSarrumMoveIsLegal, displayWinner, makeMove)
State the name of a subroutine that returns a Boolean value.
= CheckIfGameWillBeWon, CheckMoveIsLegal, CheckRedumMoveIsLegal, CheckSarrumMoveIsLegal, CheckGisgigirMoveIsLegal, CheckNabuMoveIsLegal, CheckMarzazPaniMoveIsLegal, CheckEtluMoveIsLegal: All subroutines whose names begin with Check return True or False.

no-result (displayWhoseTurnItIs, createBoard, checkNabuMoveIsLegal)
In Python, state the name of a subroutine that returns no value.
= DisplayWhoseTurnItIs, DisplayWinner, DisplayBoard, InitialiseBoard, MakeMove: Three of them only display something, and two change the array Board in place.

no-parameters (createBoard, getMove)
In Python, state the name of a subroutine that has no parameters.
= CreateBoard, GetTypeOfGame: One makes a new array and the other only asks a question, so neither needs any data.

changes-board (makeMove, checkMoveIsLegal, displayBoard)
State the name of a subroutine that changes the array Board that is passed to it.
= InitialiseBoard, MakeMove: One puts the pieces on their first squares and the other moves a piece.

called-once (main)
In Python, state the name of the subroutine that the main program calls only once, however many games are played.
= CreateBoard: It is called before the outer loop, and InitialiseBoard fills the same array again.

never-called (main, getTypeOfGame, getMove)
State the name of the subroutine that the program never calls.
= GetTypeOfGame: The main program itself asks which game to play, so nothing needs the subroutine.

type-of-game (main, getTypeOfGame)
GetTypeOfGame is never called. State the name of the variable of the main program that holds the answer which it would return.
= SampleGame: The main program asks the question itself and stores the answer.

promotes (makeMove, checkRedumMoveIsLegal, checkMarzazPaniMoveIsLegal)
State the name of the subroutine that changes a redum into a marzaz pani.
= MakeMove: It puts a marzaz pani on the finish square if a redum reaches the far rank.

capture-only (checkMoveIsLegal, checkRedumMoveIsLegal, makeMove)
State the name of the subroutine that makes sure that a redum changes its file only to capture.
= CheckRedumMoveIsLegal: For a move to a neighbouring file it needs an opponent's piece on the finish square.

own-pieces (checkMoveIsLegal, getMove, makeMove)
State the name of the subroutine that makes sure that players move only their own pieces.
= CheckMoveIsLegal: In each branch of its selection by WhoseTurn it tests whether the piece on the start square has the colour of that player.

etlu-caller (checkMoveIsLegal, checkEtluMoveIsLegal)
State the name of the subroutine that calls CheckEtluMoveIsLegal.
= CheckMoveIsLegal: The main program calls CheckMoveIsLegal, which asks the subroutine of the piece.
`);
