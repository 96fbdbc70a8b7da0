import { expect, it } from 'vitest';
import * as leave from './leave.ts';
import { maxLengthOf } from './max-length.ts';
import * as orders from './orders.ts';
import * as pmPlans from './pm-plans.ts';

it('the longest text of a field is read from the call, through what may be absent, lists and several shapes', () => {
  expect(maxLengthOf(orders.hangUp, 'reasonCode')).toBe(50);
  expect(maxLengthOf(orders.hangUp, 'remark')).toBe(1000);
  expect(maxLengthOf(pmPlans.save, 'items.3.name')).toBe(200);
  expect(maxLengthOf(leave.save, 'remark')).toBe(500);
});

it('what is no text, has no limit or is not there has none', () => {
  expect(maxLengthOf(orders.resolve, 'spentMinutes')).toBeUndefined();
  expect(maxLengthOf(orders.hangUp, 'resumeAt')).toBeUndefined();
  expect(maxLengthOf(orders.hangUp, 'fields.0.value.deep')).toBeUndefined();
  expect(maxLengthOf(orders.hangUp, 'toString')).toBeUndefined();
});
