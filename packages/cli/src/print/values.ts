import { type KindName, kindInside, kindOf, sourceName, statusName } from '../work.ts';
import type { Item } from './output.ts';

/** A column that the contract has no field for: who has the order, by acceptance or by name. */
export const ownerColumn = 'ownerName';

/** Whether records of such fields have an owner. */
export const hasOwner = (fields: readonly string[]): boolean =>
  fields.includes('handlerName') || fields.includes('assigneeName');

/** What a field holds, or what a column that is no field is made of. */
export function fieldValue(field: string, item: Item): unknown {
  if (field === ownerColumn) return item.handlerName ?? item.assigneeName;
  // An entry of a schedule holds the order that it is about.
  return item[field] ?? (field === 'orderNo' ? (item.order as Item | undefined)?.orderNo : undefined);
}

/** A field for programs: names instead of translated words, times as the wire has them. */
export function rawOf(field: string, item: Item, usual: KindName | undefined): string {
  const value = fieldValue(field, item) ?? wordIn(field, item, usual);
  if (value === undefined || value === null) return '';
  if (field === 'status' && typeof value === 'number')
    return statusName(value, kindOf(item, usual)) ?? String(value);
  if (field === 'source' && typeof value === 'number') return sourceName(value) ?? String(value);
  return rawValue(value);
}

/** A value in one word, list of words, or JSON where it is more. */
function rawValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Names and values of one record, a pair a line; what is absent is left out. */
export function rawLines(item: Item, kind: KindName | undefined): string[][] {
  return Object.keys(item)
    .filter((field) => item[field] !== undefined)
    .flatMap((field) => {
      const value = item[field];
      if (!histories.includes(field) || !Array.isArray(value)) return [[field, rawOf(field, item, kind)]];
      return value.map((entry: Item) => [field, ...said.map((part) => rawOf(part, entry, kind))]);
    });
}

/** Fields that hold what happened, which have a line for each entry, oldest first. */
const histories: readonly string[] = ['history', 'records'];
const said = ['at', 'action', 'byName', 'remark'] as const;

/** What people call records by, the first of each that there is. */
const numbers = ['orderNo', 'requirementNo', 'entrustNo', 'code', 'name', 'url'] as const;

/** The number of a record, or its name. */
export function numberOf(item: Item): string | undefined {
  const field = numbers.find((name) => typeof item[name] === 'string');
  return field && String(item[field]);
}

/** The line that programs get of something that was acted on: what it is called by, else its id, and its status. */
export function rawLine(item: Item, kind: KindName | undefined): string[] {
  const name = numberOf(item) ?? item.id;
  return [name === undefined ? '' : String(name), rawOf('status', item, kind)].filter(Boolean);
}

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

/** Whether a value is a list of records with fields. */
export function isItems(value: unknown): value is Item[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => typeof each === 'object' && each !== null)
  );
}
