import { existsSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import type { PlayersFile, Ports, TextFile } from "../console/ports.ts";
import type { Settings } from "../console/session/settings.ts";
import type { AnyGame } from "../core/game.ts";
import { err, ok } from "../core/result.ts";
import { human, mergePlayers, type Player } from "../match/players.ts";
import type { Host } from "./host.ts";

/** Returns access to the player's settings; undefined without a keyboard. */
export function settingsFileOf({
  configFolder,
  ...host
}: Pick<Host, "keyboard" | "configFolder" | "disk">): PlayersFile | undefined {
  return playersFile(host, configFolder, "settings.txt", "settings");
}

/** Returns access to the scores of the player's puzzles; without a keyboard they are not stored. */
export function puzzleScoresOf(host: Pick<Host, "keyboard" | "disk">): TextFile {
  return playersFile(host, host.disk.folder, "puzzles.txt", "scores") ?? fileInMemory();
}

/** Returns a file, empty at first, that lasts as long as the session. */
export function fileInMemory(): TextFile {
  let content = "";
  return {
    read: async () => ok(content),
    async write(text) {
      content = text;
      return ok(true);
    },
  };
}

/** Returns access to a text file of the player's; undefined without a keyboard. */
function playersFile(
  { keyboard, disk }: Pick<Host, "keyboard" | "disk">,
  folder: () => Promise<string>,
  name: string,
  content: string,
): PlayersFile | undefined {
  if (!keyboard) return undefined;
  // Some systems give a user no folder at all; a relative name is neither read nor written.
  const path = async () => join(await folder().catch(() => ""), name);
  return {
    path,
    async read() {
      const file = await path();
      return isAbsolute(file) && existsSync(file)
        ? (await import("../records/store/read-files.ts")).readText(file)
        : ok("");
    },
    async write(text) {
      const file = await path();
      if (!isAbsolute(file)) return err(`This user has no folder for ${content}.`);
      const { makeFolder, writeAtomically } = await import("../records/store/write-files.ts");
      try {
        makeFolder(dirname(file));
      } catch (error) {
        const { cannot } = await import("../records/store/file-errors.ts");
        return err(cannot(`The ${content} cannot be saved`, error));
      }
      return writeAtomically(file, text, disk.durable);
    },
  };
}

/** Returns the player's settings, none without a keyboard. Says which lines are ignored. */
export async function settingsFor({ disk, terminal }: Ports): Promise<Settings> {
  const text = await disk.settings?.read();
  if (!text) return {};
  if (!text.ok) {
    terminal.say(text.reason);
    return {};
  }
  if (text.value === "") return {};
  const { noticeOfIgnored, parseSettings } = await import("../console/session/settings.ts");
  const { settings, ignored } = parseSettings(text.value);
  const notice = noticeOfIgnored(ignored);
  if (notice !== undefined) terminal.say(notice);
  return settings;
}

/** Returns the players of a record; the settings name those that the record does not. */
export function namedPlayers(
  { sides }: AnyGame,
  recorded: readonly Player[],
  { white = "", black = "" }: Settings,
): readonly Player[] {
  const names: Readonly<Record<string, string>> = { White: white, Black: black };
  return mergePlayers(
    sides,
    recorded,
    sides.map(({ name }) => human(names[name])),
  );
}
