import { orders } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { expect, it } from 'vitest';
import { replyFaults } from './closed-replies.ts';

const faultsOf = (over: object): string => {
  const [order] = sampleData(orders.page).list;
  const list = [{ ...order, reasonCode: undefined, hangUpReason: 'waitParts', ...over }];
  const reply = { status: 10000, data: { ...sampleData(orders.page), list }, msg: '' };
  return replyFaults(orders.page.method, `http://desk${orders.page.path}`, JSON.stringify(reply)).join('\n');
};

it('finds in a reply what the OpenAPI document does not name', () => {
  expect(faultsOf({})).toBe('');
  expect(faultsOf({ colour: 'red' })).toContain('"additionalProperty":"colour"');
  expect(faultsOf({ slaState: 'tardy' })).toContain('/slaState must be equal to one of the allowed values');
  expect(faultsOf({ status: 99 })).toContain('/status must be equal to one of the allowed values');
  expect(faultsOf({ createdAt: 'yesterday' })).toContain('/createdAt must match format "date-time"');
  expect(faultsOf({ cellName: '2026-11-20T08:30:00.000Z' })).toContain('/cellName must NOT be valid');
});
