import type { HolidayDays } from './calendar.ts';
import { dateOfDay, dayOfDate } from './time-zone.ts';

/** A year's holidays as ranges of days, both ends included, in MM-DD. */
interface HolidayYear {
  readonly year: number;
  readonly off: readonly (readonly [from: string, to: string])[];
  readonly work: readonly string[];
}

/** China's public holidays of 2026. Source: notice of the State Council of 2025-11-04. */
export const chinaHolidays2026: HolidayYear = {
  year: 2026,
  off: [
    ['01-01', '01-03'],
    ['02-15', '02-23'],
    ['04-04', '04-06'],
    ['05-01', '05-05'],
    ['06-19', '06-21'],
    ['09-25', '09-27'],
    ['10-01', '10-07'],
  ],
  work: ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'],
};

/** A year's holidays day by day, as a holiday set stores them. */
export function holidayDays({ year, off, work }: HolidayYear): HolidayDays {
  const days: Record<string, 'off' | 'work'> = {};
  for (const [from, to] of off) {
    for (let day = dayOfDate(`${year}-${from}`); day <= dayOfDate(`${year}-${to}`); day += 1) {
      days[dateOfDay(day)] = 'off';
    }
  }
  for (const day of work) days[`${year}-${day}`] = 'work';
  return days;
}
