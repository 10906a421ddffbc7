/** Makes a parser of the subcommands that are values. */
import { Argument, type Command, InvalidArgumentError, Option } from "commander";
import type { Result } from "../base/result.ts";
import type { Subcommand, ValueReader } from "../base/subcommand.ts";

/** Carries out a subcommand for what is typed after its name. */
export type CarryOut = (subcommand: Subcommand, typed: object) => void;

/** Adds to a parser what may be typed for a subcommand, and those below it. */
export function describeTo(command: Command, subcommand: Subcommand, run: CarryOut): void {
  const { usage, usageInHelp, about, options = "", excludes = [], subcommands = [] } = subcommand;
  command.description(about);
  if (usageInHelp !== undefined) command.usage(usageInHelp);
  for (const flags of usage.split(" ").slice(1)) command.addArgument(argumentOf(flags, subcommand));
  for (const lines of options.trim().split(/\n\s*(?=-)/)) {
    if (lines !== "") command.addOption(optionOf(lines, subcommand));
  }
  for (const [keys, others] of excludes) {
    for (const option of command.options)
      if (keys.includes(option.attributeName())) option.conflicts([...others]);
  }
  if (subcommand.help !== undefined) command.addHelpText("after", subcommand.help);
  for (const below of subcommands) describeTo(command.command(nameOf(below)), below, run);
  // Only now, because those below inherit it: an unknown one is refused by its name.
  if (subcommand.takesMore) command.allowExcessArguments();
  command.action(() => run(subcommand, typedOf(command)));
}

const nameOf = ({ usage }: Subcommand): string => usage.replace(/ .*/, "");

/** All that is typed for a subcommand, by the names of arguments and the keys of options. */
function typedOf(command: Command): object {
  const named = command.registeredArguments.map(
    (argument, index) => [argument.name(), command.processedArgs[index]] as const,
  );
  const given = named.filter(([, value]) => value !== undefined);
  return { ...command.opts(), ...Object.fromEntries(given), words: command.args };
}

function argumentOf(flags: string, { arguments: abouts = {}, ...more }: Subcommand): Argument {
  const name = flags.replace(/[<>[\].]/g, "");
  return completed(new Argument(flags, abouts[name]), name, more);
}

/** The option of some lines of help. */
function optionOf(lines: string, subcommand: Subcommand): Option {
  const [flags = "", ...about] = lines.split(/\s{2,}/);
  const option = new Option(flags, about.join(" "));
  const key = option.attributeName();
  if (subcommand.required?.includes(key)) option.makeOptionMandatory();
  return completed(option, key, subcommand);
}

type ReadersAndDefaults = Pick<Subcommand, "readers" | "defaults">;

/** Adds what may be typed for an argument or option, and what it is if nothing is. */
function completed<Part extends Argument | Option>(
  part: Part,
  key: string,
  values: ReadersAndDefaults,
): Part {
  const reader = values.readers?.[key];
  if (typeof reader === "function") part.argParser(parsedBy(reader));
  else if (reader) part.choices(reader);
  const value = values.defaults?.[key];
  if (value !== undefined) part.default(value);
  return part;
}

const parsedBy =
  (read: Extract<ValueReader, (...typed: never) => Result<unknown>>) =>
  (typed: string, before: unknown): unknown => {
    const value = read(typed, before);
    if (!value.ok) throw new InvalidArgumentError(value.reason);
    return value.value;
  };
