/** The figures of the paper at the prompt. */
import { describe, expect, test } from "vitest";
import { sarrum } from "../../../../../src/game/rules/sarrum/sarrum.ts";
import { DEFAULT_VIEW } from "../../../../../src/game/view/view-settings.ts";
import { runInside } from "../../../../cli/run-inside.ts";
import { everyGame } from "../../../../every-game.ts";
import { mustRead } from "../../../../must-read.ts";
import { withHouseRules } from "../../../rules/sarrum/with-house-rules.ts";
import { talk } from "../../../session/type-lines.ts";

const SAMPLE = sarrum.setups[1]?.position ?? "";

/** Returns the output of a dialogue that begins with Figure 6. */
const played = (...lines: string[]) => talk(sarrum, lines, { position: SAMPLE });

/** Returns the output of a command line for a figure. */
const printed = async (name: string) => (await runInside("", { words: ["figure", name] })).output;

describe("transcripts", () => {
  const enters = (count: number) => new Array<string>(count).fill("");
  const TRANSCRIPTS = {
    "paper-figures": [
      "figures",
      "figure 1",
      "",
      "done",
      "figure 2",
      "done",
      "figure 3",
      "done",
      "quit",
    ],
    "paper-figure-4": ["figure 4", "play", "57 56", "quit"],
    "paper-figure-5": ["figure 5", ...enters(12), "back", "done", "quit"],
    "paper-figure-6": ["figure 6", "board", "play", "quit"],
    "paper-figure-7": ["figure 7", ...enters(2), "play", "quit"],
    "paper-figure-8": ["figure 8", ...enters(3), "done", "quit"],
    "paper-figure-9": ["figure 9", ...enters(4), "board", "done", "quit"],
  } as const;

  test.each(Object.entries(TRANSCRIPTS))("%s", async (name, lines) => {
    await expect(await talk(sarrum, lines)).toMatchFileSnapshot(
      `../../../../transcripts/${name}.txt`,
    );
  });
});

describe("Figure 5", () => {
  const diagrams = sarrum.figures.flatMap((figure) =>
    figure.diagrams.flatMap(({ id, piece, position }) =>
      piece !== undefined && position !== undefined ? { id, piece, position } : [],
    ),
  );

  test.each(diagrams)("$id is shaded as moves marks it", async ({ id, piece, position }) => {
    const [, marked = ""] = (await talk(sarrum, [`moves ${piece}`], { position })).split(
      `moves ${piece}`,
    );
    const shaded = marked.slice(0, marked.indexOf("Start square"));
    expect(await played(`figure ${id}`)).toContain(shaded);
    expect(shaded).toMatch(id === "5l" ? /has no legal move/ : /::|x[A-Z]/);
  });

  test.each([
    ["figure 5 gisgigir", ["5g", "5h"]],
    ["figure 5 Marzaz  Pani", ["5b", "5c"]],
    ["figure etlu", ["5e", "5f"]],
    ["figure 5 red", ["5i", "5j", "5k", "5l", "5m"]],
    ["FIGURE 5 E", ["5e"]],
    ["figure 5m", ["5m"]],
  ])("%s shows %j", async (line, expected) => {
    const shown = await played(line, ...new Array<string>(expected.length).fill(""));
    expect([...shown.matchAll(/^Figure (5[a-z]):/gm)].map(([, id]) => id)).toEqual(expected);
    expect(shown).toMatch(
      /At the end \(back, done, play\): \nThat was the last one; type done to leave the figures\./,
    );
  });
});

