/** Files with more than one game. */
import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { file, HEAD, played, recorded, useFolder } from "../saved-games.ts";

useFolder();

describe("a file of several games", () => {
  const SEVERAL = [
    `${HEAD}[White "Ann"]\n\n1. 13x23 83-63 2. 23-24 *\n`,
    '[Game "Zamma"]\n[Size "5"]\n\n1. c2c3 *\n',
    `${HEAD}\n1. 13x23 {\n`,
    `${HEAD}\n1. 99-99 *\n`,
  ].join("\n");
  const several = (name = "club.pgn") => {
    writeFileSync(file(name), SEVERAL);
    return file(name);
  };

  test.each(["load", "review moves"])("%s lists the games, one line each", async (command) => {
    const name = several();
    expect(await played([`${command} ${name}`, "13 14"])).toContain(
      [
        `“${name}” has 4 games; type the number of one after its name:`,
        "1. Capture the Sarrum, sample game, 2 moves, White (Ann) against Black",
        "2. Zamma, 1 move",
        "3. damaged: Line 15: the comment that starts here has no closing }, or contains another {.",
        "4. Capture the Sarrum, sample game, 1 move",
        "",
      ].join("\n"),
    );
  });

  test("a number chooses one", async () => {
    const name = several("a club.pgn");
    expect(await played([`load ${name} 1`, "review list"])).toContain(
      "1.  13x23  83-63\n2.  23-24\n",
    );
    expect(await played([`load "${name}" 2`])).toContain("Loaded: Zamma, 1 move.");
    expect(await played([`review moves ${name}  2`])).toContain("Replay, move 0 of 1");
  });

  test("a wrong number or a damaged game is refused", async () => {
    const name = several();
    const one = recorded("*");
    const lines = [3, 4, 5].map((number) => `load ${name} ${number}`);
    const shown = await played([...lines, `review moves ${one} 2`, `load ${name} 0`]);
    expect(shown).toContain(`“${name}”: Line 15: the comment that starts here`);
    expect(shown).toContain(`“${name}”: Line 20: “99-99” is refused.`);
    expect(shown).toContain(`“${name}” has 4 games; choose from 1 to 4.`);
    expect(shown).toContain(`“${one}” has only one game; its number is 1.`);
    expect(shown).toContain(`The file “${name} 0” cannot be read`);
  });

  test("the list ends after twenty games", async () => {
    const name = file("many.pgn");
    writeFileSync(name, '[Game "zamma"]\n\n*\n\n'.repeat(23));
    expect(await played([`load ${name}`])).toContain("\n20. zamma, 0 moves\nand 3 more\n");
  });

  test("a name that ends with a number is that of its file", async () => {
    const name = recorded("1. 13x23 *", "", "game 3");
    expect(await played([`load ${name}`])).toContain("Loaded: Capture the Sarrum, 1 move");
  });
});
