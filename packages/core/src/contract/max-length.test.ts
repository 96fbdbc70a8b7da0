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

it('what is no text, has no limit or is not there is a mistake', () => {
  for (const path of ['resumeAt', 'fields.0.value.deep', 'toString'])
    expect(() => maxLengthOf(orders.hangUp, path)).toThrow(`orders.hangUp has no limit for "${path}"`);
  expect(() => maxLengthOf(orders.resolve, 'spentMinutes')).toThrow();
});
