import type { OrderAction } from '@svcdesk/core/rules';
import { describe, expect, it } from 'vitest';
import type { HandleRecord } from '../order/order.ts';
import { presentClockIn } from './present-clock-in.ts';

let made = 0;
const record = (action: OrderAction, byId = 'li'): HandleRecord => ({
  id: `r${++made}`,
  handleType: 0,
  action,
  to: 3,
  byId,
  byName: byId,
  internal: false,
  attachments: [],
  at: '2026-11-20T02:00:00Z',
  recordedAt: '2026-11-20T02:00:00Z',
});
const order = { handlerId: 'li' };

describe('the clock-in that counts', () => {
  it('is the newest of the present handler', () => {
    const arrived = record('clockIn');
    expect(presentClockIn([record('accept'), arrived, record('progress')], order)).toBe(arrived);
  });

  it('is none of a handler before, or before the order was taken anew', () => {
    expect(presentClockIn([record('clockIn'), record('accept')], order)).toBeUndefined();
    expect(presentClockIn([record('clockIn', 'wang')], order)).toBeUndefined();
    expect(presentClockIn([record('clockIn'), record('transfer', 'wang')], order)).toBeUndefined();
  });

  it('outlives a time on hold', () => {
    const arrived = record('clockIn');
    expect(presentClockIn([arrived, record('hangUp'), record('activate')], order)).toBe(arrived);
  });
});
