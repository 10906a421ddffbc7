/** The ports of the exam's program, and changes of them: solutions of exercises, and planted faults. */
import type { Port } from "./port.ts";
import { PYTHON } from "./python.ts";

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
