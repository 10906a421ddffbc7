import { readFileSync } from "node:fs";

/** A position of Capture the Sarrum in which the side to move forces the capture of the sarrum. */
export interface ForcedWin {
  /** Where the position comes from: the full game, the sample game, an ending, a promotion. */
  readonly source: string;
  /** The winner's own moves up to and including the capture. */
  readonly moves: number;
  readonly position: string;
  /** Every first move that wins in that number, in engine notation. */
  readonly first: readonly string[];
}

/** The positions found by `find-forced-wins.ts`. */
export const FORCED_WINS: readonly ForcedWin[] = readFileSync(
  new URL("forced-wins.txt", import.meta.url),
  "utf8",
)
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [source = "", moves, board = "", side = "", ...first] = line.split(" ");
    return { source, moves: Number(moves), position: `${board} ${side}`, first };
  });
