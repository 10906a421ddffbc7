/** The question for the number of players, and the option that answers it. */
import { expect, test } from "vitest";
import { newHome } from "./program.ts";
import { runInside } from "./run-inside.ts";

const QUESTION = "How many play: 2, 3 or 4 (Enter for 4)? ";
const DRAWN = ["--game", "saturankam", "--seed", "1"];
const RACE = [...DRAWN, "--plain"];

/** Returns what is shown when people type these lines. */
async function typed(lines: readonly string[], ...words: string[]): Promise<string> {
  const input = lines.map((line) => `${line}\n`).join("");
  const { output, complaints } = await runInside(input, { words, keyboard: true });
  return complaints + output;
}

const sidesIn = (shown: string) =>
  ["South", "East", "North", "West"].filter((side) => shown.includes(`${side}: piece 1`));

test.each([
  ["2", ["South", "North"]],
  [" 3 ", ["South", "East", "North"]],
  ["4", ["South", "East", "North", "West"]],
  ["", ["South", "East", "North", "West"]],
  ["two", ["South", "North"]],
  ["for 2 players", ["South", "North"]],
])("people who answer %j are %j", async (answer, sides) => {
  const shown = await typed([answer, "board"], ...RACE);
  expect(shown.split(QUESTION)).toHaveLength(2);
  expect(sidesIn(shown)).toEqual(sides);
});

test.each(["2", "3", "4"])("%s is an answer where boards are drawn, too", async (answer) => {
  const shown = await typed([answer, "board"], ...DRAWN);
  expect(shown).not.toContain("A throw is");
  expect(sidesIn(shown)).toHaveLength(Number(answer));
});

test.each(["5", "five", "y"])("“%s” is refused, and the question asked again", async (answer) => {
  const shown = await typed([answer, "2", "board"], ...RACE);
  expect(shown).toContain(`“${answer}” is not an answer; type 2, 3 or 4.`);
  expect(shown.split(QUESTION)).toHaveLength(3);
  expect(sidesIn(shown)).toEqual(["South", "North"]);
});

test("the next game offers as many again", async () => {
  const shown = await typed(["2", "resign", "y", "y", "3", "board"], ...RACE);
  expect(shown).toContain("How many play: 2, 3 or 4 (Enter for 2)? ");
  expect(sidesIn(shown.split("Enter for 2").at(-1) ?? "")).toEqual(["South", "East", "North"]);
});

test("a saved game has as many players as were chosen", async () => {
  const home = newHome();
  await runInside("2\n1\n", { words: RACE, keyboard: true, home });
  const { output } = await runInside("board\n", { words: ["--resume", "--plain"], home });
  expect(sidesIn(output)).toEqual(["South", "North"]);
});

test.each([
  ["the number of players", ["--players", "3"]],
  ["a computer player", ["--computer", "west"]],
  ["a setup", ["--setup", "full"]],
])("nobody is asked after %s on the command line", async (_what, words) => {
  expect(await typed(["board"], ...RACE, ...words)).not.toContain("How many play");
});

test("a pipe is not asked, and four play", async () => {
  const { output } = await runInside("1\nboard\n", { words: RACE });
  expect(output).not.toContain("How many play");
  expect(sidesIn(output)).toHaveLength(4);
});

test("the players throw the dice of a game that the first word names", async () => {
  for (const line of ["saturankam 2", "new saturankam 2", "learn"]) {
    const shown = await typed(["quit"], ...line.split(" "), "--dice", "ask", "--plain");
    expect(shown).not.toContain("has no dice");
    expect(shown.includes("The throw of South"), line).toBe(line !== "learn");
  }
  expect(await typed([], "--dice", "ask")).toContain("Capture the Sarrum has no dice.");
});

test.each([
  ["saturankam 2 --south Ann", "It is South's turn (Ann)."],
  ["new saturankam 2 --seed 1 --start-off --south Ann", "1. South enters piece 1 on e1."],
  ["--game saturankam 3 --east Bob", "East: piece 1"],
  ["learn saturankam 2 --east Bob", "Stage 2 of "],
  ["saturankam --players 2 --north Ann", "It is South's turn."],
])("%s takes the options of its game, and asks for none", async (line, told) => {
  const shown = await typed(["board", "quit"], ...line.split(" "), "--plain");
  expect(shown).toContain(told);
  expect(shown).not.toMatch(/error|is not an option|has no player/);
  expect(shown).not.toContain(QUESTION);
});

test.each([
  ["saturankam 2 --east Bob", "Saturankam has no player East; its players are South and North."],
  ["new saturankam 3 --west Bob", "its players are South, East and North."],
  ["zamma 25 --dice ask", "Zamma has no dice."],
  ["quiz zamma 25 --players 2", "--players is not an option of zamma"],
])("%s is refused: %s", async (line, reason) => {
  expect(await typed(["quit"], ...line.split(" "))).toContain(reason);
});
