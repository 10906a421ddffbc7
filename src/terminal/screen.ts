import { stripVTControlCharacters } from "node:util";
import { printable, printableLines, timeText } from "../base/text.ts";
import {
  brokenLines,
  lineOf,
  mostColumns,
  painted,
  SAID,
  spansOf,
  textOf,
  withTexts,
} from "../drawing/line.ts";
import { DEFAULT_LOOK, hasPanel, type Look, REDRAWN_ROWS } from "../drawing/look.ts";
import { BLANK, captionLines, isTop, type Shown, TOP, type Top } from "../drawing/shown.ts";
import { boardKeys } from "./board-keys.ts";
import type { Interrupts } from "./interrupts.ts";
import type { LineEditor, LineReader } from "./line-editor.ts";
import {
  type Canvas,
  type CanvasHost,
  canvasOf,
  fitsReport,
  isChart,
  isReport,
  lateDrawing,
  type Told,
} from "./page.ts";
import { overwriteLine, pagedText, waitInWords } from "./pager.ts";
import type { Changed, Question, Screen } from "./screen-port.ts";
import { RedrawnWindow } from "./window.ts";

const SECOND = 1_000;
/** Columns that a prompt leaves for what is typed. */
const TYPED = 12;
type Editor = Pick<
  LineEditor,
  "hideKeys" | "typedAhead" | "typeFirst" | "showAgain" | "reportClicks" | "hasGrown"
>;

interface ScreenHost extends CanvasHost {
  readonly readLine: LineReader;
  /** If there is one, the window can be redrawn: it obeys escape codes. */
  readonly editor?: Editor | undefined;
  write(text: string): void;
  wait(milliseconds: number): Promise<void>;
}

/**
 * The terminal or pipe that the program was started in. All that the dialogue shows is made printable
 * here: it may quote records, files, what was typed or what a student's program printed.
 */
export function openScreen(terminal: ScreenHost, interrupts: Interrupts): Screen {
  const { write, wait } = terminal;
  const interactive = terminal.window().keyboard;
  let look = DEFAULT_LOOK;
  const host: ScreenHost = {
    ...terminal,
    window: () => ({ ...terminal.window(), ...(!look.colour && { palette: undefined }) }),
  };
  const drawing = lateDrawing(terminal.window());
  const canvas = () => canvasOf(host, look, drawing.loaded);
  const window = new RedrawnWindow(write, canvas, () => host.editor?.hasGrown() ?? false);
  const pages = pagedText(
    (lines, told) => window.say(lines, told),
    () => host.window().rows ?? 0,
  );
  const screen: OpenScreen = { host, window, pages, canvas, look: () => look };
  const ask = askerOf(screen);
  const waiting = waitInWords(host);
  return {
    interactive,
    show: (...shown) => drawing.inTurn(() => show(shown, screen), shown.filter(isDrawn)),
    async ask(question) {
      await Promise.all([drawing.ready(), interrupts.end()]);
      waiting.end();
      return ask(question);
    },
    status: (text) =>
      drawing.inTurn(() => {
        pages.end();
        const { columns } = host.window();
        if (!interactive || columns === undefined) return;
        if (look.plain) waiting.status(printable(text));
        else write(overwriteLine(printable(text), columns));
        // Enter would leave a part of the line above it.
        if (!look.plain) host.editor?.hideKeys();
      }),
    read: (...shown) => drawing.ready().then(() => readAll(shown, screen)),
    async rest(seconds) {
      await drawing.ready();
      pages.end();
      await Promise.race([wait(SECOND * seconds), interrupts.begin()]);
      return !interrupts.interrupted();
    },
    use(next, changed) {
      look = next;
      return changed && whyUseless(changed, look, changed === "colour" ? terminal : host);
    },
  };
}

interface OpenScreen {
  readonly host: ScreenHost;
  readonly window: RedrawnWindow;
  readonly pages: ReturnType<typeof pagedText>;
  canvas(): Canvas;
  look(): Look;
}

