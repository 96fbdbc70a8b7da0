import type { WorkContext } from '../../engine/context.ts';
import { checkAhead, checkSpan } from '../../engine/days.ts';
import { maxPlanDays } from '../../engine/schedules.ts';
import { invalid } from '../../platform/refusals.ts';

const minuteMs = 60_000;
/** Refuses times that are shorter than a minute, longer than {@link maxPlanDays}, or too far ahead. */
export function checkTimes(
  from: number,
  to: number,
  path: string,
  context: Pick<WorkContext, 'now' | 'timeZone'>,
): void {
  checkSpan(from, to, maxPlanDays, path);
  if (to - from < minuteMs) throw invalid(path, 'notAfterStart');
  checkAhead(to, path, context);
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
