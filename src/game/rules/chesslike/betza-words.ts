import { inWords } from "../../../base/text.ts";
import { type Movement, RIDES } from "./betza.ts";

const STRAIGHT = "vertically or horizontally";
const DIAGONAL = "diagonally";
const COUNTS = ["no", "one", "two", "three"];

/** Steps that differ only in direction. */
type StepGroup = ReturnType<typeof groupOf>;

/**
 * A piece's movements in words, to follow its name: "moves one square straight ahead, and one
 * square diagonally ahead only to capture". First-move-only movements are not distinguished.
 * @param slides whether it is said that a piece does not jump on its way
 */
export function movementWords(movements: readonly Movement[], slides = true): string {
  const groups = new Map<string, StepGroup>();
  for (const step of movements) {
    const group = groupOf(step);
    const key = [group.short, group.long, group.most, group.purpose].join();
    const known = groups.get(key);
    if (known) known.steps.push(step);
    else groups.set(key, group);
  }
  let verb = "";
  const parts = [...groups.values()].map((group) => {
    const same = verb === verbOf(group);
    verb = verbOf(group);
    return `${same ? "" : `${verb} `}${groupWords(group, slides)}`;
  });
  return parts.join(", and ");
}

const verbOf = ({ long, most }: StepGroup) => (long > 1 && most > 1 ? "makes" : "moves");

function groupOf(step: Movement) {
  // The two sides of the leap; equal for orthogonal and diagonal steps.
  const sides = [Math.abs(step.right), Math.abs(step.forward)];
  const long = Math.max(...sides);
  const short = sides.includes(0) ? long : Math.min(...sides);
  return { short, long, most: step.most, purpose: purposeOf(step), steps: [step] };
}

function purposeOf({ moves, captures }: Movement): string {
  if (moves && captures) return "";
  return moves ? " only to an empty square" : " only to capture";
}

function groupWords({ short, long, most, purpose, steps }: StepGroup, slides: boolean): string {
  const rest = `${purpose}${slides || long > 1 ? manner(long, most) : ""}`;
  const square = distance(short, long, most);
  if (short === long) return `${square} ${lineDirections(steps)}${rest}`;
  const where = inWords(named(steps, ""), "or");
  return [square, where, rest.trim()].filter((part) => part !== "").join(", ");
}

/** "one square", "up to three jumps in a line, each of two squares". */
function distance(short: number, long: number, most: number): string {
  const squares = `${count(long)} square${long > 1 ? "s" : ""}`;
  const leap = short === long ? squares : `${squares} straight and ${count(short)} aside`;
  const often = most === RIDES ? "any number of" : `up to ${count(most)}`;
  if (most > 1) return long > 1 ? `${often} jumps in a line, each of ${leap}` : `${often} squares`;
  return long > 1 && short === long ? `exactly ${leap}` : leap;
}

function manner(long: number, most: number): string {
  if (most > 1) return long > 1 ? "" : " and does not jump";
  return long > 1 ? " and jumps over anything" : "";
}

const count = (number: number) => COUNTS[number] ?? String(number);

/** The directions of straight and diagonal steps, all of one length. */
function lineDirections(steps: readonly Movement[]): string {
  const isStraight = ({ right, forward }: Movement) => right === 0 || forward === 0;
  const names = [
    ...named(steps.filter(isStraight), STRAIGHT),
    ...named(
      steps.filter((step) => !isStraight(step)),
      DIAGONAL,
    ),
  ];
  return names.join() === `${STRAIGHT},${DIAGONAL}` ? "in any direction" : inWords(names, "or");
}

/** The directions of steps of one kind, or `all` for all four; "diagonally ahead" is to both sides. */
function named(steps: readonly Movement[], all: string): readonly string[] {
  const names = [...new Set(steps.map(directionOf))];
  if (names.length === 4) return [all];
  const along = (name: string) => name.replace(/ to the (left|right)$/, "");
  const isPaired = (name: string) => names.filter((one) => along(one) === along(name)).length > 1;
  return [...new Set(names.map((name) => (isPaired(name) ? along(name) : name)))];
}

/** "straight ahead", "to the left", "diagonally back to the right"; a knight's is "ahead to the left". */
function directionOf({ right, forward }: Movement): string {
  const along = ["back", "", "ahead"][Math.sign(forward) + 1]!;
  const across = ["to the left", "", "to the right"][Math.sign(right) + 1]!;
  if (forward === 0) return across;
  if (right === 0) return `straight ${along}`;
  const slant = Math.abs(right) === Math.abs(forward) ? "diagonally " : "";
  return `${slant}${along} ${across}`;
}
