import { describe, expect, test } from "vitest";
import { answersTo } from "./speak.ts";

const START = "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w";
const SAMPLE = "1g1s3G/R7/Se5e/8/8/7r/8/8 w";
const SHATRANJ = "rnefkenr/pppppppp/8/8/8/8/PPPPPPPP/RNEFKENR w d1d8";
const ERROR = /^info string error: [^\n]*[.!?]$/;

const positionAfter = async (...lines: string[]) => (await answersTo(...lines, "d")).at(-1);

describe("the protocol of chess programs", () => {
  test("uci tells the name and the options, and ends with uciok", async () => {
    const lines = await answersTo("uci");
    expect(lines[0]).toBe("id name Test");
    expect(lines).toContain(
      "option name UCI_Variant type combo default sarrum var sarrum var shatranj",
    );
    expect(lines).toContain("option name Level type spin default 8 min 1 max 8");
    expect(lines.some((line) => line.startsWith("option name Hash type spin default "))).toBe(true);
    expect(lines.at(-1)).toBe("uciok");
  });

  test("isready is answered", async () => {
    expect(await answersTo("isready")).toEqual(["readyok"]);
  });

  test("an empty line is passed over, and quit ends all", async () => {
    expect(await answersTo("", "   ", "quit", "isready")).toEqual([]);
  });

  test.each([
    ["position startpos", START],
    ["position startpos moves a2a3 a7a6", "genmsneg/1rrrrrrr/r7/8/8/R7/1RRRRRRR/GENMSNEG w"],
    [`position fen ${SAMPLE}`, SAMPLE],
    [`position fen ${SAMPLE} - - 0 1`, SAMPLE],
    [`position fen ${SAMPLE} - - 12 34 moves a7b8m`, "1M1s3G/8/Se5e/8/8/7r/8/8 b"],
    [`  position   fen\t${SAMPLE}   moves  a6b6 `, "1g1s3G/R7/1S5e/8/8/7r/8/8 b"],
  ])("%s", async (line, text) => {
    expect(await positionAfter(line)).toBe(text);
  });

  test.each([
    ["position startpos", SHATRANJ],
    [`position fen ${SHATRANJ} - - 0 1`, SHATRANJ],
    ["position fen 4k3/8/8/8/8/8/8/3FK3 w - - - 0 1", "4k3/8/8/8/8/8/8/3FK3 w -"],
    ["position fen 4k3/8/8/8/8/8/8/3FK3 w - - 0 1", "4k3/8/8/8/8/8/8/3FK3 w -"],
    ["position fen 4k3/8/8/8/8/8/8/3FK3 w d1 - 0 1", "4k3/8/8/8/8/8/8/3FK3 w d1"],
    ["position startpos moves e2e3 d8d6", "rne1kenr/pppppppp/3f4/8/8/4P3/PPPP1PPP/RNEFKENR w d1"],
  ])("%s in shatranj", async (line, text) => {
    expect(await positionAfter("setoption name UCI_Variant value shatranj", line)).toBe(text);
  });

  test("ucinewgame goes back to the start", async () => {
    expect(await positionAfter("position startpos moves a2a3", "ucinewgame")).toBe(START);
  });

  test.each([
    ["go depth 3", "position startpos", /^bestmove [a-h][1-8][a-h][1-8]$/],
    ["go nodes 500", "position startpos", /^bestmove [a-h][1-8][a-h][1-8]$/],
    ["go depth 4", `position fen ${SAMPLE}`, /^bestmove h8d8$/],
    ["go depth 2", `position fen ${SAMPLE} moves h8d8`, /^bestmove \(none\)$/],
    ["go depth 2", "position fen s7/8/8/8/8/r7/R7/7S w moves h1g1", /^bestmove a8/],
    ["go depth 9", "position fen s7/8/8/8/r7/R7/8/8 w", /^bestmove \(none\)$/],
  ])("%s from %s", async (go, position, best) => {
    expect((await answersTo(position, go)).at(-1)).toMatch(best);
  });

  test("a search tells depth, score, nodes, speed, time and line", async () => {
    const lines = await answersTo("go depth 3");
    expect(lines.slice(0, -1)).toHaveLength(3);
    for (const [index, line] of lines.slice(0, -1).entries()) {
      expect(line).toMatch(
        /^info depth \d+ score cp -?\d+ nodes \d+ nps \d+ time 0 pv( [a-h][1-8][a-h][1-8])+$/,
      );
      expect(line).toContain(`depth ${index + 1} `);
    }
    const first = /pv (\S+)/.exec(lines.at(-2) ?? "")?.[1];
    expect(lines.at(-1)).toBe(`bestmove ${first}`);
  });

  test("a capture of the sarrum is mate in one", async () => {
    const lines = await answersTo(`position fen ${SAMPLE}`, "go depth 3");
    expect(lines.at(-2)).toMatch(/ score mate 1 .* pv h8d8$/);
  });

  test("go mate proves a forced win, with its whole line", async () => {
    const lines = await answersTo("position fen 7G/R7/S7/1ge5/1e6/4s2r/8/8 b", "go mate 3");
    expect(lines[0]).toMatch(/ score mate 2 .* pv b5b6( [a-h][1-8][a-h][1-8]){2}$/);
    expect(lines[1]).toBe("bestmove b5b6");
  });

  test("go mate finds a move where there is no forced win", async () => {
    const lines = await answersTo("position startpos", "go mate 2");
    expect(lines.at(-2)).toMatch(/^info depth 3 score cp /);
    expect(lines.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
  });

  test("words that mean nothing behind go are passed over, and said", async () => {
    const lines = await answersTo("go ponder depth 1 fast");
    expect(lines[0]).toBe("info string passed over behind go: “ponder fast”");
    expect(lines.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
  });

  test("debug is taken without a word", async () => {
    expect(await answersTo("debug on", "debug off")).toEqual([]);
  });

  test("perft counts as the tables do", async () => {
    const lines = await answersTo(`position fen ${SAMPLE}`, "go perft 3");
    expect(lines).toHaveLength(14);
    expect(lines).toContain("a7b8m: 167");
    expect(lines.slice(-2)).toEqual(["", "Nodes searched: 2213"]);
  });
});

describe("what is wrong gets an error line, and nothing changes", () => {
  test.each([
    ["nonsense", "“nonsense” is no word of this protocol"],
    ["\u001b[2J", "is no word of this protocol"],
    ["x".repeat(1_000_000), "is no word of this protocol"],
    ["position", "Behind position comes startpos, or fen"],
    ["position middle", "Behind position comes startpos, or fen"],
    ["position startpos a2a3", "Behind startpos comes moves or nothing, not “a2a3”."],
    ["position fen", "A position has 8 ranks"],
    ["position fen 8/8 w", "A position has 8 ranks"],
    [`position fen ${SAMPLE} - - 0`, "“- - 0” is more than a position has."],
    ["position startpos moves a2a5", "Move 1 of the list: “a2a5” is not legal there."],
    ["position startpos moves a2a3 17", "Move 2 of the list: “17” is not legal there."],
    [`position fen ${SAMPLE} moves a7b8`, "Move 1 of the list: “a7b8” is not legal there."],
    [`position fen ${SAMPLE} moves h8d8 b8b7`, "“b8b7” comes after the end. Black's sarrum"],
    ["setoption", "Behind setoption come name"],
    ["setoption name Threads value 2", "There is no option “Threads”"],
    ["setoption name UCI_Variant value chess", "UCI_Variant is sarrum or shatranj, not “chess”."],
    ["setoption name Hash value 0", "Hash is a whole number from 1 to "],
    ["setoption name Hash value lots", "not “lots”."],
    ["setoption name Level value 9", "Level is a whole number from 1 to 8, not “9”."],
    ["setoption name Level", "Level is a whole number from 1 to 8, not “”."],
    ["go depth", "A number is missing behind depth."],
    ["go depth 0", "Behind depth comes a whole number from 1, not “0”."],
    ["go depth -3", "Behind depth comes a whole number from 1, not “-3”."],
    ["go movetime 1e9", "Behind movetime comes a whole number from 0, not “1e9”."],
    ["go perft 21", "Behind perft comes a whole number from 1 to 20, not 21."],
  ])("%.60s", async (line, reason) => {
    const [error = "", ...rest] = await answersTo(line, "d");
    expect(error).toMatch(ERROR);
    expect(error).toContain(reason);
    expect(error).toMatch(/^[^\p{Cc}]*$/u);
    expect(error.length).toBeLessThan(300);
    expect(rest).toEqual([START]);
  });
});
