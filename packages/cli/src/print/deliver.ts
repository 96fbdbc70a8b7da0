import type { Context } from '../command.ts';
import { type ExitCode, exitCode } from '../errors.ts';
import { printableJson, printableText, tabSeparated } from '../text.ts';
import type { KindName } from '../work.ts';
import type { Detail, Done, Item, Output, Rows, Stream, Values } from './output.ts';
import type { OutputOptions } from './shape.ts';
import { shownRows } from './sorted.ts';
import type { Terminal } from './terminal.ts';
import { rawLine, rawLines, rawOf, withNames } from './values.ts';

/** What delivering needs beside the output. */
interface Delivery {
  readonly shape: OutputOptions;
  readonly kind: KindName | undefined;
  readonly context: Context;
}

/** Prints what a command gave: in the form asked for, else for people on a terminal and for programs in a pipe. */
export async function deliver(output: Output, delivery: Delivery): Promise<ExitCode> {
  if (output.kind === 'stream') return deliverStream(output, delivery);
  if (output.kind === 'values') return deliverValues(output, delivery);
  if (output.kind === 'detail') return deliverDetail(output, delivery);
  const items = output.kind === 'rows' ? shownRows(output, delivery.shape.sort, delivery.kind) : output.items;
  let count = 0;
  async function* counted(): AsyncGenerator<Item> {
    for await (const item of items) {
      count += 1;
      yield item;
    }
  }
  if (output.kind === 'rows') await deliverRows(counted(), output, delivery);
  else await deliverDone(counted(), output, delivery);
  return output.finish?.(count) ?? exitCode.ok;
}

async function deliverStream({ parts, finish }: Stream, { context: { host, terminal } }: Delivery) {
  for await (const part of parts) {
    if (!terminal.forPeople) host.stdout.write(part);
    // Nothing but a table comes as bytes here, and what is in it was typed by others.
    else host.stdout.write(printableText(typeof part === 'string' ? part : new TextDecoder().decode(part)));
  }
  return finish?.() ?? exitCode.ok;
}

/** Each by itself: a program that filters them must not wait for a last one that may never come. */
async function deliverValues({ values, finish }: Values, delivery: Delivery) {
  const { shape, context } = delivery;
  for await (const value of values) {
    if (shape.jq !== undefined || shape.template !== undefined) await printMade(value, delivery);
    else context.terminal.print(printableJson(value, context.terminal.forPeople ? 2 : 0));
  }
  return finish?.() ?? exitCode.ok;
}

async function deliverDetail({ item, people, exitCode: code = exitCode.ok }: Detail, delivery: Delivery) {
  const { shape, kind, context } = delivery;
  const { terminal } = context;
  if (shape.json) await printOne(withNames(item, kind), delivery);
  else if (!terminal.forPeople) for (const line of rawLines(item, kind)) terminal.print(tabSeparated(line));
  else {
    const text = people
      ? await people()
      : await (await import('./detail.ts')).renderDetail(item, kind, context);
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
  const fields = shape.columns ?? rows.columns;
  if (shape.json) return printList(items, delivery);
  const { headings } = shape;
  if (shape.csv) return (await import('./formats.ts')).printCsv(items, fields, kind, { headings, terminal });
  if (shape.plain || !terminal.forPeople) return printLines(items, fields, delivery);
  // Words and widths cost more than all else of a short run, so only a table on a terminal loads them.
  const [{ printTable }, { columnsOf }] = await Promise.all([import('./table.ts'), import('./columns.ts')]);
  return printTable(items, columnsOf(fields, kind, context), { headings, terminal });
}

async function printList(items: AsyncIterable<Item>, delivery: Delivery) {
  const { shape, kind, context } = delivery;
  const fields = shape.json ?? [];
  if (shape.jq === undefined && shape.template === undefined) {
    return jsonArray(eachWithNames(items, kind), fields, context.terminal);
  }
  const all: Item[] = [];
  for await (const item of eachWithNames(items, kind)) all.push(pickFields(item, fields));
  await printMade(all, delivery);
}

async function printOne(item: Item, delivery: Delivery) {
  const { shape, context } = delivery;
  const chosen = pickFields(item, shape.json ?? []);
  if (shape.jq !== undefined || shape.template !== undefined) return printMade(chosen, delivery);
  context.terminal.print(printableJson(chosen, context.terminal.forPeople ? 2 : 0));
}

/** Prints what the given jq program or template makes of the data. */
async function printMade(data: unknown, { shape, context }: Delivery) {
  if (shape.jq !== undefined) return (await import('./formats.ts')).printFiltered(shape.jq, data, context);
  const text = await (await import('./formats.ts')).renderTemplate(shape.template ?? '', data, context);
  if (text) context.terminal.print(text);
}

async function* eachWithNames(items: AsyncIterable<Item>, kind: KindName | undefined): AsyncGenerator<Item> {
  for await (const item of items) yield withNames(item, kind);
}

/** Lines of a list written together: each write wakes the reading process. */
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

/** The chosen fields of an item, in the order they were asked for; absent ones are left out, none means all. */
function pickFields(item: Item, fields: readonly string[]): Item {
  if (fields.length === 0) return item;
  return Object.fromEntries(
    fields.filter((field) => item[field] !== undefined).map((field) => [field, item[field]]),
  );
}

/** The chosen fields of an item as a line of JSON. */
export function jsonOf(item: Item, fields: readonly string[]): string {
  return printableJson(pickFields(item, fields));
}

/**
 * Prints items as one JSON array while they come, a line each in a pipe. When a later item fails, what was printed is
 * still a whole array, so that its reader learns what was done by then.
 */
async function jsonArray(items: AsyncIterable<Item>, fields: readonly string[], terminal: Terminal) {
  const indent = terminal.forPeople ? 2 : 0;
  let before: string | undefined;
  try {
    for await (const item of items) {
      const text = printableJson(pickFields(item, fields), indent);
      terminal.print(before === undefined ? '[' : `${before},`);
      before = indent ? text.replace(/^/gm, '  ') : text;
    }
    if (before === undefined) terminal.print('[]');
  } finally {
    if (before !== undefined) terminal.print(`${before}\n]`);
  }
}
