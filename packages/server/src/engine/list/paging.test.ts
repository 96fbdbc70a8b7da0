import { expect, it } from 'vitest';
import { pageNumber, pageOfAll, writeCursor } from './paging.ts';

const all = ['a', 'b', 'c', 'd', 'e'];

it('is turned behind the page before, by the same cursor as every list', () => {
  const first = pageOfAll(all, { page: 1, size: 2 });
  expect(first).toMatchObject({ list: ['a', 'b'], total: 5, totalPage: 3, hasNext: true });
  const second = pageOfAll(all, { page: 1, size: 2, next: first.next });
  expect(second).toMatchObject({ list: ['c', 'd'], page: 2 });
  const last = pageOfAll(all, { page: 1, size: 2, next: second.next });
  expect(last).toEqual({ list: ['e'], page: 3, size: 2, total: 5, totalPage: 3, hasNext: false });
});

it.each([
  ['a number', '2'],
  ['nothing that was ever given', 'x'],
  [
    'the place of a row in another list',
    writeCursor({
      ...{ page: 2, total: 5, isLowerBound: false, part: 'created.0' },
      ...{ id: '00000000-0000-7000-8000-000000000000', key: '2026-11-20T00:00:00.000Z' },
    }),
  ],
  [
    'a page before the first',
    writeCursor({
      ...{ page: 0, total: 5, isLowerBound: false, part: 'page' },
      ...{ id: '00000000-0000-0000-0000-000000000000', key: '' },
    }),
  ],
])('refuses %s as where a list goes on', (_, next) => {
  expect(() => pageNumber({ page: 1, size: 2, next })).toThrow(/^next format$/);
});
