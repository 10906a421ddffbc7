/** House rules for Capture the Sarrum: how they are written, read and explained. */
import { BETZA_TABLE, readBetza } from "../../core/chesslike/betza.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { inWords, quoted } from "../../core/text.ts";
import { KASHSHAPTU, RULES } from "./sarrum.ts";

/** House rules as read: the value of each term that was written, by its name. */
export interface House {
  readonly terms: ReadonlyMap<string, string>;
  /** The same rules in the one order and spelling that they always have. */
  readonly text: string;
}

/** One of the things that a house rule may say. */
interface Term {
  readonly name: string;
  /** What is written behind the equals sign; empty for a term that stands alone. */
  readonly value: string;
  readonly about: string;
  /** The value as the canonical text has it. */
  read(value: string): Result<string>;
}

/** The most characters of a movement, and of all house rules together. */
const LONGEST_MOVEMENT = 40;
const LONGEST = 400;

/** The letter of movements that house rules cannot have. */
const FIRST_MOVE = "i";

const WITCH = KASHSHAPTU.name;
const PIECES = RULES.pieces.map(({ name }) => name);
/** The game turns on the sarrum, and the redum is what gets promoted: neither gives its place away. */
const REPLACEABLE = RULES.pieces
  .filter(({ letter, promotesTo }) => letter !== RULES.royal && !promotesTo)
  .map(({ name }) => name);
const PROMOTIONS = [...REPLACEABLE, WITCH];
const CHECKS = ["warn", "enforce"];

const OWN_TERMS: readonly Term[] = [
  {
    name: WITCH,
    value: "BETZA",
    about: "brings in the witch (letter K), of which the paper says that nobody knows how it moved",
    read: (value) => readMovement(WITCH, value),
  },
  {
    name: `${WITCH}-for`,
    value: "PIECE",
    about: `where it stands at the start, on both sides: in place of the ${inWords(REPLACEABLE, "or")}`,
    read: (value) => readChoice(`${WITCH}-for`, REPLACEABLE, value),
  },
  {
    name: "promote",
    value: "PIECE",
    about: `what a redum becomes on the far rank: ${inWords(PROMOTIONS, "or")}`,
    read: (value) => readChoice("promote", PROMOTIONS, value),
  },
  {
    name: "check",
    value: CHECKS.join("|"),
    about: "announces a sarrum in danger, or forbids to leave it there",
    read: (value) => readChoice("check", CHECKS, value),
  },
  {
    name: "confirm",
    value: "",
    about: "asks about every move before it is made",
    read: ok,
  },
];

/** All terms, in their canonical order. */
const TERMS: readonly Term[] = [
  ...PIECES.map((name) => ({
    name,
    value: "BETZA",
    about: "",
    read: (value: string) => readMovement(name, value),
  })),
  ...OWN_TERMS,
];

/**
 * Reads house rules such as "etlu=N check=warn confirm": terms in any order, with spaces between
 * them; names of pieces and words in capitals or not. No terms at all are no house rules.
 */
export function readHouse(text: string): Result<House> {
  if (text.length > LONGEST) {
    return err(`House rules have at most ${LONGEST} characters; these have ${text.length}.`);
  }
  const terms = new Map<string, string>();
  for (const word of wordsOf(text)) {
    const [name = ""] = word.split("=", 1);
    const term = TERMS.find((candidate) => hyphened(candidate.name) === name.toLowerCase());
    if (!term) return err(unknown(name));
    if (terms.has(term.name)) {
      return err(`The house rule “${term.name}” stands there twice; write it once.`);
    }
    const value = readTerm(term, word.includes("=") ? word.slice(name.length + 1) : undefined);
    if (!value.ok) return value;
    terms.set(term.name, value.value);
  }
  const fault = missingWitch(terms);
  return fault ? err(fault) : ok({ terms, text: canonical(terms) });
}

/** The terms of a text as words, each without a space: a piece's name of two words gets a hyphen. */
function wordsOf(text: string): string[] {
  let joined = text.trim().replace(/\s*=\s*/g, "=");
  for (const name of PIECES.filter((piece) => piece.includes(" "))) {
    joined = joined.replace(new RegExp(name.replace(" ", "\\s+"), "gi"), hyphened(name));
  }
  return joined.split(/\s+/).filter((word) => word !== "");
}

const hyphened = (name: string) => name.replaceAll(" ", "-");

function unknown(name: string): string {
  const own = OWN_TERMS.map((term) => term.name);
  return `There is no house rule ${quoted(name)}; there is one for each piece (${inWords(PIECES)}), and ${inWords(own)}.`;
}

function readTerm(term: Term, value: string | undefined): Result<string> {
  if (term.value === "" && value !== undefined) {
    return err(`The house rule “${term.name}” stands alone; leave ${quoted(`=${value}`)} out.`);
  }
  return term.read(value ?? "");
}

const use = ({ name, value }: Term) => (value === "" ? name : `${name}=${value}`);

function readMovement(name: string, value: string): Result<string> {
  const where = `In ${quoted(`${name}=${value}`)}`;
  if (value.length > LONGEST_MOVEMENT) {
    return err(`${where}: a movement has at most ${LONGEST_MOVEMENT} letters.`);
  }
  const movements = readBetza(value);
  if (!movements.ok) return err(`${where}: ${movements.reason}`);
  return movements.value.some(({ initial }) => initial)
    ? err(
        `${where}: a position does not tell which pieces have moved; leave the “${FIRST_MOVE}” out.`,
      )
    : ok(value);
}

function readChoice(name: string, choices: readonly string[], value: string): Result<string> {
  const chosen = choices.find((choice) => hyphened(choice) === value.toLowerCase());
  return chosen === undefined
    ? err(
        `The house rule “${name}” cannot be ${value === "" ? "empty" : quoted(value)}; choose ${inWords(choices, "or")}.`,
      )
    : ok(chosen);
}

/** Why a witch that nobody has brought in can be neither won nor put on the board. */
function missingWitch(terms: House["terms"]): string | undefined {
  if (terms.has(WITCH)) return undefined;
  const asks = [...terms].find(([name, value]) => name === `${WITCH}-for` || value === WITCH);
  return asks
    ? `“${asks.join("=")}” needs a ${WITCH}; say how it moves as well, such as ${WITCH}=NW.`
    : undefined;
}

function canonical(terms: House["terms"]): string {
  return TERMS.filter(({ name }) => terms.has(name))
    .map((term) => use({ ...term, value: terms.get(term.name) ?? "" }))
    .join(" ");
}

/** How house rules are written, for players: the terms, then the letters of movements. */
export function houseHelp(): string {
  const pieces = {
    name: "PIECE",
    value: "BETZA",
    about: `gives a piece another movement, in the letters below: ${inWords(PIECES, "or")}`,
  };
  const terms = [pieces, ...OWN_TERMS].map(
    ({ name, value, about }) => [value === "" ? name : `${name}=${value}`, about] as const,
  );
  const tables = [
    { heading: "House rules, with spaces between them", rows: terms },
    ...BETZA_TABLE,
  ];
  return [
    "House rules are set when the program is started, such as",
    '  --house "etlu=N kashshaptu=NW promote=kashshaptu check=warn confirm"',
    ...tables.flatMap(({ heading, rows }) => [
      "",
      `${heading}:`,
      ...rows.filter(([letter]) => letter !== FIRST_MOVE).map(line),
    ]),
  ].join("\n");
}

const line = ([left, right]: readonly [string, string]) => `  ${left.padEnd(21)} ${right}`;
