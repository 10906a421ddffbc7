/** Games with their options as people type them: "zamma 25 deferred". */
import { err, ok, type Result } from "../../base/result.ts";
import { inWords, quoted, unquoted } from "../../base/text.ts";
import { CATALOGUE, type CatalogueEntry, type GameOption, type Options, YES } from "./catalogue.ts";

/** A game with what has been typed for it. */
export interface GameChoice {
  readonly entry: CatalogueEntry;
  /** The options that have been typed; `setup` is the name of a setup. */
  readonly choices: Options;
  /** What follows them. */
  readonly rest: string;
}

/** Reads "GAME OPTIONS", or options of the present game alone. Refuses a line with anything else. */
export function readStart(text: string, present: string): Result<GameChoice> {
  const named = readGame(text);
  const typed = named ?? readGame(`${present} ${text}`);
  if (typed?.rest === "") return ok(typed);
  const rest = quoted(typed?.rest ?? text);
  const options = typed ? optionsSentence(typed.entry) : "";
  if (named || typed?.rest !== text.trim()) return err(`${rest} is not an option; ${options}`);
  const games = inWords(CATALOGUE.map(({ id }) => id));
  return err(`${rest} is not a game; the games are ${games}. ${options}`.trim());
}

/** What the titles of games say besides their ids: "Capture the Sarrum", "Shatranj (Turkey)". */
const TITLE =
  /^\s*capture the (?=sarrum\b)|(?<=^\s*citadel) chess\b( \(shatranj al-husun\))?|(?<=^\s*shatranj) \(turkey\)/i;

/**
 * Reads a game and its options, in any order, as far as they go. Undefined for a text that begins otherwise.
 * @param numbered whether a number is an option only beside its noun or name: "25 points", "size 5"
 */
export function readGame(text: string, numbered = false): GameChoice | undefined {
  const [, id = "", options = ""] = /^\s*(\S+)\s*(.*)$/s.exec(text.replace(TITLE, "")) ?? [];
  const entry = CATALOGUE.find((candidate) => candidate.id === id.toLowerCase());
  return entry && readOptions({ entry, choices: {}, rest: options.trim() }, numbered);
}

function readOptions(before: GameChoice, numbered: boolean): GameChoice {
  const { entry, choices } = before;
  const [whole = "", typed = ""] = /^(?:--)?([^\s,=]+)[\s,=]*/.exec(before.rest) ?? [];
  const word = typed.toLowerCase();
  const rest = before.rest.slice(whole.length);
  if (entry.options.some(({ name, text }) => text && name === word))
    return { entry, choices: { ...choices, [word]: unquoted(rest) }, rest: "" };
  const [next = ""] = rest.toLowerCase().split(/\W/, 1);
  const isCount = entry.options.some(({ noun }) => noun === next);
  const ends = word === "" || (numbered && /^\d+$/.test(word) && !isCount);
  const chosen = ends ? undefined : meaningOf(entry, word);
  if (!chosen) return before;
  // The value of an option follows its name.
  const isName = entry.options.some(({ name, values }) => name === word && !values.includes(YES));
  return readOptions({ entry, choices: { ...choices, ...chosen }, rest }, numbered && !isName);
}

/** Words between options that choose nothing. */
const LINKS = ["a", "and", "for", "game", "of", "on", "point", "the", "with", YES];

const COUNTS: Readonly<Record<string, string>> = { two: "2", three: "3", four: "4" };

/** What a word chooses, perhaps nothing. Undefined if it is not one of a game's. */
function meaningOf(entry: CatalogueEntry, word: string): Options | undefined {
  const options = optionsIn(entry);
  const words = options.map((option) => Object.entries({ ...ownWords(option), ...option.words }));
  const chosen = new Map(words.flat()).get(COUNTS[word] ?? word);
  const isLink = options.some(({ name, noun }) => [name, noun].includes(word));
  return chosen ?? (isLink || LINKS.includes(word) ? {} : undefined);
}

/** The options of a game, its setups among them. */
const optionsIn = ({ setups, options }: CatalogueEntry): readonly GameOption[] => [
  { name: "setup", values: setups, about: "the position at the start" },
  ...options,
];

/** The words for the values of an option; only its name if that alone chooses one. */
const ownWords = ({ name, values }: GameOption): Readonly<Record<string, Options>> =>
  values.includes(YES)
    ? { [name]: { [name]: YES } }
    : Object.fromEntries(values.map((value) => [value, { [name]: value }]));

/** The options of a game as people choose them, each with its words, and as help shows it: "25, 41 or 81 points". */
const shownOptions = (entry: CatalogueEntry) =>
  optionsIn(entry)
    .filter(({ values, text }) => values.length > 1 || text)
    .map((option) => {
      const { name, text, noun, about } = option;
      const words = text ? [name] : Object.keys(option.words ?? ownWords(option)).toSorted();
      const shown = [inWords(words, "or"), text?.toUpperCase() ?? noun].join(" ").trim();
      return { words, shown, about };
    });

/** What may be typed next of "GAME OPTIONS"; with `present`, also options of that game alone. */
export function startWords([id = "", ...options]: readonly string[], present = "") {
  const games = options.length > 0 ? [] : CATALOGUE.map(({ id: name }) => `${name} `);
  const { entry } = readGame(games.length > 0 ? present : id) ?? readGame(present) ?? {};
  return [...games, ...(entry ? shownOptions(entry).flatMap(({ words }) => words) : [])];
}

/** The sentence about the options of a game. */
export function optionsSentence(entry: CatalogueEntry): string {
  const options = shownOptions(entry).map(({ shown }) => shown);
  return `${entry.id} takes ${options.join("; ") || "no options"}.`;
}

/** The defaults of a game's options that are chosen otherwise, or that `typed` names: "81 points and no crossings". */
export function defaultsInWords(id: string, choices: Options, typed: Options = {}): string {
  const options = CATALOGUE.find((candidate) => candidate.id === id)?.options ?? [];
  const differing = options.filter(
    ({ name, values: [usual], text }) =>
      !text && (name in typed || (choices[name] ?? usual) !== usual),
  );
  const shown = differing.map((option) => {
    const { name, values, words = ownWords(option), noun } = option;
    const word = Object.keys(words).find((each) => words[each]?.[name] === values[0]);
    return [word ?? `no ${name}`, noun].join(" ").trim();
  });
  return inWords(shown);
}

/** A page of help on a game and its options, a line each. */
export function helpOnGame(entry: CatalogueEntry): string {
  const lines = shownOptions(entry).map(({ shown, about }) => `  ${shown}: ${about}`);
  const after = lines.length > 0 ? ", with any of these after it:" : ".";
  const how = `Type new ${entry.id} to begin it${after}`;
  return [`${entry.id}: ${entry.about}.`, how, ...lines].join("\n");
}
