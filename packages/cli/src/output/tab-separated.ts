import { printableLine } from './printable.ts';

/** One line for programs: values in one line each, with tabs between. */
export function tabSeparated(values: readonly string[]): string {
  return values.map(printableLine).join('\t');
}
