/** Programs as texts that are the same if they differ only in names, blanks and comments. */

/** Names may be typed, and spelt in a program, in any way: WhoseTurn, whoseTurn, whose_turn. */
export const isSameName = (name: string, typed: string) => plain(name) === plain(typed);

const plain = (name: string) => name.replaceAll("_", "").toLowerCase();

interface ProgramFile {
  readonly file: string;
  readonly text: string;
}

/** How a language writes what differs between languages, as sources of regular expressions. */
interface LanguageNotation {
  /** Comments, what continues a line, declarations without a value, and words without a meaning. */
  readonly comment: string;
  readonly string: string;
  readonly foldsCase?: boolean;
  readonly isIndented?: boolean;
}

const PYTHON: LanguageNotation = {
  comment: String.raw`#.*|\\\r?\n|->[^:\n]{0,99}(?=:)|\bif[ \t(]+__name__\b.{0,99}:[ \t]*(?=[\r\n#])|:(?<=\bdef[ \t]+\w+\([^)]{0,300}:)[^,)=\n]{1,99}(?=[,)=])`,
  string: String.raw`[bBfFrRuU]{0,2}(?:"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')`,
  isIndented: true,
};
const BASIC: LanguageNotation = {
  comment: String.raw`'.*|rem\b.*|\b(?:byval|public|private)\b|\([ \t]*\)|_[ \t]*(?=\r?\n)|\bdim [\w, ]+ as \w+(?=[ \t]*(?:['\r\n]|$))`,
  string: String.raw`\$?"(?:""|[^"\n])*"`,
  foldsCase: true,
};
const PASCAL: LanguageNotation = {
  comment: String.raw`\([ \t]*\)|\{[^}]*\}?|\(\*[\s\S]*?(?:\*\)|$)|\/\/.*|\bvar\b[^()]*?(?=\bbegin\b)`,
  string: String.raw`'(?:''|[^'\n])*'`,
  foldsCase: true,
};
/** TypeScript, C#, Java and C. */
const WITH_BRACES: LanguageNotation = {
  comment: String.raw`\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|\b(?:public|private|protected|export)\b|\b(?:int|bool|boolean|char|[sS]tring) \w+(?:, \w+)*;`,
  string: "[$@]{0,2}\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])*'|`(?:\\\\.|[^`\\\\])*`",
};

const notationOf = (file: string) =>
  [
    [/\.py$/i, PYTHON] as const,
    [/\.(?:vb|bas)$/i, BASIC] as const,
    [/\.(?:pas|pp|dpr|lpr)$/i, PASCAL] as const,
  ].find(([ending]) => ending.test(file))?.[1] ?? WITH_BRACES;

/** Words that are no names of a program's own: of `and` and `or`, or `min` and `max`, one cannot stand for the other. */
const WORDS = new Set(
  `and as async await assert begin boolean bool break byref byval byte case catch char class const continue def del dim
  div do double downto elif else elseif end except exit extends false False finally float for foreach function
  get global goto if implements import in instanceof int integer interface is lambda let loop match mod module namespace
  new next none None nonlocal not nothing null number object of or orelse andalso out package pass private procedure
  program protected public raise readonly record ref repeat return select self set shared static step str string String
  structure sub super switch then this throw throws to true True try type typeof undefined unit until uses using var
  void wend while with xor yield
  Abs abs append Asc asc ceil charAt charCodeAt Chr chr Console console equals exit Floor floor input Int Integer len
  Length length log Math math Max max Min min nextLine Ord ord Parse parse parseInt print println push range Read
  ReadLine readline readln Round round strtoint System Write write WriteLine writeline writeln`.split(
    /\s+/,
  ),
);

interface Meaning {
  nameOf(name: string): string;
  wordingOf(text: string): string;
}

/**
 * The text of a program with its names numbered in the order in which they first appear, without blanks, comments and
 * declarations without a value; programs, or subroutines, that differ in nothing else have the same.
 * @param wordingOf what of the text of a string makes a difference
 */
