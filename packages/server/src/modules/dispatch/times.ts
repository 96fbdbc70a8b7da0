import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import type { WorkContext } from '../../engine/context.ts';
import { checkSpan } from '../../engine/days.ts';
import { maxPlanDays } from '../../engine/schedules.ts';
import { invalid } from '../../platform/refusals.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Days ahead for which plans may be made. Nothing later is read. */
const maxAheadDays = 92;

/** The last instant that may be planned for. */
export const farthestOf = ({ now }: Pick<WorkContext, 'now'>): number =>
  now().getTime() + maxAheadDays * dayMs;

/** The last day (YYYY-MM-DD) that may be planned for. */
export const lastDayOf = (context: Pick<WorkContext, 'now' | 'timeZone'>): string =>
  dateOfDay(timeZone(context.timeZone).dayOf(farthestOf(context)));

/** Refuses times that are shorter than a minute, longer than {@link maxPlanDays}, or too far ahead. */
export function checkTimes(
  from: number,
  to: number,
  path: string,
  context: Pick<WorkContext, 'now' | 'timeZone'>,
): void {
  checkSpan(from, to, maxPlanDays, path);
  if (to - from < minuteMs) throw invalid(path, 'notAfterStart');
  if (to > farthestOf(context)) throw invalid(path, 'tooLate', { max: lastDayOf(context) });
}

/**
 * Whether an order misses its deadline. One that nobody has a time for does so if the deadline is over by `until`, the end
 * of the days that are looked at, in milliseconds.
 */
export const missesDue = (
  dueAt: string | null | undefined,
  planEnd: string | null,
  until: number,
): boolean => {
  if (!dueAt) return false;
  const due = Date.parse(dueAt);
  return planEnd === null ? due <= until : Date.parse(planEnd) > due;
};
