import type { Call } from '@svcdesk/core/contract';
import type { Context } from '../command.ts';
import { headingOf } from '../print/headings.ts';
import type { Item } from '../print/output.ts';
import { labelled } from '../print/table.ts';
import { cellOf } from '../print/words.ts';

/** Shows the outcome of an action to a person at a terminal; programs get it by `--json` only. */
export async function showOutcome(
  data: Item,
  fields: readonly string[],
  { secretAnswer }: Call,
  context: Context,
): Promise<void> {
  const { globals, phrases, terminal } = context;
  const isForPrograms = (globals.json ?? globals.jq ?? globals.template) !== undefined;
  const there = fields.filter((field) => data[field] !== undefined);
  if (there.length === 0 || isForPrograms) return;
  if (!terminal.forPeople) {
    if (secretAnswer) terminal.note(phrases.notes.notShown);
    return;
  }
  const lines = there.map(
    (field) => [headingOf(field, context), cellOf(field, data, undefined, context).text] as const,
  );
  for (const line of await labelled(lines, terminal)) terminal.print(line);
  if (secretAnswer) terminal.note(phrases.notes.shownOnce);
}
