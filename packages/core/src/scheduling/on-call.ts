import type { Instant } from '../sla/instant.ts';
import type { Span } from '../sla/service-clock.ts';
import { overlaps } from './outlook.ts';
import { maxBreakMinutes } from './working-hours.ts';

const minuteMs = 60_000;

/** A time at which a person is on duty for a group. */
export interface DutyTime extends Span {
  readonly groupId: string;
}

/** A part of a person's duty that lies outside of their own working hours and of the office's. */
export interface OnCallTime extends Span {
  /** The groups whose work they are on duty for. */
  readonly groupIds: readonly string[];
  /** When the office opens after it; absent if it does not open again. */
  readonly opensAt?: Instant | undefined;
}

/** Work as far as on-call time goes. */
export interface OnCallWork {
  readonly groupId: string;
  /** 1 the most urgent to 4. */
  readonly priority: number;
  /** When it has to be resolved; absent while its clock stands still, or without one. */
  readonly dueAt?: Instant | undefined;
}

/** Priorities up to this one are urgent. */
const urgentPriority = 2;

/**
 * Whether work cannot wait until the office opens, looked at from an instant outside of opening hours: it is due before
 * that, or it is late already and urgent (priority 1 or 2). Only for such work on-call time counts as working time, and
 * only for such work the person on duty is suggested first; any other is left for working hours. `opensAt` is absent if
 * the office does not open again.
 */
export function cannotWait(
  { dueAt, priority }: Pick<OnCallWork, 'dueAt' | 'priority'>,
  at: Instant,
  opensAt: Instant | undefined,
): boolean {
  if (dueAt === undefined) return false;
  if (dueAt < at) return priority <= urgentPriority;
  return opensAt === undefined || dueAt < opensAt;
}

/** Whether on-call time, as far as it lies after an instant, counts as working time for work, by {@link cannotWait}. */
export const countsOnCall = (time: OnCallTime, work: OnCallWork, now: Instant): boolean =>
  time.to > now &&
  time.groupIds.includes(work.groupId) &&
  cannotWait(work, Math.max(time.from, now), time.opensAt);

/** Hours as one where nothing but a break lies between them: nobody is on call in a break. */
function withBreaks(hours: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { from, to } of hours) {
    const last = joined.at(-1);
    if (last && from - last.to <= maxBreakMinutes * minuteMs)
      joined[joined.length - 1] = { from: last.from, to };
    else joined.push({ from, to });
  }
  return joined;
}

/** What decides the on-call time of a person on a day. Spans are sorted by time. */
export interface OnCallDay {
  /** The local day. */
  readonly day: Span;
  readonly duty: readonly DutyTime[];
  /** Their own working hours on that day. */
  readonly hours: readonly Span[];
  /** The office's opening hours on that day, and when it opens next after an instant. */
  readonly opening: readonly Span[];
  opensAfter(at: Instant): Instant | undefined;
}

/** On-call time of a person on a local day, sorted by time, apart from each other. */
export function onCallTimes({ day, duty, hours, opening, opensAfter }: OnCallDay): OnCallTime[] {
  const own = duty.filter((time) => overlaps(time, day));
  if (own.length === 0) return [];
  const working = [...withBreaks(hours), ...opening];
  const within = (at: Instant) => Math.min(day.to, Math.max(day.from, at));
  const marks = [...new Set([...own, ...working].flatMap(({ from, to }) => [within(from), within(to)]))];
  const found: OnCallTime[] = [];
  let from: Instant | undefined;
  for (const to of marks.sort((a, b) => a - b)) {
    const part = from === undefined ? undefined : { from, to };
    from = to;
    if (!part || working.some((time) => overlaps(time, part))) continue;
    const groupIds = own.filter((time) => overlaps(time, part)).map(({ groupId }) => groupId);
    if (groupIds.length > 0) found.push({ ...part, groupIds, opensAt: opensAfter(part.from) });
  }
  return found;
}

/** Minutes of duty on a local day; where one is on duty for several groups at a time, it counts once. */
export function dutyMinutes(day: Span, duty: readonly Span[]): number {
  let minutes = 0;
  let until = day.from;
  for (const { from, to } of [...duty].sort((a, b) => a.from - b.from)) {
    const begin = Math.max(from, until);
    const end = Math.min(to, day.to);
    if (end <= begin) continue;
    minutes += (end - begin) / minuteMs;
    until = end;
  }
  return Math.round(minutes);
}
