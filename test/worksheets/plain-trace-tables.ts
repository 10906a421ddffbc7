/**
 * Trace tables of the exam's program whose values follow from a few plain rules, to compare with those that
 * its steps write.
 */
import { type AnyGame, type Position, setupNamed } from "../../src/core/game.ts";
import { pickOne, type Random, seededRandom, shuffle } from "../../src/core/rng.ts";

/** The headings of the tables, by the subroutine that is traced, in the order of their values. */
const HEADINGS = {
  checkRedumMoveIsLegal:
    "StartRank, StartFile, FinishRank, FinishFile, ColourOfPiece, Board[FinishRank][FinishFile], Result",
  checkGisgigirMoveIsLegal:
    "RankDifference, FileDifference, Count, Square looked at, Its contents, GisgigirMoveIsLegal",
  initialiseBoard: "RankNo, FileNo, Board[RankNo][FileNo] first, Board[RankNo][FileNo] then",
  makeMove:
    "StartRank, StartFile, FinishRank, FinishFile, WhoseTurn, Board[StartRank][StartFile], Board[FinishRank][FinishFile]",
  main: "WhoseTurn, GameOver, StartSquare, FinishSquare, StartRank, StartFile, FinishRank, FinishFile, MoveIsLegal",
};

/** A trace table, with names as in the exam: RankDifference, not rankDifference. */
interface TraceTable {
  /** The subroutine that is traced, as the port names it. */
  readonly subroutine: keyof typeof HEADINGS;
  readonly heading: string;
  /** What is called or typed, a paragraph each. */
  readonly given: readonly string[];
  /** The board beforehand; absent if it does not matter. */
  readonly position?: Position;
  /** The values as they are written down; "" where a variable is not set. */
  readonly rows: readonly (readonly string[])[];
}

/** Makes a table; its number chooses between variants. */
type MakeTable = (game: AnyGame, random: Random, number: number) => TraceTable;

const EMPTY = "  ";
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

const shuffleList = <T>(list: readonly T[], random: Random): T[] => shuffle(list, random(999_999));
const quote = (text: string) => `"${text}"`;

/**
 * The position with what must stand on some squares, and with a few other pieces elsewhere. A square is
 * its rank and its file: "14", as in board[1][4].
 */
