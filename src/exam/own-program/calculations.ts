/** Operations as texts, in the form in which those that mean the same are the same. */

const NUMBER = /^-?\d+$/;

export const operation = (op: string, ...args: readonly string[]) => `${op}(${args})`;

/** An operation whose parts may change places. */
export const sorted = (op: string, ...args: readonly string[]) => operation(op, ...args.toSorted());

/** A sum with a number, as one number or none where that is possible. */
export function plus(value: string, number: number): string {
  if (NUMBER.test(value)) return `${Number(value) + number}`;
  const [, first, last] = /^\+\((.*),(-?\d+)\)$/.exec(value) ?? [];
  if (first !== undefined) return plus(first, Number(last) + number);
  return number === 0 ? value : operation("+", value, `${number}`);
}

export const not = (value: string) => /^!\((.*)\)$/.exec(value)?.[1] ?? operation("!", value);

/** A comparison or a calculation. */
export function calculation(op: string, one: string, other: string): string {
  if (/^!==?$/.test(op)) return not(calculation("==", one, other));
  if (op.startsWith("==")) return comparison(one, other);
  if (op.startsWith(">")) return calculation(op.replace(">", "<"), other, one);
  if (op === "<=" && NUMBER.test(other)) return operation("<", one, plus(other, 1));
  if (op === "<=" && NUMBER.test(one)) return operation("<", plus(one, -1), other);
  if (!/^[+-]$/.test(op) || !NUMBER.test(other)) return operation(op, one, other);
  return plus(one, op === "+" ? Number(other) : -Number(other));
}

/** That two are equal: for one that is compared with True, itself. */
function comparison(one: string, other: string): string {
  if (/^(?:true|false)$/.test(one)) return comparison(other, one);
  if (other === "true") return one;
  return other === "false" ? not(one) : sorted("==", one, other);
}
