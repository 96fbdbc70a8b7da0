import { describe, expect, it } from 'vitest';
import { isNarrowed, readListFilters, writeListFilters } from './list-filters.ts';

describe('filters of the order list', () => {
  it('come back from the address', () => {
    const filters = { status: 3, cellId: 'c1', keyword: '打印机' };
    expect(readListFilters(new URLSearchParams(writeListFilters(filters)))).toEqual(filters);
  });

  it('leave nothing in the address when all orders show', () => {
    const all = readListFilters(new URLSearchParams());
    expect(writeListFilters(all)).toEqual({});
    expect(isNarrowed(all)).toBe(false);
    expect(isNarrowed({ ...all, keyword: ' ' })).toBe(false);
    expect(isNarrowed({ ...all, status: 1 })).toBe(true);
  });

  it('pass over a status that does not exist', () => {
    expect(readListFilters(new URLSearchParams('status=9')).status).toBeUndefined();
  });
});
