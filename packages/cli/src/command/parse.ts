import { format } from '@svcdesk/core/phrases';
import { usageError } from '../errors/cli-error.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Command, Flags, Input } from './command.ts';
import type { Flag } from './flag.ts';
import { type Globals, globalFlags } from './global-flags.ts';
import { nearest } from './suggest.ts';
import { type FlagToken, tokensOf } from './tokens.ts';

/** What a line says after its command. */
export interface Parsed {
  readonly input: Input;
  readonly globals: Globals;
}

/** What parsing needs beside the words. */
export interface ParseContext {
  readonly phrases: Phrases;
  readonly now: Date;
}

/** The part of a command that parsing looks at; lines without a command have no flags of their own. */
export type Parsable = Pick<Command, 'flags' | 'argument'> & { readonly name?: string };

/** Reads the words after a command. Throws a usage error that names what is wrong and what was probably meant. */
export function parse(command: Parsable, args: readonly string[], context: ParseContext): Parsed {
  const flags: Flags = { ...command.flags, ...globalFlags };
  const typed = new Typed(command, flags, context);
  for (const token of tokensOf(args, flags)) {
    if (token.kind === 'argument') typed.addArgument(token.value);
    else typed.addFlag(token);
  }
  typed.checkArguments();
  return { input: { args: typed.args, flags: typed.read(command.flags) }, globals: typed.read(globalFlags) };
}

/** Collects what was typed and complains where it cannot be. */
class Typed {
  readonly args: string[] = [];
  readonly #given = new Map<string, string[]>();
  readonly #command: Parsable;
  readonly #flags: Flags;
  readonly #context: ParseContext;

  constructor(command: Parsable, flags: Flags, context: ParseContext) {
    this.#command = command;
    this.#flags = flags;
    this.#context = context;
  }

  addArgument(value: string) {
    this.args.push(value);
  }

  addFlag({ name, written, value, inline }: FlagToken) {
    const { usage } = this.#context.phrases;
    const flag = name !== undefined && Object.hasOwn(this.#flags, name) ? this.#flags[name] : undefined;
    if (!flag || name === undefined) throw this.#unknown(written);
    if (flag.value === undefined && inline) throw this.#wrong(usage.noValue, { name: written });
    // A word that looks like another flag is one, unless "=" says that it is the value.
    const missing = value === undefined || (!inline && value.startsWith('--')) || value === '';
    if (flag.value && (flag.optionalValue ? value === '' : missing)) {
      throw this.#wrong(usage.missingValue, { name: written });
    }
    const before = this.#given.get(name) ?? [];
    if (flag.value && before.length > 0 && !flag.repeats) throw this.#wrong(usage.given, { name: written });
    this.#given.set(name, [...before, value ?? '']);
  }

  checkArguments() {
    const { name = '', min, max } = this.#command.argument ?? { min: 0, max: 0 };
    const { usage } = this.#context.phrases;
    if (this.args.length < min) throw this.#wrong(usage.missingArgument, { name });
    if (this.args.length > max) throw this.#wrong(usage.tooManyArguments, { value: this.args[max] });
  }

  read<F extends Flags>(flags: F): Input<F>['flags'] {
    const entries = Object.entries<Flag>(flags).map(([name, flag]) => [
      name,
      flag.read(this.#given.get(name) ?? [], { name: `--${name}`, ...this.#context }),
    ]);
    return Object.fromEntries(entries) as Input<F>['flags'];
  }

  #unknown(written: string) {
    const { usage } = this.#context.phrases;
    const meant = nearest(
      written,
      Object.keys(this.#flags).map((name) => `--${name}`),
    );
    const message = format(usage.unknownFlag, { name: written, command: this.#line() });
    const hint = format(usage.seeHelp, { command: this.#line() });
    return usageError(meant ? `${message} ${format(usage.didYouMean, { name: meant })}` : message, hint);
  }

  #wrong(text: string, params: Record<string, string | undefined>) {
    return usageError(
      format(text, params),
      format(this.#context.phrases.usage.seeHelp, { command: this.#line() }),
    );
  }

  #line(): string {
    return this.#command.name ? `svcdesk ${this.#command.name}` : 'svcdesk';
  }
}
