import { capital } from "../../../base/text.ts";
import { lineOf } from "../../../drawing/line.ts";
import type { Shown } from "../../../drawing/shown.ts";
import { headRow, tableLines, tableRow } from "../../../drawing/table.ts";
import { themeBoards } from "../../../drawing/theme-boards.ts";
import type { Theme } from "../../../drawing/theme-colours.ts";
import { isTaught } from "../../../terminal/dialogue/stack.ts";
import type { Changed } from "../../../terminal/screen-port.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { human, type Player } from "../../match/players.ts";
import { DEFAULT_VIEW, type ViewSettings } from "../../view/view-settings.ts";
import { humansOf } from "../continue-match.ts";
import { type Ports, say } from "../ports.ts";
import { showCurrentBoard, showWhere } from "../scenes.ts";
import {
  DEFAULT,
  ignoredLines,
  ON_OFF,
  parseSettings,
  readValue,
  SETTINGS,
  type Setting,
  type Settings,
  settingLine,
  settingNamed,
  settingShown,
  valueShown,
  writtenValue,
} from "../settings.ts";
import { begunOf, withBegun } from "../stage.ts";
import type { Context, GameCommand, Reply, State } from "../state.ts";

/** Drawn boards or sentences; it lasts as long as the session. */
const PLAIN = "plain";

export const SET: GameCommand = {
  names: ["set"],
  otherNames: ["config", "options", "preferences", "name", "names"],
  formerly: {
    settings: [""],
    theme: ["theme"],
    large: ["large"],
    redraw: ["redraw"],
    plain: ["plain on", "plain off"],
  },
  argument: "[NAME VALUE]",
  about: "lists the settings, or remembers one: set theme warm",
  more: `A setting is remembered for every session at a keyboard; set theme shows it, set theme ${DEFAULT} removes it. ${SETTINGS.map(({ about }) => about).join(" ")} plain on shows sentences in place of boards until the end of the session.`,
  complete: (_state, [name = "", ...values]) => {
    if (values.length === 0) return [...SETTINGS.map((one) => one.name), PLAIN].map((n) => `${n} `);
    if (name === PLAIN) return ON_OFF;
    const setting = settingNamed(name);
    return setting.ok && values.length === 1
      ? [...new Set([...setting.value.values, DEFAULT])]
      : [];
  },
  run: runSet,
};

async function runSet({ state, ports, argument }: Context): Promise<Reply> {
  const [typed = ""] = argument.split(/[\s=]/, 1);
  const value = argument.slice(typed.length).replace(/^\s*=?\s*/, "");
  if (typed === "") return listSettings(state, ports);
  if (typed.toLowerCase() === PLAIN) return setPlain(state, value.toLowerCase(), ports);
  const setting = settingNamed(typed);
  if (!setting.ok) return setting.reason;
  if (value === "") {
    const shown = settingShown(setting.value, settingsNow(state));
    ports.screen.show(settingReport(setting.value, shown, state.view.theme));
    return state;
  }
  const read = readValue(setting.value, value);
  if (!read.ok) return read.reason;
  const file = isTaught(state) ? undefined : ports.disk.settings;
  const saved = await file?.add(settingLine(setting.value.name, read.value));
  if (saved?.ok === false) return saved.reason;
  const scope = saved ? ", saved for every session." : "";
  const shown = `${settingShown(setting.value, read.value)}${scope}`;
  ports.screen.show(settingReport(setting.value, shown, read.value.theme ?? DEFAULT_VIEW.theme));
  return applySetting(state, { ...setting.value, chosen: read.value }, ports);
}

/** A setting in a sentence; that of the theme with a board for each. */
function settingReport({ name }: Setting, sentence: string, theme: Theme): Shown {
  if (name !== "theme") return sentence;
  const about = "default goes by the window; light is for light windows, others for dark.";
  const lines = [sentence, lineOf([{ text: about, role: "quiet" }])];
  const section = { title: "Themes", boards: themeBoards(theme), lines };
  return { kind: "report", sections: [section], otherwise: [sentence] };
}

/** Lists all settings as they are now, the lines of the file that are ignored, and the file. */
async function listSettings(state: State, { disk, screen }: Ports): Promise<Reply> {
  const now = settingsNow(state);
  const file = disk.settings;
  const text = await file?.read();
  if (text?.ok === false) return text.reason;
  const ignored = text ? ignoredLines(parseSettings(text.value).ignored) : [];
  const notes = [...ignored, ...(file ? [`They are in ${await file.path()}.`] : [])];
  const plain = writtenValue(state.view.plain);
  const lines = [...SETTINGS.map((setting) => settingShown(setting, now)), `${PLAIN}: ${plain}`];
  const otherwise = [[...lines, ...notes].join("\n")];
  const rows = [
    ...SETTINGS.map((setting) => settingRow(setting, now)),
    tableRow(PLAIN, plain, ON_OFF.join(", ")),
  ];
  const quiet = notes.map((note) => lineOf([{ text: note, role: "quiet" }]));
  const table = tableLines([headRow("Setting", "Value", "Choices"), ...rows]);
  screen.show({
    kind: "report",
    sections: [{ title: "Settings", lines: [...table, ...quiet] }],
    otherwise,
  });
  return state;
}

