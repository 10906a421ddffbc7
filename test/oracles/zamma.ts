/**
 * An independent implementation of zamma, deliberately naive: pieces in a map by file and rank, a
 * new copy for each leap, and all captures of any length written out before the longest are picked.
 * Input and output are text.
 */

/** As a size: the board of 5 points a side with its 16 crossings, named as on a board of 9 by 9. */
export const CROSSED = 41;

/** Returns the number of files and ranks. */
const span = (size: number) => (size === CROSSED ? 9 : size);

type Pieces = ReadonlyMap<string, string>;

interface Chain {
  readonly visited: readonly string[];
  readonly takes: number;
  readonly left: Pieces;
}

/** Returns every legal move of a position, with the position after it, all as text. */
export function oracleMoves(
  text: string,
  size: number,
  removal: "immediate" | "deferred",
): Map<string, string> {
  const { pieces, mover } = parse(text, size);
  const mine = [...pieces].filter(([, letter]) => letter.toLowerCase() === mover);
  const chains = mine.flatMap(([home, letter]) => {
    const lifted = new Map(pieces);
    lifted.delete(home);
    return chainsFrom({ visited: [home], takes: 0, left: lifted }, letter, [], size, removal);
  });
  const most = Math.max(0, ...chains.map((chain) => chain.takes));
  const result = new Map<string, string>();
  if (!hasBoth(pieces)) return result;
  for (const chain of most > 0
    ? chains.filter((one) => one.takes === most)
    : quiet(pieces, mover, size)) {
    const home = chain.visited[0]!;
    result.set(chain.visited.join(""), finish(chain, pieces.get(home)!, mover, size));
  }
  return result;
}

/** Returns whether the player to move has pieces and a legal move, and the other player pieces. */
export function oracleCanMove(text: string, size: number): boolean {
  const { pieces, mover } = parse(text, size);
  if (!hasBoth(pieces)) return false;
  return quiet(pieces, mover, size).length > 0 || oracleMoves(text, size, "immediate").size > 0;
}

function hasBoth(pieces: Pieces): boolean {
  const letters = [...pieces.values()].join("").toLowerCase();
  return letters.includes("b") && letters.includes("w");
}

function chainsFrom(
  chain: Chain,
  letter: string,
  ghosts: readonly string[],
  size: number,
  removal: string,
): Chain[] {
  const here = chain.visited.at(-1)!;
  const reach = letter === letter.toUpperCase() ? size : 1;
  const longer: Chain[] = [];
  for (const direction of COMPASS) {
    const way = walk(here, direction, size);
    const victimAt = way.findIndex((point) => chain.left.has(point) || ghosts.includes(point));
    const victim = way[victimAt];
    if (victim === undefined || victimAt >= reach || ghosts.includes(victim)) continue;
    if (chain.left.get(victim)!.toLowerCase() === letter.toLowerCase()) continue;
    const beyond = way.slice(victimAt + 1);
    const wall = beyond.findIndex((point) => chain.left.has(point) || ghosts.includes(point));
    const free = wall < 0 ? beyond : beyond.slice(0, wall);
    for (const landing of free.slice(0, reach)) {
      const left = new Map(chain.left);
      left.delete(victim);
      const next = { visited: [...chain.visited, landing], takes: chain.takes + 1, left };
      const shades = removal === "deferred" ? [...ghosts, victim] : [];
      longer.push(next, ...chainsFrom(next, letter, shades, size, removal));
    }
  }
  return longer;
}

function quiet(pieces: Pieces, mover: string, size: number): Chain[] {
  const mine = [...pieces].filter(([, letter]) => letter.toLowerCase() === mover);
  return mine.flatMap(([home, letter]) => {
    const left = new Map(pieces);
    left.delete(home);
    const forward = mover === "b" ? 1 : -1;
    const goals = COMPASS.flatMap((direction) => {
      const way = walk(home, direction, size);
      const wall = way.findIndex((point) => pieces.has(point));
      const free = wall < 0 ? way : way.slice(0, wall);
      if (letter !== mover) return free;
      return direction.up === forward ? free.slice(0, 1) : [];
    });
    return goals.map((goal) => ({ visited: [home, goal], takes: 0, left }));
  });
}

function finish(chain: Chain, letter: string, mover: string, size: number): string {
  const end = chain.visited.at(-1)!;
  const far = mover === "b" ? String(span(size)) : "1";
  const after = new Map(chain.left);
  after.set(end, end.slice(1) === far ? letter.toUpperCase() : letter);
  return format(after, mover === "b" ? "w" : "b", size);
}

const COMPASS = [-1, 0, 1]
  .flatMap((right) => [-1, 0, 1].map((up) => ({ right, up })))
  .filter(({ right, up }) => right !== 0 || up !== 0);

/** Returns the points in a direction, testing at every step whether a line continues. */
function walk(from: string, { right, up }: { right: number; up: number }, size: number): string[] {
  const passed: string[] = [];
  let file = from.charCodeAt(0) - 96;
  let rank = Number(from.slice(1));
  for (;;) {
    const diagonal = right !== 0 && up !== 0;
    if (diagonal && size === 9 && (file + rank) % 2 === 1) return passed;
    // Crossings have even numbers, and the other points lie two apart.
    if (!diagonal && size === CROSSED && file % 2 === 0) return passed;
    const stride = !diagonal && size === CROSSED ? 2 : 1;
    file += stride * right;
    rank += stride * up;
    if (file < 1 || file > span(size) || rank < 1 || rank > span(size)) return passed;
    passed.push(String.fromCharCode(96 + file) + rank);
  }
}

function parse(text: string, size: number): { pieces: Pieces; mover: string } {
  const [board, mover] = text.split(" ");
  const pieces = new Map<string, string>();
  let rank = span(size);
  for (const row of board!.split("/")) {
    let file = 1;
    for (const letter of row) {
      if (/\d/.test(letter)) {
        file += Number(letter);
      } else {
        pieces.set(String.fromCharCode(96 + file) + rank, letter);
        file += 1;
      }
    }
    rank -= 1;
  }
  return { pieces, mover: mover! };
}

function format(pieces: Pieces, mover: string, size: number): string {
  const rows: string[] = [];
  for (let rank = span(size); rank >= 1; rank -= 1) {
    let row = "";
    let gap = 0;
    for (let file = 1; file <= span(size); file += 1) {
      const letter = pieces.get(String.fromCharCode(96 + file) + rank);
      if (letter === undefined) {
        gap += 1;
        continue;
      }
      row += (gap > 0 ? String(gap) : "") + letter;
      gap = 0;
    }
    rows.push(row + (gap > 0 ? String(gap) : ""));
  }
  return `${rows.join("/")} ${mover}`;
}
