import type { DataOf, plans } from '@svcdesk/core/contract';
import type { DayMark } from '../../blocks/calendar/day-mark.ts';

/** How full a day of a person is, and why. */
export type Load = DataOf<typeof plans.dailySaturation>[number];

/** What a calendar shows of an engineer's days; leave is said by its name and marked as short as it goes. */
export function marksOf(
  loads: readonly Load[],
  leave: { mark: string; words: (code: string) => string },
): ReadonlyMap<string, DayMark> {
  return new Map(
    loads.map(({ date, saturation, offDuty, onDuty: duty, leave: code }) => {
      const rest = offDuty === true || code !== undefined;
      const away = code !== undefined && saturation === 0;
      return [
        date,
        { saturation, rest, duty, ...(away && { words: leave.mark, spoken: leave.words(code) }) },
      ];
    }),
  );
}

/** Planned by what can be over days together: never a mean of shares. */
export function sharedLoad(loads: readonly Load[]): number {
  const planned = loads.reduce((sum, { plannedMinutes = 0 }) => sum + plannedMinutes, 0);
  const capacity = loads.reduce((sum, { capacityMinutes = 0 }) => sum + capacityMinutes, 0);
  return capacity === 0 ? (planned > 0 ? 1 : 0) : planned / capacity;
}

/** The day that is fullest; undefined when nothing is planned at all. */
export function fullest(loads: readonly Load[]): Load | undefined {
  const [first] = loads.toSorted((one, other) => other.saturation - one.saturation);
  return first && first.saturation > 0 ? first : undefined;
}
