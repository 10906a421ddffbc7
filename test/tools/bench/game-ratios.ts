/** Measures one game, and prints its ratios as JSON: `tsx game-ratios.ts sarrum`. */
import { performance } from "node:perf_hooks";
import process from "node:process";
import { Chess } from "chessops/chess";
import { perft as chessopsPerft } from "chessops/debug";
import { searchersFor } from "../../../src/game/engine/registry.ts";
import type { Clock } from "../../../src/game/engine/types.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../../src/game/rules/catalogue.ts";
import { setupPosition } from "../../../src/game/rules/game.ts";
import { perft } from "../../../src/game/rules/perft.ts";
import { type FishBoard, loadFish } from "../../ffish.ts";
import { leastTimes } from "./measure.ts";
import type { Ratios } from "./ratios.ts";

/** Perft takes 10 to 100 ms at these depths. */
const DEPTHS: Readonly<Record<string, number>> = {
  sarrum: 6,
  shatranj: 4,
  citadel: 4,
  zamma: 9,
  saturankam: 4,
};
const CHESS_DEPTH = 4;
const NODES = 20_000;
const HASH_ENTRIES = 1 << 16;
const ROUNDS = 9;

const CLOCK: Clock = { now: () => performance.now(), stopped: () => false };

/** All count the last ply of perft without playing it. */
async function ratiosOf(id: string): Promise<Ratios> {
  const listing = CATALOGUE.find((entry) => entry.id === id);
  if (!listing) throw new Error(`there is no game ${id}`);
  const game = await loadKnown(listing, defaultChoices(listing));
  const position = setupPosition(game, 0);
  const ours = { perft: () => perft(game, position, DEPTHS[id]!) };
  const fish = id === "sarrum" && new (await loadFish()).Board(id);
  const other = fish
    ? () => fishPerft(fish, DEPTHS.sarrum!)
    : () => chessopsPerft(Chess.default(), CHESS_DEPTH);
  const played = leastTimes({ ...ours, other }, ROUNDS);
  const { searcher } = searchersFor(game, HASH_ENTRIES);
  // Where dice are due, the search begins after a throw.
  const [chance] = game.chances(position);
  const start = chance ? game.play(position, chance.move) : position;
  const request = { position: start, earlier: [], limits: { nodes: NODES } };
  const search = () => {
    searcher.clear();
    searcher.search(request, CLOCK, () => {});
  };
  const chess = () => chessopsPerft(Chess.default(), CHESS_DEPTH);
  const searched = leastTimes({ search, chess }, ROUNDS);
  return {
    [`perft ${id}`]: played.other / played.perft,
    [`search ${id}`]: searched.chess / searched.search,
  };
}

function fishPerft(board: FishBoard, depth: number): number {
  if (depth === 1) return board.numberLegalMoves();
  let leaves = 0;
  for (const move of board.legalMoves().split(" ").filter(Boolean)) {
    board.push(move);
    leaves += fishPerft(board, depth - 1);
    board.pop();
  }
  return leaves;
}

console.log(JSON.stringify(await ratiosOf(process.argv[2] ?? "")));
// ffish keeps the process alive.
process.exit();
