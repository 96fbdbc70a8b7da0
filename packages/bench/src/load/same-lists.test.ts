import { describe, expect, it } from 'vitest';
import { actionsByStatus, sameLists } from './same-lists.ts';
import { sampleOrderPage } from './sample-replies.ts';

const reply = (page: object) => JSON.stringify({ status: 10000, data: page, msg: '' });
const page = sampleOrderPage(2);
const [first, second] = page.list;

describe('sameLists', () => {
  it('takes lists for the same whatever the order of fields, the actions and the share', () => {
    const turned = page.list.map((order) =>
      Object.fromEntries(Object.entries({ ...order, can: [], slaShare: 0.1 }).reverse()),
    );
    expect(() => sameLists([reply(page)], [reply({ ...page, list: turned })])).not.toThrow();
  });

  it.each([
    ['another total', { ...page, total: 3 }],
    ['another order of orders', { ...page, list: [second, first] }],
    ['a field less', { ...page, list: [{ ...first, slaShare: undefined }, second] }],
    ['no cursor', { ...page, next: 'abc' }],
  ])('refuses %s', (_what, other) => {
    expect(() => sameLists([reply(page)], [reply(other)])).toThrow('another list');
  });
});

describe('actionsByStatus', () => {
  it('remembers what an order of each status allows', () => {
    expect(actionsByStatus([reply(page)])).toEqual({ 3: first?.can });
  });
});
