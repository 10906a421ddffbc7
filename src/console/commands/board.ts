import { notOver } from "../../core/verdict.ts";
import { current, type Match, matchOutcome } from "../../match/match.ts";
import { type Command, NO_MATCH, type View } from "../dialogue/state.ts";
import {
  explanation,
  historyLines,
  movesByPiece,
  movesFrom,
  pieceRule,
  rulesText,
} from "../render/lists.ts";
import { fromMenu } from "../render/numbered-moves.ts";
import { showDiagram, showTable } from "../render/show.ts";
import type { Terminal } from "../terminal/ports.ts";
import { squaresOfMove } from "./candidates.ts";
import { aboutMatch, SQUARE, say } from "./command.ts";

/** The commands that show the current game and its rules, and change nothing. */
export const BOARD_COMMANDS: readonly Command[] = [
  {
    names: ["board"],
    about: "shows the board again",
    otherNames: ["show", "display"],
    run: (state, _argument, ports) =>
      showTable(state, ports.terminal) ? state : say(state, NO_MATCH, ports),
  },
  {
    names: ["moves"],
    argument: SQUARE,
    about: "lists the legal moves; with a square it marks those of its piece",
    concerns: "match",
    complete: squaresOfMove,
    run: aboutMatch(showMoves),
  },
  {
    names: ["explain"],
    argument: "MOVE",
    about: "goes through the rules that allow or refuse a move",
    concerns: "match",
    complete: squaresOfMove,
    run: aboutMatch((match, argument, terminal, { plain }) =>
      terminal.say(
        argument === ""
          ? `explain needs a move, for example: explain ${match.game.example}`
          : explanation(match, fromMenu(match, argument), plain).join("\n"),
      ),
    ),
  },
  {
    names: ["rules"],
    argument: "[PIECE]",
    about: "prints the rules, or those of one piece",
    complete: ({ game }) => game.ruleBook.pieces.map(({ name }) => name),
    run(state, argument, ports) {
      if (argument === "") return say(state, rulesText(state.game, state.view.plain), ports);
      const row = pieceRule(state.game, argument);
      return say(state, row.ok ? row.value : row.reason, ports);
    },
  },
  {
    names: ["history"],
    about: "lists the moves so far",
    concerns: "match",
    run: aboutMatch((match, _argument, terminal, { plain }) =>
      terminal.say(historyLines(match, plain).join("\n") || "No move has been made yet."),
    ),
  },
];

function showMoves(match: Match, argument: string, terminal: Terminal, view: View): void {
  const open = notOver(matchOutcome(match));
  const square = match.game.squares?.read(argument);
  if (!open.holds) {
    terminal.say(open.refusal);
  } else if (argument === "") {
    terminal.say(movesByPiece(match, view.plain).join("\n"));
  } else if (!square) {
    terminal.say("The moves of this game are not squares; type moves alone.");
  } else if (!square.ok) {
    terminal.say(square.reason);
  } else {
    const { position } = current(match);
    const { targets, sentence } = movesFrom(match.game, position, square.value, view.plain);
    if (targets.length > 0 && !view.plain) showDiagram(match, view, terminal, targets);
    terminal.say(sentence);
  }
}
