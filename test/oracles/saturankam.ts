/**
 * An independent, naive implementation of saturankam on text: it maps a position without its throw
 * to a table from every legal move to the next position.
 */

interface Man {
  readonly owner: string;
  readonly number: number;
  place: string;
}

const ORDER = ["S", "E", "N", "W"];
const MIDDLES = ["4,0", "8,4", "4,8", "0,4", "4,4"];

/** Walks one ring of the board, `inset` cells from the edge, turning at its corners. */
function ring(x: number, y: number, inset: number, clockwise: boolean): string[] {
  const turn = clockwise ? -1 : 1;
  let [dx, dy] = clockwise ? [-1, 0] : [1, 0];
  const cells: string[] = [];
  const outside = (n: number) => n < inset || n > 8 - inset;
  let [cx, cy] = [x, y];
  do {
    cells.push(`${cx},${cy}`);
    if (outside(cx + dx) || outside(cy + dy)) {
      [dx, dy] = [-dy * turn, dx * turn];
    }
    [cx, cy] = [cx + dx, cy + dy];
  } while (cx !== x || cy !== y);
  return cells;
}

const SOUTH = [
  ...ring(4, 0, 0, false),
  ...ring(3, 1, 1, true),
  ...ring(4, 2, 2, true),
  ...ring(5, 3, 3, true),
  "4,4",
];

/** Returns the points "column,row" of a player's track, with 0,0 at South's left. */
export function oracleTrack(owner: string): string[] {
  return SOUTH.map((cell) => {
    const [x = 0, y = 0] = cell.split(",").map(Number);
    return { S: `${x},${y}`, E: `${8 - y},${x}`, N: `${8 - x},${8 - y}`, W: `${y},${8 - x}` }[
      owner
    ]!;
  });
}

const TRACKS = Object.fromEntries(ORDER.map((owner) => [owner, oracleTrack(owner)]));

const whereIs = (man: Man) =>
  /\d/.test(man.place) ? TRACKS[man.owner]![Number(man.place)]! : "off";

function menIn(groups: string): Man[] {
  return groups.split("/").flatMap((group) =>
    group
      .slice(1)
      .split(",")
      .map((place, index) => ({ owner: group[0]!, number: index + 1, place })),
  );
}

/**
 * Returns the step to which a part of a move ("1:4", "2:in", "1:off") brings its piece; -1 if the
 * throw forbids it.
 */
function goalOf(man: Man, how: string, dice: string, options: string): number {
  const at = man.place;
  const short = 80 - Number(at);
  const stuck = short === 1 || short === 3 || short === 4;
  if (how === "in" && at === "h") return 0;
  if (how === "in" && at === "x") return options.includes("easy") || dice === "1,1" ? 0 : -1;
  if (how === "off") return stuck && dice === `${short},${short}` ? 80 : -1;
  if (how === "in" || !/\d/.test(at) || stuck || Number(how) > short) return -1;
  return Number(at) + Number(how);
}

/**
 * Puts a piece on its new cell and captures the opponents there; returns false if they are safe.
 */
function land(men: Man[], man: Man, goal: number): boolean {
  const cell = TRACKS[man.owner]![goal]!;
  const enemies = men.filter((m) => m.owner !== man.owner && whereIs(m) === cell);
  if (enemies.length > 0 && MIDDLES.includes(cell)) return false;
  for (const enemy of enemies) enemy.place = "x";
  man.place = goal === 80 ? "o" : String(goal);
  return true;
}

function textOf(men: Man[], letter: string, options: string): string {
  const letters = [...new Set(men.map((man) => man.owner))];
  const groups = letters.map(
    (owner) =>
      owner +
      men
        .filter((man) => man.owner === owner)
        .map((man) => man.place)
        .join(","),
  );
  return `${groups.join("/")} ${letter} ${options}`;
}

/**
 * Returns a table from every legal move to the position after it; the throw is a separate argument.
 */
export function oracleMoves(state: string, dice: number[]): Map<string, string> {
  const [groups, mover, options] = state.split(" ") as [string, string, string];
  const total = dice[0]! + dice[1]!;
  const players = ORDER.filter((owner) => groups.includes(owner));
  const next = players[(players.indexOf(mover) + 1) % players.length]!;
  const heir = dice[0] === dice[1] ? mover : next;
  const found = new Map<string, string>();
  const tryOut = (text: string, full: boolean) => {
    const men = menIn(groups);
    const done = text.split(" ").every((deed) => {
      const man = men.find((m) => `${m.owner}${m.number}` === mover + deed[0])!;
      const goal = goalOf(man, deed.slice(2), dice.join(), options);
      return goal >= 0 && (full || goal < 80) && land(men, man, goal);
    });
    const won = men.every((man) => man.owner !== mover || man.place === "o");
    if (done) found.set(text, textOf(men, won ? mover : heir, options));
  };
  for (const whole of ["1:in", "2:in", "1:off", "2:off"]) tryOut(whole, true);
  for (let amount = total; amount > 0; amount -= 1) {
    if (amount < total && found.size > 0) return found;
    tryOut(`1:${amount}`, amount === total);
    tryOut(`2:${amount}`, amount === total);
    for (let one = 1; one < amount; one += 1)
      tryOut(`1:${one} 2:${amount - one}`, amount === total);
  }
  if (found.size === 0) found.set("pass", `${groups} ${heir} ${options}`);
  return found;
}