export function canonicalForm(files: readonly ProgramFile[], wordingOf = (text: string) => text) {
  const numbers = new Map<string, number>();
  /** As they are first spelt, in the order of their numbers. */
  const names: string[] = [];
  const texts = files.map(({ file, text }) => {
    const notation = notationOf(file);
    const nameOf = (spelt: string) => {
      const name = notation.foldsCase ? spelt.toLowerCase() : spelt;
      if (WORDS.has(name)) return name;
      if (!numbers.has(name)) numbers.set(name, names.push(spelt) - 1);
      return `n${numbers.get(name)}`;
    };
    return tokensIn(text, notation, { nameOf, wordingOf }).join(" ");
  });
  return { text: texts.join("\n\n"), names };
}

/** The tokens of a text: names as they are numbered, and in Python lines with the depth of their blocks. */
function tokensIn(text: string, notation: LanguageNotation, meaning: Meaning): readonly string[] {
  const { comment, string, foldsCase, isIndented } = notation;
  const token = new RegExp(
    `${comment}|(${string})|([\\p{L}_][\\p{L}\\p{N}_]*)|[\\r\\n]([ \\t]*)|(\\d[\\w.]*|\\S)`,
    foldsCase ? "giu" : "gu",
  );
  const tokens: string[] = [];
  for (const [, quoted, name, indent, other] of `\n${text}`.matchAll(token)) {
    if (other !== undefined) tokens.push(other);
    else if (name !== undefined) tokens.push(meaning.nameOf(name));
    else if (quoted !== undefined) tokens.push(stringForm(quoted, notation, meaning));
    else if (indent !== undefined && isIndented) tokens.push(`\n${indent.replaceAll("\t", TAB)}`);
  }
  return withoutBrackets(isIndented ? withBlocks(tokens) : tokens);
}

/** What a condition or the value of a subroutine follows. */
const BEFORE = /^(?:if|elif|elseif|while|until|return)$/;
const OPERATOR = /^(?:[-+*/\\%^=<>!&|?.,[(]|and|andalso|div|if|in|is|mod|not|or|orelse|xor)$/;

/** Leaves out the brackets round all of a condition or value. */
function withoutBrackets(tokens: readonly string[]): readonly string[] {
  /** Where brackets begin that may be left out; 0 for others. */
  const open: number[] = [];
  const dropped = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    const isFirst = BEFORE.test(tokens[at - 1] ?? "") || open.at(-1) === at - 1;
    if (token === "(") open.push(isFirst ? at : 0);
    const from = (token === ")" && open.pop()) || at;
    if (from + 1 < at && !OPERATOR.test(tokens[at + 1] ?? "")) dropped.add(from).add(at);
  }
  return tokens.filter((_, at) => !dropped.has(at));
}

/** As wide as Python takes a tab at the beginning of a line to be. */
const TAB = " ".repeat(8);

/** A string whatever its quotation marks, with the names in it that are worked out. */
function stringForm(string: string, notation: LanguageNotation, meaning: Meaning): string {
  const [, prefix = "", mark = "", text = ""] =
    /^([\w$@]*)("""|'''|["'`])([\s\S]*?)\2?$/.exec(string) ?? [];
  const isWorkedOut = mark === "`" || /[f$]/i.test(prefix);
  const form = isWorkedOut
    ? text.replace(/\{([^{}]*)\}/g, (_, inner) => tokensIn(inner, notation, meaning).join(" "))
    : text;
  return `"${prefix.toLowerCase()}"${meaning.wordingOf(form)}`;
}

/** Replaces the indentation of lines by the depth of their blocks; leaves out lines that hold nothing but a string. */
function withBlocks(tokens: readonly string[]): readonly string[] {
  const widths: number[] = [];
  let brackets = 0;
  const isLine = (at: number) => tokens[at]?.startsWith("\n") ?? true;
  const isAlone = (at: number) => tokens[at]?.startsWith('"') && isLine(at - 1) && isLine(at + 1);
  const isEmpty = (at: number) => isLine(at) && (isLine(at + 1) || isAlone(at + 1));
  const filled = tokens.filter((token, at) => {
    if ("([{".includes(token)) brackets += 1;
    if (")]}".includes(token)) brackets -= 1;
    return brackets > 0 ? !isLine(at) : !isAlone(at) && !isEmpty(at);
  });
  return filled.map((token) => {
    if (!token.startsWith("\n")) return token;
    while (widths.at(-1)! >= token.length) widths.pop();
    widths.push(token.length);
    return `\n${widths.length}`;
  });
}
