import { expect, it } from 'vitest';
import { readSiteFilters } from './site-list.ts';

const statuses = [1, 2, 3];

it('reads what the address narrows a list of sites by', () => {
  expect(readSiteFilters({ status: '2', site: 'cell', q: 'printer' }, statuses)).toEqual({
    status: 2,
    cellId: 'cell',
    keyword: 'printer',
  });
});

it('passes over what is absent or unknown', () => {
  expect(readSiteFilters({}, statuses)).toEqual({ status: undefined, cellId: '', keyword: '' });
  expect(readSiteFilters({ status: '9' }, statuses).status).toBeUndefined();
  expect(readSiteFilters({ status: '02' }, statuses).status).toBeUndefined();
});
