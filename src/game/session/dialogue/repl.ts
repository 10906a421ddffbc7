import { START_COMMAND } from "../../../base/start-command.ts";
import { howToLeave } from "../../../terminal/dialogue/loop.ts";
import type { Repl } from "../../../terminal/dialogue/mode.ts";
import { commandNamed } from "../../../terminal/dialogue/registry.ts";
import type { AnyGame } from "../../rules/game.ts";
import { helpOnGame, readGame, startWords } from "../../rules/read-game.ts";
import { withLegalExample } from "../../view/legal-moves.ts";
import { canBeResumed, farewell } from "../leaving.ts";
import type { Ports } from "../ports.ts";
import type { savingFor } from "../save-before-prompt.ts";
import { offeredMatch } from "../scenes.ts";
import { isAtGame, SQUARE, shownMatch } from "../stage.ts";
import type { State, Wing } from "../state.ts";
import type { gameCommands } from "./commands.ts";
import { boardAt } from "./prompt-board.ts";

/**
 * What is the same at every prompt of a session of games: its commands, help and saving.
 * @param wings loads the wings
 */
export function gameRepl(
  wings: () => Promise<readonly Wing[]>,
  saving: Pick<ReturnType<typeof savingFor>, "save" | "finish">,
): Repl {
  let commands: ReturnType<typeof gameCommands> | undefined;
  const repl: Repl = {
    async load() {
      const { gameCommands } = await import("./commands.ts");
      commands ??= gameCommands(await wings(), repl);
    },
    groups: ({ game }: State) => commands?.groups(game) ?? [],
    forHelp(state: State): State {
      const match = shownMatch(state);
      return { ...state, game: withLegalExample(match.ok ? match.value : offeredMatch(state)) };
    },
    howToAnswer: ({ game, view }: State, { screen }) =>
      howToMove(game, screen.interactive && !view.plain),
    usage: ({ game: { squares } }: State, { argument }) =>
      argument === SQUARE ? squares && `[${squares.noun.toUpperCase()}]` : argument,
    async page({ game }: State, topic) {
      if (Object.hasOwn(PAGES, topic)) return PAGES[topic];
      return commands?.page(topic, game);
    },
    pages: Object.keys(PAGES),
    about(topic) {
      const { entry } = readGame(topic) ?? {};
      return entry && helpOnGame(entry);
    },
    meaning(state: State, line) {
      const command = isGame(state, line) ? commandNamed(state, "new", repl) : undefined;
      return command && { command, argument: line };
    },
    elsewhere: commandLineHint,
    knows: ({ game }: State, word) =>
      game.ruleBook.pieces.some(
        ({ name, meaning }) => name.toLowerCase() === word || meaning === word,
      ),
    startWords,
    board: (state: State, ports: Ports, left) => boardAt(state, ports, left),
    keep: (state: State) => saving.save(state),
    finish: () => saving.finish(),
    howToLeave: async (state: State, ports: Ports) =>
      howToLeave((await canBeResumed(state, ports)) ? "; the game is saved" : ""),
    farewell: (state: State, ports: Ports) => farewell(state, ports),
  };
  return repl;
}

/** What help says about keys and the mouse. */
const PAGES: Readonly<Record<string, string>> = {
  board: `board words describes the board, board turn says whose turn it is, board last the last move; board and a square, file 3, rank 3, a piece or a side says what stands there. set colour off draws the exam's grid in a terminal, also in later sessions.`,
  keys: `On a board that stays at the top, Left or Right on an empty line opens a cursor: the arrow keys move it, Enter picks up a piece and puts it down, Escape lets it go. In a replay Right shows the next move and Left the one before.
Up and Down bring back earlier lines, and Tab completes commands and squares. Ctrl-L draws the board again.
Ctrl-C clears the line, or stops the computer while it thinks; pressed twice at an empty prompt it leaves, as Ctrl-D does.`,
  mouse: `set mouse on lets clicks choose squares on a board that stays at the top: the piece, then where it moves. Meanwhile the mouse selects text only while you hold Shift; set mouse off ends that.`,
};

function howToMove({ squares, example }: AnyGame, keyboard: boolean): string {
  if (keyboard) {
    return `Type a move such as ${example}. On a board that stays on top, Left opens a cursor.`;
  }
  return squares
    ? `Type a move as its ${squares.noun}s, such as ${example}, on one line or one at a time.`
    : `Type a move on one line, such as ${example}.`;
}

/** Whether a line begins with a game; the name of a piece is one only where a game is to begin. */
function isGame(state: State, line: string): boolean {
  const typed = readGame(line);
  const begins = state.stage.kind === "lobby" && isAtGame(state);
  const isPiece = state.game.ruleBook.pieces.some(({ name }) => name === typed?.entry.id);
  return isPiece ? begins && typed?.rest === "" : typed !== undefined;
}

/** The subcommands that are not commands of the dialogue as well. */
const COMMAND_LINE = ["exercise", "games", "perft", "skeleton", "uci", "worksheet"];

/** Says where a subcommand or an option is typed; undefined for other lines. */
function commandLineHint(line: string): string | undefined {
  const [word = ""] = line.trim().toLowerCase().split(/\s/, 1);
  const belongsThere = COMMAND_LINE.includes(word) || /^--[a-z]{2,20}$/.test(word);
  return belongsThere
    ? `${word} is typed on the command line: ${START_COMMAND} ${word}`
    : undefined;
}
