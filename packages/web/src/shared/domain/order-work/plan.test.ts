import { limits } from '@svcdesk/core/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { keepZone } from '../../platform/i18n/zone.ts';
import {
  dayWithRoom,
  firstGap,
  isPastDue,
  morningIn,
  nextHalfHour,
  noPlan,
  planOf,
  resumeProblem,
} from './plan.ts';

const at = '2026-11-20T02:10:00.000Z';
const nowMs = Date.parse(at);

afterEach(() => keepZone(undefined));

describe('a plan', () => {
  it('is left out unless one is made', () => {
    expect(planOf(noPlan, at)).toEqual({});
  });

  it('begins when the form was first sent, or when it says', () => {
    expect(planOf({ when: 'now', start: '', minutes: '30' }, at)).toEqual({
      planStart: at,
      planEnd: '2026-11-20T02:40:00.000Z',
      force: true,
    });
    const start = '2026-11-21T01:00:00.000Z';
    expect(planOf({ when: 'later', start, minutes: '120' }, at)).toEqual({
      planStart: start,
      planEnd: '2026-11-21T03:00:00.000Z',
    });
  });

  it('differs in content from having none, even before it has a time', () => {
    const content = (when: 'none' | 'now') => JSON.stringify(planOf({ ...noPlan, when }, undefined));
    expect(content('now')).not.toBe(content('none'));
  });

  it('is offered at the next half hour', () => {
    expect(nextHalfHour(nowMs)).toBe('2026-11-20T02:30:00.000Z');
    expect(nextHalfHour(Date.parse('2026-11-20T02:30:00.000Z'))).toBe('2026-11-20T02:30:00.000Z');
    expect(nextHalfHour(Date.parse('2026-11-20T02:31:00.000Z'))).toBe('2026-11-20T03:00:00.000Z');
  });
});

describe('the time to resume', () => {
  it('has to be chosen, if only as not known', () => {
    expect(resumeProblem({ when: '', at: '' }, nowMs)).toBe('missing');
    expect(resumeProblem({ when: 'custom', at: '' }, nowMs)).toBe('missing');
    expect(resumeProblem({ when: 'unknown', at: '' }, nowMs)).toBeUndefined();
  });

  it('lies ahead, but not more than 30 days', () => {
    const resume = (ms: number) => ({ when: 'custom', at: new Date(nowMs + ms).toISOString() }) as const;
    expect(resumeProblem(resume(-1), nowMs)).toBe('outOfRange');
    expect(resumeProblem(resume(1), nowMs)).toBeUndefined();
    expect(resumeProblem(resume(limits.maxHangUpMs), nowMs)).toBeUndefined();
    expect(resumeProblem(resume(limits.maxHangUpMs + 1), nowMs)).toBe('outOfRange');
  });

  it('past the deadline is told, unless the clock stands still meanwhile', () => {
    const later = { when: 'custom', at: '2026-11-21T02:10:00.000Z' } as const;
    const dueAt = '2026-11-20T09:00:00.000Z';
    expect(isPastDue(later, dueAt, false)).toBe(true);
    expect(isPastDue(later, dueAt, true)).toBe(false);
    expect(isPastDue({ ...later, at: dueAt }, dueAt, false)).toBe(false);
    expect(isPastDue({ when: 'unknown', at: '' }, dueAt, false)).toBe(false);
    expect(isPastDue(later, undefined, false)).toBe(false);
  });

  it('of tomorrow is its morning by the organisation’s clocks, also when they are changed meanwhile', () => {
    keepZone('Asia/Shanghai');
    expect(morningIn(1, nowMs)).toBe('2026-11-21T01:00:00.000Z');
    keepZone('Europe/Berlin');
    expect(morningIn(1, Date.parse('2026-03-28T12:00:00Z'))).toBe('2026-03-29T07:00:00.000Z');
  });
});

const clock = (time: string) => `2026-01-05T${time}:00.000Z`;

describe('a time that is free', () => {
  it('is on the first day with room for the work', () => {
    const days = [
      { date: '2026-01-05', saturation: 1, plannedMinutes: 470, capacityMinutes: 480 },
      { date: '2026-01-06', saturation: 0, plannedMinutes: 0, capacityMinutes: 0 },
      { date: '2026-01-07', saturation: 0.5, plannedMinutes: 240, capacityMinutes: 480 },
    ];
    expect(dayWithRoom(days, 60)?.date).toBe('2026-01-07');
    expect(dayWithRoom(days, 10)?.date).toBe('2026-01-05');
    expect(dayWithRoom(days, 600)).toBeUndefined();
  });

  it('lies over nothing that is planned', () => {
    const planned = [
      { start: clock('03:00'), end: clock('04:00') },
      { start: clock('01:30'), end: clock('02:30') },
      { start: clock('06:00'), end: clock('07:00') },
    ];
    expect(firstGap(planned, clock('01:00'), 60)).toBe(clock('04:00'));
    expect(firstGap(planned, clock('01:00'), 30)).toBe(clock('01:00'));
    expect(firstGap(planned, clock('04:00'), 240)).toBe(clock('07:00'));
    expect(firstGap([], clock('01:00'), 60)).toBe(clock('01:00'));
  });
});
