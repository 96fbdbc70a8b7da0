import { describe, expect, it } from 'vitest';
import { chipCount, chipOf, statusChips } from './status-chips.ts';

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
