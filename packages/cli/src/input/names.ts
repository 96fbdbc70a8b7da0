import type { Context } from '../command/command.ts';
import { readStandardInput } from './standard-input.ts';

/** Names of a line; `-` stands for those on standard input, the first word of each line. */
export async function namesFrom(words: readonly string[], context: Context): Promise<string[]> {
  if (!words.includes('-')) return [...words];
  const lines = (await readStandardInput('-', context)).split(/\r?\n/);
  const piped = lines.map((line) => line.trim().split(/[\s,]/)[0] ?? '').filter(Boolean);
  return words.flatMap((word) => (word === '-' ? piped : [word]));
}
