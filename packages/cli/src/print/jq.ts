import { format } from '@svcdesk/core/phrases';
import { raw } from 'jq-wasm/inline';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';
import { printableText } from '../text.ts';

/** Prints what jq makes of data: texts as they are, everything else as JSON, a line each, up to where it fails. */
export async function printFiltered(
  expression: string,
  data: unknown,
  { terminal, phrases }: Pick<Context, 'terminal' | 'phrases'>,
): Promise<void> {
  const { forPeople } = terminal;
  const { stdout, stderr, exitCode } = await raw(
    JSON.stringify(data),
    expression,
    forPeople ? ['-r'] : ['-r', '-c'],
  );
  const text = stdout.replace(/\n$/, '');
  if (text) terminal.print(forPeople ? printableText(text) : text);
  if (exitCode === 0) return;
  // jq tells where it stumbled in lines of its own.
  const why = /jq: error[^:]*:\s*(.*)/.exec(stderr)?.[1] ?? stderr;
  throw usageError(format(phrases.usage.notJq, { expression, why: why.trim() }));
}
