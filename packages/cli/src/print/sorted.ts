import type { KindName } from '../work.ts';
import type { Item, Rows } from './output.ts';
import { fieldValue, rawOf } from './values.ts';

/** The rows that are shown: as they come, or by a field, backwards with `-` in front, and then the first of them. */
export async function* shownRows(
  { items, shows = Number.POSITIVE_INFINITY }: Rows,
  sort: string | undefined,
  kind: KindName | undefined,
): AsyncGenerator<Item> {
  if (sort === undefined) return yield* items;
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  yield* all.sort(byField(sort, kind)).slice(0, shows);
}

/** Numbers by their size, what is absent last whichever way. */
function byField(sort: string, kind: KindName | undefined) {
  const field = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  return (a: Item, b: Item): number => {
    const [left, right] = [fieldValue(field, a), fieldValue(field, b)];
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    const [one, other] = [rawOf(field, a, kind), rawOf(field, b, kind)];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return sign * (one < other ? -1 : one > other ? 1 : 0);
  };
}
