/** Statements as texts, in the form in which those that do the same are the same. */

export interface Statement {
  readonly head: string;
  readonly bodies: readonly Statements[];
}

export type Statements = readonly Statement[];

export const simple = (head: string): Statement => ({ head, bodies: [] });

const returns = (statements: Statements) => statements.at(-1)?.head.startsWith("return") === true;

/** A selection; what follows one that returns needs no else. */
export const selection = (test: string, body: Statements, other: Statements): Statements =>
  returns(body)
    ? [{ head: `if ${test}`, bodies: [body] }, ...other]
    : [{ head: `if ${test}`, bodies: [body, other] }];

/** A statement that prints values, without its wording but for the colours and the winner that it names. */
export const printing = (args: readonly string[]) =>
  `print ${args
    .flatMap((text) =>
      text.includes('"')
        ? (text.toLowerCase().match(/white|black|win|at\([^"]*?\)|\bv\d+/g) ?? [])
        : text,
    )
    .join(" ")}`;

/** Statements, those that print one after the other as one of them, without the texts of questions. */
export function joinedParts(all: Statements): Statements {
  const some: Statement[] = [];
  for (const one of all) {
    const last = some.at(-1)?.head ?? "";
    const isBoth = last.startsWith("print ") && one.head.startsWith("print ");
    const isQuestion = /^print *$/.test(last) && /:= ask$/.test(one.head);
    if (isBoth || isQuestion) some.pop();
    const both = `${last} ${one.head.slice("print ".length)}`.replace(/ +/g, " ");
    some.push(isBoth ? simple(both) : one);
  }
  return some;
}

/**
 * Statements that return a result at once, for those that keep it in a variable until they end.
 * @param own the name of the subroutine, which in Pascal is the variable of its result
 */
export function atOnce(all: Statements, own: string): Statements {
  const kept = /^return (\w+)$/.exec(all.at(-1)?.head ?? "")?.[1] ?? own;
  const rest = returns(all) ? all.slice(0, -1) : all;
  const first = rest.find(({ head }) => head.startsWith(`${kept} := `));
  const value = first?.head.slice(`${kept} := `.length) ?? "";
  const ended = endedWith(
    rest.filter((one) => one !== first),
    kept,
  );
  const isUsed = new RegExp(`\\b${kept}\\b`).test(expressionText(ended));
  return isUsed || !/^(?:true|false)$/.test(value) ? all : [...ended, simple(`return ${value}`)];
}

/** Statements in which a value that is given last of all is returned. */
function endedWith(all: Statements, kept: string): Statements {
  const last = all.at(-1);
  if (!last) return all;
  const head = last.head.replace(new RegExp(`^${kept} := (true|false)$`), "return $1");
  const [, test] = /^if (.*)$/.exec(last.head) ?? [];
  const [body = [], other = []] = last.bodies.map((one) => endedWith(one, kept));
  const ended = test === undefined ? [{ ...last, head }] : selection(test, body, other);
  return [...all.slice(0, -1), ...ended];
}

export const expressionText = (all: Statements): string =>
  all
    .map(({ head, bodies }) => {
      const inner = bodies.map((body) => `{${expressionText(body)}}`).join("else");
      return `${head.trim()}${inner.replace(/else\{\}$/, "")}`;
    })
    .join(";");
