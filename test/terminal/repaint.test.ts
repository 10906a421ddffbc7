/** Windows that are written by their changes, in an emulator of a terminal. */
import xterm from "@xterm/headless";
import { describe, expect, test } from "vitest";
import { type Line, textOf } from "../../src/drawing/line.ts";
import { DEFAULT_LOOK } from "../../src/drawing/look.ts";
import { makePalette } from "../../src/drawing/palette.ts";
import type { Scene } from "../../src/drawing/shown.ts";
import { drawChart } from "../../src/drawing/text/line-chart.ts";
import { reportLines } from "../../src/drawing/text/report.ts";
import * as scenes from "../../src/drawing/text/scene.ts";
import { withClock } from "../../src/game/match/clock.ts";
import { type Match, startMatch, withMove } from "../../src/game/match/match.ts";
import { anyGame, CATALOGUE, loadConfigured } from "../../src/game/rules/catalogue.ts";
import { type AnyGame, setupPosition } from "../../src/game/rules/game.ts";
import { sarrum } from "../../src/game/rules/sarrum/sarrum.ts";
import { matchScene } from "../../src/game/view/board-scenes.ts";
import { canvasOf, type Page } from "../../src/terminal/page.ts";
import * as repaint from "../../src/terminal/repaint.ts";
import { RedrawnWindow } from "../../src/terminal/window.ts";
import { wrapText } from "../../src/terminal/wrap-text.ts";
import { type Random, randomFrom } from "../random.ts";
import { scaled } from "../scale.ts";

const INFO = { choices: {}, setup: undefined, date: "", players: [] };
const drawing = () => ({ ...scenes, drawChart, reportLines, repaint });

/** A window whose pages an emulator of a terminal shows, and the bytes that are written for them. */
function emulatedWindow(whole: boolean) {
  const size = { columns: 80, rows: 24 };
  const terminal = new xterm.Terminal({
    cols: 80,
    rows: 24,
    scrollback: 500,
    allowProposedApi: true,
  });
  let bytes = 0;
  const put = (text: string) => terminal.write(text.replaceAll("\n", "\r\n"));
  const canvas = () =>
    canvasOf(
      {
        wrapText,
        window: () => ({
          ...size,
          keyboard: true,
          blocks: "quarters" as const,
          palette: (theme) => makePalette(3, theme),
        }),
      },
      DEFAULT_LOOK,
      drawing,
    );
  const window = new RedrawnWindow((text) => {
    bytes += Buffer.byteLength(text);
    put(text);
  }, canvas);
  const shown = () => new Promise<void>((resolve) => terminal.write("", resolve));
  const ifWhole = () => whole && window.writeWhole();
  return {
    bytes: () => bytes,
    show(page: Page) {
      ifWhole();
      window.redraw(page);
    },
    say(text: string) {
      window.say(canvas().linesOf(text), [text]);
    },
    ask(question: string, keeps = true) {
      ifWhole();
      window.markRead(question, keeps);
      put(question);
    },
    type: put,
    answer(line: string) {
      put(`${line}\n`);
      window.markAnswered(line);
    },
    update: (scene: Scene) => window.updatePanel(scene),
    refresh(page: Page, question: string) {
      ifWhole();
      window.refresh(page.scene, question);
      put(question);
    },
    uncover(page: Page) {
      window.writeWhole();
      window.uncover(page.scene!);
    },
    resize(columns: number, rows: number) {
      Object.assign(size, { columns, rows });
      terminal.resize(columns, rows);
      window.writeWhole();
    },
    /** The lines of the window with their colours. */
    async seen() {
      await shown();
      return Array.from({ length: size.rows }, (_, row) => lineAt(terminal, row));
    },
    /** The text of the lines that have left the window at its top. */
    async kept() {
      await shown();
      const { active } = terminal.buffer;
      return Array.from({ length: active.baseY }, (_, row) =>
        active.getLine(row)!.translateToString(true).trimEnd(),
      );
    },
  };
}

/** The text of a line of the window, and the colours of its characters, of a space that of its ground. */
function lineAt({ buffer, cols }: xterm.Terminal, row: number) {
  const line = buffer.active.getLine(buffer.active.baseY + row)!;
  const text = line.translateToString(true).trimEnd();
  const look: unknown[] = [];
  const cell = line.getCell(0)!;
  for (let column = 0; column < cols; column += 1) {
    line.getCell(column, cell);
    const isSpace = cell.getChars().trim() === "";
    look.push(cell.isBgDefault() ? 0 : cell.getBgColor());
    if (!isSpace) look.push(cell.getFgColor(), cell.isBold());
  }
  return { text, look: look.join() };
}

/** A match after some moves at random, with what its latest page shows. */
function* pagesOf(game: AnyGame, random: (limit: number) => number): Generator<Page, never> {
  let match: Match = startMatch(game, setupPosition(game, 0), INFO);
  for (;;) {
    const { position } = match.plies[match.at]!;
    const moves = game.toMove(position) === "chance" ? [] : game.legalMoves(position);
    const throws = game.toMove(position) === "chance" ? game.chances(position) : [];
    const move = moves[random(moves.length)] ?? throws[random(throws.length)]?.move;
    match =
      move === undefined ? startMatch(game, setupPosition(game, 0), INFO) : withMove(match, move);
    const sentence = match.plies[match.at]!.move?.sentence ?? "A game begins.";
    const more = random(4) === 0 ? "說話 of the players ".repeat(random(6)) : "";
    yield {
      scene: { ...matchScene(match, {}), caption: ["It is somebody's turn."] },
      news: [sentence, ...(more ? [more] : [])],
    };
  }
}

