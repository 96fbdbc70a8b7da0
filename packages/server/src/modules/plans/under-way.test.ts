import { describe, expect, it } from 'vitest';
import { type AtRow, underWayTimes } from './under-way.ts';

const minuteMs = 60_000;
/** Minutes of a day as an instant; now is ten o'clock. */
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 25, hour, minute);
const now = at(10);

const row = (orderId: string, fields: Partial<AtRow> = {}): AtRow => ({
  ...{ accountId: 'p1', orderId, siteId: 'c1', minutes: 60 },
  ...{ clockedInAt: null, departedAt: null, resolvedAt: null, planStart: null, planEnd: null },
  ...fields,
});
const timesOf = (...rows: AtRow[]) =>
  underWayTimes(rows, now + 20_000, 30).map(({ row: { orderId }, from, to }) => [
    orderId,
    (from - now) / minuteMs,
    (to - now) / minuteMs,
  ]);

describe('what is under way', () => {
  it('takes as long as such work takes from when its owner came to it, and longer than now', () => {
    expect(timesOf(row('a', { clockedInAt: at(9, 40) }))).toEqual([['a', -20, 40]]);
    expect(timesOf(row('a', { clockedInAt: at(8) }))).toEqual([['a', -120, 5]]);
  });

  it('lasts until its planned end, and longer where that has passed', () => {
    const planned = { planStart: at(9, 30), planEnd: at(11, 30) };
    expect(timesOf(row('a', { ...planned, clockedInAt: at(9, 50) }))).toEqual([['a', -10, 90]]);
    expect(timesOf(row('a', { ...planned, planEnd: at(9, 45), clockedInAt: at(9, 30) }))).toEqual([
      ['a', -30, 5],
    ]);
  });

  it('takes as long as was planned where its owner came to it sooner', () => {
    const early = { planStart: at(13), planEnd: at(13, 30), clockedInAt: at(9, 50) };
    expect(timesOf(row('a', early))).toEqual([['a', -10, 20]]);
  });

  it('is done one after the other', () => {
    const both = [row('b', { clockedInAt: at(9, 50) }), row('a', { clockedInAt: at(9, 40) })];
    expect(timesOf(...both)).toEqual([
      ['a', -20, 40],
      ['b', 40, 100],
    ]);
    const overdue = both.map((each) => ({ ...each, minutes: 5 }));
    expect(timesOf(...overdue)).toEqual([
      ['a', -20, 5],
      ['b', 5, 10],
    ]);
  });

  it('is not reached before now by who is on the way, and not before it was agreed', () => {
    expect(timesOf(row('a', { departedAt: at(9, 50) }))).toEqual([['a', -10, 80]]);
    expect(timesOf(row('a', { departedAt: at(9) }))).toEqual([['a', -60, 60]]);
    const agreed = { departedAt: at(9, 50), planStart: at(11), planEnd: at(12) };
    expect(timesOf(row('a', agreed))).toEqual([['a', -10, 120]]);
  });

  it('is neither what was done, nor what waits for another day, nor what was come to before the night', () => {
    expect(timesOf(row('a', { clockedInAt: at(9), resolvedAt: at(9, 30) }))).toEqual([]);
    const tomorrow = { planStart: at(33), planEnd: at(34) };
    expect(timesOf(row('a', { clockedInAt: at(9), ...tomorrow }))).toEqual([]);
    expect(timesOf(row('a', { clockedInAt: at(0) }))).toEqual([]);
    expect(timesOf(row('a', { clockedInAt: at(0), planStart: at(0), planEnd: at(12) }))).toEqual([
      ['a', -600, 120],
    ]);
  });
});
