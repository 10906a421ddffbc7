import { err, ok, type Result } from "../../base/result.ts";
import { inWords, quoted } from "../../base/text.ts";
import { DRAWINGS, LARGE, PIECE_STYLES, REDRAWN_ROWS } from "../../drawing/look.ts";
import { THEMES } from "../../drawing/theme-colours.ts";
import { DEFAULT_LEVEL, MAX_LEVEL, shownName, TYPED_LEVELS } from "../match/players.ts";
import {
  type IgnoredLine,
  ignoredIn,
  MOST_LISTED,
  readLines,
} from "../records/store/player-lines.ts";
import { DEFAULT_VIEW, type ViewSettings } from "../view/view-settings.ts";

/** What a player has chosen for every session; the program's defaults apply to the rest. */
export interface Settings extends Partial<Omit<ViewSettings, "flipped" | "plain" | "chances">> {
  /** Whether a winning chance is shown beside the board. */
  readonly score?: boolean;
  /** The level of an engine player if none is named. */
  readonly level?: number;
  /** The names of the players of two sides. */
  readonly white?: string;
  readonly black?: string;
}

export const ON_OFF = ["on", "off"] as const;

/** Typed in place of a value, it removes a setting. */
export const DEFAULT = "default";

const INITIAL: Settings = { ...DEFAULT_VIEW, score: false };

/** A setting: all that is known of it, but how a session changes with it. */
export interface Setting {
  readonly name: keyof Settings;
  /** What it does, for help; some share a sentence. */
  readonly about: string;
  /** The value in a session without the setting, and how that is shown. */
  readonly initial: Settings[keyof Settings];
  readonly standard: string;
  /** The values that Tab offers. */
  readonly values: readonly string[];
  /** The settings with this one alone; refuses a value that it cannot have. */
  read(typed: string): Result<Settings>;
}

/** All settings, in the order in which they are listed. */
export const SETTINGS: readonly Setting[] = [
  choice("large", "large on, off or auto sizes coloured squares,", LARGE),
  choice("theme", `theme colours them: ${inWords(THEMES, "or")};`, [DEFAULT, ...THEMES]),
  choice("colour", "colour off draws the exam's grid."),
  choice(
    "pieces",
    "pieces letters shows the codes of the pieces without their shapes;",
    PIECE_STYLES,
  ),
  choice(
    "drawing",
    "drawing ascii uses no block characters, for terminals that lack them.",
    DRAWINGS,
  ),
  {
    ...choice(
      "redraw",
      `redraw on keeps the board at the top of the window, the default in a window with colours and at least ${REDRAWN_ROWS} lines.`,
    ),
    standard: `on with colours and ${REDRAWN_ROWS} lines`,
  },
  choice("mouse", "mouse on lets clicks choose squares there."),
  choice(
    "warn",
    "warn on warns you when a piece whose capture wins, such as the sarrum, can be captured.",
  ),
  choice(
    "score",
    "score on shows the winning chances beside a coloured board, if the window is wide enough.",
  ),
  choice(
    "symbols",
    "symbols on shows chess symbols on the coloured boards of shatranj and citadel chess.",
  ),
  {
    name: "level",
    about: "level is the computer's if you type none;",
    initial: undefined,
    standard: String(DEFAULT_LEVEL),
    values: TYPED_LEVELS,
    read: (typed) =>
      TYPED_LEVELS.includes(typed)
        ? ok({ level: Number(typed) })
        : err(`level takes a number from 1 to ${MAX_LEVEL}.`),
  },
  nameOf("white", "white and"),
  nameOf("black", "black are the players' names."),
];

/** A setting with a few values; on and off are those of a switch. */
function choice(name: keyof Settings, about: string, values: readonly string[] = ON_OFF): Setting {
  const initial = INITIAL[name];
  return {
    ...{ name, about, initial, values },
    standard: writtenValue(initial ?? ""),
    read(typed) {
      const value = values.find((candidate) => candidate === typed.toLowerCase());
      if (!value) return err(`${name} takes ${inWords(values, "or")}.`);
      return ok({ [name]: values === ON_OFF ? value === "on" : value });
    },
  };
}

function nameOf(side: "white" | "black", about: string): Setting {
  return {
    ...{ name: side, about, initial: "", standard: "no name", values: [] },
    read(typed) {
      const name = shownName(typed);
      return name === "" ? err(`${side} takes a name.`) : ok({ [side]: name });
    },
  };
}

/** Finds a setting by its name; refuses other words. */
export function settingNamed(typed: string): Result<Setting> {
  const wanted = typed.toLowerCase().replace(/^color$/, "colour");
  const found = SETTINGS.find(({ name }) => name === wanted);
  return found ? ok(found) : err(`${quoted(typed)} is not a setting; type set to list them.`);
}

/** Reads a settings file: lines such as "theme = contrast"; only the last line of a setting counts. */
export function parseSettings(text: string) {
  const { values, ignored } = readLines(text, readLine);
  const last = Object.entries<unknown>(Object.assign({}, ...values));
  const settings: Settings = Object.fromEntries(last.filter(([, value]) => value !== undefined));
  const names = text
    .split(/\r?\n/)
    .map((line) => /^([^=]*)=/.exec(line)?.[1]?.trim().toLowerCase());
  const stands = ({ line }: IgnoredLine) =>
    names[line - 1] === undefined || !names.includes(names[line - 1], line);
  return { settings, ignored: ignored.filter(stands) };
}

function readLine(line: string): Result<Settings> {
  const equals = line.indexOf("=");
  if (equals < 0) return err("a line has the form NAME = VALUE.");
  const setting = settingNamed(line.slice(0, equals).trim());
  return setting.ok ? readValue(setting.value, line.slice(equals + 1).trim()) : setting;
}

/** The settings with this one alone, which is undefined after “default”. */
export const readValue = ({ name, read }: Setting, typed: string): Result<Settings> =>
  typed.toLowerCase() === DEFAULT ? ok({ [name]: undefined }) : read(typed);

/** One sentence about ignored lines; undefined if there are none. */
export function noticeOfIgnored(ignored: readonly IgnoredLine[]): string | undefined {
  if (ignored.length < 2) return ignored.map(sentenceAbout)[0];
  return `${ignoredIn("settings", ignored)}; type set to see why.`;
}

/** A sentence about each ignored line, or about the first of many. */
export function ignoredLines(ignored: readonly IgnoredLine[]): readonly string[] {
  const more = ignored.length - MOST_LISTED;
  const rest = more > 0 ? [`Ignored lines after these: ${more}.`] : [];
  return [...ignored.slice(0, MOST_LISTED).map(sentenceAbout), ...rest];
}

const sentenceAbout = (ignored: IgnoredLine): string =>
  `${ignoredIn("settings", [ignored])}: ${ignored.reason}`;

/** The line of a settings file that changes one setting, or removes it. */
export const settingLine = (name: keyof Settings, settings: Settings): string =>
  `${name} = ${writtenValue(settings[name] ?? DEFAULT)}`;

/** A setting and its value as they are shown: "theme: contrast", "level: 3 (default)". */
export const settingShown = (setting: Setting, settings: Settings): string =>
  `${setting.name}: ${valueShown(setting, settings)}`;

export function valueShown({ name, standard }: Setting, { [name]: value }: Settings): string {
  if (value !== undefined) return writtenValue(value);
  return standard === DEFAULT ? DEFAULT : `${standard} (default)`;
}

/** A value as it is typed. */
export function writtenValue(value: boolean | number | string): string {
  return typeof value === "boolean" ? ON_OFF[value ? 0 : 1] : String(value);
}
