import { createHash } from 'node:crypto';
import type { Queryable } from '../../../platform/db/index.ts';
import { rowsByName } from '../../../platform/db/row-objects.ts';
import { valueText } from '../../../platform/db/values.ts';

/** Statements of lists differ by their filters; so many of them are kept prepared on each connection. */
const mostPrepared = 300;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= mostPrepared) return undefined;
  const name = `orders.list.${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
  names.set(text, name);
  return name;
}

/** Runs a statement that was written for one shape of a list; shapes that come once are not worth preparing. */
export async function runList<Row>(
  on: Queryable,
  text: string,
  values: readonly unknown[],
  prepare = true,
): Promise<Row[]> {
  const name = prepare ? nameOf(text) : undefined;
  const answer = await on.connection.run({ text, values: values.map(valueText), name });
  return rowsByName(answer) as Row[];
}
