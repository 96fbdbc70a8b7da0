import { expect, it } from 'vitest';
import { readSiteFilters } from './site-list.ts';

const statuses = { all: [1, 2, 3], open: [1, 2] };

it('reads what the address narrows a list of sites by', () => {
  expect(readSiteFilters({ status: '2', site: 'cell', q: 'printer' }, statuses)).toEqual({
    status: [2],
    cellId: 'cell',
    keyword: 'printer',
  });
});

it('takes what is not done yet together', () => {
  expect(readSiteFilters({ status: 'open' }, statuses).status).toEqual([1, 2]);
});

it('passes over what is absent or unknown', () => {
  expect(readSiteFilters({}, statuses)).toEqual({ status: [], cellId: '', keyword: '' });
  expect(readSiteFilters({ status: '9' }, statuses).status).toEqual([]);
  expect(readSiteFilters({ status: '02' }, statuses).status).toEqual([]);
});
