import { setupPosition } from "../../core/game.ts";
import { ok } from "../../core/result.ts";
import { capital } from "../../core/text.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { human, type Player } from "../../match/players.ts";
import type { SettingsFile } from "../../records/store/player-file.ts";
import { ON_OFF, type ViewSettings, viewFrom } from "../../view/view-settings.ts";
import type { Ports } from "../ports.ts";
import { say } from "../session/say.ts";
import { showWhere } from "../session/scenes.ts";
import {
  changeSetting,
  ignoredLines,
  parseSettings,
  SETTINGS,
  type Settings,
  settingNamed,
  settingShown,
} from "../session/settings.ts";
import { type Command, matchOf, type Reply, type State, withMatch } from "../session/state.ts";
import { showChoice } from "./view.ts";

/** Typed in place of a value, it removes a setting. */
const DEFAULT = "default";

const NO_SETTINGS = "Settings need a keyboard; here options such as --theme apply.";

/** The commands about what is remembered for every session. */
export const SETTINGS_COMMANDS: readonly Command[] = [
  {
    names: ["settings"],
    otherNames: ["config", "options", "preferences"],
    about: "lists what is remembered for every session",
    run: async (state, ports) => withFile(state, ports, listSettings),
  },
  {
    names: ["set"],
    otherNames: ["name", "names"],
    argument: "NAME VALUE",
    about: "remembers a setting for every session: set theme warm",
    more: `The settings are large, theme, redraw, mouse, warn, symbols, score, level, and white and black, the players' names. set theme shows a setting; set theme ${DEFAULT} removes it. mouse on lets clicks choose squares on a board that is redrawn. warn on warns you when a piece whose capture wins, such as the sarrum, can be captured. symbols on shows chess symbols on the coloured boards of shatranj and citadel chess. score on shows the winning chances beside a coloured board, in a window of at least 100 columns. level is the computer's if you type none.`,
    complete: (_state, [name = "", ...values]) => {
      if (values.length === 0) return SETTINGS.map((setting) => `${setting.name} `);
      const setting = settingNamed(name);
      return setting.ok && values.length === 1 ? [...setting.value.values, DEFAULT] : [];
    },
    run: async (state, ports, argument) =>
      ports.disk.settings
        ? withFile(state, ports, setBy(argument))
        : setHere(state, argument, ports),
  },
];

type FileAction = (state: State, text: string, file: SettingsFile, ports: Ports) => Promise<Reply>;

/** Reads the settings file for a command; says why if it cannot. */
async function withFile(state: State, ports: Ports, run: FileAction): Promise<Reply> {
  const file = ports.disk.settings;
  if (!file) return NO_SETTINGS;
  const text = await file.read();
  return text.ok ? run(state, text.value, file, ports) : text.reason;
}

/** Lists all settings, the lines that are ignored, and the file. */
const listSettings: FileAction = async (_state, text, file) => {
  const { settings, ignored } = parseSettings(text);
  const lines = [
    ...SETTINGS.map((setting) => settingShown(setting, settings)),
    ...ignoredLines(ignored),
    `They are in ${await file.path()}.`,
  ];
  return lines.join("\n");
};

/** Shows, changes or removes the setting that an argument names. */
function setBy(argument: string): FileAction {
  return async (state, text, file, ports) => {
    const [typed = ""] = argument.split(/[\s=]/, 1);
    if (typed === "") return "set needs a setting, for example: set white Ann";
    const setting = settingNamed(typed);
    if (!setting.ok) return setting.reason;
    const { name } = setting.value;
    const { settings } = parseSettings(text);
    const value = argument.slice(typed.length).replace(/^\s*=?\s*/, "");
    if (value === "") return settingShown(setting.value, settings);
    const remove = value.toLowerCase() === DEFAULT;
    const added = remove ? ok<Settings>({}) : setting.value.read(value);
    if (!added.ok) return added.reason;
    let next = text;
    const written = await file.change((now) => {
      next = changeSetting(now, name, remove ? undefined : String(added.value[name]));
      return next;
    });
    if (!written.ok) return written.reason;
    const saved = parseSettings(next).settings;
    ports.screen.show(`${settingShown(setting.value, saved)}, saved for every session.`);
    return applySetting(state, name, saved, ports);
  };
}

/** Without a file only the setting that no option of the command line has is changed. */
function setHere(state: State, argument: string, ports: Ports): Reply {
  const [name, value = ""] = argument.toLowerCase().split(/[\s=]+/);
  if (name !== "warn") return NO_SETTINGS;
  if (!["", ...ON_OFF, DEFAULT].includes(value)) return "warn takes on or off.";
  const warn = value === "" ? state.view.warn : value === "on";
  return say({ ...state, view: { ...state.view, warn } }, `warn: ${warn ? "on" : "off"}`, ports);
}

/** The session with a setting as it is now. */
async function applySetting(state: State, name: keyof Settings, settings: Settings, ports: Ports) {
  switch (name) {
    case "level":
      return { ...state, level: settings.level };
    case "white":
    case "black":
      return showNamed(namePlayer(state, name, settings[name] ?? ""), ports);
    case "score":
      return showChoice(state, { chances: await chancesFor(settings) }, "chances", ports);
    case "warn":
      return { ...state, view: { ...state.view, warn: viewFrom(settings).warn } };
    case "symbols":
      return showSymbols(state, viewFrom(settings), ports);
    default:
      return showChoice(state, { [name]: viewFrom(settings)[name] }, name, ports);
  }
}

/** Shows or hides chess symbols, or says that the game has none. */
function showSymbols(state: State, { symbols }: ViewSettings, ports: Ports): State {
  const { game } = state;
  const { cells } = game.diagram(setupPosition(game, 0));
  const hasSymbols = cells.some((cell) => cell?.pieces.some(({ symbol }) => symbol));
  if (hasSymbols || !symbols) return showChoice(state, { symbols }, "symbols", ports);
  const none = `${game.title} has no chess symbols; shatranj and citadel chess have.`;
  return say({ ...state, view: { ...state.view, symbols } }, none, ports);
}

function showNamed(state: State, ports: Ports): State {
  showWhere("coloured", state, ports);
  return state;
}

const chancesFor = async ({ score }: Settings): Promise<ViewSettings["chances"]> =>
  score === "on" ? (await import("../../engine/quick-chance.ts")).quickChances() : undefined;

/** Names the human of a side, also in the current game, unless it has ended. */
function namePlayer(state: State, sideName: string, name: string): State {
  const { game, humans, playersAfter } = state;
  const side = game.sides.findIndex((candidate) => candidate.name.toLowerCase() === sideName);
  const named = { ...state, humans: { ...humans, [capital(sideName)]: name } };
  if (side < 0) return named;
  const next = {
    ...named,
    players: withName(state.players, side, name),
    playersAfter: playersAfter && withName(playersAfter, side, name),
  };
  const match = matchOf(state);
  if (!match || matchOutcome(match)) return next;
  const players = withName(match.info.players, side, name);
  return withMatch(next, { ...match, info: { ...match.info, players } });
}

/** Names the human of a side; an engine keeps its side. */
function withName(players: readonly Player[], side: number, name: string): readonly Player[] {
  const length = Math.max(players.length, side + 1);
  return Array.from({ length }, (_, at) => {
    const player = players[at] ?? human();
    return at === side && player.kind === "human" ? human(name) : player;
  });
}
