/** Subroutines in other languages in the syntax of JavaScript, to be parsed: nothing executes them. */

const QUOTED = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;

/** What is read of a language. */
interface Language {
  readonly ending: RegExp;
  readonly comment: string;
  readonly string: string;
  /** Makes JavaScript of a text in small letters, with numbers in place of its strings. */
  braced(text: string): string;
}

type Replacement = readonly [from: RegExp, to: string];

const changed = (text: string, changes: readonly Replacement[]) =>
  changes.reduce((before, [from, to]) => before.replace(from, to), text);

const WORDS: readonly Replacement[] = [
  [/<>/g, "!="],
  [/\band(?:also)?\b/g, "&&"],
  [/\bor(?:else)?\b/g, "||"],
  [/\bnot\b/g, "!"],
  [/\bmod\b/g, "%"],
];
/** An equals sign that compares. */
const EQUALS: Replacement = [/(?<![<>=!:+-])=(?!=)/g, "=="];

/** The lines of BASIC, after the words that all have. */
const BASIC: readonly Replacement[] = [
  [/^(?:\w+ )*?(?:sub|function) .*/, "{"],
  [/^if (.*) then$/, "if ($1) {"],
  [/^elseif (.*) then$/, "} else if ($1) {"],
  [/^else$/, "} else {"],
  [/^(?:end (?:if|sub|function|select|while)|next\b.*|loop)$/, "}"],
  [/^loop until (.*)/, "} while (!($1))"],
  [/^loop while (.*)/, "} while ($1)"],
  [/^do$/, "do {"],
  [/^(?:do )?while (.*)/, "while ($1) {"],
  [/^for (\w+)(?: as \w+)? = (.*?) to (.*?)(?: step (.*))?$/, "for ($1 of to($2, $3, $4)) {"],
  [/, \)\) \{/, ")) {"],
  [/^select case (.*)/, "switch ($1) {"],
  [/^case else$/, "default:"],
  [/^case (.*)/, "case $1:"],
  [/^dim \w+\(.*/, ""],
  [/^dim /, "var "],
  [/ as (?:new )?[\w.]+/g, ""],
  [/ & /g, " + "],
];

function ofBasic(line: string): string {
  const [, condition, statement] = /^if (.*?) then (.+)$/.exec(line) ?? [];
  if (condition) return `${ofBasic(`if ${condition} then`)} ${ofBasic(statement!)} }`;
  const isSet = /^(?:dim )?[\w.]+(?:\([^=]*\))?(?: as \w+)? [&+-]?= /.test(line);
  const [target = "", ...values] = isSet || line.startsWith("for ") ? line.split(" = ") : [line];
  const element = isSet ? target.replace(/^(\w+)\((.*)\)$/, "$1[$2]") : target;
  const compared = [element, values.join(" == ")].map((part) => part.replace(...EQUALS));
  return changed(values.length > 0 ? compared.join(" = ") : compared[0]!, BASIC);
}

const PYTHON: readonly Replacement[] = [
  [/^def .*:$/, "{"],
  [/^(if|while) (.*?):(?! *\])/, "$1 ($2) {"],
  [/^elif (.*?):/, "else if ($1) {"],
  [/^else:/, "else {"],
  [/^for (\w+) in (.*):/, "for ($1 of $2) {"],
  [/^pass$/, ""],
  [/^\((\w+ *, *\w+)\) *=/, "$1 ="],
  [/, *(?:end|sep) *= *"\d+"/g, ""],
];

