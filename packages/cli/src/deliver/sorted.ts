import type { Item } from '../output/output.ts';
import { fieldValue, rawOf } from '../show/raw.ts';
import type { KindName } from '../work.ts';

/** Items by a field, backwards with `-` in front; numbers by their size, what is absent last. */
export async function* sortedBy(
  sort: string,
  items: AsyncIterable<Item>,
  kind: KindName | undefined,
): AsyncGenerator<Item> {
  const field = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  yield* all.sort((a, b) => {
    const [left, right] = [fieldValue(field, a), fieldValue(field, b)];
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    const [one, other] = [rawOf(field, a, kind), rawOf(field, b, kind)];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return sign * (one < other ? -1 : one > other ? 1 : 0);
  });
}
