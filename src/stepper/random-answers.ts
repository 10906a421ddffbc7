import { type AnyGame, type Position, setupPosition } from "../core/game.ts";
import { pickOne, type Random, seededRandom } from "../core/rng.ts";
import { contents } from "../view/board-view.ts";
import { followedSkeleton } from "./followed-skeleton.ts";
import { isSameName } from "./navigate.ts";

/** A legal move as it is typed, and what it leads to. */
export interface TypedMove {
  readonly typed: readonly string[];
  readonly next: Position;
  readonly wins: boolean;
}

/** The legal moves of a game whose moves are squares. */
export function movesIn(game: AnyGame, position: Position): readonly TypedMove[] {
  const { cells } = game.diagram(position);
  return game.legalMoves(position).map((move) => {
    const typed = game.squaresTouched(position, move).map((square) => cells[square]?.name ?? "");
    const next = game.play(position, move);
    return { typed, next, wins: game.outcome(next) !== undefined };
  });
}

/** A pair of squares of pieces that may move, and to which some may, that is not a legal move; [] if all are. */
export function refusedPair(moves: readonly TypedMove[], random: Random): readonly string[] {
  const legal = new Set(moves.map(({ typed }) => typed.join()));
  const mixed = moves.flatMap((one) => moves.map((other) => [one.typed[0]!, other.typed[1]!]));
  const refused = mixed.filter((typed) => !legal.has(typed.join()));
  return refused.length > 0 ? pickOne(refused, random) : [];
}

/** The moves before a game may be won, and the most moves of a game. */
const MOVES = { least: 20, most: 30 };
/** The games of which one is chosen. */
const GAMES = 8;

/** Answers that play the one of some random games in which a subroutine of the exam's program does most. */
export async function answersAbout(game: AnyGame, seed: number, subroutine: string) {
  const program = await followedSkeleton();
  if (!program.ok) throw new Error(program.reason);
  const random = seededRandom(seed);
  const games = Array.from({ length: GAMES }, () => {
    const answers = randomAnswers(game, random(1_000_000));
    const steps = program.value.run(answers);
    const own = steps.filter(({ stack }) => isSameName(stack.at(-1)?.name ?? "", subroutine));
    const branches = own.map(
      ({ line, action }) => line + (action.kind === "test" ? `${action.result}` : ""),
    );
    return { answers, branches: new Set(branches).size };
  });
  return games.toSorted((one, other) => other.branches - one.branches)[0]!.answers;
}

/** Answers that play a game as the seed decides, with many captures and promotions; some moves are refused. */
export function randomAnswers(game: AnyGame, seed: number): readonly string[] {
  const random = seededRandom(seed);
  const sample = random(1) === 0;
  const answers = [sample ? "Y" : "N"];
  let position = setupPosition(game, sample ? 1 : 0);
  for (let made = 0; made < MOVES.most; made += 1) {
    const moves = movesIn(game, position);
    if (random(2) === 0) answers.push(...refusedPair(moves, random));
    const winning = made < MOVES.least ? undefined : moves.find(({ wins }) => wins);
    const move = winning ?? pickMove(game, position, moves, random);
    answers.push(...move.typed);
    if (move.wins) return [...answers, "N"];
    position = move.next;
  }
  return answers;
}

/** Picks a move that does not win if there is one, and often one that captures or promotes. */
function pickMove(
  game: AnyGame,
  position: Position,
  moves: readonly TypedMove[],
  random: Random,
): TypedMove {
  const quiet = moves.filter(({ wins }) => !wins);
  const pieces = piecesIn(game, position);
  const changing = quiet.filter(({ next }) => piecesIn(game, next) !== pieces);
  if (changing.length > 0 && random(1) === 0) return pickOne(changing, random);
  return pickOne(quiet.length > 0 ? quiet : moves, random);
}

/** The pieces on the board, wherever they are. */
const piecesIn = (game: AnyGame, position: Position) =>
  game
    .diagram(position)
    .cells.map((cell) => contents(cell, game.sides))
    .sort()
    .join();
