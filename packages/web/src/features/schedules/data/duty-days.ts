import { dayAfter, weekOf } from '../../../shared/blocks/calendar/days.ts';

/** More is planned in several goes: each day is saved on its own. */
export const maxDutyDays = 62;

/** Days from one to another, both included, that fall on some weekdays (0 is Monday); on any when none is named. */
export function chosenDays(from: string, to: string, weekdays: readonly number[]): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= maxDutyDays; day = dayAfter(day, 1)) {
    if (weekdays.length === 0 || weekdays.includes(weekOf(day).indexOf(day))) days.push(day);
  }
  return days;
}
