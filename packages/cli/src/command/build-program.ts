import { Option } from 'commander';
import type { AnyCommand, Argument, Input, Noun, Nouns } from './command.ts';
import type { Flags } from './flag.ts';
import { globalFlags } from './global-flags.ts';
import { flagsOf } from './output-flags.ts';
import { Program } from './program.ts';
import { readFlags } from './read-flags.ts';
import type { ParseContext } from './wrong-line.ts';

/** Runs a command with what was typed for it. */
export type Runner = (command: AnyCommand, input: Input) => Promise<void>;

/**
 * All commands as commander's, by their nouns; what stands below a noun is loaded when the line names it, and only
 * the command that runs gets its flags.
 */
export function programOf(context: ParseContext, nouns: Nouns, run: Runner): Program {
  const root = furnished(new Program('svcdesk', context), [], globalFlags);
  for (const name of named(Object.keys(nouns), context)) root.command(name);
  root.helpOption('-h, --help').helpCommand(false);
  root.hook('preSubcommand', async (_root, noun) => {
    const load = nouns[noun.name()];
    if (load) loadNoun(noun as Program, await load(), run);
  });
  return root;
}

/** The names that a line may mean: those that it holds. All of them for help, and where it holds none, for guesses. */
function named(names: readonly string[], { args }: ParseContext): readonly string[] {
  const held = args.some((arg) => arg === '--help' || arg === '-h')
    ? []
    : names.filter((name) => args.includes(name));
  return held.length > 0 ? held : names;
}

/** Puts what stands below a noun there, without flags. */
function loadNoun(noun: Program, loaded: Noun, run: Runner): void {
  if ('command' in loaded) {
    furnish(noun, loaded.command, run);
    return;
  }
  noun.verbs = loaded.verbs;
  noun.usual = loaded.usual;
  const verbs = Object.entries(loaded.verbs);
  const names = verbs.flatMap(([verb, { aliases = [] }]) => [verb, ...aliases]);
  const wanted = named(names, noun.context);
  for (const [verb, value] of verbs) {
    const { aliases = [] } = value;
    if (![verb, ...aliases].some((name) => wanted.includes(name))) continue;
    const command = noun.command(verb) as Program;
    command.aliases([...aliases]).value = value;
  }
  noun.hook('preSubcommand', (_noun, command) => {
    const { value } = command as Program;
    if (value) furnish(command as Program, value, run);
  });
}

/** Gives a command its arguments, its flags and what it does. */
function furnish(target: Program, value: AnyCommand, run: Runner): void {
  const flags = flagsOf(value);
  target.value = value;
  furnished(target, value.arguments, flags).action(async () => {
    const args = target.processedArgs.map((given: string | string[] | undefined) => [given ?? []].flat());
    await run(value, { args, flags: readFlags(target, flags) });
  });
}

function furnished(target: Program, args: readonly Argument[], flags: Flags): Program {
  for (const { name, many, optional } of args) {
    const written = many ? `${name}...` : name;
    target.argument(optional ? `[${written}]` : `<${written}>`);
  }
  for (const option of Object.entries(flags).map(([name, flag]) => optionOf(name, flag))) {
    // The help flag is commander's own.
    if (option.long !== '--help') target.addOption(option);
  }
  return target;
}

function optionOf(name: string, { short, value, optionalValue, conflicts = [] }: Flags[string]): Option {
  const long = short ? `-${short}, --${name}` : `--${name}`;
  const option = new Option(value ? (optionalValue ? `${long} [${value}]` : `${long} <${value}>`) : long);
  option.conflicts(conflicts.map((other) => new Option(`--${other}`).attributeName()));
  if (!value) return option;
  return option.argParser((given: string, before: string[] | undefined) => [...(before ?? []), given]);
}
