import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';
import { readTextFile } from './text-file.ts';

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
