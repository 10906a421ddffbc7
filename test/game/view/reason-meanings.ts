/** What the clauses of `reasonFor` mean, by brute force and by the names of squares. */
import type { AnyGame, Move, Position } from "../../../src/game/rules/game.ts";

/** The side and the piece on each square, by the square's name: "0 redum". */
function standing(game: AnyGame, position: Position): ReadonlyMap<string, string> {
  const cells = game.diagram(position).cells.flatMap((cell) => cell ?? []);
  return new Map(
    cells.flatMap(({ name, pieces: [piece] }) =>
      piece ? [[name, `${piece.side} ${piece.name}`] as const] : [],
    ),
  );
}

const ends = (game: AnyGame, position: Position, move: Move) => {
  const names = game
    .squaresTouched(position, move)
    .map((square) => game.diagram(position).cells[square]?.name ?? "");
  return [names[0] ?? "", names.at(-1) ?? ""] as const;
};

/** Whether a move removes a side's piece from a square. */
function removes(game: AnyGame, position: Position, move: Move, name: string, side: unknown) {
  const after = standing(game, game.play(position, move)).get(name) ?? "";
  const before = standing(game, position).get(name) ?? "";
  return before.startsWith(`${side} `) && !after.startsWith(`${side} `);
}

const wins = (game: AnyGame, position: Position) =>
  game
    .legalMoves(position)
    .some((move) => game.outcome(game.play(position, move))?.winner === game.toMove(position));

/** Whether the side to move can capture a piece and loses nothing for it, or only the unit. */
function canGain(game: AnyGame, position: Position, name: string): boolean {
  const side = game.toMove(position);
  const prey = standing(game, position).get(name) ?? "";
  const other = prey.split(" ")[0];
  return game.legalMoves(position).some((move) => {
    if (!removes(game, position, move, name, other)) return false;
    const after = game.play(position, move);
    const [start, finish] = ends(game, position, move);
    const cheap = standing(game, position).get(start)?.endsWith(` ${game.unit}`);
    const exchange = cheap && !prey.endsWith(` ${game.unit}`);
    const replies = game.legalMoves(after);
    return exchange || !replies.some((reply) => removes(game, after, reply, finish, side));
  });
}

interface Case {
  readonly game: AnyGame;
  readonly position: Position;
  readonly move: Move;
  readonly after: Position;
}

const withTurn = ({ game }: Case, position: Position, side: number | "chance") =>
  game.withTurn(position, Number(side));

/** Whether each of the pieces that a clause names ("the etlu on 41") or counts could be gained, and cannot be. */
function changes(now: Case, named: string, could: Position, cannot: Position): boolean {
  const { game, position, move, after } = now;
  const [start, finish] = ends(game, position, move);
  const changed = (name: string) => {
    const old = name === finish ? start : name;
    return (
      canGain(game, could, could === after ? name : old) &&
      !canGain(game, cannot, cannot === after ? name : old)
    );
  };
  const pieces = standing(game, after);
  const [, count] = /^(\d+) pieces$/.exec(named) ?? [];
  if (count) {
    const others = [...pieces].filter(([, piece]) => !piece.startsWith(`${game.toMove(could)} `));
    return others.filter(([name]) => changed(name)).length === Number(count);
  }
  return named.split(/, | and /).every((text) => {
    const [, piece, name = finish] = /^the (.+?)(?: on (\S+))?$/.exec(text)!;
    return pieces.get(name)?.endsWith(` ${piece}`) && changed(name);
  });
}

/** Whether the opponent can capture a piece after the move, with gain or without. */
const canTake = ({ game, position, after }: Case, name: string): boolean =>
  game.legalMoves(after).some((reply) => removes(game, after, reply, name, game.toMove(position)));

/** Whether some throw lets the next player capture one of a side's pieces. */
const isHit = (game: AnyGame, position: Position, side: unknown) =>
  game.chances(position).some(({ move }) => {
    const thrown = game.play(position, move);
    const names = [...standing(game, thrown).keys()];
    return game
      .legalMoves(thrown)
      .some((reply) => names.some((name) => removes(game, thrown, reply, name, side)));
  });

/** What each clause means, by brute force over the legal moves. */
export const MEANINGS: readonly (readonly [
  RegExp,
  (now: Case, first: string, second: string) => boolean,
])[] = [
  [/^is the only legal move$/, ({ game, position }) => game.legalMoves(position).length === 1],
  [
    /^is the only move that does not lose at once$/,
    ({ game, position, after }) =>
      !wins(game, after) &&
      game.legalMoves(position).every((other) => {
        const next = game.play(position, other);
        return wins(game, next) || game.writePosition(next) === game.writePosition(after);
      }),
  ],
  [
    /^promotes to an? (.+)$/,
    ({ game, position, move, after }, name) => {
      const [start, finish] = ends(game, position, move);
      const side = game.toMove(position);
      return (
        standing(game, after).get(finish) === `${side} ${name}` &&
        standing(game, position).get(start) !== `${side} ${name}`
      );
    },
  ],
  [
    /^captures an undefended (.+)$/,
    ({ game, position, move, after }, name) => {
      const [, finish] = ends(game, position, move);
      const side = game.toMove(position);
      return (
        standing(game, position).get(finish) === `${game.toMove(after)} ${name}` &&
        !game.legalMoves(after).some((reply) => removes(game, after, reply, finish, side))
      );
    },
  ],
  [
    /^captures an? (.+) for an? (.+)$/,
    ({ game, position, move, after }, prey, unit) => {
      const [start, finish] = ends(game, position, move);
      return (
        unit === game.unit &&
        prey !== unit &&
        standing(game, position).get(start) === `${game.toMove(position)} ${unit}` &&
        standing(game, position).get(finish) === `${game.toMove(after)} ${prey}`
      );
    },
  ],
  [
    /^captures (an?|\d+) (?:.+)$/,
    ({ game, position, after }, count) => {
      const taken = standing(game, position).size - standing(game, after).size;
      return taken === (Number(count) || 1);
    },
  ],
  [
    /^saves (.+)$/,
    (now, named) =>
      changes(now, named, withTurn(now, now.position, now.game.toMove(now.after)), now.after),
  ],
  [
    /^defends (.+)$/,
    (now, named) =>
      changes(now, named, withTurn(now, now.position, now.game.toMove(now.after)), now.after) &&
      [...named.matchAll(/ on (\w+)/g)].every(([, name = ""]) => canTake(now, name)),
  ],
  [
    /^threatens (.+)$/,
    (now, named) =>
      changes(now, named, withTurn(now, now.after, now.game.toMove(now.position)), now.position),
  ],
  [
    /^is safe from (\w+)'s next throw$/,
    ({ game, position, after }, name) => {
      const side = game.toMove(position);
      const thrown = game.play(after, game.legalMoves(after)[0]!);
      const others = game.legalMoves(position).map((move) => game.play(position, move));
      return (
        game.sides[Number(game.toMove(thrown))]?.name === name &&
        !isHit(game, after, side) &&
        others.some((other) => isHit(game, other, side))
      );
    },
  ],
];
