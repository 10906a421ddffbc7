import type { Blocks, Window } from "../drawing/look.ts";
import type { DisplayOptions } from "./display-options.ts";
import type { Host } from "./host.ts";
import { interruptsOf } from "./interrupts.ts";
import type { LineReader } from "./line-editor.ts";
import { openScreen } from "./screen.ts";

/** A screen, and its Ctrl-C; alone it is for dialogues other than the game's. */
export async function screenFor(options: DisplayOptions, host: Host) {
  const [palette, editor, wrapText] = await Promise.all([
    options.color === false ? undefined : paletteOf(host),
    editorFor(host, (text) => screen.show(text)),
    wrapperFor(host),
  ]);
  const window = () => ({
    columns: host.columns(),
    rows: host.rows(),
    palette,
    blocks: blocksOf(host),
    keyboard: host.keyboard,
  });
  const interrupts = interruptsOf({
    wait: host.wait,
    onInterrupt(handler) {
      const undo = [host.onInterrupt(handler), editor?.onInterrupt(handler)];
      return () => undo.forEach((step) => void step?.());
    },
  });
  const readLine = editor?.readLine ?? (await plainReader(host));
  const screen = openScreen({ ...host, window, readLine, wrapText, editor }, interrupts);
  return { screen, interrupts, window };
}

/** Undefined for simple terminals and pipes. */
async function editorFor(host: Host, say: (text: string) => void) {
  if (!isEditable(host)) return undefined;
  const { lineEditor } = await import("./line-editor.ts");
  return lineEditor(host.keys, say);
}

/** Whether lines are typed in a window that obeys escape codes. */
const isEditable = ({ keyboard, screen, environment }: Host): boolean =>
  keyboard && screen && environment.TERM !== "dumb";

async function plainReader(host: Host): Promise<LineReader> {
  const { keyboard, screen, input, write, writeError } = host;
  const { keyboardReader, pipeReader } = await import("./plain-lines.ts");
  return keyboard ? keyboardReader(input, screen ? write : writeError) : pipeReader(input, write);
}

/** Without a screen nothing is wrapped, and the library takes time to load. */
async function wrapperFor({ screen }: Host) {
  return screen ? (await import("./wrap-text.ts")).wrapText : undefined;
}

async function paletteOf({ environment, screen }: Host): Promise<Window["palette"]> {
  const { NO_COLOR, FORCE_COLOR, COLORFGBG } = environment;
  if (NO_COLOR || (FORCE_COLOR === undefined && !screen)) return undefined;
  return (await import("../drawing/palette.ts")).palettesFor(FORCE_COLOR, COLORFGBG);
}

/** The block characters that are shown: of old consoles on Windows, the fonts have no quarters. */
function blocksOf({ environment, windows, screen }: Host): Blocks | undefined {
  if (!screen) return undefined;
  const { LC_ALL, LC_CTYPE, LANG, WT_SESSION } = environment;
  if (windows) return WT_SESSION ? "quarters" : "halves";
  return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || "") ? "quarters" : undefined;
}