function show(all: readonly Shown[], screen: OpenScreen): void {
  const { host, window, pages, canvas, look } = screen;
  const shown = all.flatMap((what) => {
    if (isReport(what) && !fitsReport(what, host.window(), look())) return what.otherwise;
    return isTop(what) && !isPlaceOf(what, host, look()) ? (what.only?.otherwise ?? []) : what;
  });
  if (shown.includes(TOP) && host.editor && !look().plain) {
    pages.end();
    window.markAnswered();
    window.redraw({ scene: undefined, news: [] });
    pages.begin();
  }
  const tell = (told: Told) => pages.say(canvas().linesOf(told), told);
  const scene = shown.findLast(isTop);
  const blank = shown.some((what) => what === BLANK);
  if (!(scene || blank) || !isRedrawn(host, look(), scene)) {
    for (const what of shown) isTop(what) ? showBelow(what, screen) : isTold(what) && tell(what);
    return;
  }
  const at = scene ? shown.lastIndexOf(scene) : 0;
  const before = scene?.recap ?? shown.slice(0, at).filter(isTold);
  pages.end();
  window.redraw({ scene, news: [...before, ...shown.slice(at).filter(isTold)] });
}

async function readAll(shown: readonly Shown[], screen: OpenScreen) {
  const editor = screen.look().plain ? undefined : screen.host.editor;
  if (editor) screen.pages.begin();
  show(shown, screen);
  if (editor) await readerIn(screen, editor, undefined).readOn();
}

function showBelow(scene: Top, { host, window, pages, canvas }: OpenScreen): void {
  const { draw, rows, linesOf } = canvas();
  const caption = captionLines(scene).flatMap(linesOf);
  const lines =
    scene.kind === "panes"
      ? [...caption, ...(host.window().keyboard ? scene.inWords.flatMap(linesOf) : [])]
      : [...draw(scene, rows).text.split("\n"), ...caption];
  const fits = rows === 0 || lines.length < rows;
  pages.end();
  window.say(fits ? lines : lines.filter((line) => line !== ""), []);
  window.forgetPage(scene);
}

/** Lets people read on what does not fit into the window, and what hides a page, before a question. */
function readerIn(
  { host, window, pages }: OpenScreen,
  { typedAhead, typeFirst }: Editor,
  until: Question["until"],
) {
  let over = false;
  let dropped = false;
  until?.then(() => {
    over = true;
  });
  const reader = {
    ...{ write: host.write, typeFirst },
    async readLine(prompt: string) {
      // What is typed for it leaves no page where it was.
      window.writeWhole();
      const line = await host.readLine(prompt, { until });
      // Once the question is over, the rest of the text before it is of no use.
      return over ? "q" : line;
    },
  };
  return {
    async readOn() {
      if (!typedAhead()) dropped = await pages.readOn(reader);
    },
    /** Shows a page again that is hidden above a question of so many lines, once what hides it has been read. */
    async uncover(lines: number, board: () => Top) {
      const hidden = typedAhead() ? undefined : window.hides(lines, dropped);
      if (hidden === undefined) return;
      if (!dropped) await pages.pause(reader, hidden);
      window.uncover(board());
    },
  };
}

function askerOf(screen: OpenScreen): Screen["ask"] {
  const { host, window, pages, look } = screen;
  const { readLine } = host;
  const keysOf = boardKeys(window, () => host.editor?.showAgain());
  return async (question) => {
    const { until, board, choice } = question;
    // In plain mode lines are edited, but nothing is redrawn and no text is held back.
    const editor = look().plain ? undefined : host.editor;
    const reader = editor && readerIn(screen, editor, until);
    await reader?.readOn();
    pages.end();
    const shown = () => promptIn(host, question, look());
    const first = shown();
    const redrawn = () => board !== undefined && isRedrawn(host, look(), question);
    const chosen = redrawn() ? choice : undefined;
    if (redrawn()) await reader?.uncover(first.split("\n").length, board!);
    window.markRead(first, redrawn());
    host.editor?.reportClicks(look().mouse && chosen !== undefined);
    const keys = editor && keysOf({ board, choice: chosen, redrawn, prompt: shown });
    const line = await readLine(first, { ...question, promptNow: editor && shown, keys });
    window.markAnswered(line, first);
    if (line && !question.left) showTyped(screen, first, line);
    if (editor) pages.begin();
    return line;
  };
}

