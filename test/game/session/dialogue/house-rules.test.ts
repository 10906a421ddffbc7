/** House rules in the dialogue. */
import { describe, expect, test } from "vitest";
import { openGame } from "../../../../src/game/command-line/open-game.ts";
import { CATALOGUE } from "../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { withHouseRules } from "../../rules/sarrum/with-house-rules.ts";
import { talk } from "../type-lines.ts";

const START = "Start square (file then rank, like 47): ";
const careful = withHouseRules("check=warn confirm");

test("the transcript of a game with danger announced and moves confirmed", async () => {
  const lines = [
    "y",
    "13",
    "14",
    "y",
    "83",
    "85",
    "",
    "83 85",
    "Y",
    "81 41",
    "n",
    "8141",
    "y",
    "n",
  ];
  const shown = await talk(careful, lines);
  await expect(shown).toMatchFileSnapshot("../../../transcripts/house-warned.txt");
});

test("the transcript of a game in which the sarrum may not be left in danger", async () => {
  const house = withHouseRules(
    "check=enforce kashshaptu=NW kashshaptu-for=etlu etlu=N promote=kashshaptu",
  );
  const lines = ["y", "rules", "13 24", "moves", "explain 12 21", "12 21", "setup text", "quit"];
  await expect(await talk(house, lines)).toMatchFileSnapshot(
    "../../../transcripts/house-enforced.txt",
  );
});

describe("at the start", () => {
  test("the house rules in force are listed below the greeting", async () => {
    const shown = await talk(withHouseRules("confirm etlu=N"), []);
    expect(shown.split("\n").slice(1, 4)).toEqual([
      "House rules: etlu=N confirm",
      "  The etlu moves two squares straight and one aside, and jumps over anything.",
      "  Every move must be confirmed before it is made.",
    ]);
  });

  test("nothing is listed if there are none", async () => {
    expect(await talk(sarrum, [])).not.toMatch(/house/i);
    expect(await talk(shatranj, [])).not.toMatch(/house/i);
  });
});

describe("a game is opened", () => {
  const open = (house: string) =>
    openGame({ game: CATALOGUE[0], choices: { house }, setup: "full", position: undefined });

  test.each([
    ["confirm  ETLU = N", "etlu=N confirm"],
    [" \n ", ""],
  ])("with the house rules %j, kept as %j", async (typed, kept) => {
    expect(await open(typed)).toMatchObject({ ok: true, value: { choices: { house: kept } } });
  });

  test("not with wrong ones", async () => {
    expect(await open("etlo=N")).toMatchObject({
      ok: false,
      reason: expect.stringMatching("etlo"),
    });
  });
});

describe("confirm asks before a move", () => {
  const asked = "Move the redum from 12 to 21? (Y for yes) ";

  test.each([
    ["two squares", ["12", "21"]],
    ["one line", ["12 21"]],
    ["a line without a gap", ["1221"]],
    ["a promotion that is named", ["12x21=M"]],
  ])("typed as %s", async (_way, lines) => {
    expect(await talk(careful, ["y", ...lines, "y"])).toContain(
      `${asked}y\nWhite's redum captures Black's gisgigir on 21 and becomes a marzaz pani.\n`,
    );
  });

  test.each(["y", "Y", "yes", " YES "])("%j makes the move", async (answer) => {
    expect(await talk(careful, ["y", "12 21", answer])).toContain("becomes a marzaz pani.");
  });

  test.each(["", "n", "no", "x", "12", "yy", "13 14"])(
    "%j asks for the start square again, without the board",
    async (answer) => {
      const shown = await talk(careful, ["y", "12", "21", answer, "review list"]);
      expect(shown).toContain(
        `${asked}${answer}\nThe move was not made.\n${START}review list\nNo move has been made yet.\n`,
      );
    },
  );

  test("but not before an illegal one, which is refused as before", async () => {
    const shown = await talk(careful, ["y", "12 13"]);
    expect(shown).toContain(`${START}12 13\nThat is not a legal move – please try again\n`);
    expect(shown).not.toContain("Move the");
  });

  test("commands work at the question, which is then asked again", async () => {
    const shown = await talk(careful, ["y", "12 21", "setup text", "moves 81", "y"]);
    expect(shown).toContain(`${asked}setup text\n1g1s3G/R7/Se5e/8/8/7r/8/8 w\n${asked}moves 81\n`);
    expect(shown).toContain("becomes a marzaz pani.");
  });

  test("and is no longer asked once another question has come in between", async () => {
    const shown = await talk(careful, [
      "y",
      "13 14",
      "y",
      "41 42",
      "undo",
      "13 14",
      "resign",
      "n",
      "review list",
    ]);
    expect(shown).toContain("Taken back: 13-14");
    expect(
      shown.endsWith(
        `${START}review list\nNo move has been made yet.\n${START}\n\nThe input has ended. Goodbye.\n`,
      ),
    ).toBe(true);
  });

  test("only if the house rules say so", async () => {
    expect(await talk(withHouseRules("check=warn"), ["y", "12 21"])).not.toContain("Move the");
    expect(await talk(sarrum, ["y", "12 21"])).not.toContain("Move the");
  });
});

