import { normalizeIdentifier, normalizeNumber } from '@svcdesk/core/format';
import type { ExpectedItem } from '../../shared/domain/pm-order/after-waiting-pm.ts';
import { kindWords, wordOf } from '../../shared/domain/work/kind-words.ts';
import type { Locale } from '../../shared/platform/i18n/locale.ts';
import { spokenNumbers, text } from './phrases.ts';

const { digits, tens, point, minus } = spokenNumbers;

const digitOf = (sign: string) => digits.findIndex((signs) => signs.includes(sign));
const tenOf = (sign: string): number | undefined => tens[sign as keyof typeof tens];

/** A whole number in words, such as "two hundred and five" in the signs that dictation leaves; NaN for other words. */
function spokenWhole(words: string): number {
  if (words === '') return Number.NaN;
  // Said sign by sign: "two four" is 24.
  if ([...words].every((sign) => digitOf(sign) >= 0)) {
    return Number([...words].map(digitOf).join(''));
  }
  let sum = 0;
  let digit: number | undefined;
  for (const sign of words) {
    const ten = tenOf(sign);
    if (ten !== undefined) {
      sum += (digit ?? 1) * ten;
      digit = undefined;
    } else if (digitOf(sign) >= 0) digit = digitOf(sign);
    else return Number.NaN;
  }
  return sum + (digit ?? 0);
}

function spoken(words: string): number | undefined {
  const isMinus = minus.includes(words[0] ?? '') && words !== '';
  const [whole = '', ...parts] = (isMinus ? words.slice(1) : words).split(new RegExp(`[${point}]`));
  if (parts.length > 1) return undefined;
  const fraction = parts.length === 0 ? '' : [...(parts[0] ?? '')].map(digitOf).join('');
  const value = spokenWhole(whole) + (fraction === '' ? 0 : Number(`0.${fraction}`));
  if (Number.isNaN(value)) return undefined;
  const shown = Number(value.toFixed(fraction.length));
  return isMinus ? -shown : shown;
}

const signs = new RegExp(
  `^[${minus}]?[${digits.join('')}${Object.keys(tens).join('')}]+([${point}][${digits.join('')}]+)?`,
);

/**
 * The number that the engineer typed or said: "24.5", "24,5 °C", full-width figures, or numerals in words as dictation
 * leaves them; a unit behind it is taken away. Nothing where there is no number.
 */
export function readingOf(typed: string): number | undefined {
  const text = normalizeIdentifier(typed).replace(/\s+/g, '');
  const figures = /^[+-]?\d+(?:[.,'\u2019\u3002]\d+)*/.exec(text)?.[0];
  if (figures !== undefined) {
    const value = Number(normalizeNumber(figures));
    return Number.isNaN(value) ? undefined : value;
  }
  const words = signs.exec(text)?.[0];
  return words === undefined ? undefined : spoken(words);
}

/** Limits of a reading; either may be absent. */
export interface Limits {
  min?: number;
  max?: number;
}

/** How far a reading is out of its limits; 0 within them. */
export function beyond(value: number, { min, max }: Limits): number {
  const off =
    min !== undefined && value < min ? value - min : max !== undefined && value > max ? value - max : 0;
  return Number(off.toPrecision(6));
}

/** Where a reading stands on a scale that shows the limits with room on both sides, 0 to 100. */
export function placeOnScale(value: number, { min, max }: Limits): { at: number; from: number; to: number } {
  const low = min ?? Math.min(0, max ?? 0);
  const high = max ?? Math.max(low + 1, low * 2);
  const room = (high - low) / 3 || 1;
  const share = (point: number) =>
    Math.min(100, Math.max(0, ((point - low + room) / (high - low + 2 * room)) * 100));
  return {
    at: share(value),
    from: min === undefined ? 0 : share(min),
    to: max === undefined ? 100 : share(max),
  };
}

type Item = Pick<ExpectedItem, 'kind' | 'min' | 'max' | 'unit' | 'answer'>;

const withUnit = (value: number | string, unit: string | undefined) =>
  unit ? `${value} ${unit}` : `${value}`;

/** Between what a reading has to lie: "18 to 27 °C"; nothing without limits. */
export function limitWords({ min, max, unit }: Item, locale: Locale): string | undefined {
  const words = text.in(locale).check.limits;
  if (min !== undefined && max !== undefined) return words.both(`${min}`, withUnit(max, unit));
  if (max !== undefined) return words.max(withUnit(max, unit));
  return min === undefined ? undefined : words.min(withUnit(min, unit));
}

/** How far a reading is out: "0.5 V too low"; nothing within its limits. */
export function beyondWords(item: Item, value: number | undefined, locale: Locale): string | undefined {
  const off = value === undefined ? 0 : beyond(value, item);
  if (off === 0) return undefined;
  const words = text.in(locale).check;
  const by = withUnit(Math.abs(off), item.unit);
  return off > 0 ? words.high(by) : words.low(by);
}

/** What was found, as short as it is clear: the reading, the choice, else the result. */
export function answerWords(item: Item, locale: Locale): string | undefined {
  const { answer, kind, unit } = item;
  if (!answer) return undefined;
  const result = wordOf(kindWords(locale).pmResult, answer.result);
  if (answer.value === undefined || answer.result === 'na') return result;
  return kind === 'number' && readingOf(answer.value) !== undefined
    ? withUnit(answer.value, unit)
    : answer.value;
}
