import type { Options } from "../rules/catalogue.ts";
import type { AnyGame, Move, Position } from "../rules/game.ts";
import { divide, type Leaves } from "../rules/perft.ts";
import { searchAtLevel } from "./levels.ts";
import { budgetOf, leftOf, shareOf, strictest } from "./limits.ts";
import { searchersFor } from "./registry.ts";
import { searchRootMoves } from "./root-move-search.ts";
import type { Clock, ReportInfo, SearchInfo, SearchRequest } from "./types.ts";

export interface EngineGame {
  /** The game's name in the catalogue. */
  readonly id: string;
  /** A value for each of the game's options. */
  readonly choices: Options;
  /** The size of the transposition table, in entries. */
  readonly hashEntries: number;
}

type Request = SearchRequest<Position>;
type Info = SearchInfo<Move>;

/**
 * Searches positions of one game, one request at a time. A `workerEngine` runs in a thread of its
 * own and obeys `stop` within milliseconds.
 */
export interface Engine {
  /**
   * Finds the best move within the limits and reports each completed depth. A stopped search still
   * returns a legal move. Rejects only because of a bug.
   */
  search(request: Request, report: ReportInfo<Move>): Promise<Info>;
  /** Perft for each root move, `depth` plies deep (from 1); undefined if stopped. */
  perft(position: Position, depth: number): Promise<readonly Leaves[] | undefined>;
  stop(): void;
  /** Clears all tables, so that the next search does not depend on earlier ones. */
  clear(): void;
  /** Ends the thread, if there is one; a pending request never settles. */
  close(): void;
}

/** The engine inside a `workerEngine`: its answers come at once. */
export type SyncEngine = ReturnType<typeof syncEngine>;

/** Nodes searched to find a move after a mate search has been stopped. */
const NODES_AFTER_STOP = 300;

/** `clock` supplies the time and the stop flag. */
export function syncEngine(game: AnyGame, hashEntries: number, clock: Clock) {
  const engine = { game, ...searchersFor(game, hashEntries) };
  const { searcher, findMate } = engine;

  function search({ mate, ...request }: Request, report: ReportInfo<Move>): Info {
    // The mate search cannot be limited to some root moves.
    if (mate !== undefined && findMate && !request.rootMoves) {
      return searchMateFirst(request, mate, report);
    }
    return searchOnly(request, report);
  }

  function searchOnly(request: Request, report: ReportInfo<Move>): Info {
    // A search board cannot play on where a win in one exists (see `instantWin`).
    const { position, rootMoves, lines = 1 } = request;
    if ((rootMoves || lines > 1) && !game.dice && winsAtOnce(game, position)) {
      const infos = searchRootMoves(engine, request, clock);
      for (const info of infos) report(info);
      return infos[0]!;
    }
    if (request.skill) {
      return searchAtLevel(engine, request, request.skill, clock, report);
    }
    return searcher.search(request, clock, report);
  }

  function searchMateFirst(request: Request, mate: number, report: ReportInfo<Move>): Info {
    const { limits } = request;
    const budget = budgetOf(limits, clock);
    const half = shareOf(limits, 2);
    const info = findMate?.({ ...request, limits: half }, mate, clock);
    if (info) {
      report(info);
      return info;
    }
    if (clock.stopped()) {
      // So short a search can ignore the stop flag, and still beats playing the first legal move.
      const short = { ...request, limits: strictest(limits, { nodes: NODES_AFTER_STOP }) };
      return searcher.search(short, { now: clock.now, stopped: () => false }, report);
    }
    budget.nodes = half.nodes ?? 0;
    return searchOnly({ ...request, limits: strictest(limits, leftOf(budget)) }, report);
  }

  return {
    search,
    perft: (position: Position, depth: number) => stoppablePerft(game, position, depth, clock),
    clear: () => searcher.clear(),
  };
}

function winsAtOnce(game: AnyGame, position: Position): boolean {
  const mover = game.toMove(position);
  return game
    .legalMoves(position)
    .some((move) => game.outcome(game.play(position, move))?.winner === mover);
}

const STOPPED = new Error("perft was stopped");

/** Runs perft, reading the stop flag at every node. Returns undefined if stopped. */
function stoppablePerft(game: AnyGame, position: Position, depth: number, clock: Clock) {
  const stoppable: AnyGame = {
    ...game,
    legalMoves(at) {
      if (clock.stopped()) throw STOPPED;
      return game.legalMoves(at);
    },
  };
  try {
    return divide(stoppable, position, depth);
  } catch (error) {
    if (error !== STOPPED) throw error;
    return undefined;
  }
}
