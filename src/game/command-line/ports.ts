import { dayOf } from "../../base/text.ts";
import type { Large, Theme, Window } from "../../drawing/look.ts";
import type { FileNaming } from "../../base/file-names.ts";
import { linesInMemory, playerFile } from "../records/store/player-file.ts";
import type { Store } from "../records/store/saved-games.ts";
import { interruptibleEngine } from "../session/interruptible-engine.ts";
import type { Ports } from "../session/ports.ts";
import type { Settings } from "../session/settings.ts";
import { interruptsOf } from "../../terminal/interrupts.ts";
import type { LineReader } from "../../terminal/line-editor.ts";
import { openScreen } from "../../terminal/screen.ts";
import type { Host } from "../../cli/host.ts";

/** The options for what is shown, as they are typed; undefined for those that are not. */
export interface DisplayOptions {
  /** The size of coloured squares; `true` for large ones. */
  readonly large?: Large | true;
  /** The colours of the board. */
  readonly theme?: Theme;
  /** False if an option turned colour off. */
  readonly color?: boolean;
  /** Sentences instead of drawings. */
  readonly plain?: boolean;
}

/** Opens the saved games on the first call. */
export function storeOf({ disk }: Host): () => Promise<Store> {
  let store: Promise<Store> | undefined;
  return () => {
    store ??= import("../records/store/saved-games.ts").then(({ openStore }) =>
      openStore(disk),
    );
    return store;
  };
}

export const fileNamingOf = ({ home, windows }: Host): FileNaming => ({ home: home(), windows });

export async function portsFor(options: DisplayOptions, host: Host): Promise<Ports> {
  const store = storeOf(host);
  const { screen, interrupts } = await screenFor(options, host);
  // Without a screen nobody watches, and nothing is slowed down.
  const pause = async (milliseconds: number) => {
    if (host.screen) await host.wait(milliseconds);
  };
  return {
    screen,
    now: () => performance.now(),
    engine: interruptibleEngine(interrupts, pause),
    disk: {
      today: () => dayOf(host.now()),
      ...fileNamingOf(host),
      read: async (...file) => (await import("../../base/read-file.ts")).readText(...file),
      write: async (...file) =>
        (await import("../../base/write-files.ts")).writeFile(...file),
      filesLike: async (start) =>
        (await import("../../base/file-names.ts")).filesLike(start, fileNamingOf(host)),
      store,
      ...playerFilesOf(host),
      autosaves: [async (match) => (await store()).keep(match)],
    },
  };
}

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
  return { screen, interrupts };
}

/** Undefined for simple terminals and pipes. */
async function editorFor(host: Host, say: (text: string) => void) {
  if (!isEditable(host)) return undefined;
  const { lineEditor } = await import("../../terminal/line-editor.ts");
  return lineEditor(host.keys, say);
}

/** Whether lines are typed in a window that obeys escape codes. */
const isEditable = ({ keyboard, screen, environment }: Host): boolean =>
  keyboard && screen && environment.TERM !== "dumb";

async function plainReader(host: Host): Promise<LineReader> {
  const { keyboard, screen, input, write, writeError } = host;
  const { keyboardReader, pipeReader } = await import("../../terminal/plain-lines.ts");
  return keyboard ? keyboardReader(input, screen ? write : writeError) : pipeReader(input, write);
}

/** Without a screen nothing is wrapped, and the library takes time to load. */
async function wrapperFor({ screen }: Host) {
  return screen ? (await import("../../terminal/wrap-text.ts")).wrapText : undefined;
}

async function paletteOf({ environment, screen }: Host): Promise<Window["palette"]> {
  const { NO_COLOR, FORCE_COLOR } = environment;
  if (NO_COLOR || (FORCE_COLOR === undefined && !screen)) return undefined;
  return (await import("../../drawing/palette.ts")).palettesFor(FORCE_COLOR);
}

/** The player's settings and scores. Without a keyboard there are no settings, and scores are not stored. */
export function playerFilesOf(host: Pick<Host, "keyboard" | "configFolder" | "disk">) {
  const { folder, durable } = host.disk;
  if (!host.keyboard) return { puzzleScores: linesInMemory(), stageScores: linesInMemory() };
  return {
    settings: playerFile(host.configFolder, "settings.txt", "settings", durable),
    puzzleScores: playerFile(folder, "puzzles.txt", "scores", durable),
    stageScores: playerFile(folder, "stages.txt", "scores", durable),
  };
}

/** Reads the player's settings, none without a keyboard. Says which lines are ignored. */
export async function settingsFor({ disk, screen }: Ports): Promise<Settings> {
  const text = await disk.settings?.read();
  if (text?.ok === false) screen.show(text.reason);
  if (!text?.ok || text.value === "") return {};
  const { noticeOfIgnored, parseSettings } = await import("../session/settings.ts");
  const { settings, ignored } = parseSettings(text.value);
  const notice = noticeOfIgnored(ignored);
  if (notice !== undefined) screen.show(notice);
  return settings;
}
