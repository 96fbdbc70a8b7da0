import { normalizeNumber, normalizeSearch, numberIn } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import { usageError } from '../errors.ts';
import type { Phrases } from '../phrases/index.ts';
import { languages } from '../phrases/locale.ts';
import type { ResourceName } from '../resources/resource.ts';

/** What reading a value may need. */
export interface ReadContext {
  /** The flag as typed, for errors: `--status`. */
  readonly name: string;
  readonly phrases: Phrases;
  readonly now: Date;
}

/** A flag as a value: how it is written and how what was typed becomes a value. */
export interface Flag<Value = unknown> {
  /** Placeholder of its value in help; a flag without one is a switch. */
  readonly value?: string | undefined;
  /** Whether the value may be left out; it is then given by `=`. */
  readonly optionalValue?: true | undefined;
  readonly short?: string | undefined;
  /** Whether it may be given several times. */
  readonly repeats?: true | undefined;
  /** Values that help lists and the shell completes. */
  readonly values?: readonly string[] | undefined;
  /** What it names; looked up on the server, and completed from there. */
  readonly resource?: ResourceName | undefined;
  /** Flags that cannot be given beside it. */
  readonly conflicts?: readonly string[] | undefined;
  /** A flag that it means nothing without; of several, one. */
  readonly needs?: string | readonly string[] | undefined;
  /** Reads what was typed, in the order it came; empty when the flag was not given. Throws a usage error. */
  read(given: readonly string[], context: ReadContext): Value;
}

/** What a flag's reading gives. */
export type FlagValue<F> = F extends Flag<infer Value> ? Value : never;

/** Flags of a command by name, without dashes. */
export type Flags = Readonly<Record<string, Flag>>;

/** A flag that is there or not. */
export function toggle(short?: string, more: Partial<Flag<boolean>> = {}): Flag<boolean> {
  return { short, read: (given) => given.length > 0, ...more };
}

/** A flag with a text. */
export function text(
  value: string,
  short?: string,
  more: Partial<Flag<string | undefined>> = {},
): Flag<string | undefined> {
  return { value, short, read: ([given]) => given, ...more };
}

/** A flag with one of a few words. */
export function choice<const Value extends string>(
  value: string,
  values: readonly Value[],
): Flag<Value | undefined> {
  return {
    value,
    values,
    read: ([given], context) => (given === undefined ? undefined : oneOf(given, values, context)),
  };
}

/** A flag with several words, separated by commas or given again. */
export function choices<const Value extends string>(
  value: string,
  values: readonly Value[],
): Flag<Value[] | undefined> {
  return {
    value,
    values,
    repeats: true,
    read: (given, context) =>
      given.length === 0 ? undefined : commaParts(given).map((part) => oneOf(part, values, context)),
  };
}

/** A flag with a whole number. */
export function whole(value: string, min: number, max: number, short?: string): Flag<number | undefined> {
  return {
    value,
    short,
    read([given], { name, phrases }) {
      if (given === undefined) return undefined;
      const figures = normalizeNumber(given);
      const number = /^\d+$/.test(figures) ? Number(figures) : Number.NaN;
      if (number >= min && number <= max) return number;
      throw usageError(format(phrases.usage.notWhole, { name, min, max, value: given }));
    },
  };
}

/** A flag with a text, given once for each; who takes it reads it. */
export function texts(value: string): Flag<readonly string[]> {
  return { value, repeats: true, read: (given) => given };
}

/** A name and what is said of it. */
export type Pair = readonly [name: string, value: string];

/** A flag of `NAME=VALUE`, given once for each. */
export function pairs(value = 'NAME=VALUE'): Flag<readonly Pair[]> {
  return { value, repeats: true, read: (given, context) => given.map((one) => pairOf(one, context)) };
}

/** The two sides of a `name=value` argument. */
export function pairOf(given: string, { name, phrases }: ReadContext): Pair {
  const [, key = '', value = ''] = /^([^=＝]+)[=＝](.*)$/s.exec(given) ?? [];
  if (key.trim() === '') throw usageError(format(phrases.usage.notPair, { name, value: given }));
  return [key.trim(), value];
}

/** Reads a number, however its digits are written. */
export function readNumber(given: string, { name, phrases }: ReadContext): number {
  const number = numberIn(given);
  if (Number.isNaN(number)) throw usageError(format(phrases.usage.notNumber, { name, value: given }));
  return number;
}

/** The parts of values separated by commas, Chinese ones too, without blanks around them. */
export function commaParts(given: readonly string[]): string[] {
  return given
    .flatMap((value) => value.split(/[,，、]/))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The value among `values` that was meant, whatever its case. */
export function oneOf<Value extends string>(
  given: string,
  values: readonly Value[],
  { name, phrases }: ReadContext,
): Value {
  const found = values.find((value) => value.toLowerCase() === given.toLowerCase());
  if (found !== undefined) return found;
  throw usageError(format(phrases.usage.notChoice, { name, value: given, values: values.join(', ') }));
}

/** Whether two words are one, whatever their case and width and whether their parts are joined: `in-progress` is "In progress". */
export function isSameWord(one: string, other: string): boolean {
  const [first, second] = [one, other].map((word) => normalizeSearch(word).replace(/[\s_-]/g, ''));
  return first === second;
}

/** Longest wait for a reply that can be asked for, in seconds. */
const timeoutMaxSeconds = 3600;

/** The value of `--json`: absent, all fields, or the chosen ones. */
type JsonChoice = undefined | 'all' | readonly string[];

const json: Flag<JsonChoice> = {
  value: 'FIELDS',
  optionalValue: true,
  read([given]) {
    if (given === undefined) return undefined;
    return given === '' ? 'all' : given.split(',').map((field) => field.trim());
  },
};

/** Flags that every command takes; their words stand in the phrases under `globalFlags`. */
export const globalFlags = {
  server: text('URL'),
  profile: text('NAME'),
  json,
  jq: text('EXPRESSION'),
  template: text('TEXT'),
  'no-input': toggle(),
  quiet: toggle('q'),
  debug: toggle(),
  'no-color': toggle(),
  timeout: whole('SECONDS', 1, timeoutMaxSeconds),
  lang: choice('LANG', Object.keys(languages)),
  help: toggle('h'),
  version: toggle('V'),
} as const;

/** What was typed of the flags that every command takes. */
export type Globals = { readonly [Name in keyof typeof globalFlags]: FlagValue<(typeof globalFlags)[Name]> };

/** What is known of a line before it is parsed, or when it cannot be: how to report its errors. */
export function earlyGlobals(args: readonly string[]): Globals {
  const has = (flag: string) => args.includes(flag);
  return {
    server: undefined,
    profile: undefined,
    json: args.some((arg) => /^--(json|jq|template)(=|$)/.test(arg)) ? 'all' : undefined,
    jq: undefined,
    template: undefined,
    'no-input': has('--no-input'),
    quiet: false,
    debug: has('--debug'),
    'no-color': has('--no-color'),
    timeout: undefined,
    lang: undefined,
    help: false,
    version: false,
  };
}
