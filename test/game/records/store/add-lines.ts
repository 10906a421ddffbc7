/** Adds lines as a window of the program does: FOLDER FILE NAME COUNT. */
import process from "node:process";
import { processHost } from "../../../../src/cli/host.ts";
import { playerFile } from "../../../../src/game/records/store/player-file.ts";

const [folder = "", fileName = "", name = "", count = "0"] = process.argv.slice(2);
const file = playerFile(async () => folder, fileName, "lines", processHost().disk.durable);
for (let number = 1; number <= Number(count); number += 1) {
  const line = `${name} ${number}`;
  const added = await file.add(line, "# Scores");
  if (!added.ok) throw new Error(`${added.reason} (${number - 1} saved)`);
}
