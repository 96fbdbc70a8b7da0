import type { ExpectedItem } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { kindWords, wordOf } from '../../../shared/domain/work/kind-words.ts';
import type { Locale } from '../../../shared/platform/i18n/locale.ts';
import { text } from '../phrases.ts';
import { beyond, readingOf } from './reading.ts';

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
