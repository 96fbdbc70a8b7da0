import { limits } from '@svcdesk/core/rules';
import type { Span } from '../../blocks/calendar/agenda-move.ts';
import { datesNow } from '../../platform/i18n/dates.ts';

/** When one means to work on it; `later` has a time of its own. */
export interface Plan {
  when: 'none' | 'now' | 'later';
  /** Instant; of `later` only. */
  start: string;
  minutes: '30' | '60' | '120' | '240';
}

export const noPlan: Plan = { when: 'none', start: '', minutes: '60' };

/** Whether a time of its own is still to be chosen. */
export function planProblem({ when, start }: Plan): boolean {
  return when === 'later' && start === '';
}

/**
 * What is sent of a plan. Now is when the form was first sent, so that trying again is the same request; what is done now
 * is so whatever else was planned for it.
 */
export function planOf(
  { when, start, minutes }: Plan,
  at: string | undefined,
): { planStart?: string; planEnd?: string; force?: true } {
  if (when === 'none') return {};
  const from = when === 'now' ? (at ?? unsent) : start;
  if (from === '') return {};
  const times = { planStart: from, planEnd: plusMinutes(from, Number(minutes)) };
  return when === 'now' ? { ...times, force: true } : times;
}

/** Stands for "now" as long as it has not been sent, so that two plans differ by their length. */
const unsent = '2000-01-01T00:00:00.000Z';

/** When a hung-up order goes on. */
export interface Resume {
  when: '' | 'tomorrow' | 'inThreeDays' | 'inAWeek' | 'custom' | 'unknown';
  /** Instant; absent when it is not known. */
  at: string;
}

export const noResume: Resume = { when: '', at: '' };

/** Whether the order would stand still past its deadline; a clock that is paused meanwhile has none. */
export function isPastDue({ when, at }: Resume, dueAt: string | undefined, paused: boolean): boolean {
  if (paused || dueAt === undefined || when === '' || when === 'unknown') return false;
  return Date.parse(at) > Date.parse(dueAt);
}

export function resumeProblem({ when, at }: Resume, nowMs: number): 'missing' | 'outOfRange' | undefined {
  if (when === '') return 'missing';
  if (when === 'unknown') return undefined;
  const time = Date.parse(at);
  if (Number.isNaN(time)) return 'missing';
  return time > nowMs && time <= nowMs + limits.maxHangUpMs ? undefined : 'outOfRange';
}

/** How full a day of one's own is. */
export interface DayLoad {
  date: string;
  saturation: number;
  plannedMinutes?: number;
  capacityMinutes?: number;
}

/** The first day that still has room for the work; undefined when none has. */
export function dayWithRoom<Load extends DayLoad>(days: readonly Load[], minutes: number): Load | undefined {
  return days.find(
    ({ plannedMinutes = 0, capacityMinutes = 0 }) => plannedMinutes + minutes <= capacityMinutes,
  );
}

/** When the work can begin without lying over anything, from an instant on. */
export function firstGap(
  entries: readonly Pick<Span, 'start' | 'end'>[],
  from: string,
  minutes: number,
): string {
  let startMs = Date.parse(from);
  const spans = entries
    .map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }))
    .toSorted((one, other) => one.start - other.start);
  for (const { start, end } of spans) {
    if (start < startMs + minutes * 60_000 && end > startMs) startMs = end;
  }
  return new Date(startMs).toISOString();
}

const minuteMs = 60_000;

/** The next full or half hour, as good a time to begin as any. */
export function nextHalfHour(nowMs: number): string {
  const { at, instantOf } = datesNow();
  const now = at(nowMs);
  const begun = now.startOf('hour').add(now.minute() < 30 ? 0 : 30, 'minute');
  return instantOf(now.isSame(begun) ? now : begun.add(30, 'minute'));
}

/** A morning some days ahead, by the organisation's clocks. */
export function morningIn(days: number, nowMs: number, hour = 9): string {
  const { at, instantOf } = datesNow();
  return instantOf(at(nowMs).add(days, 'day').startOf('day').hour(hour));
}

function plusMinutes(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * minuteMs).toISOString();
}
