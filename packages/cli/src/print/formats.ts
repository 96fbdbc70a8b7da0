import { csvFormat } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';
import { cutToCells, measureFor, printableData, printableText } from '../text.ts';
import type { KindName } from '../work.ts';
import type { Item } from './output.ts';
import { colourNames, type Terminal } from './terminal.ts';
import { localTime, untilDue } from './time.ts';
import { fieldValue, rawOf } from './values.ts';

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
  const { stringify } = await import('csv-stringify/sync');
  // A line without anything in it is no row to many programs.
  const options = { ...csvFormat, eof: false, quoted_empty: fields.length === 1 };
  // What prints ends each line itself.
  const print = (values: readonly unknown[]) => terminal.print(`${stringify([values], options)}\r`);
  if (headings) print(fields);
  for await (const item of items) {
    print(
      fields.map((field) => {
        const text = rawOf(field, item, kind);
        const value = fieldValue(field, item);
        // Words stand for some numbers.
        if (typeof value === 'number' && text === String(value)) return value;
        return terminal.forPeople ? printableText(text) : text;
      }),
    );
  }
}

/** Prints what jq makes of data: texts as they are, everything else as JSON, a line each, up to where it fails. */
export async function printFiltered(
  expression: string,
  data: unknown,
  { terminal, phrases }: Pick<Context, 'terminal' | 'phrases'>,
): Promise<void> {
  const { raw } = await import('jq-wasm/inline');
  const { forPeople } = terminal;
  const { stdout, stderr, exitCode } = await raw(
    JSON.stringify(data),
    expression,
    forPeople ? ['-r'] : ['-r', '-c'],
  );
  const text = stdout.replace(/\n$/, '');
  if (text) terminal.print(forPeople ? printableText(text) : text);
  if (exitCode === 0) return;
  throw usageError(format(phrases.usage.notJq, { expression, why: stderr.trim() }));
}

/**
 * Data in the form of a Liquid template: a list is `items`, a record has its fields by name. Filters of our own are
 * `time`, `due` (how far off), `cut: 20` (to cells of the terminal) and the colours.
 */
export async function renderTemplate(
  template: string,
  data: unknown,
  { terminal, phrases, host }: Pick<Context, 'terminal' | 'phrases' | 'host'>,
): Promise<string> {
  const { Liquid } = await import('liquidjs');
  // Templates are passed around, so one reads nothing but the data: with `templates` the library knows no files at all.
  const engine = new Liquid({ strictFilters: true, ownPropertyOnly: true, templates: {} });
  for (const tag of ['include', 'render', 'layout']) {
    engine.registerTag(tag, {
      parse() {
        throw new Error(format(phrases.usage.noPartials, { tag }));
      },
      render: () => '',
    });
  }
  engine.registerFilter('time', (value: unknown) => localTime(String(value)));
  engine.registerFilter('due', (value: unknown) =>
    value ? untilDue(String(value), host.serverNow(), phrases.domain.duration) : '',
  );
  engine.registerFilter('cut', async (value: unknown, cells: unknown) =>
    cutToCells(String(value), Number(cells), await measureFor([String(value)])),
  );
  for (const name of colourNames) {
    engine.registerFilter(name, (value: unknown) => terminal.colours[name](String(value)));
  }
  const shown = terminal.forPeople ? printableData(data) : data;
  const scope = Array.isArray(shown) ? { items: shown } : (shown as object);
  try {
    return await engine.parseAndRender(template, scope);
  } catch (error) {
    throw usageError(format(phrases.usage.notTemplate, { why: (error as Error).message.split('\n')[0] }));
  }
}
