/** The ports of the exam's program, and changes of them: solutions of exercises, and planted faults. */
import type { ProgramCommand } from "../../../src/exercises/checker/student-program.ts";

/** Texts that occur once in a port, and what stands there instead. */
export type Changes = readonly (readonly [text: string, instead: string])[];

export interface Port {
  readonly language: string;
  readonly file: string;
  /** The programs that it needs. */
  readonly needs: readonly string[];
  readonly command: ProgramCommand;
  /** What "exercise compare" must find. */
  readonly faults: Readonly<Record<string, Changes>>;
  /** By the ids of exercises, which they solve. */
  readonly solutions: Readonly<Record<string, Changes>>;
  /** Changes of solutions, by the ids of exercises, whose checks must find them. */
  readonly wrong?: Readonly<Record<string, Changes>>;
}

/** The exercises that every untouched port must fail. */
export const TRIED = [
  "accept-only-y-or-n",
  "confirm-moves",
  "count-moves",
  "announce-promotions",
  "name-captured-piece",
  "label-edges",
  "marzaz-pani-any-direction",
  "etlu-like-a-knight",
  "nabu-slides",
  "redum-two-squares",
] as const;

const PYTHON_MOVE =
  "        MakeMove(Board, StartRank, StartFile, FinishRank, FinishFile, WhoseTurn)\n";

const PYTHON: Port = {
  language: "Python",
  file: "game.py",
  needs: ["python3"],
  command: { run: "python3 game.py" },
  faults: {
    "a gisgigir jumps leftwards": [
      [
        "range(-1, FileDifference, -1):\n                if Board",
        "range(-1, 0, -1):\n                if Board",
      ],
    ],
    "an etlu moves diagonally": [
      ["== 2 and abs(FinishRank - StartRank) == 0", "== 2 and abs(FinishRank - StartRank) != 1"],
    ],
    "the second game begins with the last player": [
      [
        '    WhoseTurn = "W"\n    GameOver',
        '    if StartSquare == 0:\n        WhoseTurn = "W"\n    GameOver',
      ],
    ],
  },
  solutions: {
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
  },
  wrong: {
    "nabu-slides": [
      [
        "range(1, abs(FinishFile - StartFile))",
        "range(max(1, abs(FinishFile - StartFile) - 1), abs(FinishFile - StartFile))",
      ],
    ],
    "redum-two-squares": [
      ["Board[FinishRank][FinishFile] == Board[(StartRank", "Board[(StartRank"],
    ],
    "announce-promotions": [
      [
        'print("White" if WhoseTurn == "W" else "Black", "has a redum promoted")',
        'print("White has a redum promoted\\nBlack has a redum promoted")',
      ],
    ],
    "confirm-moves": [['["Y", "y"]', '["Y", "y", "J"]']],
    "count-moves": [["    Moves = 0", "    Moves = 0 if StartSquare == 0 else Moves"]],
  },
};

const JAVA: Port = {
  language: "Java",
  file: "Game.java",
  needs: ["javac", "java"],
  command: { run: "java Game", build: "javac Game.java" },
  faults: {
    "a white redum captures straight ahead": [
      [
        'startRank - 1) {\n        if (finishFile == startFile && board[finishRank][finishFile].equals("  ")',
        "startRank - 1) {\n        if (finishFile == startFile",
      ],
    ],
    "players may capture their own pieces": [
      ["if (board[finishRank][finishFile].charAt(0) == 'B')", "if (false)"],
    ],
  },
  solutions: {
    "marzaz-pani-any-direction": [
      ["moveIsLegal = checkMarzazPaniMoveIsLegal(", "moveIsLegal = checkSarrumMoveIsLegal("],
    ],
    "etlu-like-a-knight": [
      ["== 2 && finishRank == startRank)", "== 2 && Math.abs(finishRank - startRank) == 1)"],
      [
        "(finishFile == startFile && Math.abs(finishRank - startRank) == 2)",
        "(Math.abs(finishFile - startFile) == 1 && Math.abs(finishRank - startRank) == 2)",
      ],
    ],
    "count-moves": [
      ["boolean gameOver = false;", "boolean gameOver = false;\n      int moves = 0;"],
      ["gameOver = checkIf", "moves++;\n        gameOver = checkIf"],
      [
        "          displayWinner(whoseTurn);",
        '          displayWinner(whoseTurn);\n          System.out.println("Moves made: " + moves);',
      ],
    ],
  },
};

