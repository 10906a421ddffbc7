import { notOver } from "../../core/verdict.ts";
import { current, type Match, matchOutcome } from "../../match/match.ts";
import type { State, View } from "../dialogue/state.ts";
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
import type { Port } from "../terminal/port.ts";
import { aboutMatch, type Command, NO_MATCH, SQUARE } from "./command.ts";

/** The commands that show the current game and its rules, and change nothing. */
export const BOARD_COMMANDS: readonly Command[] = [
  {
    names: ["board"],
    about: "shows the board again",
    run(state, _argument, port) {
      if (!showTable(state, port)) port.say(NO_MATCH);
      return state;
    },
  },
  {
    names: ["moves"],
    argument: SQUARE,
    about: "lists the legal moves; with a square it marks those of its piece",
    run: aboutMatch(showMoves),
  },
  {
    names: ["explain"],
    argument: "MOVE",
    about: "goes through the rules that allow or refuse a move",
    run: aboutMatch((match, argument, port, { plain }) =>
      port.say(
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
    run(state, argument, port) {
      if (argument === "") port.say(rulesText(state.game, state.view.plain));
      else {
        const row = pieceRule(state.game, argument);
        port.say(row.ok ? row.value : row.reason);
      }
      return state;
    },
  },
  {
    names: ["history"],
    about: "lists the moves so far",
    run: aboutMatch((match, _argument, port, { plain }) =>
      port.say(historyLines(match, plain).join("\n") || "No move has been made yet."),
    ),
  },
];

/**
 * Runs one of these commands, or `position`, on another match than the current one. Returns false if
 * the line is not such a command.
 */
export function runOn(match: Match, state: State, line: string, port: Port): boolean {
  if (line.trim().toLowerCase() === "position") {
    port.say(current(match).text);
    return true;
  }
  const [, name = "", argument = ""] = /^\s*(\S+)\s*(.*)$/su.exec(line) ?? [];
  const word = BOARD_COMMANDS.find(({ names }) => names.includes(name.toLowerCase()));
  if (!word || (argument !== "" && word.argument === undefined)) return false;
  word.run({ ...state, game: match.game, match }, argument.trim(), port);
  return true;
}

function showMoves(match: Match, argument: string, port: Port, view: View): void {
  const open = notOver(matchOutcome(match));
  const square = match.game.squares?.read(argument);
  if (!open.holds) {
    port.say(open.refusal);
  } else if (argument === "") {
    port.say(movesByPiece(match, view.plain).join("\n"));
  } else if (!square) {
    port.say("The moves of this game are not squares; type the word moves alone.");
  } else if (!square.ok) {
    port.say(square.reason);
  } else {
    const { position } = current(match);
    const { targets, sentence } = movesFrom(match.game, position, square.value, view.plain);
    if (targets.length > 0 && !view.plain) showDiagram(match, view, port, targets);
    port.say(sentence);
  }
}
