import { useEffect } from 'react';
import { goesOn, type PagedList } from '../../platform/api/paging.ts';

/** Loads page after page while more is wanted. */
export function useWholeList<Item>(list: PagedList<Item>, wanted = true): void {
  const { loadMore } = list;
  const next = wanted && goesOn(list);
  useEffect(() => {
    if (next) loadMore();
  }, [next, loadMore]);
}