const C_SHARP: Port = {
  language: "C#",
  file: "game.cs",
  needs: ["mcs", "mono"],
  command: { run: "mono game.exe", build: "mcs game.cs" },
  faults: {
    "Black's redums are not promoted": [["&& FinishRank == 8 &&", "&& FinishRank == 9 &&"]],
    "a capital Y is needed for the sample game": [
      ["(int)SampleGame >= 97", "(int)SampleGame > 122"],
    ],
  },
  solutions: {
    "marzaz-pani-any-direction": [
      ["MoveIsLegal = CheckMarzazPaniMoveIsLegal(", "MoveIsLegal = CheckSarrumMoveIsLegal("],
    ],
    "etlu-like-a-knight": [
      ["== 2 && FinishRank == StartRank)", "== 2 && Math.Abs(FinishRank - StartRank) == 1)"],
      [
        "(FinishFile == StartFile && Math.Abs(FinishRank - StartRank) == 2)",
        "(Math.Abs(FinishFile - StartFile) == 1 && Math.Abs(FinishRank - StartRank) == 2)",
      ],
    ],
    "count-moves": [
      ["      GameOver = false;", "      GameOver = false;\n      int Moves = 0;"],
      ["GameOver = CheckIf", "Moves++;\n        GameOver = CheckIf"],
      [
        "          DisplayWinner(WhoseTurn);",
        '        {\n          DisplayWinner(WhoseTurn);\n          Console.WriteLine("Moves made: " + Moves);\n        }',
      ],
    ],
  },
};

const PASCAL: Port = {
  language: "Pascal",
  file: "game.pas",
  needs: ["fpc"],
  command: { run: process.platform === "win32" ? "game" : "./game", build: "fpc game.pas" },
  faults: {
    "a win is not announced": [["        DisplayWinner(WhoseTurn);", "        WriteLn;"]],
    "the sarrum moves two squares": [
      ["(abs(FinishFile - StartFile) <= 1)", "(abs(FinishFile - StartFile) <= 2)"],
    ],
  },
  solutions: {
    "marzaz-pani-any-direction": [
      ["MoveIsLegal := CheckMarzazPaniMoveIsLegal(", "MoveIsLegal := CheckSarrumMoveIsLegal("],
    ],
    "etlu-like-a-knight": [
      ["= 2) and (FinishRank = StartRank))", "= 2) and (abs(FinishRank - StartRank) = 1))"],
      [
        "((FinishFile = StartFile) and (abs(FinishRank - StartRank) = 2))",
        "((abs(FinishFile - StartFile) = 1) and (abs(FinishRank - StartRank) = 2))",
      ],
    ],
    "count-moves": [
      ["  MoveIsLegal, GameOver: boolean;", "  MoveIsLegal, GameOver: boolean;\n  Moves: integer;"],
      ["    GameOver := false;", "    GameOver := false;\n    Moves := 0;"],
      ["GameOver := CheckIf", "Moves := Moves + 1;\n      GameOver := CheckIf"],
      [
        "        DisplayWinner(WhoseTurn);",
        "      begin\n        DisplayWinner(WhoseTurn);\n        WriteLn('Moves made: ', Moves);\n      end;",
      ],
    ],
  },
};

const C: Port = {
  language: "C",
  file: "game.c",
  needs: ["gcc"],
  command: { run: process.platform === "win32" ? "game" : "./game", build: "gcc -o game game.c" },
  faults: {
    "a refused move ends the turn": [
      ['printf("That is not allowed\\n");', "WhoseTurn = WhoseTurn == 'W' ? 'B' : 'W';"],
    ],
    "a player without a sarrum is not the loser": [
      ["Square(board, FinishRank, FinishFile)[1] == 'S'", "false"],
    ],
  },
  solutions: {
    "marzaz-pani-any-direction": [
      ["MoveIsLegal = CheckMarzazPaniMoveIsLegal(", "MoveIsLegal = CheckSarrumMoveIsLegal("],
    ],
    "etlu-like-a-knight": [
      ["== 2 && FinishRank == StartRank)", "== 2 && abs(FinishRank - StartRank) == 1)"],
      [
        "(FinishFile == StartFile && abs(FinishRank - StartRank) == 2)",
        "(abs(FinishFile - StartFile) == 1 && abs(FinishRank - StartRank) == 2)",
      ],
    ],
    "label-edges": [
      ['printf("| %d\\n", RankNo)', 'printf("| R%d\\n", RankNo)'],
      ["\\n  1  2  3  4  5  6  7  8\\n", "\\n F1 F2 F3 F4 F5 F6 F7 F8\\n"],
    ],
    "count-moves": [
      ["    GameOver = false;", "    GameOver = false;\n    int Moves = 0;"],
      ["GameOver = CheckIf", "Moves++;\n      GameOver = CheckIf"],
      [
        "        DisplayWinner(WhoseTurn);",
        '      {\n        DisplayWinner(WhoseTurn);\n        printf("Moves made: %d\\n", Moves);\n      }',
      ],
    ],
  },
};

export const PORTS: readonly Port[] = [PYTHON, JAVA, C_SHARP, PASCAL, C];
