import type { Call } from '@svcdesk/core/contract';
import type { Locale } from '@svcdesk/core/phrases';
import type { Host } from './host/host.ts';
import type { Flags, FlagValue, Globals } from './line/flags.ts';
import type { Phrases } from './phrases/index.ts';
import type { Output } from './print/output.ts';
import type { Diagnostics, Terminal } from './print/terminal.ts';
import type { ResourceName } from './resources/resource.ts';
import type { KindName } from './work.ts';

/** A word of a line that is no flag. */
export interface Argument {
  /** Placeholder in help, such as `ORDER`. */
  readonly name: string;
  /** Whether it takes all words that are left. */
  readonly many?: true | undefined;
  readonly optional?: true | undefined;
  /** What it names; a name is looked up on the server, and completed from there. */
  readonly resource?: ResourceName | undefined;
  /** The field of the request that it fills. */
  readonly field?: string | undefined;
  /** What may be typed, where it is one of a few words. */
  readonly values?: readonly string[] | undefined;
  /** Whether `-` stands for names on standard input. */
  readonly isPiped?: true | undefined;
}

/** What was typed, read and checked. */
export interface Input<F extends Flags = Flags> {
  /** Words by the argument that they were typed for. */
  readonly args: readonly (readonly string[])[];
  readonly flags: { readonly [Name in keyof F]: FlagValue<F[Name]> };
}

/** How a command answers: a list, one record, the outcome of what it did, or bytes and lines as they come. */
export type OutputKind = Output['kind'];

/**
 * One command as a value. What it may end with, what it may be refused and its fields follow from its calls; its
 * words stand in the phrases of its noun.
 */
export interface Command<F extends Flags = Flags> {
  /** As typed, such as `orders list`; the first word is its noun. */
  readonly name: string;
  readonly aliases?: readonly string[] | undefined;
  /** Every call that it may make for what it is for; what finds names and the session is not counted. */
  readonly calls: readonly Call[];
  readonly arguments: readonly Argument[];
  readonly flags: F;
  readonly output: OutputKind;
  /** Whether it can be run again and again while events of the server tell that something changed. */
  readonly isWatchable?: true | undefined;
  /** Whose numbers it shows: which words its statuses have. */
  readonly kind?: KindName | undefined;
  /** Lines worth copying, by the name of the phrase that explains each, if any does. */
  readonly examples: Readonly<Record<string, string>>;
  /** Fields that `--json=` may choose from. */
  fields(): readonly string[];
  run(input: Input<F>, context: Context): Promise<Output>;
}

/** A command without the types of its flags, as lists of commands hold it. */
export type AnyCommand = Command<Flags>;

/** Makes a command; its flags' types follow from its flags. */
export function defineCommand<const F extends Flags>(command: Command<F>): AnyCommand {
  // It is run with what its own flags have read, so the types of others cannot come to it.
  return command as unknown as AnyCommand;
}

/** Commands under one noun, by verb. */
export type Verbs = Readonly<Record<string, AnyCommand>>;

/** What the first word of a line names: commands by verb, or one command. */
export type Noun =
  | {
      readonly verbs: Verbs;
      /** The verb of who types the noun alone on a terminal; without it they read what there is. */
      readonly defaultVerb?: string;
    }
  | { readonly command: AnyCommand };

/** What each first word of a line names, loaded when it is typed or explained. */
export type Nouns = Readonly<Record<string, () => Promise<Noun>>>;

/** What a command works with. */
export interface Context {
  readonly host: Host;
  readonly globals: Globals;
  readonly phrases: Phrases;
  readonly locale: Locale;
  readonly terminal: Terminal;
  readonly diagnostics: Diagnostics;
  /** All commands there are. */
  readonly nouns: Nouns;
}