/** Lines with braces for their indentation. */
function ofPython(text: string): string {
  const open: number[] = [];
  const lines = text.replace(/\\\n/g, " ").split("\n");
  const braced = joinedLines(lines).flatMap((line) => {
    const indent = line.search(/\S/);
    if (indent < 0) return [];
    const ended = open.filter((one) => one >= indent);
    open.length -= ended.length;
    const made = changed(line.trim(), PYTHON);
    if (made.endsWith("{")) open.push(indent);
    return [
      ...ended.map(() => "}"),
      /\{ *\S/.test(made) ? `${made} }` : made.replace(/(?<!\{)$/, ";"),
    ];
  });
  return [...braced, ...open.map(() => "}")].join("\n");
}

/** Joins lines up to the end of what is in brackets. */
function joinedLines(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1) ?? "";
    const isOpen = last.split(/[([]/).length > last.split(/[)\]]/).length;
    if (isOpen) joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined;
}

const PASCAL: readonly Replacement[] = [
  EQUALS,
  [/:=/g, "="],
  [/\bend\b/g, "\n}"],
  [/\bbegin\b/g, "{"],
  [/\bfor (\w+) = (.*?) (down)?to (.*?) do\b/g, "for ($1 of $3to($2, $4))"],
  [/\b(if|while)\b/g, "$1 ("],
  [/\b(?:then|do)\b(?! *\{? *;)/g, ")"],
  [/\bcase\b(.*?)\bof\b/g, "switch ($1) {"],
  [/(?<=[;{]\s*)((?:"\d+"|\d+)(?:, *(?:"\d+"|\d+))*):/g, "case $1:"],
  [/;\s*else\b/g, "; default:"],
  [/\belse\b/g, "\nelse"],
  [/\brepeat\b/g, "do {"],
  [/\buntil\b(.*?)(?=;|\n\})/g, "\n} while (!($1))"],
];

const C: readonly Replacement[] = [
  [/\((?:int|char|string)\)/g, ""],
  [/\b(?:ref|out|final) /g, ""],
  [/\b(?:int|bool|boolean|string|char)\b(?:\s*\[[\s,]*\])*\s+(?=[a-z_]\w*\s*[=;,[])/g, "var "],
  [/=\s*\{([^{}]*)\}/g, "= [$1]"],
  [/\bnew (?=\w+\[)/g, ""],
];

const COUNTING =
  /\bfor\s*\((?:var )?(\w+)\s*=([^;]+);\s*\1\s*([<>])(=?)([^;]+);\s*\1\s*([+-])(?:[+-]|=\s*1)\s*\)/g;

/** The head of a definite loop as other languages have it. */
function counted(_: string, ...[name, first, sign, equals, end, by]: readonly string[]): string {
  const ways = { "<+": "1", ">-": "-1" };
  const step = ways[`${sign}${by}` as keyof typeof ways] ?? "another way";
  return `for (${name} of ${equals ? "to" : "range"}(${first}, ${end}, ${step}))`;
}

const LANGUAGES: readonly Language[] = [
  {
    ending: /\.pyw?$/i,
    comment: `#.*|"""[^]*?"""|'''[^]*?'''`,
    string: `[fru]?(?:${QUOTED})`,
    braced: (text) => ofPython(changed(text, [[/\/\//g, "/"], ...WORDS])),
  },
  {
    ending: /\.(?:vb|bas)$/i,
    comment: "(?:'|\\brem\\b).*| _(?=\\n)",
    string: '"(?:""|[^"])*"c?',
    braced: (text) =>
      joinedLines(changed(text, [[/\\/g, "/"], ...WORDS]).split("\n"))
        .map((line) => ofBasic(line.trim()))
        .join("\n"),
  },
  {
    ending: /\.(?:pas|pp|dpr|lpr)$/i,
    comment: String.raw`//.*|\{[^}]*\}|\(\*[^]*?\*\)`,
    string: "'(?:''|[^'])*'",
    braced: (text) =>
      changed(text, [[/\bdiv\b/g, "/"], ...WORDS, ...PASCAL]).replace(/\}\s*[.;]/g, "}"),
  },
  {
    ending: /\.(?:cs|java)$/i,
    comment: String.raw`//.*|/\*[^]*?\*/`,
    string: QUOTED,
    braced: (text) => changed(text, C).replace(COUNTING, counted),
  },
];

/** A subroutine whose body is a block of JavaScript, and its parameters. */
export interface InJavaScript {
  readonly block: string;
  /** As they are spelt. */
  readonly parameters: readonly string[];
  /** Its name, if it has one. */
  readonly name: string;
  /** Whether the letters of strings are counted from 1. */
  readonly countsFromOne: boolean;
}

/** A subroutine in JavaScript; undefined in a language that is not read. */
export function asJavaScript(file: string, text: string): InJavaScript | undefined {
  const language = LANGUAGES.find(({ ending }) => ending.test(file));
  if (!language) return undefined;
  const strings: string[] = [];
  const parts = new RegExp(`(${language.comment})|${language.string}`, "gi");
  const masked = text.replace(parts, (part, comment) =>
    comment === undefined ? `"${strings.push(part) - 1}"` : "",
  );
  const isPascal = language.ending.test(".pas");
  const made = language.braced(masked.toLowerCase());
  const start = made.indexOf("{");
  const isWhole = isPascal || /^\s*(?:\w+ )*?(?:def|sub|function|static|void)\b/i.test(masked);
  const block = isWhole ? made.slice(start) : `{${made}\n}`;
  return {
    block: block.replace(/"(\d+)"/g, (_, at) => JSON.stringify(withoutQuotes(strings[at]!))),
    ...headerOf(isWhole ? masked : "", language),
    countsFromOne: isPascal,
  };
}

const withoutQuotes = (text: string) => text.replace(/^\w?['"]|['"]c?$/gi, "");

/** The name and the parameters in the first line of a subroutine. */
function headerOf(text: string, { ending }: Language) {
  const [, name = "", list = ""] =
    /(\w+)\s*\(((?:[^()]|\([,\s]*\))*)\)/.exec(text.split(/\bbegin\b|\{|\bvar\s*\n/i)[0]!) ?? [];
  const isBefore = ending.test(".cs");
  const parameters = list
    .replace(/[([][,\s]*[)\]]/g, "")
    .split(/[,;]/)
    .flatMap((part) => {
      const words = part.match(/[\p{L}_]\w*/gu) ?? [];
      const own = words.filter((word) => !/^(?:byval|byref|var|const)$/i.test(word));
      const name = own.at(isBefore ? -1 : 0);
      return name === undefined || name === "args" ? [] : name;
    });
  return { name, parameters };
}
