import { dayOf } from '../../blocks/calendar/days.ts';
import { serverNow } from '../../platform/clock.ts';

/** From when to when work is planned; instants, empty until chosen. */
export interface When {
  start: string;
  end: string;
}

export const noWhen: When = { start: '', end: '' };

const halfHourMs = 30 * 60_000;

/** What a plan begins with: the one that there is, else the next half hour for as long as the work usually takes. */
export function whenOf(plan: { planStart?: string; planEnd?: string }, minutes: number, nowMs: number): When {
  const { planStart, planEnd } = plan;
  if (planStart !== undefined && planEnd !== undefined) return { start: planStart, end: planEnd };
  const start = Math.ceil(nowMs / halfHourMs) * halfHourMs;
  return { start: new Date(start).toISOString(), end: new Date(start + minutes * 60_000).toISOString() };
}

/** The start moved, and the end with it. */
export function startingAt({ start, end }: When, next: string): When {
  const length = Date.parse(end) - Date.parse(start);
  const moved = Date.parse(next) + (length > 0 ? length : 2 * halfHourMs);
  return { start: next, end: Number.isNaN(moved) ? end : new Date(moved).toISOString() };
}

/** What is wrong with it. */
export function whenProblem({ start, end }: When): 'startMissing' | 'endBefore' | undefined {
  if (start === '') return 'startMissing';
  return Date.parse(end) > Date.parse(start) ? undefined : 'endBefore';
}

/** Whether two spans share time; touching ends do not. */
export function overlap(one: When, planStart: string, planEnd: string): boolean {
  return Date.parse(planStart) < Date.parse(one.end) && Date.parse(planEnd) > Date.parse(one.start);
}

/** The day (YYYY-MM-DD) that work is planned for, else due on; undefined where it has none, or that is over. */
export function dayOfWork(
  { planStart, dueOn }: { planStart?: string | undefined; dueOn?: string | undefined },
  today = dayOf(serverNow()),
): string | undefined {
  const day = planStart === undefined ? dueOn : dayOf(planStart);
  return day !== undefined && day >= today ? day : undefined;
}
