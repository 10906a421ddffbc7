/** The colours, and what they say; nothing is said by colour alone. */

/**
 * Each on a dark and on a light window, for 16 million, 256 and 16 colours; - is the terminal's own. Text has a
 * contrast (WCAG) of at least 4.5 with its ground, tiles and marks have one of 3, also for people who do not see red
 * and green alike. Squares lie in the middle of lightness, the first army above them and the second below, so
 * that one board serves dark and light windows.
 */
export const COLOURS = {
  window: ["#12161d/-/-", "#fbfaf7/-/-"],
  text: ["#d7dce5/253/-", "#22262e/235/-"],
  /** What is read second. */
  quiet: ["#8f9bb0/247/-", "#5c6575/241/-"],
  /** Titles and names; seen on a light window, too, that does not say it is one. */
  strong: ["-/-/-", "#000000/16/0"],
  /** Rules and frames, the rest of a bar. */
  rule: ["#3d485a/239/8", "#b4b9c2/249/7"],
  /** What is so now, and nothing else: the turn, the last move, what has just changed. */
  now: ["#e9b44c/179/11", "#8a5a00/94/0"],
  onNow: ["#1a1406/16/0", "#ffffff/231/15"],
  /** A frame around what is so now. */
  nowFrame: ["#e9b44c/179/11", "#8a5a00/94/0"],
  good: ["#7cc47f/114/10", "#1c6e35/22/-"],
  goodGround: ["#8fd694/114/10", "#b9e3bf/151/10"],
  onGood: ["#07240d/16/0", "#07240d/16/0"],
  bad: ["#ff8b80/210/9", "#b3202c/124/1"],
  badGround: ["#a5303a/124/1", "#b3202c/124/1"],
  onBad: ["#ffffff/231/15", "#ffffff/231/15"],
  /** Commands, and what has been typed. */
  command: ["#7fb2f0/111/14", "#1d4f9c/25/4"],
  /** What stands before a value, in bold where it has the terminal's own colour. */
  label: ["#8f9bb0/247/-", "#5c6575/241/-"],
  /** Source text. */
  keyword: ["#7fb2f0/111/14", "#1d4f9c/25/4"],
  string: ["#a3c78b/150/10", "#2f6b22/22/-"],
  number: ["#e6a37c/216/13", "#9a4312/95/-"],
  comment: ["#8793a8/246/-", "#5f6876/242/-"],
  /** Names of subroutines. */
  name: ["#d9c58a/186/11", "#6b5200/58/1"],
  /** The line that comes next, and what is on it. */
  current: ["#263d66/17/4", "#cfe0fb/189/14"],
  onCurrent: ["#ffffff/231/15", "#0b1a33/16/0"],
  commentOnCurrent: ["#b9c8e4/152/15", "#3b4f73/239/0"],
  keywordOnCurrent: ["#9cc8ff/117/15", "#1d4f9c/18/0"],
  stringOnCurrent: ["#b5d99c/150/15", "#2a5f1e/22/0"],
  numberOnCurrent: ["#f3b895/216/15", "#8a3a0e/52/0"],
  nameOnCurrent: ["#e6d49a/186/15", "#5c4600/58/0"],
  /** The part of a condition that has just been worked out. */
  condition: ["#ffffff/231/15", "#000000/16/0"],
  conditionOnCurrent: ["#ffffff/231/15", "#0b1a33/16/0"],
  /** In the margin of lines that have run. */
  ran: ["#5d7aa8/67/12", "#5d7aa8/67/4"],
  /** A letter for what several names name. */
  shared: ["#4d3f86/60/7", "#5b4a9e/60/7"],
  onShared: ["#ffffff/231/0", "#ffffff/231/0"],
  /** What a program prints. */
  printed: ["#0a0d11/233/0", "#ecebe6/255/-"],
  /** The large digits of a clock that does not run. */
  waitingTime: ["#8f9bb0/247/8", "#5c6575/241/8"],
  darkSquare: ["#56657b/60/4", "#6d7d95/60/4"],
  lightSquare: ["#75859c/103/12", "#8191a8/103/12"],
  /** Arrows, numbers and lines on squares. */
  onDarkSquare: ["#ffffff/231/15", "#000000/231/15"],
  onLightSquare: ["#000000/16/0", "#000000/16/0"],
  /** Points without a piece, and the lines between points: quieter than pieces. */
  pointMark: ["#bec8d8/251/7", "#262e3a/250/7"],
  /** A square that the board sets apart. */
  specialSquare: ["#7a6c98/97/5", "#8072a0/97/5"],
  first: ["#f3ead7/230/15", "#fffdf6/231/15"],
  onFirst: ["#14110a/16/0", "#14110a/16/0"],
  second: ["#0b0e13/16/0", "#14181f/16/0"],
  onSecond: ["#f1f3f7/255/15", "#ffffff/231/15"],
  third: ["#9fe8ff/159/11", "#9fe8ff/159/11"],
  onThird: ["#06222b/16/0", "#06222b/16/0"],
  fourth: ["#1e0005/16/0", "#1e0005/16/0"],
  onFourth: ["#ffc4dc/225/13", "#ffc4dc/225/13"],
  lastMoveOnDark: ["#80611a/94/8", "#a8801f/136/8"],
  lastMoveOnLight: ["#8f6d24/94/8", "#b08828/136/8"],
  /** The move before the last one; of 16 colours none is left, so that only its corners are seen. */
  earlierOnDark: ["#6b6450/58/4", "#8b7f5a/58/4"],
  earlierOnLight: ["#82785e/95/12", "#998d68/95/12"],
  lastMoveMark: ["#ffd773/222/11", "#3a2800/16/11"],
  earlierMark: ["#ffd773/222/15", "#3a2800/16/15"],
  target: ["#1f7a66/29/5", "#1f7a66/29/5"],
  targetMark: ["#d8fff0/231/15", "#e9fff8/231/15"],
  badSquare: ["#c4525b/131/1", "#c4525b/131/1"],
  cursor: ["#fff3cf/230/15", "#ffffff/231/15"],
  coordinate: ["#aab4c5/249/-", "#5c6575/241/-"],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type ColourName = keyof typeof COLOURS;

export const THEMES = ["slate", "contrast", "warm", "light"] as const;

/** The default is the one for the window, or one that is read on any if it is not known. */
export type Theme = (typeof THEMES)[number] | "default";

/** How a theme differs from the colours for its kind of window, or for dark ones, and from the roles. */
interface ThemeColours {
  readonly window: "dark" | "light" | "any";
  readonly changes: Readonly<Partial<Record<ColourName, string>>>;
  readonly roles?: Readonly<Partial<Record<string, Painted>>>;
}

export const THEME_COLOURS: Readonly<Record<Theme, ThemeColours>> = {
  default: {
    window: "any",
    // Text is the terminal's own, which is read on any ground; no grey is, and faint text has a contrast below 4.5 on
    // some terminals. Hues are neither light nor dark, so that they are read on black and on white.
    changes: {
      ...{ text: "-/-/-", quiet: "-/-/-", coordinate: "-/-/-", comment: "-/-/-" },
      ...{
        good: "-/-/-",
        bad: "-/-/-",
        command: "#3073d9/63/-",
        label: "-/-/-",
        nowFrame: "#a06b00/-/-",
      },
      ...{
        keyword: "#3073d9/63/-",
        string: "#488334/29/-",
        number: "#ad6231/131/-",
        name: "#8f7215/-/-",
      },
      ...{ condition: "-/-/-", printed: "-/-/-", waitingTime: "#767676/243/8" },
    },
    roles: { now: "onNow on now" },
  },
  slate: { window: "dark", changes: {} },
  light: { window: "light", changes: {} },
  contrast: {
    window: "dark",
    changes: {
      text: "#ffffff/231/15",
      quiet: "#c8c8c8/251/7",
      now: "#ffd700/220/11",
      onNow: "#000000/16/0",
      darkSquare: "#5f5f5f/59/4",
      lightSquare: "#808080/244/12",
      first: "#ffffff/231/15",
      second: "#000000/16/0",
      onSecond: "#ffffff/231/15",
    },
  },
  warm: {
    window: "dark",
    changes: {
      darkSquare: "#846443/95/4",
      lightSquare: "#9c7a58/101/12",
      lastMoveOnDark: "#4f6d2a/58/8",
      lastMoveOnLight: "#577530/58/8",
      earlierOnDark: "#6a6936/59/4",
      earlierOnLight: "#7a7844/59/12",
    },
  },
};

/** What is bold in its colour. */
export const BOLD: ReadonlySet<ColourName> = new Set<ColourName>([
  ...(["strong", "now", "onNow", "nowFrame", "bad", "onBad", "coordinate", "command"] as const),
  ...(["onFirst", "onSecond", "onThird", "onFourth"] as const),
]);

/** What is bold where it has the terminal's own colour. */
export const BOLD_UNCOLOURED: ReadonlySet<ColourName> = new Set(["label"]);

/** What is underlined. */
export const UNDERLINED: ReadonlySet<ColourName> = new Set(["condition", "conditionOnCurrent"]);

/** What a part of a text is, and its colours. */
export const ROLES = {
  heading: "strong",
  quiet: "quiet",
  rule: "rule",
  now: "now",
  nowFrame: "nowFrame",
  nowLabel: "onNow on now",
  good: "good",
  goodLabel: "onGood on goodGround",
  bad: "bad",
  badLabel: "onBad on badGround",
  command: "command",
  keyword: "keyword",
  label: "label",
  current: "onCurrent on current",
} as const satisfies Readonly<Record<string, Painted>>;

/** A colour of text, or one of text and of its ground. */
export type Painted = ColourName | `${ColourName} on ${ColourName}`;
