/** What the lines of a lesson may do on disk; files of lessons are passed on, and may come from anyone. */

import { err, ok, type Result } from "../../../base/result.ts";
import { fileShown } from "../../../base/system-errors.ts";
import { linesInMemory } from "../../records/store/player-file.ts";
import type { Disk } from "../../session/ports.ts";

/** Makes the disk of a lesson: it reads, but writes only new files; scores last as long as the lesson. */
export function lessonDisk() {
  const own = {
    settings: undefined,
    puzzleScores: linesInMemory(),
    stageScores: linesInMemory(),
    autosaves: [],
  };
  return (disk: Disk): Disk => ({
    ...disk,
    ...own,
    async write(file, text) {
      const written = await disk.write(file, text, false);
      if (written !== "exists") return written;
      return err(`${fileShown(file)} already exists; a lesson writes only new files.`);
    },
  });
}

/** The disk of a lesson that is only checked: what is written is kept in memory. */
export function checkedDisk(disk: Disk): Disk {
  const written = new Map<string, Result<string>>();
  return {
    ...disk,
    read: async (file, what) => written.get(file) ?? disk.read(file, what),
    async write(file, text) {
      if (written.has(file)) return "exists";
      written.set(file, ok(text));
      return ok(true);
    },
  };
}
