import {
  type Board,
  type Colour,
  checkIfGameWillBeWon,
  checkMoveIsLegal,
  EMPTY,
  initialiseBoard,
  opponentOf,
  pieceOn,
  type Square,
} from "../../src/skeleton/rules.ts";
import { canWinAtOnce, quickMovesOf } from "../oracles/forced-win.ts";
import { type Random, randomFrom } from "../tools/fuzz/random.ts";
import { boardAfter, isPromotion, type Move, referenceOf, SQUARES } from "./boards.ts";

/** Games as they are typed, with their expected results. */
export interface Script {
  readonly lines: readonly string[];
  readonly refusals: number;
  readonly moves: number;
  readonly promotions: number;
  /** The winner of each game. */
  readonly winners: readonly Colour[];
}

const SAMPLE = ["y", "Y", " y "] as const;
const FULL = ["", "n", "N", "x", "1", "13", "\u0000", "Y y"] as const;
const AGAIN = ["y", "Y", "Y\t"] as const;
const LEAVE = ["", "n", "N", "no", "13", "\u001b[A"] as const;

/** Lines typed instead of a grid reference. None is a command of the full program. */
const NOT_A_SQUARE = [
  ...["", " ", "0", "9", "1", "99", "00", "09", "90", "19", "91", "08", "80", "123", "13x", "x13"],
  ...["1 3", "1.3", "+13", "-13", "13.0", "1e1", "0x12", "a1", "S", "WS", "y", "Y", "n", "!!"],
  ...[
    "$<cwd>",
    "\u0000",
    "1\u00003",
    "13\u0007",
    "\u001b[A",
    "\u009b2J",
    "\u202e31",
    "\u0661\u0663",
  ],
  ...["\uff11\uff13", "\u00b9\u00b3", "1\u20283", "\u{1f451}", "x".repeat(200)],
] as const;
const AROUND = ["", "", "", "", "", "", "", " ", "\t", "\u00a0", "\r"] as const;

const ALL = SQUARES as [Square, ...Square[]];

/** The squares at most two files and two ranks from each square, itself included. */
const NEIGHBOURS = new Map(
  SQUARES.map((from) => [
    from,
    SQUARES.filter(
      ({ file, rank }) => Math.abs(file - from.file) <= 2 && Math.abs(rank - from.rank) <= 2,
    ),
  ]),
);

/** From this ply on every move helps the opponent to capture the sarrum, if one can. */
const LONG = 60;

/** Makes up a number of games that all end by a capture, and the answers between them. */
export function randomScript(seed: number, games: number): Script {
  const random = randomFrom(seed);
  const played = Array.from({ length: games }, () => randomGame(random));
  const sum = (kind: "refusals" | "moves" | "promotions") =>
    played.reduce((total, game) => total + game[kind], 0);
  return {
    lines: played.flatMap((game, index) => [
      ...game.lines,
      random.pick(index < games - 1 ? AGAIN : LEAVE),
    ]),
    refusals: sum("refusals"),
    moves: sum("moves"),
    promotions: sum("promotions"),
    winners: played.map((game) => game.winner),
  };
}

interface Game {
  readonly lines: readonly string[];
  readonly refusals: number;
  readonly moves: number;
  readonly promotions: number;
  readonly winner: Colour;
}

/** Makes up a game. One in which a player cannot move is dropped: the exam's program never ends it. */
function randomGame(random: Random): Game {
  const sample = random.percent(85);
  const lines: string[] = [random.pick(sample ? SAMPLE : FULL)];
  const played = { refusals: 0, moves: 0, promotions: 0 };
  let board = initialiseBoard(sample);
  let player: Colour = "W";
  for (;;) {
    while (random.percent(30)) {
      lines.push(...refusedLines(random, board, player));
      played.refusals++;
    }
    const move = randomMove(random, board, player, played.moves);
    if (!move) return randomGame(random);
    lines.push(...squares(move).map((square) => around(random, square)));
    played.moves++;
    if (isPromotion(board, move)) played.promotions++;
    if (checkIfGameWillBeWon(board, move.finish)) return { lines, winner: player, ...played };
    board = boardAfter(board, move, player);
    player = opponentOf(player);
  }
}

const squares = ({ start, finish }: Move) => [referenceOf(start), referenceOf(finish)];

/** Sometimes puts white space around an answer; a CR before it would be a line of its own. */
const around = (random: Random, text: string) =>
  random.pick(AROUND).replace("\r", "") + text + random.pick(AROUND);

/** Picks a legal move, with a preference for one that promotes, captures or ends the game. */
function randomMove(random: Random, board: Board, player: Colour, ply: number): Move | undefined {
  const moves = quickMovesOf(board, player);
  const winning = moves.filter(({ finish }) => checkIfGameWillBeWon(board, finish));
  const careless = () =>
    moves.filter((move) => canWinAtOnce(boardAfter(board, move, player), opponentOf(player)));
  const wanted = [
    random.percent(50) ? moves.filter((move) => isPromotion(board, move)) : [],
    random.percent(60) || ply > LONG ? winning : [],
    random.percent(80) || ply > LONG ? careless() : [],
    random.percent(50) ? moves.filter((move) => isBold(board, move)) : [],
    random.percent(40) ? moves.filter(({ finish }) => pieceOn(board, finish) !== EMPTY) : [],
    moves,
  ];
  const among = wanted.find((some) => some.length > 0) ?? [];
  return among[random.below(among.length || 1)];
}

/** Returns true if a sarrum, or the redum in front of it, moves one rank towards the opponent. */
function isBold(board: Board, { start, finish }: Move): boolean {
  const forward = pieceOn(board, start)[0] === "W" ? -1 : 1;
  if (finish.rank - start.rank !== forward || finish.file !== start.file) return false;
  const behind = { file: start.file, rank: start.rank - forward };
  return pieceOn(board, start)[1] === "S" || pieceOn(board, behind)[1] === "S";
}

/** Makes up lines that both programs refuse: the first square, the second, or both together. */
function refusedLines(random: Random, board: Board, player: Colour): string[] {
  if (random.percent(30)) return [random.pick(NOT_A_SQUARE)];
  if (random.percent(20)) {
    const [start = ""] = squares(refusedMove(random, board, player));
    return [start, random.pick([...NOT_A_SQUARE, "13 23"])];
  }
  return squares(refusedMove(random, board, player));
}

/** Picks an illegal move: any at all, or a short one of the player's own pieces, often a capture. */
function refusedMove(random: Random, board: Board, player: Colour): Move {
  const pick = (moves: readonly Move[]) => moves[random.below(moves.length)]!;
  const isLegal = ({ start, finish }: Move) => checkMoveIsLegal(board, start, finish, player);
  const anywhere = { start: random.pick(ALL), finish: random.pick(ALL) };
  if (random.percent(30) && !isLegal(anywhere)) return anywhere;
  const near = SQUARES.filter((square) => pieceOn(board, square)[0] === player)
    .flatMap((from) => NEIGHBOURS.get(from)?.map((to) => ({ start: from, finish: to })) ?? [])
    .filter((move) => !isLegal(move));
  const captures = near.filter((move) => pieceOn(board, move.finish)[0] === opponentOf(player));
  return pick(random.percent(60) && captures.length > 0 ? captures : near);
}
