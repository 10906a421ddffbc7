/** The cursor on the board, clicks, and a long dialogue in a window that is redrawn. */
import process from "node:process";
import { expect, test } from "vitest";
import { NOT_LEGAL, PROMPT, START_IN_SHELL } from "../cli/program.ts";
import {
  ARROW_LEFT,
  ARROW_UP,
  CTRL_Z,
  ENTER,
  open,
  type Session,
  withFixedExample,
} from "./terminal.ts";

const ARROW_RIGHT = "\x1b[C";
const ARROW_DOWN = "\x1b[B";
const ESCAPE = "\x1b";
const CTRL_L = "\x0c";
const ROWS = 24;
/** Too few for a panel beside the board. */
const COLUMNS = 72;
/** Without block characters, so that marks are brackets. */
const WINDOW = { rows: ROWS, columns: COLUMNS, variables: { LC_ALL: "C" } };

/** Presses and releases the first button, as a terminal reports it, on a square "13" of the board. */
const click = (square: string) => {
  const [file, rank] = [Number(square[0]), Number(square[1])];
  const place = `${3 + 4 * (file - 1) + 2};${1 + rank}`;
  return `\x1b[<0;${place}M\x1b[<0;${place}m`;
};

const boardsIn = (lines: readonly string[]) => lines.filter((text) => /^1 {2}/.test(text)).length;

