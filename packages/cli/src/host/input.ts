import { readFileSync } from 'node:fs';
import { decodeText } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';

/** Reads standard input for a flag; a terminal or nothing there is a usage error instead of a wait. */
export async function readStandardInput(
  flag: string,
  context: Pick<Context, 'host' | 'phrases' | 'terminal'>,
): Promise<string> {
  const text = await readPipe(flag, context);
  if (text === '') throw usageError(format(context.phrases.usage.stdinEmpty, { flag }));
  return text;
}

/** Reads what is piped in for a flag or argument, which may be nothing; a terminal is a usage error instead of a wait. */
async function readPipe(
  flag: string,
  context: Pick<Context, 'host' | 'phrases' | 'terminal'>,
): Promise<string> {
  const { host, phrases } = context;
  if (host.stdin.isTTY) throw usageError(format(phrases.usage.stdinIsTerminal, { flag }));
  return textOf(flag, await host.stdin.readAll(), context).replace(/\r?\n$/, '');
}

/** Reads a text from a file, or from standard input by `-`. */
export async function readTextFile(
  flag: string,
  file: string,
  context: Pick<Context, 'host' | 'phrases' | 'terminal'>,
): Promise<string> {
  if (file === '-') return readStandardInput(`${flag} -`, context);
  return textOf(file, bytesOf(file, context), context).trimEnd();
}

function bytesOf(file: string, { phrases }: Pick<Context, 'phrases'>): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code;
    throw usageError(format(phrases.usage.fileUnreadable, { file, why }));
  }
}

/** The text that bytes of a file or a pipe hold; `name` is what they came by. */
function textOf(
  name: string,
  bytes: Uint8Array,
  { phrases, terminal }: Pick<Context, 'phrases' | 'terminal'>,
): string {
  const found = decodeText(bytes);
  if (!found) throw usageError(format(phrases.usage.notText, { name }));
  if (found.encoding === 'gb18030') terminal.note(format(phrases.notes.readAsChinese, { name }));
  return found.text;
}

/** Reads an object from a file of JSON, or from standard input by `-`. */
export async function readJsonFile(
  flag: string,
  file: string,
  context: Context,
): Promise<Record<string, unknown>> {
  const text = await readTextFile(flag, file, context);
  const value = parsed(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw usageError(format(context.phrases.usage.notJson, { name: flag }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The word for what stands on standard input. */
export const piped = '-';

/** Names of a line; `-` stands for those on standard input, the first word of each line, of which there may be none. */
export async function namesFrom(words: readonly string[], context: Context): Promise<string[]> {
  if (!words.includes(piped)) return [...words];
  const lines = (await readPipe(piped, context)).split(/\r?\n/);
  const names = lines.map((line) => line.trim().split(/[\s,]/)[0] ?? '').filter(Boolean);
  return words.flatMap((word) => (word === piped ? names : [word]));
}