test("a clock beside the board runs by a few bytes, and what is typed stays", async () => {
  const game = anyGame(sarrum);
  const time = { start: 600_000, increment: 0 };
  const match = withClock(startMatch(game, setupPosition(game, 0), INFO), [time, time]);
  const scene = (left: number) => ({ ...matchScene(match, {}, { left }), caption: ["a turn"] });
  const window = emulatedWindow(false);
  window.resize(120, 40);
  window.show({ scene: scene(600_000), news: [] });
  window.ask("Start square: ");
  window.type("17");
  const before = await window.seen();
  const bytes = window.bytes();
  window.update(scene(599_000));
  expect(window.bytes() - bytes).toBeLessThan(250);
  const after = await window.seen();
  const changed = after.flatMap(({ text }, row) => (text === before[row]?.text ? [] : row));
  expect(changed).toEqual([6, 7, 8]);
  expect(after.find(({ text }) => text.startsWith("Start"))?.text).toBe("Start square: 17");
  window.type(" 16");
  expect((await window.seen()).map(({ text }) => text)).toContain("Start square: 17 16");
  window.update(scene(599_000));
  expect(window.bytes() - bytes).toBeLessThan(250);
});

const SIZES = [
  [80, 24],
  [120, 40],
  [300, 100],
  [1, 1],
  [40, 10],
  [100, 30],
] as const;
const QUESTION = "Start square: ";

/** What happens in each game; the deep tests try more. */
const STEPS = scaled(640, 10);

type Emulated = ReturnType<typeof emulatedWindow>;

/** What may happen before a question is answered. */
const ACTS: readonly ((random: Random) => (window: Emulated, page: Page) => void)[] = [
  () => (window, page) => {
    window.show(page);
    window.ask(QUESTION);
  },
  () => (window, page) => {
    window.show(page);
    window.show({ ...page, news: ["And another page at once."] });
    window.ask(QUESTION);
  },
  (random) => {
    const text = "An answer that is said below it. ".repeat(random(9));
    const times = random(4);
    return (window) => {
      for (let time = 0; time < times; time += 1) window.say(text);
      window.ask(QUESTION);
    };
  },
  () => (window, page) => {
    window.ask(QUESTION);
    window.refresh(page, QUESTION);
  },
  (random) => {
    const answers = random(4);
    return (window, page) => {
      window.say("An answer that hides the board. ".repeat(60));
      window.uncover(page);
      window.ask(QUESTION);
      window.answer("computer");
      for (let at = 0; at < answers; at += 1) window.say("It plays Black.");
      window.show({ ...page, news: ["It plays Black, at level 1."] });
      window.ask(QUESTION);
    };
  },
  (random) => {
    const [columns, rows] = SIZES[random(SIZES.length)]!;
    return (window, page) => {
      window.ask(QUESTION);
      window.resize(columns, rows);
      window.refresh(page, QUESTION);
    };
  },
];

/** Which of them happen how often. */
const OFTEN = [0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5];

describe.each(["sarrum", "zamma", "saturankam"])("%s", (id) => {
  test("changes alone show what pages written whole show, whatever happens in between", async () => {
    const random = randomFrom(id.length);
    const listing = CATALOGUE.find((game) => game.id === id)!;
    const configured = await loadConfigured(listing, {});
    if (!configured.ok) throw new Error(configured.reason);
    const pages = pagesOf(configured.value.game, random);
    const windows = [emulatedWindow(false), emulatedWindow(true)];
    for (let step = 0; step < STEPS; step += 1) {
      const page = pages.next().value;
      const act = ACTS[OFTEN[random(OFTEN.length)]!]!(random);
      for (const window of windows) act(window, page);
      const [changed, whole] = await Promise.all(windows.map((window) => window.seen()));
      expect(changed, `step ${step}`).toEqual(whole);
      for (const window of windows) window.answer("17 16");
    }
    expect(windows[0]!.bytes()).toBeLessThan(windows[1]!.bytes());
  });
});

test("a move at 120x40 writes at most 3,000 bytes, and the scrollback keeps what the page before said", async () => {
  const window = emulatedWindow(false);
  window.resize(120, 40);
  const pages = pagesOf(anyGame(sarrum), randomFrom(1));
  const written: number[] = [];
  const news: string[] = [];
  for (let move = 0; move < 12; move += 1) {
    const before = window.bytes();
    const page = pages.next().value;
    window.show(page);
    window.ask(QUESTION);
    window.answer("17 16");
    written.push(window.bytes() - before);
    news.push(textOf(page.news[0] as Line));
  }
  expect(Math.max(...written.slice(1))).toBeLessThanOrEqual(3_000);
  const kept = await window.kept();
  expect(kept.filter((line) => news.includes(line))).toEqual(news.slice(0, -1));
  expect(kept.filter((line) => line === `${QUESTION}17 16`)).toHaveLength(11);
});
