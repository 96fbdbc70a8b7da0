import type { DataOf, duty } from '@svcdesk/core/contract';
import type { DayMark } from '../../shared/blocks/calendar/day-mark.ts';
import { dayAfter, weekOf } from '../../shared/blocks/calendar/days.ts';

/** Who is on duty in a group on a day. */
export type DutyDay = DataOf<typeof duty.calendar>[number];

interface DutyWords {
  me: string;
  mine: (shift: string) => string;
  people: (count: number) => string;
  nobody: string;
}

/** Days of a month as a calendar shows them: my own turns are named, of others how many. */
export function dutyMarks(
  days: readonly DutyDay[],
  accountId: string | undefined,
  text: DutyWords,
): ReadonlyMap<string, DayMark> {
  const marks = new Map<string, DayMark>();
  for (const date of new Set(days.map((day) => day.date))) {
    const ofDay = days.filter((day) => day.date === date);
    const people = ofDay.flatMap((day) => day.people);
    const own = people.find((person) => person.accountId === accountId);
    const rest = ofDay.some(({ workday }) => !workday);
    const count = new Set(people.map((person) => person.accountId)).size;
    if (own) marks.set(date, { words: text.me, spoken: text.mine(own.shiftName), rest });
    else if (count === 0) marks.set(date, { spoken: text.nobody, rest: false, words: '' });
    else marks.set(date, { words: String(count), spoken: text.people(count), rest, faint: true });
  }
  return marks;
}

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
