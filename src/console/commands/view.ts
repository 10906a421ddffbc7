import { inWords } from "../../core/text.ts";
import {
  LARGE,
  ON_OFF,
  REDRAWN_ROWS,
  THEMES,
  type ViewSettings,
} from "../../view/view-settings.ts";
import type { Ports } from "../ports.ts";
import { say } from "../session/say.ts";
import { isRedrawn, showCurrentBoard } from "../session/show-board.ts";
import { type Command, NO_MATCH, type Reply, type State } from "../session/state.ts";

export const VIEW_COMMANDS: readonly Command[] = [
  {
    names: ["describe"],
    about: "describes the position in sentences",
    async run(state, ports) {
      const plain = { ...state, view: { ...state.view, plain: true } };
      return showCurrentBoard(plain, ports.terminal) ? state : NO_MATCH;
    },
  },
  {
    names: ["plain"],
    about: "switches between sentences and a drawn board",
    async run(state, ports) {
      const plain = !state.view.plain;
      const next = { ...state, view: { ...state.view, plain } };
      say(next, plain ? "Plain text on." : "Plain text off.", ports);
      showCurrentBoard(next, ports.terminal);
      return next;
    },
  },
  {
    names: ["flip"],
    about: "turns the board for the player opposite",
    async run(state, ports) {
      const flipped = !state.view.flipped;
      const next = { ...state, view: { ...state.view, flipped } };
      if (!next.view.plain && showCurrentBoard(next, ports.terminal)) return next;
      return say(next, flipped ? "Board flipped." : "Board no longer flipped.", ports);
    },
  },
  {
    names: ["large"],
    argument: "on|off|auto",
    about: "sizes coloured squares: large, small, or to leave room",
    complete: () => LARGE,
    run: async (state, ports, argument) => choose(state, ports, "large", argument),
  },
  {
    names: ["theme"],
    argument: "NAME",
    about: `colours the board: ${inWords(THEMES, "or")}`,
    complete: () => THEMES,
    run: async (state, ports, argument) => choose(state, ports, "theme", argument),
  },
  {
    names: ["redraw"],
    argument: "on|off",
    about: "keeps the board at the top of the window after every move",
    more: `The dialogue before it scrolls out of the window. The default is on in a window with colours and at least ${REDRAWN_ROWS} lines; games that the computer plays against itself and running replays are always redrawn. On such a board Left or Right opens a cursor that chooses the squares of a move: Enter picks up a piece and puts it down, Escape lets it go. After set mouse on, clicks choose them.`,
    complete: () => ON_OFF,
    run: chooseRedraw,
  },
];

async function chooseRedraw(state: State, ports: Ports, argument: string): Promise<Reply> {
  const value = argument.toLowerCase();
  if (!ON_OFF.some((known) => known === value)) {
    const now = isRedrawn(state.view, ports.terminal) ? "on" : "off";
    return `redraw takes on or off; now it is ${now}.`;
  }
  const redraw = value === "on";
  const next = { ...state, view: { ...state.view, redraw } };
  if (!ports.terminal.redraw || next.view.plain) return "Boards cannot be redrawn here.";
  ports.terminal.say(`Redraw ${value}.`);
  if (redraw) showCurrentBoard(next, ports.terminal);
  return next;
}

const VALUES = { large: LARGE, theme: THEMES } as const;

/** Changes the look of coloured boards to one of its values. */
function choose(state: State, ports: Ports, name: keyof typeof VALUES, typed: string): Reply {
  const value = VALUES[name].find((candidate) => candidate === typed.toLowerCase());
  if (value === undefined) {
    return `${name} takes ${inWords(VALUES[name], "or")}; now it is ${state.view[name]}.`;
  }
  const next = showView(state, { ...state.view, [name]: value }, ports);
  if (ports.terminal.screen().palette) return next;
  return say(next, "The board here has no colours and one size.", ports);
}

/** Changes the view, and shows the board if it is coloured. */
export function showView(state: State, view: ViewSettings, { terminal }: Ports): State {
  const next = { ...state, view };
  if (!view.plain && terminal.screen().palette) showCurrentBoard(next, terminal);
  return next;
}
