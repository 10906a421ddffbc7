import { files } from "../../session/completion-candidates.ts";
import type { GameCommand } from "../../session/state.ts";

/** The forms of review that need no analysis, for Tab. */
const FORMS = ["moves", "list"];

/** What carries it out is loaded when it is typed. */
export const REVIEW_COMMANDS: readonly GameCommand[] = [
  {
    names: ["review"],
    common: true,
    otherNames: ["report", "accuracy", "mistakes"],
    formerly: { replay: ["moves"], history: ["list"] },
    argument: "[FILE] [NUMBER] [TIME]",
    about: "reviews a game: its mistakes and better moves",
    more: "review alone is about the game on the board; review club.pgn 3 is about the third game of a file. It takes at most six seconds; what it finds depends on how fast the computer is, so two reviews may name different moves. review 60s looks for longer. Ctrl-C shows what is known so far. review moves shows a game move by move, review list lists its moves; review moves club.pgn 3 is about the third game of a file.",
    complete: async (state, words, ports) => [...FORMS, ...(await files(state, words, ports))],
    run: async (context) => (await import("./review-game.ts")).reviewGame(context),
  },
];
