import { format } from '@svcdesk/core/phrases';
import { Liquid } from 'liquidjs';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';
import { cutToCells, measureFor, printableData } from '../text.ts';
import { colourNames } from './terminal.ts';
import { localTime, untilDue } from './time.ts';

/**
 * Data in the form of a Liquid template: a list is `items`, a thing has its fields by name. Filters of our own are
 * `time`, `due` (how far off), `cut: 20` (to cells of the terminal) and the colours.
 */
export async function rendered(
  template: string,
  data: unknown,
  { terminal, phrases, host }: Pick<Context, 'terminal' | 'phrases' | 'host'>,
): Promise<string> {
  const engine = new Liquid({ strictFilters: true, ownPropertyOnly: true });
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
