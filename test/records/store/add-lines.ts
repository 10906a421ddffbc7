/** Adds lines to a file as a window of the program does: FOLDER NAME COUNT. */
import process from "node:process";
import { processHost } from "../../../src/cli/host.ts";
import { playerFile } from "../../../src/records/store/player-file.ts";

const [folder = "", name = "", count = "0"] = process.argv.slice(2);
const file = playerFile(async () => folder, "lines.txt", "lines", processHost().disk);
for (let line = 1; line <= Number(count); line += 1) {
  const added = await file.change((text) => `${text}${name} ${line}\n`);
  if (!added.ok) throw new Error(added.reason);
}
