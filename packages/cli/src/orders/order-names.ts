import { orderSourceName, orderStatusName } from '@svcdesk/core/rules';
import type { Item } from '../output/output.ts';

/** Numbers of an order that have a word, and the field that the word stands in for programs. */
const words: Readonly<
  Record<string, readonly [field: string, nameOf: (value: number) => string | undefined]>
> = {
  status: ['statusName', orderStatusName],
  source: ['sourceName', orderSourceName],
  from: ['fromName', orderStatusName],
  to: ['toName', orderStatusName],
};

/** Fields with the words of the numbers among them, each behind its number. */
export function withNameFields(fields: readonly string[]): string[] {
  return fields.flatMap((field) =>
    Object.hasOwn(words, field) ? [field, words[field]?.[0] ?? ''] : [field],
  );
}

/** An order, or an entry of its history, with the words of its numbers; a number of a newer server has none. */
export function withNames(order: Item): Item {
  return Object.fromEntries(
    Object.entries(order).flatMap(([field, value]) => {
      const [name, nameOf] = (Object.hasOwn(words, field) && words[field]) || [];
      return name
        ? [
            [field, value],
            [name, nameOf?.(Number(value))],
          ]
        : [[field, value]];
    }),
  );
}

/** The same for orders that come one after the other. */
export async function* eachWithNames(orders: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const order of orders) yield withNames(order);
}
