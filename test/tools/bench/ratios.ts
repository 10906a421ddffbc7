/**
 * How fast perft and the search of every game are beside other programs: perft of sarrum beside ffish
 * (Fairy-Stockfish in WebAssembly), all else beside perft of orthodox chess in chessops. A ratio depends
 * little on the machine and its load, so that it can be compared with the one that ratios.json keeps.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { CATALOGUE } from "../../../src/game/rules/catalogue.ts";

/** A ratio below this part of the one that is kept is a loss of speed. */
const TOLERATED = 0.9;
/** A loss has to show in so many processes, since the machine may be busy during one. */
const ATTEMPTS = 4;

/** How often this program does something in the time that the other one needs, by what is measured. */
export type Ratios = Readonly<Record<string, number>>;

/** Prints the ratios beside those that are kept, and returns whether none has fallen too far. */
export function benchRatios(): boolean {
  const kept: Ratios = JSON.parse(readFileSync(new URL("ratios.json", import.meta.url), "utf8"));
  console.log(
    "speed beside ffish (perft sarrum) and chessops (all else), and the speed that is kept",
  );
  const fallen = CATALOGUE.flatMap(({ id }) => {
    const best = bestRatios(id, kept);
    for (const [name, ratio] of Object.entries(best)) {
      console.log(`  ${name.padEnd(17)} ${columns(ratio, kept[name])}`);
    }
    return slower(best, kept);
  });
  if (fallen.length > 0) console.log(`Slower than nine tenths of that: ${fallen.join(", ")}.`);
  return fallen.length === 0;
}

/** The best of several processes, as many as it takes to reach what is kept. */
function bestRatios(game: string, kept: Ratios): Ratios {
  let best: Ratios = {};
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ratios = Object.entries(ratiosOf(game));
    best = Object.fromEntries(
      ratios.map(([name, ratio]) => [name, Math.max(ratio, best[name] ?? 0)]),
    );
    if (slower(best, kept).length === 0) break;
  }
  return best;
}

/** Each game has a process of its own: shared functions that have met several games are slower. */
function ratiosOf(game: string): Ratios {
  const file = fileURLToPath(new URL("game-ratios.ts", import.meta.url));
  const output = execFileSync(process.execPath, ["--import", "tsx", file, game], {
    encoding: "utf8",
  });
  return JSON.parse(output);
}

function slower(ratios: Ratios, kept: Ratios): readonly string[] {
  return Object.entries(ratios).flatMap(([name, ratio]) =>
    ratio < TOLERATED * (kept[name] ?? 0) ? name : [],
  );
}

const columns = (...figures: readonly (number | undefined)[]) =>
  figures.map((figure = Number.NaN) => figure.toFixed(2).padStart(7)).join(" ");
