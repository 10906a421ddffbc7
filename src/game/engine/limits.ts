/** The limits of a search: combined, shared out and used up. */
import type { Clock, Limits } from "./types.ts";

const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** The smaller of each pair of limits. */
export function strictest(one: Limits, other: Limits): Limits {
  const smaller = (name: keyof Limits) => {
    const limits = [one[name], other[name]].filter((limit) => limit !== undefined);
    return limits.length > 0 ? { [name]: Math.min(...limits) } : {};
  };
  return { ...smaller("depth"), ...smaller("nodes"), ...smaller("milliseconds") };
}

/** One of several equal shares of the nodes, at least one of them, and of the time. */
export const shareOf = (
  { nodes = UNLIMITED, milliseconds = UNLIMITED }: Limits,
  shares: number,
): Limits => ({
  nodes: Math.max(1, Math.floor(nodes / shares)),
  milliseconds: milliseconds / shares,
});

/** The nodes that a search has counted, and where it stops. */
export type Budget = ReturnType<typeof budgetOf>;

/** The budget of a search that begins now and checks the clock every `clockInterval` nodes. */
export function budgetOf(limits: Limits, clock: Clock, clockInterval = 1) {
  const started = clock.now();
  return {
    nodes: 0,
    /** Set once a limit is reached; from then on no node counts. */
    stopped: false,
    clock,
    started,
    deadline: started + (limits.milliseconds ?? UNLIMITED),
    maxNodes: limits.nodes ?? UNLIMITED,
    clockInterval,
    /** The node count at which the clock is next checked. */
    nextClockCheck: 0,
  };
}

/** Counts a node. Returns true once the search has been stopped. */
export function countNode(budget: Budget): boolean {
  if (budget.nodes >= budget.nextClockCheck) {
    budget.nextClockCheck = Math.min(budget.nodes + budget.clockInterval, budget.maxNodes);
    if (isSpent(budget)) budget.stopped = true;
  }
  if (budget.stopped) return true;
  budget.nodes++;
  return false;
}

export const isSpent = ({ nodes, maxNodes, clock, deadline }: Budget): boolean =>
  nodes >= maxNodes || clock.stopped() || clock.now() >= deadline;

export const elapsed = ({ clock, started }: Budget): number => clock.now() - started;

/** The nodes, at least one, and the time that are left. */
export const leftOf = ({ nodes, maxNodes, clock, deadline }: Budget): Limits => ({
  nodes: Math.max(1, maxNodes - nodes),
  milliseconds: Math.max(0, deadline - clock.now()),
});

/** The number of moves for which the time on the clock has to last if nothing else is known. */
const MOVES_TO_GO = 30;
/** The share of the increment that a move may use. */
const INCREMENT_SHARE = 0.8;
/** The largest share of the time on the clock that a move may use. */
const CLOCK_SHARE = 0.8;
/** Milliseconds lost between the engine and the clock. */
const MOVE_OVERHEAD = 30;

/**
 * The milliseconds to think about a move with so many left on the clock, and an increment after it: 0
 * or less if there is no time. They have to last for so many moves.
 */
export function shareOfClock(left: number, increment: number, moves = MOVES_TO_GO): number {
  const share = left / moves + increment * INCREMENT_SHARE;
  return Math.floor(Math.min(share, left * CLOCK_SHARE, left - MOVE_OVERHEAD));
}
