/** House rules for Capture the Sarrum: their syntax, parser and help text. */

import { err, ok, type Result } from "../../../base/result.ts";
import { START_COMMAND } from "../../../base/start-command.ts";
import { inWords, quoted } from "../../../base/text.ts";
import { BETZA_TABLE, readBetza } from "../chesslike/betza.ts";
import { KASHSHAPTU, RULES } from "./sarrum.ts";

/** Parsed house rules: the value of each term that was given, by its name. */
export interface ParsedHouseRules {
  readonly terms: ReadonlyMap<string, string>;
  /** The rules in canonical order and spelling. */
  readonly text: string;
}

interface Term {
  readonly name: string;
  /** The placeholder after the equals sign; empty for a term without a value. */
  readonly value: string;
  readonly about: string;
  /** The value in its canonical spelling; refuses an invalid one. */
  read(value: string): Result<string>;
}

/** The maximum length of all house rules together, in characters. */
const MAX_LENGTH = 400;

/** House rules may not use it. */
const FIRST_MOVE = "i";

const WITCH = KASHSHAPTU.name;
const REDUM = "redum";
const DOUBLE_STEP = "double-step";
const PIECES = RULES.pieces.map(({ name }) => name);
/** All pieces but the sarrum, which decides the game, and the redum, which is promoted. */
const REPLACEABLE = RULES.pieces
  .filter(({ letter, promotesTo }) => letter !== RULES.royal && !promotesTo)
  .map(({ name }) => name);
const PROMOTIONS = [...REPLACEABLE, WITCH];
const CHECKS = ["warn", "enforce"];
/** The largest number of moves by each side that a game can be limited to. */
const MAX_MOVES = 1000;

function movementTerm(name: string, about: string): Term {
  return { name, value: "BETZA", about, read: (value) => readMovement(name, value) };
}

/** A term without a value. */
const switchTerm = (name: string, about: string): Term => ({ name, value: "", about, read: ok });

const OWN_TERMS: readonly Term[] = [
  movementTerm(WITCH, "adds the witch (letter K); the paper says that nobody knows how it moved"),
  {
    name: `${WITCH}-for`,
    value: "PIECE",
    about: `the piece that it replaces at the start, on both sides: ${inWords(REPLACEABLE, "or")}`,
    read: (value) => readChoice(`${WITCH}-for`, REPLACEABLE, value),
  },
  {
    name: "promote",
    value: "PIECE",
    about: `what a redum becomes on the far rank: ${inWords(PROMOTIONS, "or")}`,
    read: (value) => readChoice("promote", PROMOTIONS, value),
  },
  switchTerm(
    DOUBLE_STEP,
    "lets a redum on its starting rank move two squares ahead, not to capture",
  ),
  {
    name: "check",
    value: CHECKS.join("|"),
    about: "announces a sarrum in danger, or also forbids leaving it in danger",
    read: (value) => readChoice("check", CHECKS, value),
  },
  {
    name: "moves",
    value: "NUMBER",
    about: `draws the game after that many moves by each side, from 1 to ${MAX_MOVES}`,
    read: readMoveLimit,
  },
  switchTerm("points", "scores captures; rules lists the values, which do not decide the game"),
  switchTerm("confirm", "asks you to confirm every move before it is made"),
];

/** In canonical order. */
const TERMS: readonly Term[] = [...PIECES.map((name) => movementTerm(name, "")), ...OWN_TERMS];

/**
 * Reads house rules such as "etlu=N check=warn confirm": terms in any order, separated by spaces
 * and not case-sensitive. An empty text means no house rules. Refuses unknown and repeated terms.
 */
export function parseHouseRules(text: string): Result<ParsedHouseRules> {
  if (text.length > MAX_LENGTH) {
    return err(`House rules have at most ${MAX_LENGTH} characters; these have ${text.length}.`);
  }
  const terms = new Map<string, string>();
  for (const word of wordsOf(text)) {
    const name = word.split("=", 1)[0]!;
    const term = TERMS.find((candidate) => hyphenate(candidate.name) === name.toLowerCase());
    if (!term) return err(unknownTerm(name));
    if (terms.has(term.name)) {
      return err(`The house rule “${term.name}” is given twice; give it once.`);
    }
    const value = readTerm(term, word.includes("=") ? word.slice(name.length + 1) : undefined);
    if (!value.ok) return value;
    terms.set(term.name, value.value);
  }
  const fault = missingWitch(terms) ?? changedRedum(terms);
  return fault ? err(fault) : ok({ terms, text: canonicalText(terms) });
}

