import { describe, expect, it } from 'vitest';
import { humanNumber, orderSourceName, prefixOfSource } from './source.ts';

describe('numbers of orders', () => {
  it('have prefix, day and at least four digits', () => {
    expect(humanNumber(prefixOfSource(0), '2026-11-20', 7)).toBe('WO202611200007');
    expect(humanNumber(prefixOfSource(2), '2026-11-20', 12345)).toBe('SO2026112012345');
  });

  it('know their source by its key', () => {
    expect([0, 1, 2, 3].map(orderSourceName)).toEqual(['operations', 'monitoring', 'se', undefined]);
  });
});
