/** Bytes that are no text, as input of the program. */
import { describe, expect, test } from "vitest";
import { NOT_LEGAL, PROMPT, type Run, runPiped, STEERING } from "./program.ts";
import { runInside } from "./run-inside.ts";

const SAMPLE = ["--setup", "sample"];
const MEGABYTE = 1_000_000;

const NONSENSE: readonly (readonly [name: string, bytes: string | Buffer])[] = [
  ["NUL", "1\u00003"],
  ["tab, backspace and bell", "1\t\b\u00073"],
  ["DEL", "\u007f"],
  [
    "every control character",
    Buffer.from([...Array(32).keys()].filter((code) => code !== 10 && code !== 13)),
  ],
  ["a colour", "\u001b[31m13\u001b[0m"],
  ["an arrow key", "\u001b[A"],
  ["a window title", "\u001b]0;title\u0007"],
  ["a screen cleared by an eight-bit sequence", "\u009b2J"],
  [
    "every C1 character",
    String.fromCharCode(...Array.from({ length: 32 }, (_, code) => 128 + code)),
  ],
  ["writing turned around", "\u202e31\u2066"],
  ["a byte that never occurs in UTF-8", Buffer.from([0xff, 0xfe, 0x31, 0x33])],
  ["half a character", Buffer.from([0xe2, 0x80])],
  ["half a pair", Buffer.from([0xed, 0xa0, 0x80])],
  ["an overlong newline", Buffer.from([0xc0, 0x8a, 0x31])],
  ["Arabic digits", "١٣٢"],
  ["fullwidth digits", "１３２"],
  ["mathematical digits", "𝟏𝟑𝟐"],
  ["superscript digits", "¹³²"],
  ["a line separator", "1\u20283"],
  ["a family of emoji", "👨‍👩‍👧‍👦".repeat(60)],
];

/** Returns the responses to the lines of nonsense, each up to the next prompt. */
function answers({ output }: Run): string[] {
  const [, ...parts] = output.split(PROMPT.start);
  return parts;
}

describe("nonsense bytes", () => {
  const lines = NONSENSE.map(([, bytes]) => Buffer.concat([Buffer.from(bytes), Buffer.from("\n")]));
  const run = runPiped(Buffer.concat([...lines, Buffer.from("13\n23\n")]), { words: SAMPLE });
  const parts = answers(run);

  test.each(NONSENSE.map(([name], index) => [name, index] as const))(
    "of %s are refused with the paper's sentence and a reason",
    (_name, index) => {
      const [, sentence, reason, ...more] = parts[index]?.split("\n") ?? [];
      expect(sentence).toBe(NOT_LEGAL);
      expect(reason).toMatch(
        /^(“.{1,21}”|An empty line) is not a grid reference: type two digits/u,
      );
      expect(more).toEqual([""]);
    },
  );

  test("are never echoed as terminal control characters", () => {
    expect(run.output).not.toMatch(STEERING);
  });

  test("do no harm to the game: the next move is made", () => {
    expect(parts).toHaveLength(NONSENSE.length + 2);
    expect(run.output).toContain("White's sarrum captures Black's etlu on 23.");
    expect(run.complaints).toBe("");
    expect(run.status).toBe(0);
  });

  test("are refused at the finish square too, and both squares are asked for again", async () => {
    const finish = await runInside("13\n\u001b[A\n13\n\u0000\n", { words: SAMPLE });
    const after = `\n${NOT_LEGAL}\n“\ufffd[A” is not a grid reference: type two digits, the file and then the rank, such as 47.\n${PROMPT.start}`;
    expect(finish.output).toContain(`${PROMPT.finish("13")}\ufffd[A${after}`);
    expect(finish.output).not.toMatch(STEERING);
    expect(finish.status).toBe(0);
  });

  test("count as no at the question about the setup, and end the program at the question about another game", async () => {
    const setup = await runInside("\u001b[A\u0000\n81\n");
    expect(setup.output).toContain("|BG|BE|BN|BM|BS|BN|BE|BG|");
    expect(setup.output).not.toMatch(STEERING);
    const again = await runInside("81\n41\n\u001b[Ay\n", { words: SAMPLE });
    expect(again.output.endsWith(`${PROMPT.again}\ufffd[Ay\nGoodbye.\n`)).toBe(true);
    expect([setup.status, again.status]).toEqual([0, 0]);
  });
});

describe("a line of a megabyte", () => {
  const LINES = [
    ["of letters", "x".repeat(MEGABYTE)],
    ["of digits", "13".repeat(MEGABYTE / 2)],
    ["of spaces", " ".repeat(MEGABYTE)],
    ["of escape characters", "\u001b".repeat(MEGABYTE)],
    ["with a word before it", `moves ${"1".repeat(MEGABYTE)}`],
    ["with spaces between two letters and a third", `a b${" ".repeat(MEGABYTE)}c`],
    ["with spaces between a square and a letter", `13${" ".repeat(MEGABYTE)}z`],
    ["with a line separator at its end", `${"a".repeat(MEGABYTE)}\u2028b`],
  ] as const;
  const typed = [...LINES.map(([, line]) => line), "13 23"].map((line) => `${line}\n`).join("");
  const run = runPiped(typed, { words: SAMPLE, seconds: 8 });
  const parts = answers(run);

  test.each(LINES.map(([of], index) => [of, index] as const))(
    "%s is refused within seconds, and is shown only in part",
    (_of, index) => {
      expect(parts[index]).toMatch(/is not a grid reference/);
      expect(parts[index]!.length).toBeLessThan(500);
      expect(parts[index]).not.toMatch(STEERING);
    },
  );

  test("does not stop the game", () => {
    expect(run.output).toContain("White's sarrum captures Black's etlu on 23.");
    expect([run.status, run.complaints]).toEqual([0, ""]);
  });

  test("does not stop the program if it is the last line and has no line end", () => {
    const run = runPiped("1".repeat(MEGABYTE), { words: SAMPLE });
    expect(run.output).toContain(NOT_LEGAL);
    expect(run.output.length).toBeLessThan(2_000);
    expect(run.status).toBe(0);
  });
});