describe("help", () => {
  test.each(["help house", "HELP House", "? house"])("%j explains house rules", async (line) => {
    const shown = await talk(sarrum, [line]);
    expect(shown).toMatch(/^ {2}kashshaptu-for=PIECE +\S/m);
    expect(shown).toMatch(
      /^ {2}N +a jump of two squares straight and one aside \(chess knight\)$/m,
    );
  });

  test("mentions them in the game that takes house rules", async () => {
    expect(await talk(sarrum, ["help setup"])).toContain("setup house shows the house rules");
    expect(await talk(shatranj, ["help setup"])).not.toContain("setup house");
    expect(await talk(shatranj, ["help house"])).toContain(
      "Shatranj (Turkey) takes no house rules; Capture the Sarrum does.",
    );
  });

  test("about anything else says what there is", async () => {
    expect(await talk(sarrum, ["help \u001b[2Jme"])).toContain(
      "There is no help for “\ufffd[2Jme”; type help for the list of commands.",
    );
  });
});

describe("rules", () => {
  test("of the kashshaptu say what the paper says, while it is absent", async () => {
    const shown = await talk(sarrum, ["rules kashshaptu", "rules K"]);
    const said = "A kashshaptu is a witch; the paper says that nobody knows how it moved,";
    expect(shown.split(said)).toHaveLength(3);
  });

  test("of the kashshaptu say how it moves, if it is in play", async () => {
    expect(await talk(withHouseRules("kashshaptu=B"), ["rules kashshaptu"])).toContain(
      "A kashshaptu moves any number of squares diagonally and does not jump (house rule).",
    );
  });
});

describe("the house command", () => {
  test("shows the rules in force", async () => {
    expect(await talk(sarrum, ["setup house"])).toContain(
      "This game is played without house rules;",
    );
    const shown = await talk(sarrum, ["setup house etlu=N", "y", "setup house"]);
    expect(shown.split("House rules: etlu=N\n")).toHaveLength(3);
  });

  test("starts a game with other rules, and off one without", async () => {
    const shown = await talk(sarrum, [
      "setup house etlu=N",
      "y",
      "moves 23",
      "setup house off",
      "y",
      "moves 83",
    ]);
    expect(shown).toContain("etlu");
    expect(shown).toContain("The next game is played without house rules.");
    expect(shown.match(/^Play the sample game/gm)).toHaveLength(3);
  });

  test("asks before it leaves a game, and keeps it after a no", async () => {
    const lines = [
      "y",
      "13 14",
      "setup house etlu=N",
      "n",
      "review list",
      "setup house etlu=N",
      "y",
      "y",
      "explain 83 62",
    ];
    const shown = await talk(sarrum, lines);
    expect(shown).toContain("Do you want to leave this game and start another");
    expect(shown).toContain("The game continues.\n");
    expect(shown).toContain("1.  13-14\n");
    expect(shown).toContain("jump");
  });

  test("refuses rules that cannot be read, and other games", async () => {
    expect(await talk(sarrum, ["setup house xyz"])).toMatch(/house xyz\n.*xyz/);
    expect(await talk(shatranj, ["setup house etlu=N"])).toContain(
      "Shatranj (Turkey) takes no house rules.",
    );
  });
});
