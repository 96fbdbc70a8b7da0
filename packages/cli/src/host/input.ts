import { readFileSync } from 'node:fs';
import { decodeText, readJson } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { diskWhy, usageError } from '../errors.ts';
import type { ResourceName } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';

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
    const why = diskWhy(error, phrases) ?? (error as Error).message;
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
  const value = jsonOf(await readTextFile(flag, file, context), flag, context.phrases);
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw usageError(format(context.phrases.usage.notJson, { name: flag }));
}

/** What JSON holds that came by a flag or argument; undefined where it is none. A name twice in an object is refused. */
export function jsonOf(text: string, name: string, { usage }: Context['phrases']): unknown {
  const read = readJson(text);
  if ('twice' in read)
    throw usageError(format(usage.jsonTwice, { name, field: read.twice, line: read.line }));
  return 'value' in read ? read.value : undefined;
}

/** The argument that means standard input. */
export const piped = '-';

/** What ends the first column of a piped line: of a table, of values with tabs or commas between. */
const columnEnd = /\t|,|\s{2,}/;

/**
 * Names of a line; `-` stands for those on standard input, one a line, of which there may be none. Of a line with several
 * columns it is the first; of what is named by a number or an id it is the first word, whatever comes behind it.
 */
export async function namesFrom(
  words: readonly string[],
  resource: ResourceName | undefined,
  context: Context,
): Promise<string[]> {
  if (!words.includes(piped)) return [...words];
  const { search, isNumbered } = resource === undefined ? {} : resourceOf(resource);
  const nameEnd = search && !isNumbered ? columnEnd : /[\s,]/;
  const lines = (await readPipe(piped, context)).split(/\r?\n/);
  const names = lines.map((line) => line.trim().split(nameEnd)[0] ?? '').filter(Boolean);
  return words.flatMap((word) => (word === piped ? names : [word]));
}