/** A setting with its value and what else it may be, which is read second. */
function settingRow(setting: Setting, now: Settings) {
  const { name, values } = setting;
  const choices = values.length > FEW ? `${values[0]} to ${values.at(-1)}` : values.join(", ");
  return tableRow(name, valueShown(setting, now), choices || "a name");
}

/** More choices are named by the first and the last. */
const FEW = 5;

/** The settings of a session that are not the defaults. */
function settingsNow(state: State): Settings {
  const { view, level } = state;
  const { White: white = "", Black: black = "" } = humansOf(state);
  const now = { ...view, score: view.chances !== undefined, level, white, black };
  return Object.fromEntries(
    SETTINGS.flatMap(({ name, initial }) => (now[name] === initial ? [] : [[name, now[name]]])),
  );
}

function setPlain(state: State, value: string, ports: Ports): Reply {
  if (value === "") return say(state, `plain: ${writtenValue(state.view.plain)}`, ports);
  if (value !== "on" && value !== "off") return "plain takes on or off.";
  const next = withView(state, { plain: value === "on" }, ports);
  say(next, `Plain text ${value}.`, ports);
  showCurrentBoard(next, ports);
  return next;
}

/** A setting, and its value among the settings. */
interface Chosen extends Setting {
  readonly chosen: Settings;
}

/** The session with a setting as it is now. */
async function applySetting(state: State, { name, initial, chosen }: Chosen, ports: Ports) {
  const { level, score, [name]: value = initial } = chosen;
  const view = { ...state.view, [name]: value };
  switch (name) {
    case "level":
      return { ...state, level };
    case "white":
    case "black": {
      const named = namePlayer(state, name, String(value));
      showWhere("coloured", named, ports);
      return named;
    }
    case "score": {
      const load = async () => (await import("../../engine/quick-chance.ts")).quickChances();
      const chances = { chances: score ? await load() : undefined };
      return showChoice(state, { view: chances, changed: score ? "beside" : undefined }, ports);
    }
    case "warn":
      return { ...state, view };
    default: {
      const { title, symbols } = state.game;
      const none = name === "symbols" && value === true && !symbols;
      if (!none) return showChoice(state, { view, changed: name }, ports);
      const sentence = `${title} has no chess symbols; shatranj and citadel chess have.`;
      return say({ ...state, view }, sentence, ports);
    }
  }
}

/** Names the human of a side, also in the current game, unless it has ended. */
function namePlayer(state: State, sideName: string, name: string): State {
  const { game, humans } = state;
  const side = game.sides.findIndex((candidate) => candidate.name.toLowerCase() === sideName);
  const named = { ...state, humans: { ...humans, [capital(sideName)]: name } };
  if (side < 0) return named;
  const { match, show } = begunOf(state) ?? {};
  const after = show && { ...show, playersAfter: withName(show.playersAfter, side, name) };
  const seated = { ...named, players: withName(state.players, side, name) };
  const next = withBegun(seated, { show: after });
  if (!match || matchOutcome(match)) return next;
  const players = withName(match.info.players, side, name);
  return withBegun(next, { match: { ...match, info: { ...match.info, players } } });
}

/** Names the human of a side; an engine keeps its side. */
function withName(players: readonly Player[], side: number, name: string): readonly Player[] {
  const length = Math.max(players.length, side + 1);
  return Array.from({ length }, (_, index) => {
    const player = players[index] ?? human();
    return index === side && player.kind === "human" ? human(name) : player;
  });
}

export const FLIP: GameCommand = {
  names: ["flip"],
  about: "turns the board for the player opposite",
  async run({ state, ports }) {
    const flipped = !state.view.flipped;
    const next = withView(state, { flipped }, ports);
    if (!next.view.plain && showCurrentBoard(next, ports)) return next;
    return say(next, flipped ? "Board flipped." : "Board no longer flipped.", ports);
  },
};

/** Shows the board in another view, or says why the choice makes no difference here. */
function showChoice(
  state: State,
  {
    view,
    changed,
  }: { readonly view: Partial<ViewSettings>; readonly changed: Changed | undefined },
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
