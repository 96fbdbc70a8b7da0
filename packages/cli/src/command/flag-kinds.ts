import { isVisible, normalizeNumber, normalizeSearch } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import { usageError } from '../errors.ts';
import type { Flag, ReadContext } from './flag.ts';

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

/** A name and what stands behind its equals sign. */
export function pairOf(given: string, { name, phrases }: ReadContext): Pair {
  const [, key = '', value = ''] = /^([^=＝]+)[=＝](.*)$/s.exec(given) ?? [];
  if (key.trim() === '') throw usageError(format(phrases.usage.notPair, { name, value: given }));
  return [key.trim(), value];
}

/** Reads a number, however its digits are written. */
export function readNumber(given: string, { name, phrases }: ReadContext): number {
  const number = isVisible(given) ? Number(normalizeNumber(given)) : Number.NaN;
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
