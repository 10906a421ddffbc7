import {
  type AnyGame,
  isPossible,
  type Move,
  type Position,
  pieceCount,
} from "../../../rules/game.ts";
import type { Attack } from "../../puzzles/goal.ts";
import { mayMove, type Stage } from "./stage.ts";

/** Where the player, who is to move, stands in a stage. */
export interface Standing {
  readonly position: Position;
  /** The marked squares (indexes of the diagram) that are still to be reached. */
  readonly marks: readonly number[];
  /** The throws still to come. */
  readonly throws: readonly string[];
}

/** A stage of a game. */
export interface Staged {
  readonly game: AnyGame;
  readonly stage: Stage;
  /** The player's side. */
  readonly side: number;
  readonly start: Standing;
}

/** What a move leads to; without a standing the goal has been reached, or can no longer be reached in time. */
interface Judgement {
  readonly solved?: true;
  /** The other side's reply, if it moves. */
  readonly reply?: Move | undefined;
  readonly standing?: Standing | undefined;
}

/** Throws if the stage does not fit its game. */
export function taskOf(game: AnyGame, stage: Stage): Staged {
  const read = game.readPosition(stage.position);
  if (!read.ok) throw new Error(`stage ${stage.number} of ${game.id}: ${read.reason}`);
  const { cells } = game.diagram(read.value);
  const marks = stage.marks.map((name) => cells.findIndex((cell) => cell?.name === name));
  const start = withThrow(game, { position: read.value, marks, throws: stage.throws });
  const side = start && game.toMove(start.position);
  if (!start || side === undefined || side === "chance" || marks.includes(-1))
    throw new Error(`stage ${stage.number} of ${game.id} has a wrong throw or mark`);
  return { game, stage, side, start };
}

/** Makes the next throw if one is due; undefined if there is none. */
function withThrow(game: AnyGame, standing: Standing): Standing | undefined {
  const { position, throws } = standing;
  if (game.toMove(position) !== "chance") return standing;
  const [next = "", ...later] = throws;
  const thrown = game.readMove(position, next);
  if (!thrown.ok) return undefined;
  return { ...standing, position: game.play(position, thrown.value), throws: later };
}

/** The quickest way to force the goal, in at most `most` moves; undefined if there is none. */
export function quickestWay(task: Staged, standing: Standing, most: number): Attack | undefined {
  const legal = movesTaken(task, standing);
  for (let moves = 1; moves <= most; moves += 1) {
    const forces = ({ standing: next }: Judgement) => next && quickestWay(task, next, moves - 1);
    const first = legal.find(
      (move) =>
        solves(task, standing, move) || (moves > 1 && sequels(task, standing, move).every(forces)),
    );
    if (first) return { first, moves };
  }
  return undefined;
}

/** The legal moves of the pieces that may move. */
function movesTaken({ game, stage }: Staged, { position }: Standing): readonly Move[] {
  const legal = game.legalMoves(position);
  if (stage.movers.length === 0) return legal;
  const diagram = game.diagram(position);
  return legal.filter((move) => mayMove(stage, diagram, game.squaresTouched(position, move)));
}

/** More than the moves of any goal. */
const NEVER = 99;

/**
 * Judges a legal move. The reply is the one that delays the goal most; among equals, the one that saves most.
 * @param left the fewest moves in which the goal can be forced before it
 */
export function judgeMove(task: Staged, standing: Standing, move: Move, left: number): Judgement {
  const { game, stage } = task;
  const { position } = standing;
  if (!mayMove(stage, game.diagram(position), game.squaresTouched(position, move))) return {};
  if (solves(task, standing, move)) return { solved: true };
  // Against an opponent who does not move, detours only cost stars.
  const most = isUnopposed(stage) ? stage.moves : left - 1;
  const ranked = sequels(task, standing, move).map((sequel) => {
    const next = sequel.standing;
    const delay = next ? (quickestWay(task, next, most)?.moves ?? NEVER) : NEVER + 1;
    return { sequel, delay, stake: next ? atStake(task, next) : 0 };
  });
  ranked.sort((one, other) => other.delay - one.delay || one.stake - other.stake);
  const { sequel, delay } = ranked[0]!;
  if (delay < NEVER) return sequel;
  // Without a move left the reply would show nothing.
  return delay > NEVER || most > 0 ? { reply: sequel.reply } : {};
}

/** The mobility of the pieces whose capture reaches the goal; a win counts for more. */
function atStake(task: Staged, standing: Standing): number {
  const { game, side } = task;
  const { position } = standing;
  const before = game.withTurn(position, 1 - side);
  const starts = game.legalMoves(before).map((move) => game.squaresTouched(before, move)[0]);
  const worth = (move: Move) =>
    game.outcome(game.play(position, move))
      ? NEVER
      : starts.filter((start) => start === game.squaresTouched(position, move).at(-1)).length;
  const solving = movesTaken(task, standing).filter((move) => solves(task, standing, move));
  return solving.reduce((sum, move) => sum + worth(move), 0);
}

/** Whether a move reaches the goal. */
function solves(task: Staged, standing: Standing, move: Move): boolean {
  const { game, stage, side } = task;
  if (stage.goal === "reach") return marksLeft(task, standing, move).length === 0;
  const after = game.play(standing.position, move);
  if (stage.goal === "win") return game.outcome(after)?.winner === side;
  const gains = pieceCount(game, after) < pieceCount(game, standing.position);
  return (gains || stage.goal === "safe") && danger(task, after) === undefined;
}

function marksLeft({ game }: Staged, { position, marks }: Standing, move: Move): readonly number[] {
  const path = game.squaresTouched(position, move);
  // A piece that enters the board has no origin.
  const reached = path.length === 1 ? path : path.slice(1);
  return marks.filter((mark) => !reached.includes(mark));
}

/** What may follow a move that does not reach the goal, at least one. */
function sequels(task: Staged, standing: Standing, move: Move): readonly Judgement[] {
  const { game, stage } = task;
  const after = game.play(standing.position, move);
  if (game.outcome(after)) return [{}];
  if (stage.goal === "safe") return [{ reply: danger(task, after) }];
  if (isUnopposed(stage)) {
    const marks = marksLeft(task, standing, move);
    return [{ standing: skipReply(task, { ...standing, position: after, marks }) }];
  }
  return game.legalMoves(after).map((reply) => {
    const position = game.play(after, reply);
    // The pieces on the marked squares may have left them.
    const next = { position, marks: [], throws: [] };
    return game.outcome(position) ? { reply } : { reply, standing: next };
  });
}

/** Whether only the player moves; with dice the other side would have to throw. */
const isUnopposed = ({ goal, throws }: Stage) => goal === "reach" || throws.length > 0;

/** The standing without a move of the other side; undefined if that would have to move. */
function skipReply({ game, side }: Staged, standing: Standing): Standing | undefined {
  const position = game.withTurn(standing.position, side);
  return isPossible(game, position) ? withThrow(game, { ...standing, position }) : undefined;
}

/** A reply that wins, or captures a piece and cannot be recaptured; undefined if there is none. */
function danger({ game, side }: Staged, position: Position): Move | undefined {
  return game.legalMoves(position).find((reply) => {
    const next = game.play(position, reply);
    const outcome = game.outcome(next);
    if (outcome) return outcome.winner !== side;
    const square = game.squaresTouched(position, reply).at(-1);
    const recaptures = () =>
      game.legalMoves(next).some((move) => game.squaresTouched(next, move).at(-1) === square);
    return pieceCount(game, next) < pieceCount(game, position) && !recaptures();
  });
}
