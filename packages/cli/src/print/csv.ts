import { stringify } from 'csv-stringify/sync';
import { printableText } from '../text.ts';
import type { KindName } from '../work.ts';
import type { Item } from './output.ts';
import type { Terminal } from './terminal.ts';
import { rawOf } from './values.ts';

/**
 * Prints a list for spreadsheets: field names, then a line each. What a program of tables would take for a formula
 * gets a quote in front: titles and names are what strangers typed.
 */
export async function printCsv(
  items: AsyncIterable<Item>,
  fields: readonly string[],
  kind: KindName | undefined,
  {
    headings,
    terminal,
  }: { readonly headings: boolean; readonly terminal: Pick<Terminal, 'print' | 'forPeople'> },
): Promise<void> {
  const line = (values: readonly string[]) =>
    stringify([[...values]], { escape_formulas: true, record_delimiter: 'windows' }).replace(/\r\n$/, '\r');
  if (headings) terminal.print(line(fields));
  for await (const item of items) {
    const values = fields.map((field) => rawOf(field, item, kind));
    terminal.print(line(terminal.forPeople ? values.map(printableText) : values));
  }
}
