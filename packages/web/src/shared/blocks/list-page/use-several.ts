import { useCallback, useState } from 'react';
import type { PagedList } from '../../platform/api/paging.ts';

/** Which items of a list are chosen; undefined while nobody is choosing. */
export interface Several<Item> {
  chosen: readonly Item[] | undefined;
  isOn: (item: Item) => boolean;
  begin: (item?: Item) => void;
  toggle: (item: Item) => void;
  /** Every item that is loaded, or none when they all are chosen. */
  toggleAll: () => void;
  stop: () => void;
}

/** Chooses any number of a list's items; one that has left the list is no longer chosen. */
export function useSeveral<Item>({ items, keyOf }: PagedList<Item>): Several<Item> {
  const [keys, setKeys] = useState<ReadonlySet<string>>();
  const chosen = keys && items.filter((item) => keys.has(keyOf(item)));
  return {
    chosen,
    isOn: (item) => keys?.has(keyOf(item)) ?? false,
    begin: useCallback((item) => setKeys(new Set(item === undefined ? [] : [keyOf(item)])), [keyOf]),
    toggle(item) {
      const next = new Set(keys);
      if (!next.delete(keyOf(item))) next.add(keyOf(item));
      setKeys(next);
    },
    toggleAll: () => setKeys(new Set(chosen?.length === items.length ? [] : items.map(keyOf))),
    stop: () => setKeys(undefined),
  };
}
