import { decodeText } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';

/** The text that bytes of a file or a pipe hold; `name` is what they came by. */
export function textOf(
  name: string,
  bytes: Uint8Array,
  { phrases, terminal }: Pick<Context, 'phrases' | 'terminal'>,
): string {
  const found = decodeText(bytes);
  if (!found) throw usageError(format(phrases.usage.notText, { name }));
  if (found.encoding === 'gb18030') terminal.note(format(phrases.notes.readAsChinese, { name }));
  return found.text;
}
