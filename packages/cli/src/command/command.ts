import type { ExitCode } from '../errors/exit-codes.ts';
import type { Output } from '../output/output.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Context } from './context.ts';
import type { Flag, FlagValue } from './flag.ts';

/** Name of a command as typed, such as `orders list`. */
export type CommandName = keyof Phrases['commands'];

/** Flags of a command by name, without dashes. */
export type Flags = Readonly<Record<string, Flag>>;

/** What was typed, read and checked. */
export interface Input<F extends Flags = Flags> {
  readonly args: readonly string[];
  readonly flags: { readonly [Name in keyof F]: FlagValue<F[Name]> };
}

/** One command as a value; its words stand in the phrases under its name. */
export interface Command<F extends Flags = Flags> {
  readonly name: CommandName;
  /** What it takes beside flags: nothing unless said. */
  readonly argument?: { readonly name: string; readonly min: number; readonly max: number };
  readonly flags: F;
  /** Command lines worth copying, by the name of the phrase that explains each. */
  readonly examples: Readonly<Record<string, string>>;
  /** How it may end beside "done", "failed" and "wrong usage". */
  readonly exitCodes: readonly ExitCode[];
  /** Fields that `--json=` may choose from. */
  fields(): readonly string[];
  run(input: Input<F>, context: Context): Promise<Output>;
}

type Words<Name extends CommandName> = Phrases['commands'][Name];

/** Makes a command; does not compile while a flag or an example lacks its phrase. */
export function defineCommand<Name extends CommandName, F extends Record<keyof Words<Name>['flags'], Flag>>(
  command: Omit<Command<F>, 'name' | 'examples'> & {
    name: Name;
    flags: F & Record<Exclude<keyof F, keyof Words<Name>['flags']>, never>;
    examples: Record<keyof Words<Name>['examples'], string>;
  },
): Command {
  return command;
}
