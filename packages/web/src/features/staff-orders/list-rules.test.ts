import { describe, expect, it } from 'vitest';
import { chipCount, chipOf, countsOf, scopesFor, statusChips, usualScope } from './list-rules.ts';

const holding =
  (...codes: string[]) =>
  (code: string) =>
    codes.includes(code);
const engineer = holding('order.accept', 'order.transfer');
const lead = holding('order.accept', 'order.transfer', 'review.decide');
const dispatcher = holding('order.transfer');

describe('the scope of a list', () => {
  it('is what suits the role until another is chosen', () => {
    expect([usualScope(engineer), usualScope(lead), usualScope(dispatcher)]).toEqual([
      'mine',
      'led',
      'tenant',
    ]);
  });

  it('is one’s own while the role is not known yet', () => {
    expect(usualScope(holding())).toBe('mine');
  });

  it('offers the teams that one leads to leads only', () => {
    expect(scopesFor(lead)).toContain('led');
    expect(scopesFor(engineer)).not.toContain('led');
  });
});

it.each([
  ['mine', 'engineer', { scope: 'mine' }],
  ['group', 'monitor', { scope: 'group' }],
  ['led', 'lead', { scope: 'led' }],
  ['tenant', 'dispatcher', {}],
  ['tenant', 'engineer', undefined],
  ['cc', 'dispatcher', undefined],
] as const)('the list %s of a %s is counted where the counts hold the same orders', (scope, role, asked) => {
  expect(countsOf(scope, { roles: [role] })).toEqual(asked);
});

describe('status chips', () => {
  it('have one for every status, for the open ones and for any', () => {
    expect(statusChips.map(({ key }) => key)).toEqual([
      'open',
      'todo',
      'pending',
      'assigned',
      'processing',
      'suspended',
      'resolved',
      'closed',
      'cancelled',
      'any',
    ]);
    expect(chipOf([2, 3])).toBe('todo');
    expect(chipOf([5])).toBe('resolved');
    expect(chipOf([])).toBe('any');
    expect(chipOf([1, 7])).toBeUndefined();
  });

  it('count what they list', () => {
    const counts = new Map([
      [1, 4],
      [2, 2],
      [3, 5],
      [6, 100],
    ]);
    expect(chipCount([1, 2, 3, 4], counts)).toBe(11);
    expect(chipCount([], counts)).toBe(111);
    expect(chipCount([7], counts)).toBe(0);
    expect(chipCount([1], undefined)).toBeUndefined();
  });
});
