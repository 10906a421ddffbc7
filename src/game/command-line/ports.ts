import { dayOf } from "../../base/text.ts";
import type { DisplayOptions } from "../../terminal/display-options.ts";
import { screenFor } from "../../terminal/open-terminal.ts";
import { linesInMemory, playerFile } from "../records/store/player-file.ts";
import type { Store } from "../records/store/saved-games.ts";
import type { Ports } from "../session/ports.ts";
import type { Settings } from "../session/settings.ts";
import type { StoringHost } from "./game-host.ts";
import { interruptibleEngine } from "./interruptible-engine.ts";

/** Opens the saved games on the first call. */
export function storeOf({ disk }: Pick<StoringHost, "disk">): () => Promise<Store> {
  let store: Promise<Store> | undefined;
  return () => {
    store ??= import("../records/store/saved-games.ts").then(({ openStore }) => openStore(disk));
    return store;
  };
}

export async function portsFor(options: DisplayOptions, host: StoringHost): Promise<Ports> {
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
      home: host.home,
      windows: host.windows,
      read: async (...file) => (await import("../../base/read-file.ts")).readText(...file),
      write: async (...file) => (await import("../../base/write-files.ts")).writeFile(...file),
      filesLike: async (start) => (await import("../../base/file-names.ts")).filesLike(start, host),
      store,
      ...playerFilesOf(host),
      autosaves: [async (match) => (await store()).keep(match)],
    },
  };
}

/** The player's settings and scores. Without a keyboard there are no settings, and scores are not stored. */
export function playerFilesOf(host: Pick<StoringHost, "keyboard" | "configFolder" | "disk">) {
  const { folder, durable } = host.disk;
  if (!host.keyboard) return { puzzleScores: linesInMemory(), stageScores: linesInMemory() };
  return {
    settings: playerFile(host.configFolder, "settings.txt", "settings", durable),
    puzzleScores: playerFile(folder, "puzzles.txt", "scores", durable),
    stageScores: playerFile(folder, "stages.txt", "scores", durable),
  };
}

/** Reads the player's settings, none without a keyboard. Says which lines are ignored. */
export async function settingsFor(
  { settings: file }: Pick<Ports["disk"], "settings">,
  say: (text: string) => void,
): Promise<Settings> {
  const text = await file?.read();
  if (text?.ok === false) say(text.reason);
  if (!text?.ok || text.value === "") return {};
  const { noticeOfIgnored, parseSettings } = await import("../session/settings.ts");
  const { settings, ignored } = parseSettings(text.value);
  const notice = noticeOfIgnored(ignored);
  if (notice !== undefined) say(notice);
  return settings;
}