function positionWith(game: AnyGame, needed: ReadonlyMap<string, string>, random: Random) {
  const pieces = new Map(needed);
  for (const piece of ["WS", "BS", "WN", "BE", "BM", "WE"]) {
    let square = "";
    while (square === "" || pieces.has(square)) square = `${1 + random(7)}${1 + random(7)}`;
    pieces.set(square, piece);
  }
  const ranks = NUMBERS.map((rank) =>
    NUMBERS.map((file) => pieces.get(`${rank}${file}`) ?? EMPTY)
      .map(([colour, letter = ""]) => (colour === "W" ? letter : letter.toLowerCase()))
      .join("")
      .replace(/ +/g, (empty) => String(empty.length)),
  );
  const read = game.readPosition(`${ranks.join("/")} w`);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

/** The bits of the number choose free or blocked, right or left (down or up), and file or rank. */
const gisgigirTable: MakeTable = (game, random, number) => {
  const step = number & 2 ? -1 : 1;
  const length = 3 + random(3);
  const room = random(7 - length);
  const across = 1 + random(7);
  const path = Array.from({ length: length + 1 }, (_, far) => {
    const along = (step > 0 ? 1 + room : 8 - room) + step * far;
    return number & 4 ? `${along}${across}` : `${across}${along}`;
  });
  const [start, finish] = [path[0]!, path[length]!];
  const between = path.slice(1, -1);
  const pieces = new Map(path.map((square) => [square, EMPTY]));
  pieces.set(start, "WG").set(finish, pickOne([EMPTY, "BM"], random));
  if (number & 1) pieces.set(pickOne(between, random), pickOne(["WN", "BE"], random));
  const looks = between.map((square, index) => {
    const found = pieces.get(square)!;
    const at = `Board[${square[0]}][${square[1]}]`;
    return ["", "", `${step * (index + 1)}`, at, quote(found), found === EMPTY ? "" : "False"];
  });
  const differences = [0, 1].map((at) => `${Number(finish[at]) - Number(start[at])}`);
  return {
    subroutine: "checkGisgigirMoveIsLegal",
    heading: `CheckGisgigirMoveIsLegal(Board, ${[...start, ...finish].join(", ")})`,
    given: [],
    position: positionWith(game, pieces, random),
    rows: [[...differences, "", "", "", "False"], ["", "", "", "", "", "True"], ...looks],
  };
};

/** How far forward and aside a piece is moved, and which of the opponent's pieces stands there. */
type Way = readonly [ranks: number, files: 0 | 1, target: "N" | "E" | ""];

const LEGAL_FOR_REDUM: readonly Way[] = [
  [1, 0, ""],
  [1, 1, "E"],
];
const ILLEGAL_FOR_REDUM: readonly Way[] = [
  [1, 0, "N"],
  [1, 1, ""],
  [2, 0, ""],
  [-1, 0, ""],
  [0, 1, "N"],
];

/** A call whose squares are on two files: `number` 0 takes the first two. White's ranks are given. */
function callWith(random: Random, piece: string, rank: number, number: number, way: Way) {
  const [ranks, files, target] = way;
  const rankFor = (white: number) => (piece.startsWith("W") ? white : 9 - white);
  const file = 2 * number + 1 + random(1);
  const start = `${rankFor(rank)}${file}`;
  const finish = `${rankFor(rank - ranks)}${files === 0 ? file : 4 * number + 3 - file}`;
  const found = target === "" ? EMPTY : `${piece.startsWith("W") ? "B" : "W"}${target}`;
  return { piece, way, start, finish, found };
}

type Call = ReturnType<typeof callWith>;

/** What is known of some calls: their text, the position, and the rows with what each call sets. */
function callsWith(
  game: AnyGame,
  random: Random,
  name: string,
  calls: readonly Call[],
  valuesOf: (call: Call) => readonly string[],
) {
  const argumentsOf = ({ piece, start, finish }: Call) => [
    ...start,
    ...finish,
    quote(piece.slice(0, 1)),
  ];
  const pieces = calls.flatMap(({ piece, start, finish, found }) => [
    [start, piece] as const,
    [finish, found] as const,
  ]);
  return {
    heading: `Calls of ${name}`,
    given: calls.map(
      (call, number) => `(${number + 1}) ${name}(Board, ${argumentsOf(call).join(", ")})`,
    ),
    position: positionWith(game, new Map(pieces), random),
    rows: calls.map((call) => [...argumentsOf(call), ...valuesOf(call)]),
  };
}

/** Two legal moves of redums and two others. */
const redumTable: MakeTable = (game, random) => {
  const ways = [...LEGAL_FOR_REDUM, ...shuffleList(ILLEGAL_FOR_REDUM, random).slice(0, 2)];
  const pieces = shuffleList(["WR", "BR", "WR", "BR"], random);
  const calls = shuffleList(ways, random).map((way, number) =>
    callWith(random, pieces[number]!, 3 + random(3), number, way),
  );
  const made = callsWith(game, random, "CheckRedumMoveIsLegal", calls, ({ found, way }) => [
    quote(found),
    LEGAL_FOR_REDUM.includes(way) ? "True" : "False",
  ]);
  return { ...made, subroutine: "checkRedumMoveIsLegal" };
};

/** A promotion, a redum that remains one, and an etlu that reaches the last rank. */
const moveTable: MakeTable = (game, random) => {
  const [own, other] = shuffleList(["W", "B"], random);
  const promoted = callWith(random, `${own}R`, 2, 0, pickOne(LEGAL_FOR_REDUM, random));
  const stays = callWith(random, `${other}R`, 3 + random(3), 1, pickOne(LEGAL_FOR_REDUM, random));
  const calls = shuffleList(
    [promoted, stays, callWith(random, `${own}E`, 3, 2, [2, 0, ""])],
    random,
  );
  const made = callsWith(game, random, "MakeMove", calls, (call) => [
    quote(EMPTY),
    quote(call === promoted ? `${own}M` : call.piece),
  ]);
  return { ...made, subroutine: "makeMove" };
};

/** Rank 1 or rank 8 of the full game. */
const boardTable: MakeTable = (_game, random, number) => {
  const [rank, colour] = number % 12 < 6 ? ["1", "B"] : ["8", "W"];
  const squares = [..."GENMSNEG"].map((letter, index) => [
    "",
    String(index + 1),
    quote(colour),
    quote(colour + letter),
  ]);
  return {
    subroutine: "initialiseBoard",
    heading: `InitialiseBoard(Board, "${pickOne(["N", "X", "F"], random)}"), rank ${rank}`,
    given: [`Trace the repetition of the outer loop in which RankNo is ${rank}.`],
    rows: [[rank, "", "", ""], ...squares],
  };
};

/** The legal moves as they are typed, with the positions to which they lead. */
function movesIn(game: AnyGame, position: Position) {
  const { cells } = game.diagram(position);
  return game.legalMoves(position).map((move) => {
    const touched = game.squaresTouched(position, move).map((square) => cells[square]?.name ?? "");
    const next = game.play(position, move);
    return { typed: touched, next, wins: game.outcome(next) !== undefined };
  });
}

/** Three moves of the sample or the full game, and a pair of squares that is refused. */
const mainTable: MakeTable = (game, random) => {
  const sample = random(2) > 0;
  const start = setupNamed(game, sample ? "sample" : "full");
  if (!start.ok) throw new Error(start.reason);
  const pairs: string[] = [];
  const rows = [[quote("W"), "False", "", "", "", "", "", "", ""]];
  const type = (typed: readonly string[], turn: string, over: string, legal: string) => {
    pairs.push(typed.join("\u00a0"));
    rows.push([turn, over, ...typed, ...typed.flatMap(([file, rank]) => [rank!, file!]), legal]);
  };
  const refusedBefore = random(2);
  let position = start.value;
  for (const [made, next] of ["B", "W", "B"].entries()) {
    rows.push(["", "", "", "", "", "", "", "", "False"]);
    const moves = movesIn(game, position);
    const legal = new Set(moves.map(({ typed }) => typed.join()));
    const mixed = moves.flatMap((one) => moves.map((other) => [one.typed[0]!, other.typed[1]!]));
    const refused = mixed.filter((typed) => !legal.has(typed.join()));
    if (made === refusedBefore) type(pickOne(refused, random), "", "", "False");
    const wins = made === 2 && moves.some((move) => move.wins);
    const move = pickOne(
      moves.filter((one) => one.wins === wins),
      random,
    );
    type(move.typed, quote(next), wins ? "True" : "False", "True");
    position = move.next;
  }
  const answer = sample ? "Y" : "N";
  return {
    subroutine: "main",
    heading: "The main program over three moves, from the beginning of its outer loop",
    given: [
      `${answer} is the answer to the question about the sample game. Then these start and finish squares are typed: ${pairs.join(", ")}.`,
    ],
    position: start.value,
    rows,
  };
};

/** Of six tables two are the gisgigir's; of twelve, four in different directions. */
const MAKERS = [redumTable, gisgigirTable, boardTable, moveTable, gisgigirTable, mainTable];

/** Tables with positions that the seed determines. */
export function traceTables(game: AnyGame, count: number, seed: number): readonly TraceTable[] {
  const random = seededRandom(seed);
  const first = random(11) * MAKERS.length + random(5);
  return Array.from({ length: count }, (_, index) =>
    MAKERS[(first + index) % MAKERS.length]!(game, random, first + index),
  );
}
