import type { Context } from '../command/command.ts';
import type { KindName } from '../command/kinds.ts';
import { type ExitCode, exitCode } from '../errors/exit-codes.ts';
import type { Done, Item, Output, Rows, Sheet } from '../output/output.ts';
import { tabSeparated } from '../output/tab-separated.ts';
import { rawLine, rawLines, rawOf } from '../show/raw.ts';
import { withNames } from '../show/with-names.ts';
import { jsonArray, picked } from './json.ts';
import type { Shape } from './shape.ts';
import { sortedBy } from './sorted.ts';

/** What delivering needs beside the output. */
export interface Delivery {
  readonly shape: Shape;
  readonly kind: KindName | undefined;
  readonly context: Context;
}

/** Prints what a command gave: in the form asked for, else for people on a terminal and for programs in a pipe. */
export async function deliver(output: Output, delivery: Delivery): Promise<ExitCode> {
  if (output.kind === 'stream') {
    for await (const part of output.parts) delivery.context.host.stdout.write(part);
    return output.finish?.() ?? exitCode.ok;
  }
  if (output.kind === 'sheet') return deliverSheet(output, delivery);
  let count = 0;
  async function* counted(): AsyncGenerator<Item> {
    for await (const item of output.kind === 'rows' || output.kind === 'done' ? output.items : []) {
      count += 1;
      yield item;
    }
  }
  if (output.kind === 'rows') await deliverRows(counted(), output, delivery);
  else await deliverDone(counted(), output, delivery);
  return output.finish?.(count) ?? exitCode.ok;
}

async function deliverSheet({ item, people, exitCode: code = exitCode.ok }: Sheet, delivery: Delivery) {
  const { shape, kind, context } = delivery;
  const { terminal } = context;
  if (shape.json) await printOne(withNames(item, kind), delivery);
  else if (!terminal.forPeople) for (const line of rawLines(item, kind)) terminal.print(tabSeparated(line));
  else {
    const text = people
      ? await people()
      : await (await import('../show/sheet.ts')).sheetOf(item, kind, context);
    if (text) terminal.print(text);
  }
  return code;
}

async function deliverDone(items: AsyncIterable<Item>, { many }: Done, delivery: Delivery) {
  const { shape, kind, context } = delivery;
  if (shape.json && many) return printList(items, delivery);
  for await (const item of items) {
    if (shape.json) await printOne(withNames(item, kind), delivery);
    else if (!context.terminal.forPeople) {
      const values = rawLine(item, kind);
      if (values.length > 0) context.terminal.print(tabSeparated(values));
    }
  }
}

async function deliverRows(items: AsyncIterable<Item>, rows: Rows, delivery: Delivery) {
  const { shape, kind, context } = delivery;
  const { terminal } = context;
  const sorted = shape.sort ? sortedBy(shape.sort, items, kind) : items;
  const fields = shape.columns ?? rows.columns;
  if (shape.json) return printList(sorted, delivery);
  const { headings } = shape;
  if (shape.csv) return (await import('./csv.ts')).printCsv(sorted, fields, kind, { headings, terminal });
  if (shape.plain || !terminal.forPeople) return printLines(sorted, fields, delivery);
  // Words and widths cost more than all else of a short run, so only a table on a terminal loads them.
  const [{ printTable }, { columnsOf }] = await Promise.all([
    import('../output/table.ts'),
    import('../show/columns.ts'),
  ]);
  return printTable(sorted, columnsOf(fields, kind, context), { headings, terminal });
}

async function printList(items: AsyncIterable<Item>, delivery: Delivery) {
  const { shape, kind, context } = delivery;
  const fields = shape.json ?? [];
  if (shape.jq === undefined && shape.template === undefined) {
    return jsonArray(eachWithNames(items, kind), fields, context.terminal);
  }
  const all: Item[] = [];
  for await (const item of eachWithNames(items, kind)) all.push(picked(item, fields));
  await printMade(all, delivery);
}

async function printOne(item: Item, delivery: Delivery) {
  const { shape, context } = delivery;
  const chosen = picked(item, shape.json ?? []);
  if (shape.jq !== undefined || shape.template !== undefined) return printMade(chosen, delivery);
  context.terminal.print(JSON.stringify(chosen, null, context.terminal.forPeople ? 2 : 0));
}

/** Prints what somebody's own program makes of the data. */
async function printMade(data: unknown, { shape, context }: Delivery) {
  const text =
    shape.jq === undefined
      ? await (await import('./template.ts')).rendered(shape.template ?? '', data, context)
      : await (await import('./jq.ts')).filtered(shape.jq, data, context);
  if (text) context.terminal.print(text);
}

async function* eachWithNames(items: AsyncIterable<Item>, kind: KindName | undefined): AsyncGenerator<Item> {
  for await (const item of items) yield withNames(item, kind);
}

/** Lines of a list written together: each write wakes whoever reads them. */
const linesAtOnce = 50;

/** Prints items for programs; what has come is printed also when the rest does not come. */
async function printLines(
  items: AsyncIterable<Item>,
  fields: readonly string[],
  { kind, context }: Delivery,
) {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) context.terminal.print(lines.join('\n'));
    lines = [];
  };
  try {
    for await (const item of items) {
      lines.push(tabSeparated(fields.map((field) => rawOf(field, item, kind))));
      if (lines.length >= linesAtOnce) flush();
    }
  } finally {
    flush();
  }
}
