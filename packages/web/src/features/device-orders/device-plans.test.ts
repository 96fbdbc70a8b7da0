import { expect, it } from 'vitest';
import { devicePlans, markedDays, plansOn } from './device-plans.ts';

const plan = (id: string, planStart: string, planEnd: string, more = {}) => ({
  id,
  orderId: id,
  orderKind: 'device',
  orderNo: id,
  title: id,
  accountId: 'a',
  accountName: 'A',
  planStart,
  planEnd,
  minutes: 60,
  status: 'planned',
  cellName: 'S',
  version: 1,
  conflicts: [],
  ...more,
});

const one = plan('one', '2026-11-20T02:00:00Z', '2026-11-20T03:00:00Z');
const long = plan('long', '2026-11-20T06:00:00Z', '2026-11-22T06:00:00Z');

it('takes plans of device orders that were not cancelled', () => {
  const others = [
    plan('other', one.planStart, one.planEnd, { orderKind: 'pm' }),
    plan('gone', one.planStart, one.planEnd, { status: 'cancelled' }),
  ];
  expect(devicePlans([one, ...others])).toEqual([one]);
});

it('counts a plan on every day that it touches, and marks no day without one', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-23'];
  expect(plansOn([one, long], '2026-11-21')).toEqual([long]);
  expect([...markedDays([one, long], days, (count) => `${count} visits`)]).toEqual([
    ['2026-11-20', { words: '2', spoken: '2 visits' }],
    ['2026-11-21', { words: '1', spoken: '1 visits' }],
  ]);
});
