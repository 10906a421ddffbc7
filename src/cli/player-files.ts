import type { Ports } from "../console/ports.ts";
import type { Settings } from "../console/session/settings.ts";
import {
  type LineFile,
  linesInMemory,
  playerFile,
  type SettingsFile,
} from "../records/store/player-file.ts";
import type { Host } from "./host.ts";

/** The file of the player's settings; undefined without a keyboard. */
export function settingsFileOf({
  keyboard,
  configFolder,
  disk,
}: Pick<Host, "keyboard" | "configFolder" | "disk">): SettingsFile | undefined {
  return keyboard ? playerFile(configFolder, "settings.txt", "settings", disk) : undefined;
}

/** A file of the player's scores; without a keyboard they are not stored. */
export function scoresIn(
  name: "puzzles.txt" | "stages.txt",
  { keyboard, disk }: Pick<Host, "keyboard" | "disk">,
): LineFile {
  return keyboard ? playerFile(disk.folder, name, "scores", disk) : linesInMemory();
}

/** Reads the player's settings, none without a keyboard. Says which lines are ignored. */
export async function settingsFor({ disk, screen }: Ports): Promise<Settings> {
  const text = await disk.settings?.read();
  if (!text) return {};
  if (!text.ok) {
    screen.show(text.reason);
    return {};
  }
  if (text.value === "") return {};
  const { noticeOfIgnored, parseSettings } = await import("../console/session/settings.ts");
  const { settings, ignored } = parseSettings(text.value);
  const notice = noticeOfIgnored(ignored);
  if (notice !== undefined) screen.show(notice);
  return settings;
}
