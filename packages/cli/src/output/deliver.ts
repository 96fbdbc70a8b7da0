import { type ExitCode, exitCode } from '../errors/exit-codes.ts';
import { jsonArray, picked } from './json.ts';
import type { Column, Item, Many, Output } from './output.ts';
import { tabSeparated } from './tab-separated.ts';
import type { Terminal } from './terminal.ts';

/** Prints what a command gave: JSON when asked for, else for people on a terminal and for programs in a pipe. */
export async function deliver(
  output: Output,
  terminal: Terminal,
  fields: readonly string[] | undefined,
): Promise<ExitCode> {
  if (output.kind === 'many') return deliverMany(output, terminal, fields);
  if (fields) terminal.print(JSON.stringify(picked(output.item, fields), null, terminal.forPeople ? 2 : 0));
  else if (!terminal.forPeople) for (const line of output.lines()) terminal.print(tabSeparated(line));
  else {
    const text = await output.people();
    if (text) terminal.print(text);
  }
  return output.exitCode ?? exitCode.ok;
}

async function deliverMany(
  { items, columns, headings, forPrograms, finish }: Many,
  terminal: Terminal,
  fields: readonly string[] | undefined,
): Promise<ExitCode> {
  let count = 0;
  async function* counted(): AsyncGenerator<Item> {
    for await (const item of items) {
      count += 1;
      yield item;
    }
  }
  if (fields) await jsonArray(counted(), fields, terminal);
  else if (!terminal.forPeople) await printLines(counted(), columns, forPrograms ? 1 : linesAtOnce, terminal);
  else if (forPrograms) {
    for await (const _item of counted());
  } else {
    const rows: Item[] = [];
    for await (const item of counted()) rows.push(item);
    // Measuring text costs more than all else of a short run, so only a table on a terminal loads it.
    const { table } = await import('./table.ts');
    for (const line of await table(rows, columns, { headings, terminal })) terminal.print(line);
  }
  return finish?.(count) ?? exitCode.ok;
}

/** Lines of a list written together: each write wakes whoever reads them. */
const linesAtOnce = 50;

/** Prints items for programs; what has come is printed also when the rest does not come. */
async function printLines(
  items: AsyncIterable<Item>,
  columns: readonly Column[],
  atOnce: number,
  terminal: Terminal,
) {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) terminal.print(lines.join('\n'));
    lines = [];
  };
  try {
    for await (const item of items) {
      lines.push(tabSeparated(columns.map((column) => column.raw(item))));
      if (lines.length >= atOnce) flush();
    }
  } finally {
    flush();
  }
}
