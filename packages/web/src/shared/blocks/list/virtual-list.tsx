import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { PullToRefresh } from '../../components/pull-to-refresh.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { EmptyState } from '../../components/states.tsx';
import type { PagedList } from '../../platform/api/paging.ts';
import { useEntryKey } from '../../platform/hooks/entry-key.ts';
import { keptScroll } from '../../platform/hooks/kept-scroll.ts';
import { usePrinting } from '../../platform/printing.ts';
import { keptSizes } from './kept-sizes.ts';
import { ListEnd } from './list-end.tsx';
import { LoadFailure, UpdatedNote } from './load-state.tsx';
import { Newer, useNewer } from './newer.tsx';
import '../../components/scroll.css';
import './list.css';

interface VirtualListProps<Item> {
  /** What the list holds, for screen readers. */
  label: string;
  list: PagedList<Item>;
  renderItem: (item: Item) => ReactNode;
  /** Height of a usual row before it is measured; an order card's unless said. */
  estimatePx?: number;
  empty?: ReactNode;
  /** Scrolls away with the list: figures, a notice. */
  head?: ReactNode;
}

const gapPx = 12;
const orderCardPx = 104;
const loadAheadRows = 6;

interface RowProps<Item> {
  item: Item;
  renderItem: (item: Item) => ReactNode;
}

/** Scrolling moves rows: only one that comes into sight is drawn for it. */
const Row = memo(function Row<Item>({ item, renderItem }: RowProps<Item>) {
  return renderItem(item);
}) as <Item>(props: RowProps<Item>) => ReactNode;

/** Draws only what is in sight, loads as one nears the end, and stands where one left it when one comes back. */
export function VirtualList<Item>({
  label,
  list: latest,
  renderItem,
  estimatePx = orderCardPx,
  empty,
  head,
}: VirtualListProps<Item>) {
  const key = useEntryKey();
  const scroller = useRef<HTMLDivElement>(null);
  const newerSeen = useRef(() => {});
  // Rows that come from the network are drawn in slices, between which a finger is heard.
  const list = useDeferredValue(latest);
  const { items, keyOf, total, hasMore, loadMore, error, moreError } = list;
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatePx,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    gap: gapPx,
    overscan: 2,
    // What is read stays under the finger when rows come above it; at the very top the new ones are what is looked for.
    anchorTo: (scroller.current?.scrollTop ?? 0) > orderCardPx ? 'end' : 'start',
    // Rows are placed by the library itself: one that is measured draws no other again, and scrolling waits for none.
    directDomUpdates: true,
    useFlushSync: false,
    initialOffset: () => keptScroll.get(key),
    initialMeasurementsCache: keptSizes.get(key),
    onChange: (instance) => {
      if ((instance.scrollOffset ?? 0) <= orderCardPx) newerSeen.current();
      keptScroll.set(key, instance.scrollOffset ?? 0);
    },
  });
  useEffect(() => () => keptSizes.set(key, virtual.takeSnapshot()), [key, virtual]);
  const printing = usePrinting();
  const inSight = virtual.getVirtualItems();
  const rows = printing ? items.map((item, index) => ({ index, key: keyOf(item) })) : inSight;
  const newer = useNewer(list, () => virtual.getVirtualItemForOffset(virtual.scrollOffset ?? 0)?.index ?? 0);
  useEffect(() => {
    newerSeen.current = newer.seen;
  }, [newer.seen]);
  const lastShown = inSight.at(-1)?.index ?? -1;

  useEffect(() => {
    if (hasMore && !error && !moreError && lastShown >= items.length - loadAheadRows) loadMore();
  }, [hasMore, error, moreError, lastShown, items.length, loadMore]);

  return (
    <div className="sd-scroll sd-list" ref={scroller}>
      <Newer count={newer.count} onGo={() => scroller.current?.scrollTo({ top: 0 })} />
      <PullToRefresh scroller={scroller} onRefresh={list.refresh}>
        {head !== undefined && <div className="sd-list-head">{head}</div>}
        <UpdatedNote {...list} failed={Boolean(error) && items.length > 0} />
        {list.loading && !error && <Skeleton />}
        {items.length === 0 && Boolean(error) && <LoadFailure error={error} onRetry={list.refresh} />}
        {items.length === 0 && !list.loading && !error && (empty ?? <EmptyState />)}
        {items.length > 0 && (
          <ul aria-label={label} className="sd-rows" ref={virtual.containerRef}>
            {rows.map((row) => {
              const item = items[row.index];
              if (item === undefined) return null;
              return (
                <li
                  key={row.key}
                  ref={printing ? undefined : virtual.measureElement}
                  data-index={row.index}
                  aria-posinset={row.index + 1}
                  aria-setsize={hasMore ? -1 : (total ?? items.length)}
                >
                  <Row item={item} renderItem={renderItem} />
                </li>
              );
            })}
          </ul>
        )}
        {items.length > 0 && <ListEnd list={list} />}
      </PullToRefresh>
    </div>
  );
}
