import { format } from '@svcdesk/core/phrases';
import { Command as Commander, Option } from 'commander';
import type { AnyCommand, Argument, Input, Noun, Nouns, Verbs } from '../command.ts';
import { type Flags, globalFlags } from './flags.ts';
import { flagsOf } from './output-flags.ts';
import { lineError, type ParseContext, translateError } from './usage-errors.ts';

/** Help was asked for: by a flag, or by naming nothing that can be run. */
export class HelpRequested extends Error {
  readonly about: Program;

  constructor(about: Program) {
    super('help');
    this.about = about;
  }
}

/** commander's command, made from a value of ours; its errors come in the reader's language. */
export class Program extends Commander {
  /** The value that it was made from, once it is loaded; the whole and its nouns have none. */
  value: AnyCommand | undefined;
  /** Commands below a noun, once they are loaded. */
  verbs: Verbs | undefined;
  /** The command below a noun that is meant by the noun alone. */
  defaultVerb: string | undefined;
  readonly context: ParseContext;

  constructor(name: string, context: ParseContext) {
    super(name);
    this.context = context;
    // What was probably meant is told in our words.
    this.showSuggestionAfterError(false);
  }

  override createCommand(name = ''): Program {
    return new Program(name, this.context);
  }

  override error(message: string, options?: { code?: string }): never {
    throw translateError(message, options?.code, this);
  }

  override outputHelp(): void {
    throw new HelpRequested(this);
  }

  /** The words that name it, without the program's own name. */
  get line(): string {
    const above = this.parent instanceof Program ? this.parent.line : '';
    return this.parent ? `${above} ${this.name()}`.trim() : '';
  }
}

/** Runs a command with what was typed for it. */
type Runner = (command: AnyCommand, input: Input) => Promise<void>;

/**
 * All commands as commander's, by their nouns; the verbs of a noun are loaded when the line names it, and only
 * the command that runs gets its flags.
 */
export function programOf(context: ParseContext, nouns: Nouns, run: Runner): Program {
  const root = addOptions(new Program('svcdesk', context), [], globalFlags);
  for (const name of namesToRegister(Object.keys(nouns), context)) root.command(name);
  root.helpOption('-h, --help').helpCommand(false);
  root.hook('preSubcommand', async (_root, noun) => {
    const load = nouns[noun.name()];
    if (load) loadNoun(noun as Program, await load(), run);
  });
  return root;
}

/** The names that a line may mean: those that it holds. All of them for help, and where it holds none, for guesses. */
function namesToRegister(names: readonly string[], { args }: ParseContext): readonly string[] {
  const held = args.some((arg) => arg === '--help' || arg === '-h')
    ? []
    : names.filter((name) => args.includes(name));
  return held.length > 0 ? held : names;
}

/** Adds the verbs of a noun, without flags. */
function loadNoun(noun: Program, loaded: Noun, run: Runner): void {
  if ('command' in loaded) {
    configure(noun, loaded.command, run);
    return;
  }
  noun.verbs = loaded.verbs;
  noun.defaultVerb = loaded.defaultVerb;
  const verbs = Object.entries(loaded.verbs);
  const names = verbs.flatMap(([verb, { aliases = [] }]) => [verb, ...aliases]);
  const wanted = namesToRegister(names, noun.context);
  for (const [verb, value] of verbs) {
    const { aliases = [] } = value;
    if (![verb, ...aliases].some((name) => wanted.includes(name))) continue;
    const command = noun.command(verb) as Program;
    command.aliases([...aliases]).value = value;
  }
  noun.hook('preSubcommand', (_noun, command) => {
    const { value } = command as Program;
    if (value) configure(command as Program, value, run);
  });
}

/** Gives a command its arguments, its flags and what it does. */
function configure(target: Program, value: AnyCommand, run: Runner): void {
  const flags = flagsOf(value);
  target.value = value;
  // A request by `--input` has its own ids, so the arguments may be left out.
  const isWhole = 'input' in value.flags && target.context.args.some((arg) => /^--input(=|$)/.test(arg));
  const words = value.arguments.map((arg) =>
    isWhole && arg.field ? { ...arg, optional: true as const } : arg,
  );
  addOptions(target, words, flags).action(async () => {
    const args = target.processedArgs.map((given: string | string[] | undefined) => [given ?? []].flat());
    await run(value, { args, flags: readFlags(target, flags) });
  });
}

function addOptions(target: Program, args: readonly Argument[], flags: Flags): Program {
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

function optionOf(name: string, { short, value, optionalValue }: Flags[string]): Option {
  const long = short ? `-${short}, --${name}` : `--${name}`;
  const option = new Option(value ? (optionalValue ? `${long} [${value}]` : `${long} <${value}>`) : long);
  if (!value) return option;
  return option.argParser((given: string, before: string[] | undefined) => [...(before ?? []), given]);
}

/** What was typed for flags, as their values. Throws a usage error that names the flag. */
export function readFlags<F extends Flags>(program: Program, flags: F): Input<F>['flags'] {
  const typed = new Map(Object.keys(flags).map((name) => [name, typedFor(name, program)]));
  const entries = Object.entries(flags).map(([name, flag]) => {
    const given = typed.get(name) ?? [];
    check(name, given, flag, program);
    const { together, exclusive } = program.context.phrases.usage;
    const needs = flag.needs === undefined ? [] : [flag.needs].flat();
    if (needs.length > 0 && given.length > 0 && needs.every((each) => typed.get(each)?.length === 0)) {
      const others = needs.map((each) => `--${each}`).join(' / ');
      throw lineError(format(together, { one: `--${name}`, other: others }), program);
    }
    const other = flag.conflicts?.find((each) => given.length > 0 && typed.get(each)?.length);
    if (other) throw lineError(format(exclusive, { one: `--${name}`, other: `--${other}` }), program);
    return [name, flag.read(given, { name: `--${name}`, ...program.context })];
  });
  return Object.fromEntries(entries) as Input<F>['flags'];
}

/** Values in the order they came; a switch has an empty one each time. */
function typedFor(name: string, program: Program): string[] {
  const option = program.options.find(({ long }) => long === `--${name}`);
  if (!option) return [];
  const value: unknown = program.getOptionValue(option.attributeName());
  if (Array.isArray(value)) return value;
  return value === !option.negate ? [''] : [];
}

function check(name: string, given: readonly string[], flag: Flags[string], program: Program) {
  if (!flag.value) return;
  const { args, phrases } = program.context;
  const written = { name: `--${name}` };
  // A word that looks like another flag is one, unless "=" says that it is the value.
  const isMissing = (value: string) => value === '' || (value.startsWith('--') && args.includes(value));
  if (!flag.optionalValue && given.some(isMissing)) {
    throw lineError(format(phrases.usage.missingValue, written), program);
  }
  if (given.length > 1 && !flag.repeats) throw lineError(format(phrases.usage.given, written), program);
}

/** The words of a line as commander is to read them: a flag whose value may be left out never takes the next word for it. */
export function wordsOf(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.map((arg, index) => (arg === '--json' && (end === -1 || index < end) ? '--json=' : arg));
}
