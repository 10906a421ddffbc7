/**
 * One line for a shell that runs a program in its folder, once for each list of answers.
 * @param run the command that runs it: "node program.ts"
 */
export function repeatLine(
  runs: readonly (readonly string[])[],
  { run, powershell }: { readonly run: string; readonly powershell: boolean },
): string {
  const typing = powershell ? powershellTyping : shellTyping;
  // Neither a quoted path nor the ampersand with which PowerShell starts it separates commands.
  const bare = run.replace(/^& |"[^"]*"|'[^']*'/g, "");
  const command = /[;&|]/.test(bare) ? groupCommands(run, powershell) : run;
  return runs.map((answers) => `${typing(answers)} | ${command}`).join("; ");
}

/** All commands of a line read the answers, not only the first; PowerShell leaves the line to cmd. */
const groupCommands = (line: string, powershell: boolean) =>
  powershell ? `cmd /c '${line.replaceAll("'", "''")}'` : `( ${line} )`;

/** The answers are the format of printf, in which a backslash and % are special. */
function shellTyping(answers: readonly string[]): string {
  const lines = answers.map((answer) => answer.replace(/[\\%]/g, "$&$&").replaceAll("'", "'\\''"));
  const format = lines.map((line) => `${line}\\n`).join("");
  return `printf ${format.startsWith("-") ? "-- " : ""}'${format}'`;
}

/** PowerShell sends each string as a line. It also takes typographic quotation marks for '. */
const powershellTyping = (answers: readonly string[]) =>
  answers.length === 0
    ? "@()"
    : answers.map((answer) => `'${answer.replace(/['‘’‚‛]/g, "$&$&")}'`).join(", ");
