import type { Item } from '../output/output.ts';
import { printableJson } from '../output/printable.ts';
import type { Terminal } from '../output/terminal.ts';

/** The chosen fields of an item, in the order they were asked for; absent ones are left out, none means all. */
export function picked(item: Item, fields: readonly string[]): Item {
  if (fields.length === 0) return item;
  return Object.fromEntries(
    fields.filter((field) => item[field] !== undefined).map((field) => [field, item[field]]),
  );
}

/** The chosen fields of an item as a line of JSON. */
export function jsonOf(item: Item, fields: readonly string[]): string {
  return printableJson(picked(item, fields));
}

/**
 * Prints items as one JSON array while they come, a line each in a pipe. When their coming fails, what was printed
 * is still a whole array: what was done by then must not be lost to whoever reads it.
 */
export async function jsonArray(items: AsyncIterable<Item>, fields: readonly string[], terminal: Terminal) {
  const indent = terminal.forPeople ? 2 : 0;
  let before: string | undefined;
  try {
    for await (const item of items) {
      const text = printableJson(picked(item, fields), indent);
      terminal.print(before === undefined ? '[' : `${before},`);
      before = indent ? text.replace(/^/gm, '  ') : text;
    }
    if (before === undefined) terminal.print('[]');
  } finally {
    if (before !== undefined) terminal.print(`${before}\n]`);
  }
}
