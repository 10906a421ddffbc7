/** The command review, and the way to each mistake. */
import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { UNREADABLE } from "../../../cli/program.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { searchLocally } from "../../session/run-dialogue.ts";
import { file, played, playedAndSaved, recorded, useFolder } from "../../session/saved-games.ts";
import { talk } from "../../session/type-lines.ts";
import { matchAt, withMoves } from "./planted-games.ts";

useFolder();

/** Four moves, of which the first two are blunders. */
const MOVES = ["13 23", "41 42", "23 24", "42 43"];
const RECORD = "1. 13x23 {Bold} 41-42 2. 23-24 42-43";
const MISSED = "13x23 misses an immediate win and lets Black win at once (21x23). Better: 81x41.";

describe("review", () => {
  test("says what happened, marks it in the record, and continues the game", async () => {
    const name = file("reviewed.txt");
    const lines = [...MOVES, "comment Well", "review 1s", "review 1s", "review list"];
    const shown = await played([...lines, `save ${name}`, "81 21"]);
    expect(shown).toMatch(
      /: review 1s\nWhite's chances in per cent, by move \(\? is a turning point\):\n100 {2}ooo/,
    );
    expect(shown).toMatch(
      /^ {5}0 {5}1 {5}2\n\n {18}White {4}Black\nMoves +2 +2\nGood moves +0 +0\nInaccuracies /m,
    );
    expect(shown).toMatch(/^Blunders +2 +2\nMissed wins +1 +2\n\nTurning points:\n1 White: /m);
    expect(shown).toContain(
      `1 White: ${MISSED}\n1 Black: 41-42 misses an immediate win, loses the gisgigir for nothing (81x21) and `,
    );
    expect(shown).toContain(`1.  13x23 {${MISSED}}  41-42 {41-42 misses`);
    expect(shown).toContain("White's gisgigir captures Black's gisgigir on 21.");
    const text = readFileSync(name, "utf8").replace(/\s+/g, " ");
    expect(text).toContain(`{[%eval #1]} 1. 13x23?? {[%eval #-1]} {${MISSED}} 41-42?? {[%eval `);
    expect(text.match(/\{Well\} \*/g)).toHaveLength(1);
    expect(text.match(/Better/g)).toHaveLength(4);
  });

  test("without a mistake does not offer the next one", async () => {
    const name = file("quiet.txt");
    const moves = ["57 58", "42 41", "58 57", "41 42"];
    const lines = [...moves, `save ${name}`, "review 1s", "review moves", "next mistake"];
    const shown = await played(lines, { position: "8/3s4/8/8/8/8/4S3/8 w" });
    expect(shown).toContain("No move after this one is marked as a mistake.\n");
    expect(shown).toContain("Type review moves to go through it; save FILE keeps the review.\n");
    const named = await played([`review ${name} 1s`, "done"]);
    expect(named).toContain("Press Enter for the next move.\nReplay");
  });

  test("is kept by the saved game", async () => {
    const lines = [...MOVES, "review 1s", "quit"];
    await playedAndSaved(lines);
    expect(await playedAndSaved(["resume", "review list"])).toContain(`13x23 {${MISSED}}`);
  });

  test("of a file leads to its replay, with the way to each mistake and to something better", async () => {
    const name = recorded(`${RECORD} *`);
    const tries = ["next mistake", "try", "13 23", "13 88", "12", "11", "show", "81 41", "done"];
    const lines = [
      `review ${name} 1s`,
      ...tries,
      "back mistake",
      "next mistake",
      "next mistake",
      "done",
    ];
    const shown = await played(lines);
    expect(shown).toContain(
      "Press Enter for the next move, or type next mistake.\nReplay, move 0 of 2 ",
    );
    expect(shown).toContain(
      `Note: a blunder (??): ${MISSED}\nNote: Bold\nBlack can win at once.\nIt is Black's turn.\n`,
    );
    expect(shown).toContain("try for a better one, play to continue before it, or help): try\n");
    expect(shown).toContain("White played 13x23. Find a better move.\n");
    expect(shown).toContain(": 13 23\nThat is the move of the game.\n");
    expect(shown).toContain(": 13 88\nThat is not a legal move – please try again\n");
    expect(shown).toMatch(
      /: 11\n12-11=M misses an immediate win, loses the gisgigir for nothing \(83x81\) and .* That is better than 13x23, but there is more; try again, or type show\.\n/,
    );
    expect(shown).toContain(": show\nBetter: 81x41.\n");
    expect(shown).toContain(": 81 41\n81x41 is right: White wins at once.\n");
    expect(shown).toMatch(/: done\n\n( .*\n|[1-8] .*\n)*3 {3}\| {2}\|WS/);
    expect(shown).toMatch(
      /: done\n[\s\S]*It is Black's turn\.\nReplay, White's move 1 of 2 .*: back mistake\nNo move before this/,
    );
    expect(shown).toMatch(/: next mistake\nMove 1: 41-42\./);
    expect(shown).toMatch(/White's chances: 9\d per cent\.\nIt is White's turn\./);
    expect(readFileSync(name, "utf8")).not.toContain("eval");
  });

  test("in a replay reviews its game, also for the game on the board", async () => {
    const replayed = [
      "review moves",
      "next mistake",
      "review 1s",
      "next mistake",
      "done",
      "review list",
    ];
    const shown = await played([...MOVES, ...replayed]);
    expect(shown).toContain("is marked as a mistake; review looks for mistakes.\n");
    expect(shown).toMatch(/: next mistake\nMove 1: 13x23\./);
    expect(shown).toContain(`1.  13x23 {${MISSED}}  41-42 {41-42 misses`);
  });

  test("shows what is known when it is interrupted", async () => {
    let searches = 0;
    const search: typeof searchLocally = async (...asked) => {
      searches += 1;
      return { ...(await searchLocally(...asked)), interrupted: searches > 3 };
    };
    const shown = await played([...MOVES, "review", "review"], { effects: { search } });
    expect(shown).toContain(": review\nInterrupted: only the moves from 2 on are reviewed.\n");
    expect(shown).toMatch(/: review\nInterrupted before a move was reviewed\.\n/);
  });

  test("shows what is known when its time is up", async () => {
    let time = 0;
    const now = () => {
      time += 500;
      return time;
    };
    const moves = Array(6).fill(["13 14", "41 42", "14 13", "42 41"]).flat();
    const shown = await played([...moves, "review 1s"], { effects: { now } });
    expect(shown).toContain(": review 1s\nTime is up: only the moves from 3 on are reviewed.\n");
  });

  test("shows its progress, and how much it has found", async () => {
    const shown: string[] = [];
    const status = (text: string) => shown.push(text);
    await played([...MOVES, "review 1s"], { effects: { status } });
    expect(shown[0]).toBe("Reviewing [....................] 0 of 5; Ctrl-C shows what is known.");
    expect(shown.slice(2, 4)).toEqual([
      "Reviewing [########............] 2 of 5; Ctrl-C shows what is known.",
      "Reviewing [############........] 3 of 5; Ctrl-C shows what is known.",
    ]);
    // In 80 columns a status line has room for 77 letters, and a long game for three digits.
    expect(shown[0]!.length + "100 of 120".length - "0 of 5".length).toBeLessThanOrEqual(77);
    expect(shown.slice(-3).map((text) => text.slice(0, 32))).toEqual([
      "Reviewing [################....]",
      "Reviewing [####################]",
      "",
    ]);
  });

  test("can be read aloud", async () => {
    const view = { ...DEFAULT_VIEW, plain: true };
    const shown = await played([...MOVES, "review 1s"], { view });
    const report = shown.slice(
      shown.indexOf("The review takes up to a second."),
      shown.indexOf("Type replay"),
    );
    expect(report).toContain("White made 2 moves; good moves: 0, inaccuracies: 0, ");
    expect(report).toMatch(
      /White's chances in per cent: 100 at the start, 0 after White's move 1, 9\d after Black's move 1, 0 after White's move 2, 9\d after Black's move 2\./,
    );
    for (const line of report.trimEnd().split("\n")) expect(line).not.toMatch(UNREADABLE);
  });

  test("has no bar in plain text, whose readers are told beforehand what Ctrl-C does", async () => {
    const status = vi.fn();
    const view = { ...DEFAULT_VIEW, plain: true };
    const effects = { interactive: true, status };
    const shown = await played([...MOVES, "review 2s", "y"], { view, effects });
    expect(shown).toContain("The review takes up to 2 seconds; Ctrl-C shows what is known.\n");
    expect(status.mock.calls.flat().join("")).toBe("");
  });

  test("says why there is none", async () => {
    const lines = [
      "review",
      "13 23",
      "review 0s",
      "review 9999s",
      "review nowhere.txt",
      "quiz",
      "review",
      "done",
    ];
    const shown = await played(lines);
    expect(shown).toContain(
      ": review\nThere is nothing to review yet; a review needs two moves by each player.\n",
    );
    expect(shown.match(/The time of a review is from 1s to 3600s/g)).toHaveLength(2);
    expect(shown).toContain("review needs a file name here, for example: review game.txt\n");
    expect(shown).toMatch(/: review nowhere\.txt\n.*nowhere\.txt.*\n/);
    const game = saturankam({ players: 2, startOff: false, easyEntry: false });
    const race = await talk(game, ["review"], { position: game.setups[0]!.position });
    expect(race).toContain("Saturankam has dice; review is for games without dice.\n");
  });

  const typed = (lines: readonly string[]) => played(lines, { effects: { interactive: true } });

  test("at a keyboard is gone through from mistake to mistake", async () => {
    const shown = await typed([
      ...MOVES,
      "resign",
      "y",
      "review 1s",
      "",
      "",
      "back",
      "next",
      "",
      "",
      "",
      "done",
    ]);
    expect(shown).toContain("Press Enter for the first mistake, Right for the next move;");
    expect(shown).toMatch(/Enter for the next mistake, or help\): \nMove 1: 13x23\./);
    expect(shown).toMatch(
      /Enter for the next mistake, try for a better one, play to continue before it, or help\): \nMove 1: 41-42/,
    );
    expect(shown).toContain("No move after this one is marked as a mistake");
    expect(shown).toMatch(/: back\nMove 1: 13x23\.[\s\S]*: next\nMove 1: 41-42\./);
    expect(shown).toMatch(/: done\n[\s\S]*Play again/);
  });

  test("between two people asks first while they play", async () => {
    const shown = await typed([...MOVES, "review 1s", "n", "review 1s", "y"]);
    expect(shown.split("A review shows both players good moves.")).toHaveLength(3);
    expect(shown).toContain("(Y for yes)? n\nThe game continues.");
    expect(shown).toContain("(Y for yes)? y\nWhite's chances in per cent");
    const computer = await typed(["computer black 1", ...MOVES.slice(0, 1), "review 1s"]);
    expect(computer).not.toContain("A review shows both players good moves.");
    expect(await typed([...MOVES.slice(0, 2), "review"])).toContain(
      "review\nThere is nothing to review yet; a review needs two moves by each player.\n",
    );
  });

  test("at a keyboard try returns once a better move has been found", async () => {
    const lines = [...MOVES, "resign", "y", "review 1s", "", "try", "81 41", "next"];
    expect(await typed(lines)).toMatch(
      /81x41 is right: White wins at once\.\nReplay, 81x41 in place of White's move 1 \(play .*: next\nMove 1: 41-42\./,
    );
  });

  test("continues with the better move that has been found", async () => {
    const note = "13x23 lowers White's chances from 60 to 40 per cent. Better: 12-11=M.";
    const name = recorded(`1. 13x23?? {${note}} 41-42 *`);
    const lines = [`review moves ${name}`, "next mistake", "try", "12 11", "play"];
    const shown = await typed([...lines, "review list"]);
    expect(shown).toMatch(
      /12-11=M is right: .*\nReplay, 12-11=M in place of White's move 1 \(play to continue after it, Enter for the next, or help\): play\n/,
    );
    expect(shown).toMatch(/: play\nA new game begins here\.\n[\s\S]*It is Black's turn\./);
    expect(shown).toMatch(/: review list\n1\. {2}12-11=M\n/);
  });

  test("shows the move of the game again after a better one has been found", async () => {
    const note = "13x23 lowers White's chances from 60 to 40 per cent. Better: 12-11=M.";
    const name = recorded(`1. 13x23?? {${note}} 41-42 *`);
    const lines = ["next mistake", "try", "12 11", "show", "play"];
    const shown = await typed([`review moves ${name}`, ...lines]);
    expect(shown).toMatch(/or help\): show\nMove 1: 13x23\.[\s\S]*Better: 12-11=M\.\n/);
    expect(shown).toMatch(/: play\nA new game begins before move 1, 13x23\.\n/);
  });

  test("continues before a mistake of a player, also in a pipe", async () => {
    const lines = ["review 1s", "review moves", "go 1b", "play", "setup text"];
    const shown = await played([...MOVES, ...lines]);
    expect(shown).toContain(": play\nA new game begins before move 1, 41-42.\n");
    const { text } = withMoves(matchAt(SAMPLE), ["13x23"]).plies[1]!;
    expect(shown).toContain(`: setup text\n${text}\n`);
  });

  test("against the computer stops at the person's own mistakes", async () => {
    const players = '[White "Ann"]\n[Black "Computer, level 2"]\n';
    const name = recorded("1. 13x23?? 41-42?? 2. 23-24?? 42-43?! *", players);
    const lines = [`review ${name} 1s`, "", "", "", "next mistake", "play"];
    const shown = await typed(lines);
    expect(shown).toContain(
      "Press Enter for your own mistakes (next mistake: all), Right for the next move;",
    );
    expect(shown).toMatch(/: \nMove 1: 13x23\.[\s\S]*: \nMove 2: 23-24\./);
    expect(shown).toContain(
      "(Enter for your next mistake, try for a better one, play to continue ",
    );
    expect(shown).toContain(
      "You made no mistake after this move; next mistake looks for the computer's.\n",
    );
    expect(shown).toMatch(
      /: next mistake\nMove 2: 42-43\.[\s\S]*at the end \(try for a better one, done, or help\): play\n/,
    );
    expect(shown).toMatch(/: play\n(Your .*\n)?A new game begins here\.\n/);
  });

  test("is about the game without the moves that have been taken back", async () => {
    const lines = [...MOVES, "81 21", "43 44", "undo 2", "review 1s", "y", "end", "done", "redo"];
    const shown = await typed(lines);
    expect(shown).toContain("Replay, move 0 of 2 (Enter for the next mistake, or help): end");
    expect(shown).toMatch(/: end\nMove 2: 42-43\./);
    expect(shown).toContain("Redone: 81x21");
  });
});
