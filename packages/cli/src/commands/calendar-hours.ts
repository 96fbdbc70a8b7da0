import { format } from '@svcdesk/core/phrases';
import { usageError } from '../errors.ts';
import { commaParts, type ReadContext } from '../line/flags.ts';
import { clockMeant, readDay, weekdaysMeant } from '../line/when.ts';

/** From and to, `HH:mm` each. */
type Interval = [from: string, to: string];

/** A week, Monday first, with the hours that were typed, such as `mon-fri 09:00-12:00,13:00-18:00`; a day without hours is closed. */
export function weekOf(
  typed: readonly string[],
  before: readonly Interval[][],
  context: ReadContext,
): Interval[][] {
  const week = [...before];
  for (const one of typed) {
    const [named, hours] = partsOf(one, context);
    const days = weekdaysMeant(named);
    if (!days) throw usageError(format(context.phrases.usage.notHours, { name: context.name, value: one }));
    for (const day of days) week[day] = hours;
  }
  return week;
}

/** Hours of single days, such as `2026-10-08 09:00-18:00`; a day without hours is closed. */
export function daysOf(typed: readonly string[], context: ReadContext): Record<string, Interval[]> {
  return Object.fromEntries(
    typed.map((one) => {
      const [day, hours] = partsOf(one, context);
      return [readDay(day, context), hours];
    }),
  );
}

/** A time of day; a day may also end at 24:00. */
function hourMeant(text: string): string | undefined {
  return text.trim() === '24:00' ? '24:00' : clockMeant(text);
}

function partsOf(given: string, { name, phrases }: ReadContext): [days: string, hours: Interval[]] {
  const [days = '', ...rest] = given.trim().split(/\s+/);
  const hours = commaParts(rest).map((part): Interval => {
    const [from, to, ...more] = part.split(/[-~]/).map(hourMeant);
    if (!from || !to || more.length > 0)
      throw usageError(format(phrases.usage.notHours, { name, value: given }));
    return [from, to];
  });
  return [days, hours];
}
