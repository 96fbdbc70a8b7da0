import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { PullToRefresh } from '../../components/pull-to-refresh.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { EmptyState } from '../../components/states.tsx';
import type { PagedList } from '../../platform/api/paging.ts';
import { keptScroll, useEntryKey } from '../../platform/hooks/use-kept-scroll.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { usePrinting } from '../../platform/printing.ts';
import { forgetWithPerson } from '../../platform/storage/personal-data.ts';
import { ListEnd, LoadFailure, UpdatedNote } from './load-state.tsx';
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

interface NewerRows {
  /** How many came above what is read and were not seen yet. */
  count: number;
  /** They are in sight. */
  seen: () => void;
}

/** Counts the rows that came above the first one in sight. */
function useNewer<Item>(
  { items, keyOf }: Pick<PagedList<Item>, 'items' | 'keyOf'>,
  firstInSight: () => number,
): NewerRows {
  const known = useRef<ReadonlySet<string>>(undefined);
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when other rows came, whatever is in sight
  useEffect(() => {
    const keys = items.map(keyOf);
    const before = known.current;
    known.current = new Set(keys);
    // Another list altogether has nothing new: all of it is.
    if (!before || !keys.some((key) => before.has(key))) return setUnseen(new Set());
    const above = keys.slice(0, firstInSight());
    const more = above.filter((key) => !before.has(key));
    setUnseen((now) => {
      const left = [...now].filter((key) => above.includes(key));
      return more.length === 0 && left.length === now.size ? now : new Set([...left, ...more]);
    });
  }, [items, keyOf]);
  const seen = useCallback(() => setUnseen((now) => (now.size === 0 ? now : new Set())), []);
  return { count: unseen.size, seen };
}

/** Says quietly how many came, and leads up to them. */
function Newer({ count, onGo }: { count: number; onGo: () => void }) {
  const text = useText(sharedText).list;
  return (
    <div className="sd-newer" role="status">
      {count > 0 && (
        <button type="button" onClick={onGo}>
          {text.newer(count)} <span aria-hidden="true">↑</span>
        </button>
      )}
    </div>
  );
}

const maxEntries = 20;
const sizes = new Map<string, VirtualItem[]>();

forgetWithPerson(() => sizes.clear());

/** Measured rows by history entry, so that coming back lands on the same row although rows differ in height. */
const keptSizes = {
  get: (key: string): VirtualItem[] | undefined => sizes.get(key),
  set(key: string, measured: VirtualItem[]): void {
    sizes.delete(key);
    sizes.set(key, measured);
    const oldest = sizes.keys().next().value;
    if (sizes.size > maxEntries && oldest !== undefined) sizes.delete(oldest);
  },
};
