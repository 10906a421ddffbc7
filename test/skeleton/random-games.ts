import { canWinAtOnce, quickMovesOf } from "../oracles/forced-win.ts";
import { type Random, randomFrom } from "../tools/fuzz/random.ts";
import {
  type Board,
  boardAfter,
  type Colour,
  EMPTY,
  isLegal,
  isPromotion,
  type Move,
  opponentOf,
  pieceOn,
  referenceOf,
  SQUARES,
  type Square,
  startBoard,
  wins,
} from "./boards.ts";

/**
 * What is typed into each program for the same games: the exam's program always asks for both squares,
 * and takes the first letter of an answer.
 */
interface Typed {
  readonly skeleton: readonly string[];
  readonly full: readonly string[];
}

/** Games as they are typed, with their expected results. */
export interface Script {
  readonly lines: Typed;
  readonly refusals: number;
  readonly moves: number;
  readonly promotions: number;
  /** The winner of each game. */
  readonly winners: readonly Colour[];
}

/** The full program, which wants Y alone, is given only the end of them. */
const SAMPLE = ["y", "Y", " y ", "yes y", "Yes Y"] as const;
const FULL = ["", "n", "N", "x", "1", "13", "no", "\u0000"] as const;
const AGAIN = ["y", "Y", "Y\t"] as const;
const LEAVE = ["", "n", "N", "no", "13", "\u001b[A"] as const;

/**
 * Lines typed instead of a grid reference. None is a command of the full program, a square that only
 * it reads, such as one in full-width digits, or a number that the exam's program takes as one, such as +13.
 */
const NOT_A_SQUARE = [
  ...["", " ", "0", "9", "1", "99", "00", "09", "90", "19", "91", "08", "80", "123", "13x", "x13"],
  ...["1 3", "1.3", "-13", "13.0", "1e1", "0x12", "a1", "S", "WS", "y", "Y", "n", "!!"],
  ...["$<cwd>", "\u0000", "1\u00003", "13\u0007", "\u001b[A", "\u009b2J", "\u202e31"],
  ...["1\u20283", "\u{1f451}", "x".repeat(200)],
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
    lines: inOrder(
      played.flatMap(({ lines }, index) => [
        lines,
        both(random.pick(index < games - 1 ? AGAIN : LEAVE)),
      ]),
    ),
    refusals: sum("refusals"),
    moves: sum("moves"),
    promotions: sum("promotions"),
    winners: played.map((game) => game.winner),
  };
}

/** Returns lines that are typed into both programs. */
const both = (...lines: readonly string[]): Typed => ({ skeleton: lines, full: lines });

const inOrder = (parts: readonly Typed[]): Typed => ({
  skeleton: parts.flatMap(({ skeleton }) => skeleton),
  full: parts.flatMap(({ full }) => full),
});

interface Game {
  readonly lines: Typed;
  readonly refusals: number;
  readonly moves: number;
  readonly promotions: number;
  readonly winner: Colour;
}

/** Makes up a game. One in which a player cannot move is dropped: the exam's program never ends it. */
function randomGame(random: Random): Game {
  const sample = random.percent(85);
  const answer = random.pick(sample ? SAMPLE : FULL);
  const lines: Typed[] = [{ skeleton: [answer], full: [sample ? answer.slice(-2) : answer] }];
  const played = { refusals: 0, moves: 0, promotions: 0 };
  let board = startBoard(sample ? "Y" : "N");
  let player: Colour = "W";
  for (;;) {
    while (random.percent(30)) {
      lines.push(refusedLines(random, board, player));
      played.refusals++;
    }
    const move = randomMove(random, board, player, played.moves);
    if (!move) return randomGame(random);
    lines.push(both(...squares(move).map((square) => around(random, square))));
    played.moves++;
    if (isPromotion(board, move)) played.promotions++;
    if (wins(board, move.finish)) return { lines: inOrder(lines), winner: player, ...played };
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
  const winning = moves.filter(({ finish }) => wins(board, finish));
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
function refusedLines(random: Random, board: Board, player: Colour): Typed {
  const [start = "", finish = ""] = squares(refusedMove(random, board, player));
  if (random.percent(30)) {
    const wrong = random.pick(NOT_A_SQUARE);
    return { skeleton: [wrong, random.pick([finish, ...NOT_A_SQUARE])], full: [wrong] };
  }
  if (random.percent(20)) return both(start, random.pick([...NOT_A_SQUARE, "13 23"]));
  return both(start, finish);
}

/** Picks an illegal move: any at all, or a short one of the player's own pieces, often a capture. */
function refusedMove(random: Random, board: Board, player: Colour): Move {
  const pick = (moves: readonly Move[]) => moves[random.below(moves.length)]!;
  const anywhere = { start: random.pick(ALL), finish: random.pick(ALL) };
  if (random.percent(30) && !isLegal(board, anywhere, player)) return anywhere;
  const near = SQUARES.filter((square) => pieceOn(board, square)[0] === player)
    .flatMap((from) => NEIGHBOURS.get(from)?.map((to) => ({ start: from, finish: to })) ?? [])
    .filter((move) => !isLegal(board, move, player));
  const captures = near.filter((move) => pieceOn(board, move.finish)[0] === opponentOf(player));
  return pick(random.percent(60) && captures.length > 0 ? captures : near);
}