/** Splits a text into terms; the space in a piece's name becomes a hyphen. */
function wordsOf(text: string): string[] {
  let joined = text.replace(/\s*=\s*/g, "=");
  for (const name of PIECES.filter((piece) => piece.includes(" "))) {
    joined = joined.replace(new RegExp(name.replace(" ", "\\s+"), "gi"), hyphenate(name));
  }
  return joined.split(/\s+/).filter((word) => word !== "");
}

const hyphenate = (name: string) => name.replaceAll(" ", "-");

function unknownTerm(name: string): string {
  const own = OWN_TERMS.map((term) => term.name);
  return `There is no house rule ${quoted(name)}; there is one for each piece (${inWords(PIECES)}), and ${inWords(own)}.`;
}

function readTerm(term: Term, value: string | undefined): Result<string> {
  if (term.value === "" && value !== undefined) {
    return err(`The house rule “${term.name}” takes no value; leave ${quoted(`=${value}`)} out.`);
  }
  return term.read(value ?? "");
}

const use = ({ name, value }: Pick<Term, "name" | "value">) =>
  value === "" ? name : `${name}=${value}`;

function readMovement(name: string, value: string): Result<string> {
  const where = `In ${quoted(`${name}=${value}`)}`;
  const movements = readBetza(value);
  if (!movements.ok) return err(`${where}: ${movements.reason}`);
  return movements.value.some(({ initial }) => initial)
    ? err(
        `${where}: a position does not record which pieces have moved; leave the “${FIRST_MOVE}” out.`,
      )
    : ok(value);
}

function readChoice(name: string, choices: readonly string[], value: string): Result<string> {
  const chosen = choices.find((choice) => hyphenate(choice) === value.toLowerCase());
  return chosen === undefined
    ? refuseValue(name, value, `choose ${inWords(choices, "or")}`)
    : ok(chosen);
}

function readMoveLimit(value: string): Result<string> {
  const count = Number(value);
  return /^[0-9]{1,4}$/.test(value) && count >= 1 && count <= MAX_MOVES
    ? ok(String(count))
    : refuseValue("moves", value, `give a whole number from 1 to ${MAX_MOVES}, such as moves=100`);
}

const refuseValue = (name: string, value: string, advice: string) =>
  err(`The house rule “${name}” cannot be ${value === "" ? "empty" : quoted(value)}; ${advice}.`);

/** The witch cannot be promoted to or placed if no term adds it. */
function missingWitch(terms: ParsedHouseRules["terms"]): string | undefined {
  if (terms.has(WITCH)) return undefined;
  const asks = [...terms].find(([name, value]) => name === `${WITCH}-for` || value === WITCH);
  return asks
    ? `“${asks.join("=")}” needs a ${WITCH}; say how it moves as well, such as ${WITCH}=NW.`
    : undefined;
}

/**
 * The double step extends the step of the paper's redum, so a redum with another movement has none.
 */
function changedRedum(terms: ParsedHouseRules["terms"]): string | undefined {
  return terms.has(DOUBLE_STEP) && terms.has(REDUM)
    ? `“${DOUBLE_STEP}” extends the paper's ${REDUM}; leave out “${REDUM}=${terms.get(REDUM)}” or “${DOUBLE_STEP}”.`
    : undefined;
}

function canonicalText(terms: ParsedHouseRules["terms"]): string {
  return TERMS.filter(({ name }) => terms.has(name))
    .map((term) => use({ ...term, value: terms.get(term.name)! }))
    .join(" ");
}

/** The terms of house rules, then the movement letters. */
export function houseHelp(): string {
  const pieces = {
    name: "PIECE",
    value: "BETZA",
    about: `gives a piece another movement, in the notation below: ${inWords(PIECES, "or")}`,
  };
  const terms = [pieces, ...OWN_TERMS].map((term) => [use(term), term.about] as const);
  const tables = [{ heading: "House rules, separated by spaces", rows: terms }, ...BETZA_TABLE];
  return [
    "Set house rules with setup house, or when you start the program, for example:",
    "  setup house etlu=N kashshaptu=NW promote=kashshaptu check=warn confirm",
    `  ${START_COMMAND} --house "etlu=N check=warn"`,
    ...tables.flatMap(({ heading, rows }) => [
      "",
      `${heading}:`,
      ...rows.filter(([letter]) => letter !== FIRST_MOVE).map(line),
    ]),
  ].join("\n");
}

const line = ([left, right]: readonly [string, string]) => `  ${left.padEnd(21)} ${right}`;