/** Sets off what has just been typed, if it stands in the line above the cursor. */
function showTyped({ host, look }: OpenScreen, prompt: string, line: string): void {
  const { palette } = host.window();
  const start = stripVTControlCharacters(prompt.slice(prompt.lastIndexOf("\n") + 1));
  const column = mostColumns(start) + 1;
  // Where the line begins is not certain after characters that some windows show wider.
  if (column > start.length + 1) return;
  if (!palette || look().plain || !host.editor || host.editor.hasGrown()) return;
  const typed = palette(look().theme).paint(printable(line), "command");
  host.write(`\x1b[A\x1b[${column}G${typed}\n`);
}

/** A prompt as text, with the time that is left; at a keyboard it ends with a space. */
function promptIn(host: ScreenHost, { prompt: asked, left }: Question, look: Look): string {
  const { keyboard, columns = 0, palette } = host.window();
  const paint = look.plain ? undefined : palette?.(look.theme).paint;
  const asking = typeof asked === "string" ? SAID.asked(asked) : asked;
  const timed = left
    ? lineOf([{ text: `[${timeText(left())}] `, role: "quiet" }, ...spansOf(asking)])
    : asking;
  const prompt = withTexts(timed, printableLines);
  if (!keyboard) return textOf(prompt);
  const lines = brokenLines(prompt, (text) => wrappedPrompt(text.trimEnd(), columns, host));
  return `${lines.map((line) => painted(line, paint)).join("\n")} `;
}

/** Leaves room for a word on the last line. */
function wrappedPrompt(text: string, columns: number, { wrapText }: ScreenHost): string {
  if (!wrapText || columns === 0) return text;
  const room = Math.min(TYPED, Math.floor(columns / 3));
  const whole = wrapText(text.replace("(Y for yes)", "(Y\u00a0for\u00a0yes)"), columns);
  const last = whole.lastIndexOf("\n") + 1;
  const end = wrapText(whole.slice(last), columns - room);
  return (whole.slice(0, last) + end).replaceAll("\u00a0", " ");
}

function isPlaceOf({ only }: Top, host: ScreenHost, look: Look): boolean {
  if (only?.where === "redrawn") return isRedrawn(host, look);
  return only === undefined || host.window().palette !== undefined;
}

/** Whether a board is redrawn: by default if the window has colours and is high enough. */
function isRedrawn({ window, editor }: ScreenHost, look: Look, scene?: Pick<Top, "inPlace">) {
  const { palette, rows = 0 } = window();
  const wanted = scene?.inPlace ?? look.redraw ?? (palette !== undefined && rows >= REDRAWN_ROWS);
  return wanted && !look.plain && editor !== undefined;
}

const isDrawn = (what: Shown) => isTop(what) || (isTold(what) && (isChart(what) || isReport(what)));

const isTold = (what: Shown): what is Told => !isTop(what) && what !== BLANK && what !== TOP;

/** A sentence if a choice makes no difference in this window. */
function whyUseless(changed: Changed, look: Look, host: ScreenHost) {
  const { palette } = host.window();
  if (["colour", "theme", "large", "pieces", "drawing"].includes(changed) && !palette)
    return "The board here has no colours and one size.";
  if (changed === "redraw" && (!host.editor || look.plain)) return "Boards cannot be redrawn here.";
  if (changed === "mouse" && look.mouse && !isRedrawn(host, look))
    return "Clicks choose squares on boards that are redrawn: set redraw on";
  if (changed === "symbols" && look.symbols && (!palette || look.plain))
    return "Chess symbols are shown on coloured boards only.";
  return changed === "beside" && !hasPanel(look, host.window())
    ? "Winning chances are shown only beside a coloured board, in a window that is wide enough."
    : undefined;
}
