import type { ReadContext } from '../../../engine/context.ts';
import { hitsIn } from '../../../engine/hits.ts';
import type { AnyOrder, OrderSource } from '../../../engine/profile/source.ts';
import { statement } from '../../../platform/db/index.ts';

/** As much of a description as a card shows on one line, and how much of that stands before the hit. */
const maxShown = 60;
const maxBefore = 8;

/** The stretch of a description around the first place that holds a keyword; nothing where none does. */
function stretchAround(description: string, keyword: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  const [first] = hitsIn(line, keyword);
  if (!first) return '';
  const before = Array.from(line.slice(0, first.start)).slice(-maxBefore).join('');
  const start = first.start - before.length;
  const stretch = Array.from(line.slice(start)).slice(0, maxShown).join('');
  const isCut = start + stretch.length < line.length;
  return `${start > 0 ? '…' : ''}${stretch}${isCut ? '…' : ''}`;
}

/** Gives orders the stretch of their description that holds a keyword, where what else is shown does not say all of it. */
export function describer(sources: readonly OrderSource[]) {
  // What orders that somebody may see say about what is wrong, as far as it is searched.
  const descriptions = statement<{ id: string; content: string }, [tenantId: string, ids: readonly string[]]>(
    'any.descriptions',
    sources.flatMap(({ descriptions: select }) => select ?? []).join(' UNION ALL '),
  );
  return async (
    { db, tenantId }: ReadContext,
    orders: readonly AnyOrder[],
    keyword: string,
  ): Promise<AnyOrder[]> => {
    const ids = orders.map(({ id }) => id);
    const found = ids.length === 0 ? [] : await descriptions.all(db, tenantId, ids);
    const contents = new Map(found.map(({ id, content }) => [id, content]));
    return orders.map((order) => {
      const content = stretchAround(contents.get(order.id) ?? '', keyword);
      return content === '' ? order : { ...order, content };
    });
  };
}
