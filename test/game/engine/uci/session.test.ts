/** The engine protocol: positions, searches and errors. */
import { describe, expect, test } from "vitest";
import { SAMPLE } from "../../../sample-game.ts";
import { outputOf } from "./run-session.ts";

const START = "genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w";
const SHATRANJ = "rnefkenr/pppppppp/8/8/8/8/PPPPPPPP/RNEFKENR w d1d8";
const ERROR = /^info string error: [^\n]*[.!?]$/;

const positionAfter = async (...lines: string[]) => (await outputOf(...lines, "d")).at(-1);

describe("the engine protocol", () => {
  test("uci prints the name and the options, and ends with uciok", async () => {
    const lines = await outputOf("uci");
    expect(lines[0]).toBe("id name Test");
    expect(lines).toContain(
      "option name UCI_Variant type combo default sarrum var sarrum var turkey",
    );
    expect(lines).toContain("option name Level type spin default 8 min 1 max 8");
    expect(lines.some((line) => line.startsWith("option name Hash type spin default "))).toBe(true);
    expect(lines.at(-1)).toBe("uciok");
  });

  test("isready is answered", async () => {
    expect(await outputOf("isready")).toEqual(["readyok"]);
  });

  test("quit is answered after hundreds of questions before it", async () => {
    const moves = [..."abcdefgh"].map((file) => `${file}2${file}3 ${file}7${file}6`).join(" ");
    const asked = Array.from({ length: 450 }, () => [
      `position startpos moves ${moves}`,
      "isready",
    ]);
    const answers = await outputOf(...asked.flat(), "quit");
    expect(answers).toEqual(asked.map(() => "readyok"));
  });

  test("an empty line is ignored, and quit ends the session", async () => {
    expect(await outputOf("", "   ", "quit", "isready")).toEqual([]);
  });

  test.each([
    ["position startpos", START],
    ["position startpos moves a2a3 a7a6", "genmsneg/1rrrrrrr/r7/8/8/R7/1RRRRRRR/GENMSNEG w"],
    [`position fen ${SAMPLE}`, SAMPLE],
    [`position fen ${SAMPLE} - - 0 1`, SAMPLE],
    [`position fen ${SAMPLE} - - 12 34 moves a7b8m`, "1M1s3G/8/Se5e/8/8/7r/8/8 b"],
    [`position fen ${SAMPLE} moves a7b8`, "1M1s3G/8/Se5e/8/8/7r/8/8 b"],
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
    ["position startpos moves e2e3 d8d6+", "rne1kenr/pppppppp/3f4/8/8/4P3/PPPP1PPP/RNEFKENR w d1"],
    ["position fen 3qk3/8/8/8/8/8/8/Q2QK2F w - - 0 1", "3fk3/8/8/8/8/8/8/F2FK2F w a1d1d8"],
    ["position fen 4k3/P7/8/8/8/8/8/3FK3 w - - 0 1 moves a7a8q", "F3k3/8/8/8/8/8/8/3FK3 b a8"],
  ])("%s in turkey", async (line, text) => {
    expect(await positionAfter("setoption name UCI_Variant value turkey", line)).toBe(text);
  });

  test("ucinewgame returns to the starting position", async () => {
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
    expect((await outputOf(position, go)).at(-1)).toMatch(best);
  });

  test("a search prints depth, score, nodes, speed, time and pv", async () => {
    const lines = await outputOf("go depth 3");
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

  test("capturing the sarrum is mate in one", async () => {
    const lines = await outputOf(`position fen ${SAMPLE}`, "go depth 3");
    expect(lines.at(-2)).toMatch(/ score mate 1 .* pv h8d8$/);
  });

  test("go mate prints a forced win with its whole pv", async () => {
    const lines = await outputOf("position fen 7G/R7/S7/1ge5/1e6/4s2r/8/8 b", "go mate 3");
    expect(lines[0]).toMatch(/ score mate 2 .* pv b5b6( [a-h][1-8][a-h][1-8]){2}$/);
    expect(lines[1]).toBe("bestmove b5b6");
  });

  test("go mate finds a move if there is no forced win", async () => {
    const lines = await outputOf("position startpos", "go mate 2");
    expect(lines.at(-2)).toMatch(/^info depth 3 score cp /);
    expect(lines.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
  });

  test("unsupported tokens after go are ignored and named", async () => {
    const lines = await outputOf("go very depth 1 fast");
    expect(lines[0]).toBe("info string ignored after go: “very fast”");
    expect(lines.at(-1)).toMatch(/^bestmove [a-h][1-8][a-h][1-8]$/);
  });

  test("debug is accepted silently", async () => {
    expect(await outputOf("debug on", "debug off")).toEqual([]);
  });

  test("perft agrees with the tables", async () => {
    const lines = await outputOf(`position fen ${SAMPLE}`, "go perft 3");
    expect(lines).toHaveLength(14);
    expect(lines).toContain("a7b8m: 167");
    expect(lines.slice(-2)).toEqual(["", "Nodes searched: 2213"]);
  });
});

describe("an invalid line gets an error line and changes nothing", () => {
  test.each([
    ["nonsense", "Unknown command “nonsense”; the commands are uci, isready"],
    ["\u001b[2J", "Unknown command “"],
    ["x".repeat(1_000_000), "Unknown command “"],
    ["position", "position needs startpos, or fen"],
    ["position middle", "position needs startpos, or fen"],
    ["position startpos a2a3", "position needs startpos, or fen"],
    ["position fen", "A position has 8 ranks"],
    ["position fen 8/8 w", "A position has 8 ranks"],
    [`position fen ${SAMPLE} - - 0`, "“- - 0” does not belong in a position."],
    ["position startpos moves a2a5", "Move 1: “a2a5” is not legal."],
    ["position startpos moves a2a3 17", "Move 2: “17” is not legal."],
    [`position fen ${SAMPLE} moves a7b8mm`, "Move 1: “a7b8mm” is not legal."],
    [
      `position fen ${SAMPLE} moves h8d8 b8b7`,
      "“b8b7” comes after the end of the game. Black's sarrum",
    ],
    ["setoption", "setoption needs a name and a value"],
    [
      "setoption name Contempt value 2",
      "Unknown option “Contempt”; the options are UCI_Variant, Hash, Clear Hash, Threads, MultiPV, Ponder, UCI_AnalyseMode and Level.",
    ],
    [
      "setoption name UCI_Variant value chess",
      "UCI_Variant must be sarrum or turkey, not “chess”.",
    ],
    [
      "setoption name UCI_Variant value shatranj",
      "UCI_Variant must be sarrum or turkey, not “shatranj”.",
    ],
    ["setoption name Threads value 2", "Threads must be 1, not “2”."],
    ["setoption name MultiPV value 0", "MultiPV must be a whole number from 1 to 256, not “0”."],
    ["setoption name Ponder value yes", "Ponder must be true or false, not “yes”."],
    ["setoption name UCI_AnalyseMode", "UCI_AnalyseMode must be true or false, not “”."],
    ["ponderhit", "ponderhit needs a go ponder before it."],
    ["setoption name Hash value 0", "Hash must be a whole number from 1 to "],
    ["setoption name Hash value lots", "not “lots”."],
    ["setoption name Level value 9", "Level must be a whole number from 1 to 8, not “9”."],
    ["setoption name Level", "Level must be a whole number from 1 to 8, not “”."],
    ["go perft", "perft needs a whole number from 1 to 20, not “”."],
    ["go perft 0", "perft needs a whole number from 1 to 20, not “0”."],
    ["go perft 21", "perft needs a whole number from 1 to 20, not “21”."],
  ])("%.60s", async (line, reason) => {
    const [error = "", ...rest] = await outputOf(line, "d");
    expect(error).toMatch(ERROR);
    expect(error).toContain(reason);
    expect(error).toMatch(/^[^\p{Cc}]*$/u);
    expect(error.length).toBeLessThan(300);
    expect(rest).toEqual([START]);
  });
});
