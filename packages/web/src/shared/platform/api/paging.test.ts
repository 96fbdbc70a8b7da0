import { expect, test } from 'vitest';
import { goesOn, mergePages, nextPage, type PageOf, withItems } from './paging.ts';

function page(list: string[], changes: Partial<PageOf<string>> = {}): PageOf<string> {
  return { list, page: 1, total: 9, hasNext: true, ...changes };
}

test('the next page is asked for by its number and by the cursor of the page before', () => {
  expect(nextPage(page(['a'], { page: 3, next: 'after-a' }))).toEqual({ page: 4, next: 'after-a' });
  expect(nextPage(page(['a'], { page: 3 }))).toEqual({ page: 4 });
});

test('the last page has none after it, nor has an empty one that claims more', () => {
  expect(nextPage(page(['a'], { hasNext: false }))).toBeUndefined();
  expect(nextPage(page([]))).toBeUndefined();
});

test('an item that moved between two pages while one was reading shows once', () => {
  const pages = [page(['a', 'b']), page(['b', 'c'])];
  expect(mergePages(pages, (item) => item)).toEqual(['a', 'b', 'c']);
});

test('changed items stand where they stood, on whichever page, and an unchanged list stays the very same', () => {
  const list = { pages: [page(['a', 'b']), page(['c'])], pageParams: [1, 2] };
  const changed = withItems(list, (item: string) => (item === 'c' ? 'C' : item));
  expect(changed.pages.map((each) => each.list)).toEqual([['a', 'b'], ['C']]);
  expect(changed.pages[0]).toBe(list.pages[0]);
  expect(changed.pageParams).toEqual([1, 2]);
  expect(withItems(list, (item: string) => item)).toBe(list);
});

test('a list that is read to its end waits for each page, and does not ask again for one that failed', () => {
  const list = { hasMore: true, loadingMore: false, error: null, moreError: null };
  expect(goesOn(list)).toBe(true);
  expect(goesOn({ ...list, loadingMore: true })).toBe(false);
  expect(goesOn({ ...list, hasMore: false })).toBe(false);
  expect(goesOn({ ...list, error: new Error('cut') })).toBe(false);
  expect(goesOn({ ...list, moreError: new Error('cut') })).toBe(false);
});
