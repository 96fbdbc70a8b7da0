import type { Context } from '../command.ts';
import { readPipe } from './standard-input.ts';

/** The word for what stands on standard input. */
export const piped = '-';

/** Names of a line; `-` stands for those on standard input, the first word of each line, of which there may be none. */
export async function namesFrom(words: readonly string[], context: Context): Promise<string[]> {
  if (!words.includes(piped)) return [...words];
  const lines = (await readPipe(piped, context)).split(/\r?\n/);
  const names = lines.map((line) => line.trim().split(/[\s,]/)[0] ?? '').filter(Boolean);
  return words.flatMap((word) => (word === piped ? names : [word]));
}
