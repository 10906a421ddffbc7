import { inWords } from "../../core/text.ts";
import { sceneInWords } from "../../view/text/scene.ts";
import {
  LARGE,
  ON_OFF,
  REDRAWN_ROWS,
  THEMES,
  type ViewSettings,
} from "../../view/view-settings.ts";
import type { Ports } from "../ports.ts";
import { say } from "../session/say.ts";
import { currentScene, showCurrentBoard } from "../session/scenes.ts";
import { type Command, NO_MATCH, type Reply, type State } from "../session/state.ts";

export const VIEW_COMMANDS: readonly Command[] = [
  {
    names: ["describe"],
    about: "describes the position in sentences",
    async run(state, ports) {
      const plain = { ...state, view: { ...state.view, plain: true } };
      const scene = currentScene(plain, ports);
      return scene ? say(state, sceneInWords(scene), ports) : NO_MATCH;
    },
  },
  {
    names: ["plain"],
    about: "switches between sentences and a drawn board",
    async run(state, ports) {
      const plain = !state.view.plain;
      const next = withView(state, { plain }, ports);
      say(next, plain ? "Plain text on." : "Plain text off.", ports);
      showCurrentBoard(next, ports);
      return next;
    },
  },
  {
    names: ["flip"],
    about: "turns the board for the player opposite",
    async run(state, ports) {
      const flipped = !state.view.flipped;
      const next = withView(state, { flipped }, ports);
      if (!next.view.plain && showCurrentBoard(next, ports)) return next;
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
    return `redraw takes on or off; now it is ${redrawNow(state, ports)}.`;
  }
  const redraw = value === "on";
  const next = { ...state, view: { ...state.view, redraw } };
  const useless = ports.screen.use(next.view, "redraw");
  if (useless !== undefined) return useless;
  say(next, `Redraw ${value}.`, ports);
  if (redraw) showCurrentBoard(next, ports);
  return next;
}

function redrawNow({ view }: State, { screen }: Ports): string {
  if (view.redraw === undefined && screen.interactive && !view.plain)
    return `on in a window with colours and at least ${REDRAWN_ROWS} lines`;
  return view.redraw ? "on" : "off";
}

const VALUES = { large: LARGE, theme: THEMES } as const;

/** Changes the look of coloured boards to one of its values. */
function choose(state: State, ports: Ports, name: keyof typeof VALUES, typed: string): Reply {
  const value = VALUES[name].find((candidate) => candidate === typed.toLowerCase());
  if (value === undefined) {
    return `${name} takes ${inWords(VALUES[name], "or")}; now it is ${state.view[name]}.`;
  }
  return showChoice(state, { [name]: value }, name, ports);
}

/** Shows the board in another view, or says why the choice makes no difference here. */
export function showChoice(
  state: State,
  view: Partial<ViewSettings>,
  changed: keyof ViewSettings,
  ports: Ports,
): State {
  const next = { ...state, view: { ...state.view, ...view } };
  const useless = ports.screen.use(next.view, changed);
  if (useless !== undefined) return say(next, useless, ports);
  if (!next.view.plain) showCurrentBoard(next, ports);
  return next;
}

function withView(state: State, view: Partial<ViewSettings>, { screen }: Ports): State {
  const next = { ...state, view: { ...state.view, ...view } };
  screen.use(next.view);
  return next;
}
