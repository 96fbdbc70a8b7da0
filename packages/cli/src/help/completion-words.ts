import type { AnyCommand, Argument } from '../command.ts';
import type { Flags } from '../line/flags.ts';

/** A word that may come next. */
export interface Word {
  readonly value: string;
  /** What it means, for shells that show it. */
  readonly text?: string | undefined;
}

/** Stands for files of this machine, which the shell knows best. */
export const filesWanted = 'files';

/** What a value is wanted for. */
export interface Wanted {
  /** Name of the flag that it belongs to, if to any. */
  readonly flag?: string;
  readonly argument?: Argument;
  readonly command: AnyCommand | undefined;
  readonly line: ReadLine;
  readonly typed: string;
}

/** A line as far as it is typed. */
interface ReadLine {
  /** Words that are no flags, nor values of flags. */
  readonly positional: readonly string[];
  /** Names of the flags that were given. */
  readonly given: ReadonlySet<string>;
  /** Values of flags by name. */
  readonly values: ReadonlyMap<string, string>;
  /** The flag whose value comes next, if one is due. */
  readonly open: string | undefined;
}

/** Reads words without an error, however wrong they are. */
export function readWords(words: readonly string[], flags: Flags): ReadLine {
  const positional: string[] = [];
  const values = new Map<string, string>();
  const given = new Set<string>();
  let open: string | undefined;
  for (const word of words) {
    if (open) {
      values.set(open, word);
      open = undefined;
    } else if (word.startsWith('-') && word !== '-') {
      const [written = '', value] = word.split(/=(.*)/s);
      const name = nameOf(written, flags);
      if (!name) continue;
      given.add(name);
      const flag = flags[name];
      if (value !== undefined) values.set(name, value);
      else if (flag?.value && !flag.optionalValue) open = name;
    } else positional.push(word);
  }
  return { positional, given, values, open };
}

function nameOf(written: string, flags: Flags): string | undefined {
  if (written.startsWith('--')) return Object.hasOwn(flags, written.slice(2)) ? written.slice(2) : undefined;
  return Object.keys(flags).find((name) => flags[name]?.short === written.slice(1));
}
