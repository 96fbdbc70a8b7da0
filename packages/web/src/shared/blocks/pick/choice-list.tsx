import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import type { PagedList } from '../../platform/api/paging.ts';
import { ListEnd } from '../list/load-state.tsx';
import './pick.css';
import type { Found } from './use-found.ts';

interface ChoiceListProps<Item extends Found> {
  /** Named by the field above, which keeps the focus and names the active row. */
  id: string;
  label: string;
  list: PagedList<Item>;
  chosenIds: ReadonlySet<string>;
  several: boolean;
  /** The row that arrows have led to; none is -1. */
  active: number;
  onPress: (item: Item) => void;
  renderItem?: (item: Item) => ReactNode;
}

const rowPx = 57;
const loadAheadRows = 8;

/** Names a row for the field that leads to it by arrows. */
export function choiceRowId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Rows to choose from, of which only those in sight are drawn: it is as quick with 5,000 as with five. */
export function ChoiceList<Item extends Found>(props: ChoiceListProps<Item>) {
  const { id, label, list, chosenIds, several, active, onPress, renderItem = usualRow } = props;
  const { items, hasMore, loadMore, moreError } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 6,
  });
  useEffect(() => {
    if (active >= 0) virtual.scrollToIndex(active);
  }, [active, virtual]);
  const rows = virtual.getVirtualItems();
  const lastShown = rows.at(-1)?.index ?? -1;
  useEffect(() => {
    if (hasMore && !moreError && lastShown >= items.length - loadAheadRows) loadMore();
  }, [hasMore, moreError, lastShown, items.length, loadMore]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a finger
    <div className="sd-choices" ref={scroller} tabIndex={0}>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={several || undefined}
        className="sd-choices-sheet"
        style={{ blockSize: virtual.getTotalSize() }}
      >
        {rows.map((row) => {
          const item = items[row.index];
          if (item === undefined) return null;
          const on = chosenIds.has(item.id);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above is the one that takes keys
            <div
              key={row.key}
              id={choiceRowId(id, row.index)}
              ref={virtual.measureElement}
              data-index={row.index}
              role="option"
              tabIndex={-1}
              aria-selected={on}
              aria-posinset={row.index + 1}
              aria-setsize={hasMore ? -1 : items.length}
              data-active={row.index === active}
              className="sd-choices-row"
              style={{ transform: `translateY(${row.start}px)` }}
              onClick={() => onPress(item)}
            >
              <div className="sd-grow">{renderItem(item)}</div>
              {on && <Icon name="check" size={20} />}
            </div>
          );
        })}
      </div>
      {items.length > 0 && (list.loadingMore || moreError) ? <ListEnd list={list} /> : null}
    </div>
  );
}

function usualRow({ words, note }: Found): ReactNode {
  return (
    <>
      {words}
      {note !== undefined && note !== '' && <span className="sd-meta sd-choices-note">{note}</span>}
    </>
  );
}
