/** The option --house, from the greeting to the record. */
import { describe, expect, test } from "vitest";
import { GREETING } from "./program.ts";
import { runInside } from "./run-inside.ts";

const WRONG = 2;
const HOUSE = "Confirm  ETLU = N check=warn kashshaptu=NW promote=kashshaptu";

describe("--house", () => {
  test("is shown at the start, announces danger and asks before a move", async () => {
    const { status, output } = await runInside("y\n12\n21\ny\nquit\n", {
      words: ["--house", HOUSE],
    });
    expect(
      output.startsWith(
        `${GREETING}House rules: etlu=N kashshaptu=NW promote=kashshaptu check=warn confirm\n`,
      ),
    ).toBe(true);
    expect(output).toContain("\nBlack's sarrum is in danger from White's gisgigir on 81.\n");
    expect(output).toContain("Move the redum from 12 to 21? (Y for yes) ");
    expect(output).toContain("\n1   |  |WK|  |BS|  |  |  |WG|\n");
    expect(status).toBe(0);
  });

  test.each([
    [["moves", "--position", "s7/8/8/8/3E4/8/8/7S w"], /^45-53$/m],
    [["moves", "--position", "K7/8/8/8/8/8/8/s6S w"], /^11-23$/m],
    [["diagram", "--setup", "sample"], /is in danger from White(&#39;|&apos;|')s gisgigir on 81\./],
  ])("works for %j", async (words, expected) => {
    const { status, output, complaints } = await runInside("", {
      words: [...words, "--house", HOUSE],
    });
    expect([status, complaints]).toEqual([0, ""]);
    expect(output).toMatch(expected);
  });

  test("changes what is counted", async () => {
    const count = async (...more: string[]) =>
      (await runInside("", { words: ["perft", "--depth", "3", ...more] })).output;
    expect(await count("--house", " ")).toBe("Nodes searched: 1120\n");
    expect(await count("--house", "etlu=D")).toBe("Nodes searched: 1120\n");
    expect(await count("--house", "etlu=N")).not.toBe("Nodes searched: 1120\n");
  });

  test.each([
    [["--house", "etlu=X"], "error: In “etlu=X”: “X” is not a movement letter; the letters are"],
    [
      ["moves", "--house", "confirm confirm"],
      "error: The house rule “confirm” is given twice; give it once.",
    ],
    [
      ["perft", "--depth", "1", "--house", "promote=kashshaptu"],
      "error: “promote=kashshaptu” needs a kashshaptu;",
    ],
    [
      ["diagram", "--house", "check=no"],
      "error: The house rule “check” cannot be “no”; choose warn or enforce.",
    ],
    [["--game", "zamma", "--house", "etlu=N"], "error: --house is not an option of zamma"],
    [["--house"], "error: option '--house <text>' argument missing"],
    [["--house", "etlu=N", "moves"], "error: put --house after moves"],
    [
      ["--house", "etlu=N", "--position", "K6s/8/8/8/8/8/8/7S w"],
      "error: Rank 1: no piece has the letter “K”.",
    ],
  ])("%j is refused with a sentence", async (words, complaint) => {
    const { status, output, complaints } = await runInside("", { words });
    expect([status, output]).toEqual([WRONG, ""]);
    expect(complaints.startsWith(complaint)).toBe(true);
    expect(complaints.trim().split("\n")).toHaveLength(1);
  });

  test("is listed by games and by --help", async () => {
    const { output } = await runInside("", { words: ["games"] });
    expect(output).toMatch(/^ {2}--house <text>\n {6}house rules/m);
    expect(output.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect((await runInside("", { words: ["--help"] })).output).toMatch(
      /^ {2}--house <text> +sarrum: /m,
    );
  });
});
