import { format } from '@svcdesk/core/phrases';
import { usageError } from '../errors/cli-error.ts';
import { localDay } from '../output/time.ts';
import type { Flag } from './flag.ts';

const dayText = /^\d{4}-\d\d-\d\d$/;
const daysOff = /^([+-])(\d{1,4})d$/;
const instantText = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/;
const namedDays: Readonly<Record<string, number>> = { today: 0, yesterday: -1, tomorrow: 1 };

/** A calendar day: YYYY-MM-DD, `today`, or so many days from today such as `-7d`, in the terminal's own zone. */
export const dayFlag: Flag<string | undefined> = {
  value: 'DAY',
  read([given], { name, phrases, now }) {
    if (given === undefined) return undefined;
    if (isDay(given)) return given;
    const [, sign, count] = daysOff.exec(given) ?? [];
    const days =
      namedDays[given.toLowerCase()] ?? (count === undefined ? undefined : Number(`${sign}${count}`));
    if (days === undefined) throw usageError(format(phrases.usage.notDay, { name, value: given }));
    return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
  },
};

function isDay(text: string): boolean {
  if (!dayText.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** An instant with its zone, or without one in the terminal's own. */
export const instantFlag: Flag<string | undefined> = {
  value: 'TIME',
  read([given], { name, phrases }) {
    if (given === undefined) return undefined;
    const at = instantText.test(given) ? new Date(given.replace(' ', 'T')) : new Date(Number.NaN);
    if (Number.isNaN(at.getTime())) {
      throw usageError(format(phrases.usage.notInstant, { name, value: given }));
    }
    return at.toISOString();
  },
};
