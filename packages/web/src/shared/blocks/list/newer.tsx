import { useCallback, useEffect, useRef, useState } from 'react';
import type { PagedList } from '../../platform/api/paging.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import './list.css';

interface NewerRows {
  /** How many came above what is read and were not seen yet. */
  count: number;
  /** They are in sight. */
  seen: () => void;
}

/** Counts the rows that came above the first one in sight. */
export function useNewer<Item>(
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
export function Newer({ count, onGo }: { count: number; onGo: () => void }) {
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
