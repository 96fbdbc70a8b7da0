import type { Item } from './output.ts';

/** Names and values for programs; what is absent is left out. */
export function namedLines(item: Item): string[][] {
  return Object.entries(item)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, rawValue(value)]);
}

function rawValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(rawValue).join(',');
  if (typeof value !== 'object' || value === null) return String(value);
  return 'name' in value ? String(value.name) : JSON.stringify(value);
}
