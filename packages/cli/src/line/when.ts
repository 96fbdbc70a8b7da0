import { normalizeIdentifier } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Dayjs, ManipulateType } from 'dayjs';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { usageError } from '../errors.ts';
import { dayWords } from '../phrases/day-words.ts';
import type { ReadContext } from './flags.ts';

dayjs.extend(customParseFormat);

const units: Readonly<Record<string, ManipulateType>> = {
  m: 'minute',
  h: 'hour',
  d: 'day',
  w: 'week',
  mo: 'month',
};
const offset = /^([+-])(\d{1,4})(m|h|d|w|mo)$/;
const clock = /^\d{1,2}:\d\d$/;
const dayFormats = [
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'YYYY/M/D',
  'YYYY-M-D',
  'YYYY.MM.DD',
  'YYYY.M.D',
  'MM-DD',
  'M-D',
];
const clockFormats = ['HH:mm', 'H:mm'];
const instantFormats = ['YYYY-MM-DDTHH:mm', 'YYYY-MM-DDTHH:mm:ss', 'YYYY-MM-DDTHH:mm:ss.SSS'];
const withZone = /(Z|[+-]\d\d:\d\d)$/;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const namedDays: Readonly<Record<string, number>> = { today: 0, yesterday: -1, tomorrow: 1 };

/** The day that a word means, by the run's clocks; undefined when it means none. A weekday is the next of its name. */
function dayMeant(word: string, now: Date): Dayjs | undefined {
  const said = english(word);
  const today = dayjs(now).startOf('day');
  if (Object.hasOwn(namedDays, said)) return today.add(namedDays[said] ?? 0, 'day');
  const weekday = weekdays.findIndex((name) => said.length >= 3 && name.startsWith(said));
  if (weekday >= 0) return today.add((weekday - today.day() + 7) % 7, 'day');
  const [, sign, count, unit = ''] = offset.exec(said) ?? [];
  if (count) return /[mh]$/.test(unit) ? undefined : today.add(Number(`${sign}${count}`), units[unit]);
  return strict(said, dayFormats);
}

/** The time of day that a text means, as `HH:mm`. */
export function clockMeant(text: string): string | undefined {
  return strict(english(text), clockFormats)?.format('HH:mm');
}

/** Weekdays that a word means, from Monday, 0: one of them, or all from one to another, such as `mon-fri`. */
export function weekdaysMeant(word: string): number[] | undefined {
  const [first, last] = word.split(/[-~]/).map(mondayFirst);
  if (first === undefined || first < 0) return undefined;
  if (last === undefined) return [first];
  return last < first ? undefined : Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function mondayFirst(word: string): number {
  const said = english(word);
  const day = said.length < 3 ? -1 : weekdays.findIndex((name) => name.startsWith(said));
  return day < 0 ? day : (day + 6) % 7;
}

/** The instant that a text means: a time with or without its zone, a day with a time, a time of today, or so far from now. */
function instantMeant(text: string, now: Date): Dayjs | undefined {
  const said = english(text);
  if (said === 'now') return dayjs(now);
  const [, sign, count, unit = ''] = offset.exec(said) ?? [];
  if (count) return dayjs(now).add(Number(`${sign}${count}`), units[unit]);
  if (/^\d{4}-\d\d-\d\d[t ]/.test(said)) return exact(normalizeIdentifier(text).replace(' ', 'T'));
  const [first = '', second] = said.split(/\s+/);
  const time = second ?? (clock.test(first) ? first : undefined);
  const day = second || !time ? dayMeant(first, now) : dayjs(now);
  if (!time) return undefined;
  const at = clock.test(time) ? strict(time, clockFormats) : undefined;
  return at && day?.hour(at.hour()).minute(at.minute()).second(0).millisecond(0);
}

function exact(text: string): Dayjs | undefined {
  const day = strict(text.slice(0, 10), ['YYYY-MM-DD']);
  if (!day) return undefined;
  if (!withZone.test(text)) return strict(text, instantFormats);
  const at = dayjs(text);
  return at.isValid() ? at : undefined;
}

function strict(text: string, formats: readonly string[]): Dayjs | undefined {
  const at = formats.map((one) => dayjs(text, one, true)).find((one) => one.isValid());
  return at;
}

function english(text: string): string {
  return normalizeIdentifier(text)
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (Object.hasOwn(dayWords, word) ? (dayWords[word] ?? word) : word))
    .join(' ');
}

/** Reads a calendar day: a date, `monday`, `today`, or so far from today such as `-7d` or `+2w`. */
export function readDay(given: string, { name, phrases, now }: ReadContext): string {
  const day = dayMeant(given, now);
  if (day) return day.format('YYYY-MM-DD');
  throw usageError(format(phrases.usage.notDay, { name, value: given }));
}

/** Reads a time of day. */
export function readClock(given: string, { name, phrases }: ReadContext): string {
  const time = clockMeant(given);
  if (time) return time;
  throw usageError(format(phrases.usage.notClock, { name, value: given }));
}

/** Reads an instant: with its zone, or without one by the run's clocks; `17:00`, `monday 9:00` and `+2h` are such. */
export function readInstant(given: string, { name, phrases, now }: ReadContext): string {
  const at = instantMeant(given, now);
  if (at) return at.toISOString();
  throw usageError(format(phrases.usage.notInstant, { name, value: given }));
}
