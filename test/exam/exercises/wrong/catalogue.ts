import { WRONG_CLASSES } from "./classes.ts";
import { WRONG_DISPLAY } from "./display.ts";
import { WRONG_FILES } from "./files.ts";
import { WRONG_INPUT } from "./input.ts";
import { WRONG_INPUT_SQUARES } from "./input-squares.ts";
import { WRONG_MENUS } from "./menus.ts";
import { WRONG_MESSAGES } from "./messages.ts";
import { WRONG_PLAY } from "./play.ts";
import { WRONG_RANDOM_GAMES } from "./random-games.ts";
import { WRONG_RARE_ANSWERS } from "./rare-answers.ts";
import { WRONG_RARE_MOVES } from "./rare-moves.ts";
import { WRONG_RULES_GAMES } from "./rules-games.ts";
import { WRONG_RULES_MOVES } from "./rules-moves.ts";
import { WRONG_SAID_BESIDES } from "./said-besides.ts";
import { WRONG_SUBROUTINES } from "./subroutines.ts";
import type { WrongSolution } from "./wrong-solution.ts";

export const WRONG_SOLUTIONS: readonly WrongSolution[] = [
  ...WRONG_CLASSES,
  ...WRONG_DISPLAY,
  ...WRONG_FILES,
  ...WRONG_INPUT_SQUARES,
  ...WRONG_INPUT,
  ...WRONG_MENUS,
  ...WRONG_MESSAGES,
  ...WRONG_PLAY,
  ...WRONG_RANDOM_GAMES,
  ...WRONG_RARE_ANSWERS,
  ...WRONG_RARE_MOVES,
  ...WRONG_RULES_GAMES,
  ...WRONG_RULES_MOVES,
  ...WRONG_SAID_BESIDES,
  ...WRONG_SUBROUTINES,
];
