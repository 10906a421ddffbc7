/** `npm run ladder`: the levels against each other and against the reference players. See --help. */
import { Command } from "commander";
import type { Clock } from "../../../src/game/engine/types.ts";
import { catalogueEntry, defaultChoices, loadKnown } from "../../../src/game/rules/catalogue.ts";
import type { AnyGame } from "../../../src/game/rules/game.ts";
import { contest, type Tally } from "../match/contest.ts";
import { levelPlayer, type Player } from "../match/player.ts";
import { REFERENCES } from "./references.ts";

interface Options {
  readonly game: string;
  readonly games: number;
  readonly pairs: string;
  readonly seed: number;
}

const GAMES = "sarrum,shatranj,citadel,zamma,saturankam";
const PAIRS = "1:random,1:captures,1:one-ply,2:1,3:2,3:two-plies,4:3,4:three-plies,5:4,6:5,7:6,8:7";
/** Level 8 is as strong on a busy computer as on an idle one. */
const PROCESSOR_TIME: Clock = { now: () => processorTime(), stopped: () => false };
/** For an interval that holds the true score with a probability of 95 %. */
const DEVIATIONS = 1.96;

const program = new Command("ladder")
  .option("--game <list>", "the games", GAMES)
  .option("--games <n>", "games of each pair, half of them from each side", Number, 100)
  .option("--pairs <list>", `levels and ${Object.keys(REFERENCES).join(", ")}`, PAIRS)
  .option("--seed <n>", "seeds the openings, the dice and the players", Number, 1);

const { game: ids, games, pairs, seed } = program.parse().opts<Options>();
console.log(
  "| game | players | score | games | 95 % interval | seconds |\n|---|---|---|---|---|---|",
);
for (const id of ids.split(",")) {
  const listing = catalogueEntry(id);
  // Saturankam is played by two; the other games have no such option.
  const game = await loadKnown(listing, { ...defaultChoices(listing), players: "2" });
  for (const pair of pairs.split(",")) {
    const [first = "", second = ""] = pair.split(":");
    const players = [playerOf(game, first, seed), playerOf(game, second, seed + 1e6)] as const;
    const started = processorTime();
    const tally = await contest(game, players, games, seed, () => {});
    const seconds = Math.round((processorTime() - started) / 1000);
    console.log(`| ${id} | ${first} v ${second} | ${rowOf(tally)} | ${seconds} |`);
  }
}
process.exit();

/** In milliseconds, of all threads. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A level by its number, or a reference player by its name. */
function playerOf(game: AnyGame, name: string, seed: number): Player {
  const reference = REFERENCES[name];
  if (reference) return reference(game, seed);
  if (/^[1-8]$/.test(name)) return levelPlayer(game, Number(name), seed, PROCESSOR_TIME);
  throw new Error(`unknown player ${name}`);
}

/** The score in per cent, the number of games, and Wilson's interval. */
function rowOf({ wins, draws, losses }: Tally): string {
  const games = wins + draws + losses;
  const share = (wins + draws / 2) / games;
  const square = DEVIATIONS ** 2 / games;
  const middle = (share + square / 2) / (1 + square);
  const reach = Math.sqrt(share * (1 - share) * square + square ** 2 / 4) / (1 + square);
  const per = (value: number) => Math.round(100 * value);
  return `${per(share)} % | ${games} | ${per(middle - reach)} to ${per(middle + reach)} %`;
}
