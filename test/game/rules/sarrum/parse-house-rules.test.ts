/** House rules as text. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BETZA_TABLE } from "../../../../src/game/rules/chesslike/betza.ts";
import { sarrumWith } from "../../../../src/game/rules/sarrum/apply-house-rules.ts";
import { houseHelp, parseHouseRules } from "../../../../src/game/rules/sarrum/parse-house-rules.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { anyCharacter } from "../../../any-character.ts";
import { HOUSES } from "../../../every-game.ts";
import { scaled } from "../../../scale.ts";

/** Returns the canonical text of house rules, or the reason for a refusal. */
function canonical(text: string): string {
  const house = parseHouseRules(text);
  return house.ok ? house.value.text : house.reason;
}

describe("house rules are read", () => {
  test.each([
    ["etlu=N", "etlu=N"],
    ["  etlu = N  ", "etlu=N"],
    ["etlu  =N nabu=  F", "nabu=F etlu=N"],
    [`etlu=${"FW".repeat(20)}`, `etlu=${"FW".repeat(20)}`],
    ["confirm".padEnd(400), "confirm"],
    ["\tetlu=N\r\nconfirm", "etlu=N confirm"],
    ["CONFIRM Check=WARN Etlu=N", "etlu=N check=warn confirm"],
    ["marzaz pani=F", "marzaz pani=F"],
    ["Marzaz   Pani = F sarrum=Q", "sarrum=Q marzaz pani=F"],
    ["marzaz-pani=F", "marzaz pani=F"],
    ["promote=marzaz pani", "promote=marzaz pani"],
    ["promote = MARZAZ pani confirm", "promote=marzaz pani confirm"],
    ["kashshaptu-for=marzaz pani kashshaptu=W", "kashshaptu=W kashshaptu-for=marzaz pani"],
    ["kashshaptu=NW", "kashshaptu=NW"],
    [
      "confirm check=warn promote=kashshaptu kashshaptu=NW etlu=N",
      "etlu=N kashshaptu=NW promote=kashshaptu check=warn confirm",
    ],
    ["redum=fmWfcF", "redum=fmWfcF"],
    ["points Moves = 007 DOUBLE-STEP confirm", "double-step moves=7 points confirm"],
    ["moves=1000", "moves=1000"],
    ["", ""],
    [" \n ", ""],
  ])("%j is %j", (text, expected) => {
    expect(canonical(text)).toBe(expected);
    expect(canonical(expected)).toBe(expected);
  });
});

const ALL =
  "there is one for each piece (sarrum, marzaz pani, nabu, etlu, gisgigir and redum), and kashshaptu, kashshaptu-for, promote, double-step, check, moves, points and confirm.";
const LETTERS = "W, F, D, N, A, H, C, Z, G, K, R, B and Q";

