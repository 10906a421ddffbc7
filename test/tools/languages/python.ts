import type { Port } from "./port.ts";
import { PYTHON_SOLUTIONS } from "./python-solutions.ts";
import { PYTHON_WRONG } from "./python-wrong.ts";

export const PYTHON: Port = {
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
  solutions: PYTHON_SOLUTIONS,
  wrong: PYTHON_WRONG,
};
