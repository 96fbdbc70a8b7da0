import { describe, expect, it } from 'vitest';
import { cannotWait, countsOnCall, dutyMinutes, loadCapacity, onCallTimes } from './index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const at = (hour: number) => hour * hourMs;
const span = (from: number, to: number) => ({ from: at(from), to: at(to) });
const hoursOf = (spans: readonly { from: number; to: number }[]) =>
  spans.map(({ from, to }) => [from / hourMs, to / hourMs]);

describe('work outside of opening hours', () => {
  it('cannot wait where it is due before the office opens, or urgent and late already', () => {
    const judged = (priority: number, dueAt: number | undefined) =>
      cannotWait({ priority, dueAt: dueAt === undefined ? undefined : at(dueAt) }, at(20), at(33));
    for (const priority of [1, 2, 3, 4]) {
      expect(judged(priority, 20)).toBe(true);
      expect(judged(priority, 32)).toBe(true);
      expect(judged(priority, 33)).toBe(false);
      expect(judged(priority, undefined)).toBe(false);
      expect(judged(priority, 19)).toBe(priority <= 2);
    }
    expect(cannotWait({ priority: 4, dueAt: at(900) }, at(20), undefined)).toBe(true);
  });
});

describe('on-call time', () => {
  const day = span(0, 24);
  const given = {
    day,
    opening: [span(9, 18)],
    opensAfter: (from: number) => (from < at(9) ? at(9) : at(33)),
  };
  const duty = [{ ...span(-4, 30), groupId: 'g' }];

  it('is duty outside of own hours and the office’s, and no part of a break', () => {
    expect(hoursOf(onCallTimes({ ...given, duty, hours: [span(9, 12), span(13, 18)] }))).toEqual([
      [0, 9],
      [18, 24],
    ]);
    const late = { ...given, opening: [], hours: [span(14, 17), span(18, 22)] };
    expect(hoursOf(onCallTimes({ ...late, duty }))).toEqual([
      [0, 14],
      [22, 24],
    ]);
    expect(onCallTimes({ ...given, duty: [{ ...span(25, 30), groupId: 'g' }], hours: [] })).toEqual([]);
  });

  it('is of the groups that the duty is for', () => {
    const both = [...duty, { ...span(20, 22), groupId: 'h' }];
    const times = onCallTimes({ ...given, duty: both, hours: [] });
    expect(times.map(({ groupIds }) => groupIds)).toEqual([['g'], ['g'], ['g', 'h'], ['g']]);
  });

  it('counts for work of its group that cannot wait when it begins, or from now on', () => {
    const [night, evening] = onCallTimes({ ...given, duty, hours: [] });
    if (!night || !evening) throw new Error('Two times were expected');
    const work = { groupId: 'g', priority: 3, dueAt: at(20) };
    expect(countsOnCall(evening, work, at(10))).toBe(true);
    // By its deadline it can wait from the early morning on until nine.
    expect(countsOnCall(night, work, at(0))).toBe(false);
    expect(countsOnCall(evening, work, at(21))).toBe(false);
    expect(countsOnCall(evening, { ...work, priority: 2 }, at(21))).toBe(true);
    expect(countsOnCall(evening, { ...work, priority: 2 }, at(24))).toBe(false);
    expect(countsOnCall(evening, { ...work, groupId: 'h' }, at(10))).toBe(false);
  });
});

describe('the capacity of a day for load', () => {
  it('is that of own hours, or what duty gives beyond it, up to a workday', () => {
    expect([loadCapacity(480, 1440), loadCapacity(0, 1440), loadCapacity(0, 120)]).toEqual([480, 480, 120]);
    expect([loadCapacity(0, 0), loadCapacity(600, 1440), loadCapacity(240, 300)]).toEqual([0, 600, 300]);
  });

  it('counts duty for several groups at a time once, and only that of the day', () => {
    expect(dutyMinutes(span(0, 24), [span(20, 32), span(-4, 2), span(1, 3), span(0, 1)])).toBe(420);
    expect(dutyMinutes(span(0, 24), [span(-4, 0)])).toBe(0);
  });
});