describe("refuses an invalid house rule by name", () => {
  test.each([
    ["etlus=N", `There is no house rule “etlus”; ${ALL}`],
    ["E=N", `There is no house rule “E”; ${ALL}`],
    ["marzaz=F", `There is no house rule “marzaz”; ${ALL}`],
    ["confirmed", `There is no house rule “confirmed”; ${ALL}`],
    ["etlu=N, confirm", "In “etlu=N,”: “,” is not a movement letter; the letters are", LETTERS],
    ["=N", "There is no house rule “”;", ALL],
    ["__proto__=N", "There is no house rule “__proto__”;", ALL],
    ["\u001b[2J", "There is no house rule “\ufffd[2J”;", ALL],
    ["etlu=X", `In “etlu=X”: “X” is not a movement letter; the letters are ${LETTERS}.`],
    [
      "marzaz pani=Wx",
      "In “marzaz pani=Wx”: “x” is not a movement letter; the letters are",
      LETTERS,
    ],
    ["nabu=xW", "“x” is not a modifier; the modifiers are m, c, i, f, b, v, l, r and s."],
    ["nabu=Wf", "In “nabu=Wf”: “f” must stand before the letter of a movement, such as fW."],
    ["nabu=W0", "In “nabu=W0”: “W0” would not move at all."],
    ["nabu=flN", "In “nabu=flN”: “flN” is ambiguous; name one direction."],
    ["nabu=ffW", "In “nabu=ffW”: “ffW” repeats a modifier."],
    ["nabu=n", "In “nabu=n”: “n” is not a movement letter; the letters are", LETTERS],
    ["etlu", "In “etlu=”: A movement needs at least one letter, such as W or N."],
    ["etlu=", "In “etlu=”: A movement needs at least one letter, such as W or N."],
    ["kashshaptu", "In “kashshaptu=”: A movement needs at least one letter, such as W or N."],
    [
      "nabu=WimF",
      "In “nabu=WimF”: a position does not record which pieces have moved; leave the “i” out.",
    ],
    ["check", "The house rule “check” cannot be empty; choose warn or enforce."],
    ["check=off", "The house rule “check” cannot be “off”; choose warn or enforce."],
    [
      "promote=sarrum",
      "The house rule “promote” cannot be “sarrum”; choose marzaz pani, nabu, etlu, gisgigir or kashshaptu.",
    ],
    ["promote=redum", "cannot be “redum”; choose"],
    ["promote=E", "cannot be “E”; choose"],
    [
      "kashshaptu=W kashshaptu-for=sarrum",
      "The house rule “kashshaptu-for” cannot be “sarrum”; choose marzaz pani, nabu, etlu or gisgigir.",
    ],
    ["kashshaptu=W kashshaptu-for=kashshaptu", "cannot be “kashshaptu”; choose"],
    [
      "moves=0",
      "The house rule “moves” cannot be “0”; give a whole number from 1 to 1000, such as",
    ],
    ["moves=1001", "cannot be “1001”; give"],
    ["moves=10.5", "cannot be “10.5”; give"],
    ["moves=-5", "cannot be “-5”; give"],
    ["moves=1e2", "cannot be “1e2”; give"],
    ["moves", "The house rule “moves” cannot be empty; give a whole number"],
    ["points=5", "The house rule “points” takes no value; leave “=5” out."],
    ["double-step=2", "The house rule “double-step” takes no value; leave “=2” out."],
    [
      "double-step redum=fmWfcFmsW",
      "“double-step” extends the paper's redum; leave out “redum=fmWfcFmsW” or “double-step”.",
    ],
    ["confirm=yes", "The house rule “confirm” takes no value; leave “=yes” out."],
    ["confirm=", "The house rule “confirm” takes no value; leave “=” out."],
    ["etlu=N nabu=B ETLU=W", "The house rule “etlu” is given twice; give it once."],
    ["confirm confirm", "The house rule “confirm” is given twice; give it once."],
    [
      "promote=kashshaptu",
      "“promote=kashshaptu” needs a kashshaptu; say how it moves as well, such as kashshaptu=NW.",
    ],
    ["kashshaptu-for=nabu confirm", "“kashshaptu-for=nabu” needs a kashshaptu; say how"],
    ["x".repeat(401), "House rules have at most 400 characters; these have 401."],
    [" ".repeat(500), "House rules have at most 400 characters; these have 500."],
  ])("%j", (text, ...parts) => {
    const read = parseHouseRules(text);
    expect(read.ok).toBe(false);
    for (const part of parts) expect(canonical(text)).toContain(part);
    expect(sarrumWith(text)).toEqual(read);
  });

  test("whatever is typed, in one sentence without control characters", () => {
    const bits = fc.constantFrom(
      ..."etlu= marzaz pani kashshaptu -for confirm check warn N W x".split(" "),
      " ",
      "=",
      "\u001b[2J",
      "\n",
      "💥",
    );
    const texts = fc.oneof(
      fc.array(bits, { maxLength: 12 }).map((some) => some.join("")),
      fc.string({ unit: anyCharacter }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = parseHouseRules(text);
        if (!read.ok) expect(read.reason).toMatch(/^[^\p{C}]+\.$/u);
      }),
      { numRuns: scaled(500) },
    );
  });
});

