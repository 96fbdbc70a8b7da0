import type { Item } from '../output/output.ts';
import { type KindName, kindInside, kindOf, sourceName, statusName } from '../work.ts';

type NameOf = (value: number, kind: KindName | undefined) => string | undefined;

/** Numbers that have a word, and the field that the word stands in for programs. */
const words: Readonly<Record<string, readonly [field: string, nameOf: NameOf]>> = {
  status: ['statusName', statusName],
  source: ['sourceName', sourceName],
  from: ['fromName', statusName],
  to: ['toName', statusName],
  orderStatus: ['orderStatusName', (value) => statusName(value, 'order')],
};

/** The field whose number a word such as `statusName` is for. */
export function numberFieldOf(name: string): string | undefined {
  return Object.keys(words).find((field) => words[field]?.[0] === name);
}

/** What a field of words such as `statusName` says of an item. */
export function wordIn(name: string, item: Item, usual: KindName | undefined): string | undefined {
  const field = numberFieldOf(name);
  const value = field === undefined ? undefined : item[field];
  return field !== undefined && typeof value === 'number'
    ? words[field]?.[1](value, kindOf(item, usual))
    : undefined;
}

/** Fields with the words of the numbers among them, each behind its number. */
export function withNameFields(fields: readonly string[], kind: KindName | undefined): string[] {
  return fields.flatMap((field) => {
    const [name] = wordOf(field, kind) ?? [];
    return name && !fields.includes(name) ? [field, name] : [field];
  });
}

/** An item with the words of its numbers, and of those of what it holds; a number of a newer server has none. */
export function withNames(item: Item, usual: KindName | undefined): Item {
  const kind = kindOf(item, usual);
  return Object.fromEntries(
    Object.entries(item).flatMap(([field, value]) => {
      const [name, nameOf] = wordOf(field, kind) ?? [];
      if (name && nameOf && typeof value === 'number')
        return [
          [field, value],
          [name, nameOf(value, kind)],
        ];
      return [
        [field, isItems(value) ? value.map((each) => withNames(each, kindInside(field, kind))) : value],
      ];
    }),
  );
}

function wordOf(field: string, kind: KindName | undefined) {
  const word = Object.hasOwn(words, field) ? words[field] : undefined;
  return kind || field === 'source' ? word : undefined;
}

/** Whether a value is a list of things with fields. */
export function isItems(value: unknown): value is Item[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => typeof each === 'object' && each !== null)
  );
}
