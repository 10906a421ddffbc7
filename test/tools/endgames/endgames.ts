/**
 * `npm run endgames`: computes every ending with three or four pieces and prints a row of a table
 * for each, as in src/engine/README.md. See --help.
 */
import { Command } from "commander";
import type { ChesslikeGame } from "../../../src/core/chesslike/game-from-rules.ts";
import { endgameTablesOf } from "../../../src/engine/endgame/endgame-tables.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { shatranj } from "../../../src/games/shatranj.ts";
import { censusOf } from "./census.ts";
import { endingsOf } from "./endings.ts";
import { HEADING, rowOf } from "./rows.ts";

const GAMES: Readonly<Record<string, ChesslikeGame>> = { sarrum, shatranj };

const { variant, pieces } = new Command("endgames")
  .option("--variant <game>", "sarrum or shatranj", "sarrum")
  .option(
    "--pieces <n>",
    "3 or 4, both royal pieces included; 4 need six minutes or more, and 3 GB",
    Number,
    3,
  )
  .parse()
  .opts<{ variant: string; pieces: number }>();
const game = GAMES[variant];
if (!game) throw new Error(`unknown game ${variant}`);
const tables = endgameTablesOf(game.kernel, Number.POSITIVE_INFINITY);
console.log(HEADING);
for (const ending of endingsOf(game, pieces)) {
  console.log(rowOf(ending.name, censusOf(game, tables.tableOf(ending.codes))));
}