const movements = fc.constantFrom("N", "W", "fmWfcF", "RD", "B3", "Q", "K", "mQcN", "NN");
const pieces = ["sarrum", "marzaz pani", "nabu", "etlu", "gisgigir", "redum"];
const replaceable = fc.constantFrom("marzaz pani", "nabu", "etlu", "gisgigir");

/** Valid house rules, with their terms in any order. */
const goodTerms = fc
  .record({
    changed: fc.uniqueArray(fc.tuple(fc.constantFrom(...pieces), movements), {
      selector: ([name]) => name,
    }),
    witch: fc.option(movements),
    place: fc.option(replaceable),
    promote: fc.option(fc.oneof(replaceable, fc.constant("kashshaptu"))),
    doubleStep: fc.boolean(),
    check: fc.option(fc.constantFrom("warn", "enforce")),
    limit: fc.option(fc.integer({ min: 1, max: 1000 })),
    points: fc.boolean(),
    confirm: fc.boolean(),
  })
  .chain(({ changed, witch, place, promote, doubleStep, check, limit, points, confirm }) => {
    const terms = changed.map(([name, letters]) => `${name}=${letters}`);
    if (witch) terms.push(`kashshaptu=${witch}`);
    if (witch && place) terms.push(`kashshaptu-for=${place}`);
    if (promote && (witch || promote !== "kashshaptu")) terms.push(`promote=${promote}`);
    if (doubleStep && !changed.some(([name]) => name === "redum")) terms.push("double-step");
    if (check) terms.push(`check=${check}`);
    if (limit) terms.push(`moves=${limit}`);
    if (points) terms.push("points");
    if (confirm) terms.push("confirm");
    return fc.shuffledSubarray(terms, { minLength: terms.length });
  });

test("the canonical text has every term once and reads back to the same game", () => {
  fc.assert(
    fc.property(goodTerms, (terms) => {
      const game = sarrumWith(terms.join("  "));
      const { houseRules } = game.ok ? game.value : sarrum;
      const text = houseRules?.text ?? "";
      const again = sarrumWith(text);
      if (!game.ok || !again.ok) throw new Error("good house rules are refused");
      expect(canonical(text)).toBe(text);
      expect(text.length).toBe(terms.join(" ").length);
      for (const term of terms) expect(text).toContain(term);
      expect(again.value.houseRules).toEqual(houseRules);
      expect(again.value.ruleBook).toEqual(game.value.ruleBook);
      expect(again.value.setups).toEqual(game.value.setups);
    }),
    { numRuns: 40 },
  );
});

test("no house rules are the paper's game itself", () => {
  expect(sarrumWith("  ")).toEqual({ ok: true, value: sarrum });
  expect(sarrum.houseRules).toBeUndefined();
});

describe("help", () => {
  test("explains every term and every letter but the one that is refused", () => {
    const help = houseHelp();
    for (const text of HOUSES) {
      for (const term of readHouseTerms(text))
        expect(help).toMatch(new RegExp(`^ {2}${term}\\b`, "m"));
    }
    const letters = BETZA_TABLE.flatMap(({ rows }) => rows.map(([letter]) => letter));
    for (const letter of letters.filter((one) => one !== "i")) {
      expect(help).toMatch(new RegExp(`^ {2}${letter} +\\S`, "m"));
    }
    expect(help).not.toMatch(/^ {2}i /m);
    expect(help).toContain(`

House rules, separated by spaces:
  PIECE=BETZA           gives a piece another movement, in the notation below: sarrum,`);
    expect(help).toMatch(/, gisgigir or redum\n {2}kashshaptu=BETZA/);
  });

  test("gives a valid example", () => {
    const [, example = ""] = /--house "(.*)"/.exec(houseHelp()) ?? [];
    expect(canonical(example)).toBe(example);
    expect(example).not.toBe("");
  });
});

/** Returns the names of the terms that are not pieces. */
function readHouseTerms(text: string): string[] {
  const house = parseHouseRules(text);
  if (!house.ok) throw new Error(house.reason);
  return [...house.value.terms.keys()].filter((name) => !pieces.includes(name));
}