/** Waits until the window shows these lines, and one board; gives all its lines. */
async function awaitLines(session: Session, ...wanted: readonly string[]): Promise<string[]> {
  let lines: string[] = [];
  for (let times = 0; times < 300; times++) {
    lines = (await session.screen()).map(({ text }) => withFixedExample(text)).slice(-ROWS);
    if (wanted.every((line) => lines.includes(line))) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(lines).toEqual(expect.arrayContaining([...wanted]));
  expect(boardsIn(lines), lines.join("\n")).toBe(1);
  return lines;
}

test("squares are chosen with the cursor or by clicks, and boards drawn again", async () => {
  const shell = "exec env PS1='$ ' bash --norc --noprofile -i";
  const session = open({ ...WINDOW, command: ["sh", "-c", shell] });
  await session.awaitText("$ ");
  session.type(`sh -c 'echo $$ pid; exec ${START_IN_SHELL} --setup sample --large off'${ENTER}`);
  await session.awaitText("\n");
  const pid = Number(await session.awaitText(" pid\n"));
  await session.answer(PROMPT.start, "help");
  await session.awaitText("On a board that stays on top, Left opens a cursor.");
  await session.awaitText("Enter for more");
  session.type(ENTER);
  await session.answer("Enter for the board: ", "");
  await session.answer(PROMPT.start, "set redraw on");
  await session.awaitText("It is White's turn.");
  await session.awaitText(PROMPT.start);

  // Up and down are the history until left or right opens the cursor.
  session.type(ARROW_UP);
  await session.awaitText("set redraw on");
  session.type(`\x15${ARROW_LEFT}`);
  await awaitLines(session, "2  >WR<", `${PROMPT.start}12`);
  session.type(ARROW_RIGHT + ENTER);
  await awaitLines(session, "2   WR >  <", ` !  ${NOT_LEGAL}`);
  // Once a piece is picked up the refusal is gone, and its finish square is asked for.
  session.type(ARROW_LEFT + ARROW_DOWN + ENTER);
  const marked = ["2   WR [  ]", "3  >WS<[BE]                     BE", "4  [  ][  ]"];
  const pickedUp = await awaitLines(session, ...marked, PROMPT.finish("13").trimEnd());
  expect(pickedUp).not.toContain(` !  ${NOT_LEGAL}`);
  session.type(ESCAPE);
  await awaitLines(session, "3  >WS< BE                      BE", "The sarrum stays on 13.");
  session.type(ENTER + ARROW_DOWN + ARROW_DOWN);
  await awaitLines(session, `${PROMPT.finish("13")}15`, "5  >  <");
  session.type(ENTER);
  await awaitLines(
    session,
    "5  >  <",
    ` !  ${NOT_LEGAL}`,
    expect.stringContaining("any direction."),
  );
  session.type(ESCAPE);
  await awaitLines(session, "5", PROMPT.start.trimEnd());
  // A letter ends the choice, and is typed.
  session.type(`${ARROW_RIGHT}13 23${ENTER}`);
  await awaitLines(session, "3  (  )(WS)                     BE", "It is Black's turn.");

  // The board as its opponent sees it.
  session.type(`flip${ENTER}`);
  await awaitLines(session, "8", PROMPT.start.trimEnd());
  session.type(ARROW_RIGHT + ARROW_UP);
  await awaitLines(session, "2                  >  <         WR");
  session.type(`${ESCAPE}flip${ENTER}`);

  // Clicks, which the terminal reports only while a move is asked for.
  expect(await session.mouse()).toBe("none");
  session.type(`set mouse on${ENTER}`);
  await awaitLines(session, "mouse: on, saved for every session.");
  session.type(click("83"));
  await awaitLines(session, PROMPT.finish("83").trimEnd());
  expect(await session.mouse()).toBe("vt200");
  session.type(click("63"));
  await awaitLines(session, "Black's etlu moves from 83 to 63.");
  session.type(`board${ENTER}`);
  session.type(`mo${CTRL_Z}`);
  await session.awaitText("Stopped");
  expect(await session.mouse()).toBe("none");
  session.type(`echo "mi"ne${ENTER}`);
  await session.awaitText("mine");
  session.type(`fg${ENTER}`);
  await session.awaitText(PROMPT.start.trimEnd());
  // The board is there again, and what the shell has shown is not lost.
  await awaitLines(session, "3  {  }{WS}            (BE)    (  )", `${PROMPT.start}mo`);
  expect((await session.screen()).map(({ text }) => text)).toContain("mine");
  session.type(`ves${ENTER}`);
  await session.awaitText("sarrum on 23");
  await session.awaitText(PROMPT.start);
  expect(await session.mouse()).toBe("vt200");

  // A board that has scrolled or does not fit any more is drawn again.
  session.type(CTRL_L);
  await awaitLines(session, "3  {  }{WS}            (BE)    (  )");
  // The cursor opens on the piece that has been moved last.
  session.type(ARROW_RIGHT);
  await awaitLines(session, "3  {  }>WS<            (BE)    (  )");
  session.type(`${ESCAPE}mov`);
  session.resize(34);
  await awaitLines(session, "3   |  |WS|  |  |  |BE|  |  |");
  session.resize(COLUMNS);
  await awaitLines(session, "3  {  }{WS}            (BE)    (  )", `${PROMPT.start}mov`);

  // Long text is shown a screenful at a time, unless lines wait.
  session.type(`\x15help all${ENTER}`);
  await session.awaitText("Enter for more, q to skip the rest:");
  session.type(`q${ENTER}`);
  await session.awaitText(PROMPT.start);
  session.type(`help all${ENTER}review list${ENTER}`);
  expect(await session.awaitText("1. 13x23      83-63")).not.toContain("Enter for more");

  // After the board has scrolled out of the window, it comes back once the text has been read.
  await session.awaitText(PROMPT.start);
  session.type(`help${ENTER}`);
  await session.awaitText("Enter for more");
  session.type(ENTER);
  await session.awaitText("help save");
  await session.answer("Enter for the board: ", "");
  await session.awaitText(PROMPT.start);
  await awaitLines(session, "3  {  }{WS}            (BE)    (  )");
  session.type(click("23"));
  await awaitLines(session, PROMPT.finish("23").trimEnd());

  process.kill(pid, "SIGTERM");
  await session.awaitText("Terminated");
  expect(await session.mouse()).toBe("none");
});