describe("the examples", () => {
  test.each([
    [7, ["13", "23"]],
    [8, ["81", "41"]],
    [9, ["12", "13", "12", "21"]],
  ])("Figure %i is the program's own dialogue, word for word", async (number, lines) => {
    const dialogue = (await played(...lines)).split("\n").slice(1);
    const end = dialogue.findLastIndex((line) => /^(It is|Black's sarrum has)/.test(line));
    expect(await printed(`${number}`)).toMatch(new RegExp(`^Figure ${number}: `));
    expect(await printed(`${number}`)).toContain(dialogue.slice(0, end + 1).join("\n"));
  });

  test("a game may begin in the middle of one", async () => {
    const shown = await played("figure 7", "", "", "play", "41 42");
    expect(shown).toContain("Black's sarrum moves from 41 to 42.");
  });

  test("after a win the game begins where the example began", async () => {
    const shown = await played("figure 8", "", "", "play", "13 23");
    expect(shown).toContain("White's sarrum captures Black's etlu on 23.");
  });
});

describe("setup house rules", () => {
  test("decide the shading, beside the paper's point", async () => {
    const shown = await talk(withHouseRules("etlu=N"), ["figure 5e", "explain 45 53"]);
    expect(shown).toContain("White's etlu on 45: 45-24  45-26  ");
    expect(shown).toContain("In the paper: The etlu moves exactly two squares");
    expect(shown).toContain("A legal move: White's etlu moves from 45 to 53.");
  });

  test("may refuse what an example plays", async () => {
    const shown = await talk(withHouseRules("check=enforce"), ["figure 7", "", "", "play"]);
    expect(shown).toContain("The sarrum on 23 would be attacked by Black's gisgigir on 21.");
    expect(shown).toMatch(/It is White's turn\.\nStart square/);
  });

  test("ask nothing in an example, and before the moves of a game that begins from it", async () => {
    const shown = await talk(withHouseRules("confirm"), ["figure 7", "", "", "play", "41 42"]);
    expect(shown).toContain("White's sarrum captures Black's etlu on 23.\n\n");
    expect(shown.match(/\(Y for yes\)/g)).toHaveLength(1);
    expect(shown).toContain("Move the sarrum from 41 to 42? (Y for yes)");
  });
});

describe("play", () => {
  const diagrams = sarrum.figures.flatMap((figure) =>
    figure.diagrams.flatMap(({ id, position }) => (position === undefined ? [] : { id, position })),
  );

  test.each(diagrams)("begins a game at Figure $id", async ({ id, position }) => {
    const text = sarrum.writePosition(mustRead(sarrum, position));
    expect(await played(`figure ${id}`, "play", "setup text")).toContain(`setup text\n${text}\n`);
  });

  test("asks first if a game is under way", async () => {
    const question = "Do you want to leave this game and begin here (Y for yes)?";
    const kept = await played("13 23", "figure 5a", "play", "n", "done", "review list");
    expect(kept).toContain(question);
    expect(kept).toMatch(/1\. {2}13x23\n/);
    const left = await played("13 23", "figure 5a", "play", "y", "review list");
    expect(left).toContain(question);
    expect(left).toContain("No move has been made yet.");
    expect(await played("figure 5a", "play")).not.toContain(question);
    expect(await played("81 41", "figure 5a", "play")).not.toContain(question);
  });
});

describe("while a figure is shown", () => {
  test("the commands of every prompt work, and anything else gets a hint", async () => {
    const shown = await played("figure 5e", "rules etlu", "nonsens", "13", "help", "");
    expect(shown).toContain("An etlu moves exactly two squares");
    expect(shown.match(/In the figures type next, back, play or done/g)).toHaveLength(2);
  });

  test("commands about a game refer to the figure", async () => {
    const shown = await played("13", "figure 5l", "explain 47 46", "moves 47", "setup text");
    expect(shown).toContain("A redum cannot capture straight ahead");
    expect(shown.match(/White's redum on 47 has no legal move\./g)).toHaveLength(2);
    expect(shown).toContain("setup text\n8/8/4S1s1/8/8/3e4/3R4/8 w\n");
    const over = await played("figure 8", "", "", "moves", "review list");
    expect(over).toContain("The game is over.");
    expect(over).toContain("1.  81x41\n");
  });

  test("another figure takes its place", async () => {
    const shown = await played("figure 5e", "figure 4", "done", "13 23");
    expect(shown).toContain("White's sarrum captures Black's etlu on 23.");
  });

  test("the game continues where it was, at the finish square too", async () => {
    const shown = await played("13", "figure 6", "done", "23");
    expect(shown).toContain("White's sarrum captures Black's etlu on 23.");
    expect(shown).toMatch(/It is White's turn\.\nFinish square, from 13: 23\n/);
  });

  test("back stops at the first", async () => {
    const shown = await played("figure 5", "back", "back", "", "done");
    expect(shown.match(/Figure 5a:/g)).toHaveLength(1);
    expect(shown.match(/: back\nThis is the first figure\.\n/g)).toHaveLength(2);
    expect(shown.match(/Figure 5b:/g)).toHaveLength(1);
  });
});

describe("the view", () => {
  const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((number) => [
    `figure ${number}`,
    ...(number === 5 ? new Array<string>(12).fill("") : ["board"]),
    "done",
  ]);

  test("plain figures have nothing that is drawn or padded", async () => {
    const view = { ...DEFAULT_VIEW, plain: true };
    const shown = await talk(sarrum, ["figures", ...lines, "figure 9", "", "", "", ""], { view });
    expect(shown).toContain("Marked: 31, 32, 33, 34, 35, 36, 37 and 38.");
    expect(shown).not.toMatch(/[_|]| {2}|::/);
  });

  test("may change in the middle of a figure, and applies to the rest of it", async () => {
    const shown = await played("figure 5", "set plain on", "", "set plain off", "flip", "");
    expect(shown).toContain("Figure 5b: White's marzaz pani on 23\nWhite: sarrum 75");
    expect(shown).toMatch(/Figure 5c.*\n\n\s+_+\n8 /);
  });

  test("diagram draws the diagram on the screen, shaded", async () => {
    const files = new Map<string, string>();
    await talk(sarrum, ["figure 5e", "diagram figure.svg"], { files });
    await talk(sarrum, ["moves 45", "diagram moves 45 moves.svg"], {
      files,
      position: "8/5S2/8/6s1/3E4/8/8/8 w",
    });
    expect(files.get("figure.svg")).toMatch(/^<svg /);
    expect(files.get("figure.svg")).toBe(files.get("moves.svg"));
  });
});

describe("refuses what is not a figure with a sentence", () => {
  test.each([
    ["figure 10", "There is no figure “10”; they are 1 to 9."],
    ["figure xyz", "There is no figure “xyz”; they are 1 to 9."],
    ["figure 5n", "Figure 5 has no part “n”; it has 5a to 5m, of sarrum, "],
    ["figure 5 ma rzaz", "Figure 5 has no part “ma rzaz”"],
    ["figure 4 gisgigir", "Figure 4 has no part “gisgigir”; type figure 4."],
    [`figure 5 ${"x".repeat(500)}`, "Figure 5 has no part “xxxxxxxxxxxxxxxxxxxx…”"],
  ])("%s", async (line, sentence) => {
    const shown = await played(line, "13 23");
    expect(shown).toContain(sentence);
    expect(shown).toContain("White's sarrum captures Black's etlu on 23.");
  });
});

describe("other games", async () => {
  const others = (await everyGame()).filter(({ game }) => game.id !== "sarrum");

  test.each(others)("$name has none, and says so", async ({ game }) => {
    const shown = await talk(game, ["figures", "figure 5", "help"]);
    const sentence = `The figures are those of the paper on Capture the Sarrum; there are none of ${game.title}.`;
    expect(shown.split(sentence)).toHaveLength(3);
    expect(shown).not.toMatch(/^ {2}figure/m);
  });
});
