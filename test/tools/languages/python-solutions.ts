/** Solutions of exercises in Python, as changes of the port. */
import type { Port } from "./port.ts";

const PYTHON_MOVE =
  "        MakeMove(Board, StartRank, StartFile, FinishRank, FinishFile, WhoseTurn)\n";

const GET_MOVE = `    StartSquare = int(input("From which square? "))\n    FinishSquare = int(input("To which square? "))\n`;
const CALL_GET_MOVE =
  "            StartSquare, FinishSquare = GetMove(StartSquare, FinishSquare)\n";

export const PYTHON_SOLUTIONS: Port["solutions"] = {
  "accept-only-y-or-n": [
    [
      "\nBoard = CreateBoard()",
      `
def AskYesOrNo(Question):
    Answer = input(Question)
    while Answer not in ["Y", "y", "N", "n"]:
        print("Please type Y or N.")
        Answer = input(Question)
    return Answer

Board = CreateBoard()`,
    ],
    ["    SampleGame = input(", "    SampleGame = AskYesOrNo("],
    ["    PlayAgain = input(", "    PlayAgain = AskYesOrNo("],
  ],
  "confirm-moves": [
    [
      'print("You cannot move there.")',
      `print("You cannot move there.")
            elif input("Make this move? Y for yes: ") not in ["Y", "y"]:
                MoveIsLegal = False`,
    ],
  ],
  "count-moves": [
    ["    GameOver = False", "    GameOver = False\n    Moves = 0"],
    [PYTHON_MOVE, `${PYTHON_MOVE}        Moves = Moves + 1\n`],
    [
      "            DisplayWinner(WhoseTurn)",
      '            DisplayWinner(WhoseTurn)\n            print("Moves made:", Moves)',
    ],
  ],
  "announce-promotions": [
    [
      PYTHON_MOVE,
      `        WasRedum = Board[StartRank][StartFile][1] == "R"
${PYTHON_MOVE}        if WasRedum and Board[FinishRank][FinishFile][1] == "M":
            print("White" if WhoseTurn == "W" else "Black", "has a redum promoted")
`,
    ],
  ],
  "name-captured-piece": [
    [
      PYTHON_MOVE,
      `        Captured = Board[FinishRank][FinishFile]
        Names = {"R": "redum", "G": "gisgigir", "E": "etlu", "N": "nabu", "M": "marzaz pani"}
${PYTHON_MOVE}        if Captured[1] in Names:
            print("White" if Captured[0] == "W" else "Black", "loses the", Names[Captured[1]])
`,
    ],
  ],
  "label-edges": [
    ['print(RankNo, end="  ")', 'print("R" + str(RankNo), end=" ")'],
    ["    1  2  3  4  5  6  7  8", "    F1 F2 F3 F4 F5 F6 F7 F8"],
  ],
  "marzaz-pani-any-direction": [
    ["MoveIsLegal = CheckMarzazPaniMoveIsLegal(", "MoveIsLegal = CheckSarrumMoveIsLegal("],
  ],
  "etlu-like-a-knight": [
    ["== 2 and abs(FinishRank - StartRank) == 0", "== 2 and abs(FinishRank - StartRank) == 1"],
    ["== 0 and abs(FinishRank - StartRank) == 2", "== 1 and abs(FinishRank - StartRank) == 2"],
  ],
  "nabu-slides": [
    [
      `    if abs(FinishFile - StartFile) == 1 and abs(FinishRank - StartRank) == 1:
        CheckNabuMoveIsLegal = True`,
      `    if abs(FinishFile - StartFile) == abs(FinishRank - StartRank):
        CheckNabuMoveIsLegal = True
        RankStep = 1 if FinishRank > StartRank else -1
        FileStep = 1 if FinishFile > StartFile else -1
        for Count in range(1, abs(FinishFile - StartFile)):
            if Board[StartRank + Count * RankStep][StartFile + Count * FileStep] != "  ":
                CheckNabuMoveIsLegal = False`,
    ],
  ],
  "redum-two-squares": [
    [
      "FinishFile, PieceColour)",
      `FinishFile, PieceColour)
                Ranks = (7, 5) if PieceColour == "W" else (2, 4)
                if FinishFile == StartFile and (StartRank, FinishRank) == Ranks:
                    if Board[FinishRank][FinishFile] == Board[(StartRank + FinishRank) // 2][FinishFile] == "  ":
                        MoveIsLegal = True`,
    ],
  ],
  "show-piece-at-start": [
    ["def GetMove(StartSquare, FinishSquare):", "def GetMove(StartSquare, FinishSquare, Board):"],
    [
      "GetMove(StartSquare, FinishSquare)\n            StartRank",
      "GetMove(StartSquare, FinishSquare, Board)\n            StartRank",
    ],
    [
      GET_MOVE,
      `    StartSquare = int(input("From which square? "))
    Piece = Board[StartSquare % 10][StartSquare // 10]
    Names = {"R": "redum", "G": "gisgigir", "E": "etlu", "N": "nabu", "M": "marzaz pani", "S": "sarrum"}
    if Piece == "  ":
        print("Empty!")
    else:
        print("That is the", Names[Piece[1]], "of", "White" if Piece[0] == "W" else "Black")
    FinishSquare = int(input("To which square? "))
`,
    ],
  ],
  "list-legal-squares": [
    [
      "def GetMove(StartSquare, FinishSquare):",
      "def GetMove(StartSquare, FinishSquare, Board, WhoseTurn):",
    ],
    [
      "GetMove(StartSquare, FinishSquare)\n            StartRank",
      "GetMove(StartSquare, FinishSquare, Board, WhoseTurn)\n            StartRank",
    ],
    [
      GET_MOVE,
      `    StartSquare = int(input("From which square? "))
    Answer = input("To which square? ")
    while Answer == "?":
        Found = []
        for FileNo in range(1, 9):
            for RankNo in range(1, 9):
                if CheckMoveIsLegal(Board, StartSquare % 10, StartSquare // 10, RankNo, FileNo, WhoseTurn):
                    Found.append(FileNo * 10 + RankNo)
        if Found:
            print("It can go to", Found)
        else:
            print("It cannot go anywhere.")
        Answer = input("To which square? ")
    FinishSquare = int(Answer)
`,
    ],
  ],
  "list-captured-pieces": [
    ["    GameOver = False\n", "    GameOver = False\n    Captured = []\n"],
    [
      "        DisplayBoard(Board)\n",
      `        DisplayBoard(Board)\n        print("Captured:", *Captured)\n`,
    ],
    [
      PYTHON_MOVE,
      `        if Board[FinishRank][FinishFile] != "  ":
            Captured.append(Board[FinishRank][FinishFile])
${PYTHON_MOVE}`,
    ],
    [
      "            DisplayWinner(WhoseTurn)\n",
      `            DisplayWinner(WhoseTurn)\n            print("Captured:", *Captured)\n`,
    ],
  ],
  "choose-promotion": [
    [
      PYTHON_MOVE,
      `        IsPromoted = Board[StartRank][StartFile] == WhoseTurn + "R" and FinishRank in [1, 8]
${PYTHON_MOVE}        if IsPromoted and not GameOver:
            Letter = input("Which piece? M, N, E or G: ")
            while Letter == "" or Letter not in ["M", "N", "E", "G", "m", "n", "e", "g"]:
                Letter = input("Which piece? M, N, E or G: ")
            Board[FinishRank][FinishFile] = WhoseTurn + Letter.upper()
`,
    ],
  ],
  "fifty-move-draw": [
    ["    GameOver = False\n", "    GameOver = False\n    Quiet = 0\n"],
    [
      PYTHON_MOVE,
      `        Quiet = Quiet + 1 if Board[FinishRank][FinishFile] == "  " else 0\n${PYTHON_MOVE}`,
    ],
    [
      "            DisplayWinner(WhoseTurn)\n",
      `            DisplayWinner(WhoseTurn)
        elif Quiet == 50:
            print("A draw.")
            GameOver = True
`,
    ],
  ],
  surrender: [
    [
      GET_MOVE,
      `    StartSquare = input("From which square? ")
    if StartSquare == "surrender":
        return -1, -1
    StartSquare = int(StartSquare)
    FinishSquare = int(input("To which square? "))
`,
    ],
    [
      CALL_GET_MOVE,
      `${CALL_GET_MOVE}            if StartSquare == -1:
                GameOver = True
                print("Black wins" if WhoseTurn == "W" else "White wins", "because the other surrenders")
                break
`,
    ],
    [
      "        GameOver = CheckIf",
      "        if GameOver:\n            break\n        GameOver = CheckIf",
    ],
  ],
  points: [
    ["    GameOver = False\n", `    GameOver = False\n    Points = {"W": 0, "B": 0}\n`],
    [
      PYTHON_MOVE,
      `        Points[WhoseTurn] += {"R": 1, "N": 2, "M": 3, "E": 4, "G": 6}.get(Board[FinishRank][FinishFile][1], 0)
${PYTHON_MOVE}        print("White has", Points["W"], "and Black has", Points["B"])
`,
    ],
  ],
  undo: [
    ["    GameOver = False\n", "    GameOver = False\n    Earlier = []\n"],
    [
      GET_MOVE,
      `    StartSquare = input("From which square? ")
    if StartSquare == "undo":
        return -1, -1
    StartSquare = int(StartSquare)
    FinishSquare = int(input("To which square? "))
`,
    ],
    [
      CALL_GET_MOVE,
      `${CALL_GET_MOVE}            if StartSquare == -1:
                if Earlier == []:
                    print("There is nothing to undo.")
                else:
                    Board = Earlier.pop()
                    WhoseTurn = "B" if WhoseTurn == "W" else "W"
                    DisplayBoard(Board)
                    DisplayWhoseTurnItIs(WhoseTurn)
                continue
`,
    ],
    [PYTHON_MOVE, `        Earlier.append([Row[:] for Row in Board])\n${PYTHON_MOVE}`],
  ],
  "table-of-winners": [
    ["    GameOver = False\n", "    GameOver = False\n    Moves = 0\n"],
    [PYTHON_MOVE, `${PYTHON_MOVE}        Moves += 1\n`],
    [
      "            DisplayWinner(WhoseTurn)\n",
      `            DisplayWinner(WhoseTurn)
            Name = input("Who has won? ")
            with open("winners.csv", "a") as File:
                File.write(str(Moves) + "," + Name + "\\n")
            with open("winners.csv") as File:
                Table = [Line.strip().split(",") for Line in File]
            for Row in sorted(Table, key=lambda Row: int(Row[0])):
                print(Row[1], Row[0])
`,
    ],
  ],
  "main-menu": [
    [
      "\nBoard = CreateBoard()",
      `
def GetChoice():
    Choice = ""
    while Choice not in ["1", "2", "3"]:
        print("1 Sample game")
        print("2 Full game")
        print("3 End")
        Choice = input("Which? ")
    return Choice


Board = CreateBoard()`,
    ],
    ['PlayAgain = "Y"\nwhile PlayAgain == "Y":', 'Choice = GetChoice()\nwhile Choice != "3":'],
    [
      `    SampleGame = input("Sample game? Type Y for it: ")
    if ord(SampleGame) >= 97 and ord(SampleGame) <= 122:
        SampleGame = chr(ord(SampleGame) - 32)
`,
      `    SampleGame = "Y" if Choice == "1" else "N"
`,
    ],
    [
      `    PlayAgain = input("Another game? Type Y for one: ")
    if ord(PlayAgain) >= 97 and ord(PlayAgain) <= 122:
        PlayAgain = chr(ord(PlayAgain) - 32)
`,
      "    Choice = GetChoice()\n",
    ],
  ],
};
