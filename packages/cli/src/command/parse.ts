import { parseArgs } from 'node:util';
import { format } from '@svcdesk/core/phrases';
import { usageError } from '../errors/cli-error.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Command, Flags, Input } from './command.ts';
import type { Flag } from './flag.ts';
import { type Globals, globalFlags } from './global-flags.ts';
import { nearest } from './suggest.ts';

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
  const { tokens } = parseArgs({
    args: [...args],
    options: optionsOf(flags),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') typed.addArgument(token.value);
    if (token.kind === 'option') typed.addFlag(token);
  }
  typed.checkArguments();
  return { input: { args: typed.args, flags: typed.read(command.flags) }, globals: typed.read(globalFlags) };
}

function optionsOf(flags: Flags) {
  return Object.fromEntries(
    Object.entries(flags).map(([name, { value, optionalValue, short }]) => [
      name,
      { type: value && !optionalValue ? 'string' : 'boolean', ...(short && { short }) } as const,
    ]),
  );
}

interface FlagToken {
  name: string;
  rawName: string;
  value?: string;
  inlineValue?: boolean;
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

  addFlag({ name, rawName, value, inlineValue }: FlagToken) {
    const { usage } = this.#context.phrases;
    const flag = Object.hasOwn(this.#flags, name) ? this.#flags[name] : undefined;
    if (!flag) throw this.#unknown(rawName);
    if (flag.value === undefined && inlineValue) throw this.#wrong(usage.noValue, { name: rawName });
    // A word that looks like another flag is one, unless "=" says that it is the value.
    const missing = value === undefined || (!inlineValue && value.startsWith('--')) || value === '';
    if (flag.value && (flag.optionalValue ? value === '' : missing)) {
      throw this.#wrong(usage.missingValue, { name: rawName });
    }
    const before = this.#given.get(name) ?? [];
    if (flag.value && before.length > 0 && !flag.repeats) throw this.#wrong(usage.given, { name: rawName });
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

  #unknown(rawName: string) {
    const { usage } = this.#context.phrases;
    const meant = nearest(
      rawName,
      Object.keys(this.#flags).map((name) => `--${name}`),
    );
    const message = format(usage.unknownFlag, { name: rawName, command: this.#line() });
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
