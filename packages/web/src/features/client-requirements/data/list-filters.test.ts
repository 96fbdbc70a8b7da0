import { expect, test } from 'vitest';
import { readListFilters, writeListFilters } from './list-filters.ts';

test('filters come back from the address as they were written', () => {
  const filters = { status: 3, cellId: 'c1', keyword: 'printer' };
  expect(readListFilters(new URLSearchParams(writeListFilters(filters)))).toEqual(filters);
  expect(writeListFilters({ cellId: '', keyword: ' ' })).toEqual({});
});

test('a status that nobody knows is no filter', () => {
  expect(readListFilters(new URLSearchParams('status=9')).status).toBeUndefined();
});
