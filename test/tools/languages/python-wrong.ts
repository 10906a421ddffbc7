/** Wrong solutions in Python, as changes of the right ones. */
import type { Port } from "./port.ts";

export const PYTHON_WRONG: NonNullable<Port["wrong"]> = {
  "nabu-slides": {
    "a nabu looks only at the last square in between": [
      [
        "range(1, abs(FinishFile - StartFile))",
        "range(max(1, abs(FinishFile - StartFile) - 1), abs(FinishFile - StartFile))",
      ],
    ],
  },
  "redum-two-squares": {
    "a double step captures": [
      ["Board[FinishRank][FinishFile] == Board[(StartRank", "Board[(StartRank"],
    ],
  },
  "confirm-moves": {
    "J confirms": [['["Y", "y"]', '["Y", "y", "J"]']],
    "it says that it is the other player's turn after n": [
      [
        '["Y", "y"]:\n                MoveIsLegal = False',
        '["Y", "y"]:\n                MoveIsLegal = False\n                DisplayWhoseTurnItIs("B" if WhoseTurn == "W" else "W")',
      ],
    ],
    "“yes” confirms": [['not in ["Y", "y"]', '[:1] not in ["Y", "y"]']],
  },
  "accept-only-y-or-n": {
    "only the usual question names the letters": [
      ['        print("Please type Y or N.")\n', ""],
      ['Sample game? Type Y for it: ")\n    if', 'Sample game? Y or N: ")\n    if'],
      ["Another game? Type Y for one: ", "Another game? Y or N: "],
    ],
  },
  "count-moves": {
    "two numbers of moves are shown": [
      [
        'print("Moves made:", Moves)',
        'print("Moves made:", Moves)\n            print("Moves of the winner:", (Moves + 1) // 2)',
      ],
    ],
    "the next game continues the count": [
      ["    Moves = 0", "    Moves = 0 if StartSquare == 0 else Moves"],
    ],
  },
  "announce-promotions": {
    "one line names both players": [
      [
        'print("White" if WhoseTurn == "W" else "Black", "has a redum promoted")',
        'print("White or Black has a redum promoted")',
      ],
    ],
    "Black is named, whoever has moved": [
      [
        'print("White" if WhoseTurn == "W" else "Black", "has a redum promoted")',
        'print("Black" if StartRank > 0 else "White", "has a redum promoted")',
      ],
    ],
  },
  "name-captured-piece": {
    "one line names both players": [
      [
        'print("White" if Captured[0] == "W" else "Black", "loses the", Names[Captured[1]])',
        'print("White or Black loses the", Names[Captured[1]])',
      ],
    ],
    "the player who captures is said to lose the piece": [
      [
        '"White" if Captured[0] == "W" else "Black", "loses the", Names[Captured[1]]',
        '"White" if Captured[0] == "B" else "Black", "loses the", Names[Captured[1]]',
      ],
    ],
  },
  "label-edges": {
    "the old labels of the files stand below the new ones": [
      [
        '    F1 F2 F3 F4 F5 F6 F7 F8")',
        '    F1 F2 F3 F4 F5 F6 F7 F8")\n    print("    1  2  3  4  5  6  7  8")',
      ],
    ],
    "the labels of the files stand above the board": [
      ['    print("    F1 F2 F3 F4 F5 F6 F7 F8")\n', ""],
      [
        '    print()\n    print("   ---',
        '    print()\n    print("    F1 F2 F3 F4 F5 F6 F7 F8")\n    print("   ---',
      ],
    ],
  },
  "show-piece-at-start": {
    "every piece is of White or Black": [
      ['"of", "White" if Piece[0] == "W" else "Black"', '"of White or Black"'],
    ],
    "it names the piece only after the finish square": [
      ['    FinishSquare = int(input("To which square? "))\n', ""],
      [
        "    Piece = Board",
        '    FinishSquare = int(input("To which square? "))\n    Piece = Board',
      ],
    ],
  },
  "list-legal-squares": {
    "an empty list is all that it says if there is no legal square": [
      [
        '        if Found:\n            print("It can go to", Found)\n        else:\n            print("It cannot go anywhere.")',
        '        print("It can go to", Found)',
      ],
    ],
    "the start square is listed, too": [
      [
        "                if CheckMoveIsLegal(",
        "                if (FileNo * 10 + RankNo == StartSquare and Board[RankNo][FileNo][0] == WhoseTurn) or CheckMoveIsLegal(",
      ],
    ],
    "? is understood only once": [
      [
        '        Answer = input("To which square? ")\n    FinishSquare = int(Answer)',
        '        Answer = input("To which square? ")\n        break\n    FinishSquare = int(Answer) if Answer != "?" else 0',
      ],
    ],
  },
  "list-captured-pieces": {
    "the board is shown after a win": [
      [
        "            DisplayWinner(WhoseTurn)\n",
        "            DisplayBoard(Board)\n            DisplayWinner(WhoseTurn)\n",
      ],
    ],
    "the list is above the board": [
      [
        '        DisplayBoard(Board)\n        print("Captured:", *Captured)\n',
        '        print("Captured:", *Captured)\n        DisplayBoard(Board)\n',
      ],
    ],
    "the next game continues the count": [
      ["    Captured = []\n", "    Captured = Captured if StartSquare else []\n"],
    ],
  },
  "choose-promotion": {
    "S is allowed, too": [['"M", "N", "E", "G", "m"', '"M", "N", "E", "G", "S", "m"']],
    "NE is allowed": [
      [
        'Letter == "" or Letter not in ["M", "N", "E", "G", "m", "n", "e", "g"]',
        'Letter not in "MNEGmneg"',
      ],
    ],
  },
  "fifty-move-draw": {
    "the draw comes one move late": [["Quiet == 50", "Quiet > 50"]],
    "the question speaks of a draw": [
      ['"From which square? "', '"From which square (a draw after fifty moves)? "'],
    ],
  },
  surrender: {
    "it says that the sarrum has been taken": [
      [
        '                print("Black wins" if WhoseTurn == "W" else "White wins", "because the other surrenders")',
        '                DisplayWinner("B" if WhoseTurn == "W" else "W")',
      ],
    ],
    "surrender is not understood after a move to 12": [
      ['if StartSquare == "surrender":', 'if StartSquare == "surrender" and FinishSquare != 12:'],
    ],
  },
  points: {
    "the points are shown twice, with 0 the second time": [
      [
        '        print("White has", Points["W"], "and Black has", Points["B"])\n',
        '        print("White has", Points["W"], "and Black has", Points["B"])\n        print("White", 0, "Black", 0)\n',
      ],
    ],
    "the next game continues the count": [
      [
        '    Points = {"W": 0, "B": 0}\n',
        '    Points = Points if StartSquare else {"W": 0, "B": 0}\n',
      ],
    ],
  },
  undo: {
    "the copy of the board has the same rows": [["[Row[:] for Row in Board]", "Board[:]"]],
    "moves of an earlier game are taken back": [
      ["    Earlier = []\n", "    Earlier = Earlier if StartSquare else []\n"],
    ],
  },
  "table-of-winners": {
    "the file is written when the program ends": [
      [
        '            with open("winners.csv", "a") as File:\n                File.write(str(Moves) + "," + Name + "\\n")\n            with open("winners.csv") as File:\n                Table = [Line.strip().split(",") for Line in File]\n',
        "            Table.append([Moves, Name])\n",
      ],
      [
        "\nBoard = CreateBoard()",
        '\nimport os\nTable = []\nif os.path.exists("winners.csv"):\n    with open("winners.csv") as File:\n        Table = [Line.strip().split(",") for Line in File]\n\nBoard = CreateBoard()',
      ],
      [
        "        PlayAgain = chr(ord(PlayAgain) - 32)\n",
        '        PlayAgain = chr(ord(PlayAgain) - 32)\nwith open("winners.csv", "w") as File:\n    for Row in Table:\n        File.write(str(Row[0]) + "," + Row[1] + "\\n")\n',
      ],
    ],
    "the numbers are sorted as texts": [["int(Row[0])", "Row[0]"]],
  },
  "main-menu": {
    "the menu is shown twice": [
      [
        '        print("1 Sample game")\n',
        '        print("1 Sample game")\n        print("2 Full game")\n        print("3 End")\n        print("1 Sample game")\n',
      ],
    ],
    "the menu is shown only at the start": [
      ["    Choice = GetChoice()\n", '    Choice = input("Which? ")\n'],
    ],
  },
};
