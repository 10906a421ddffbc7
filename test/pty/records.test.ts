import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GREETING, newHome, PROMPT, runPiped, TERMINAL_GREETING } from "../cli/program.ts";
import { CTRL_D, ENTER, leaveByCtrlC, open, type Session } from "./terminal.ts";

const SAMPLE = ["--setup", "sample"];

/** Makes a move, then ends the program with Ctrl-C at the next prompt. */
async function moveAndLeave(session: Session, move: string): Promise<void> {
  await session.answer(PROMPT.start, move);
  await session.awaitText("turn.");
  await session.awaitText(PROMPT.start);
  await leaveByCtrlC(session, PROMPT.start);
}

test("an interrupted game is mentioned in one line before the first question, and resumed", async () => {
  const home = newHome();
  await moveAndLeave(open({ words: SAMPLE, home }), "13 14");
  const next = open({ home });
  const notice = await next.awaitText(TERMINAL_GREETING.trim());
  expect(notice.match(/Saved game.*(\n|$)/g)).toEqual([
    "Saved game: Capture the Sarrum, sample game, 1 move; type resume to continue.\n",
    "Saved game: Capture the Sarrum, sample game, 1 move; type resume to continue.\n",
  ]);
  await next.answer(PROMPT.setup, "resume");
  await next.awaitText("Resumed: Capture the Sarrum, 1 move");
  await next.awaitText("It is Black's turn.");
  await moveAndLeave(next, "41 42");
  const last = open({ words: ["--resume"], home });
  expect((await last.awaitText(GREETING.trim())).trim()).toBe("");
  await last.answer(PROMPT.start, "review list");
  await last.awaitText("1. 13-14      41-42");
});

test("leaving says how to resume a saved game, and forget deletes it after a question", async () => {
  const home = newHome();
  const resumed = "Your game is saved; resume it with: npx tsx src/main.ts --resume";
  const first = open({ words: SAMPLE, home });
  await first.answer(PROMPT.start, "13 14");
  await first.answer(PROMPT.start, "quit");
  await first.awaitText(`Goodbye. ${resumed}`);
  const second = open({ words: ["--resume"], home });
  await second.awaitText(PROMPT.start);
  second.type(CTRL_D);
  await second.awaitText(`The input has ended. Goodbye. ${resumed}`);
  const third = open({ home });
  await third.answer(PROMPT.setup, "resume delete 1");
  await third.awaitText(
    "Delete the saved game Capture the Sarrum, sample game, 1 move, last move 13-14, last played on",
  );
  await third.answer("(Y for yes)?", "y");
  await third.awaitText("Deleted: Capture the Sarrum, sample game, 1 move");
  await third.answer(PROMPT.setup, "resume list");
  await third.awaitText("There is no saved game.");
  await third.answer(PROMPT.setup, "quit");
  await third.awaitText("Goodbye.");
  expect(third.rest().trim()).toBe("");
});

test("the game of a running program is not offered to another", async () => {
  const home = newHome();
  const running = open({ words: SAMPLE, home });
  await running.answer(PROMPT.start, "13 14");
  await running.awaitText("It is Black's turn.");
  // The game is on disk before the next prompt.
  await running.awaitText(PROMPT.start);
  const other = open({ home });
  expect(await other.awaitText(TERMINAL_GREETING.trim())).not.toContain("Saved game");
  await other.answer(PROMPT.setup, "resume");
  await other.awaitText("The only saved game is open in another window.");
  await other.answer(PROMPT.setup, "y");
  await other.answer(PROMPT.start, "13 24");
  await other.awaitText("It is Black's turn.");
  running.type(`review list${ENTER}`);
  await running.awaitText("1. 13-14");
});

test("--record asks before it overwrites a file", async () => {
  const home = newHome();
  mkdirSync(home);
  const file = join(home, "my class.txt");
  writeFileSync(file, "mine");
  const words = [...SAMPLE, "--record", file];
  const kept = open({ words, home, columns: 200 });
  await kept.answer("already exists. Overwrite it (Y for yes)? ", "");
  await kept.awaitText("already exists; choose another name.");
  expect(await kept.ended()).toMatchObject({ status: 2 });
  expect(readFileSync(file, "utf8")).toBe("mine");
  const given = open({ words, home, columns: 200 });
  await given.answer("already exists. Overwrite it (Y for yes)? ", "y");
  await given.answer(PROMPT.start, "13 14");
  await given.awaitText("It is Black's turn.");
  await given.awaitText(PROMPT.start);
  expect(readFileSync(file, "utf8")).toContain("\n1. 13-14 *\n");
  // Its folder is another on macOS.
  expect(readdirSync(home, { recursive: true }).join()).toContain("unfinished");
});

test("a record is stepped through with Enter", async () => {
  const home = newHome();
  mkdirSync(home);
  const file = join(home, "game.txt");
  runPiped(`13 23\n83 63\nsave ${file}\n`, { words: SAMPLE, home });
  const session = open({ words: ["replay", file], home });
  await session.answer("Replay, move 0 of 1 (Enter for the next, or help): ", "");
  await session.awaitText("Move 1: 13x23.");
  await session.answer("Replay, White's move 1 of 1 (Enter for the next, or help): ", "done");
  await session.awaitText("Goodbye.");
  expect(await session.ended()).toMatchObject({ status: 0 });
});

test("the name of a file is shown unchanged in spite of the keyboard library's placeholders", async () => {
  const home = newHome();
  mkdirSync(home);
  const session = open({ words: SAMPLE, home });
  for (const placeholder of ["{cwd}", "<cwd>", "$<cwd>", "<a{b", "{my file}", "<$" + "{cwd}>"]) {
    const name = `$${placeholder}.txt`;
    writeFileSync(join(home, name), "mine");
    await session.answer(PROMPT.start, `save ~/${name}`);
    const asked = await session.awaitText("Overwrite it (Y for yes)?");
    expect(asked.replace(/\s+/g, "")).toContain(`/${name}”`.replace(" ", ""));
    expect(readFileSync(join(home, name), "utf8")).toBe("mine");
    session.type(`n${ENTER}`);
  }
});
