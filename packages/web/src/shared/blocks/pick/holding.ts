import { normalizeSearch } from '@svcdesk/core/format';

/** Those whose words and note hold every word typed, in any order. */
export function holding<Item extends { words: string; note?: string }>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const wanted = normalizeSearch(typed).split(' ').filter(Boolean);
  if (wanted.length === 0) return items;
  return items.filter(({ words, note = '' }) => {
    const haystack = normalizeSearch(`${words} ${note}`);
    return wanted.every((word) => haystack.includes(word));
  });
}
