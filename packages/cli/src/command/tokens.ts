import type { Flags } from './command.ts';
import type { Flag } from './flag.ts';

/** A part of a line: an argument, or a flag with its value. */
export type Token = ArgumentToken | FlagToken;

interface ArgumentToken {
  readonly kind: 'argument';
  readonly value: string;
}

/** A flag as it was written; `name` is undefined for a short one that nobody knows. */
export interface FlagToken {
  readonly kind: 'flag';
  readonly name: string | undefined;
  readonly written: string;
  readonly value?: string;
  /** Whether the value stood in the same word. */
  readonly inline: boolean;
}

/**
 * Splits a line into arguments and flags the way programs of the system read theirs: `--name value`,
 * `--name=value`, `-n value`, `-nvalue`, switches together as `-ab`, and after `--` only arguments.
 * Node's own parser does the same, but loading it takes a while of a short run.
 */
export function tokensOf(args: readonly string[], flags: Flags): Token[] {
  const tokens: Token[] = [];
  const words = [...args];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '--') return [...tokens, ...words.map((value) => ({ kind: 'argument', value }) as const)];
    if (word.startsWith('--')) tokens.push(longFlag(word, words, flags));
    else if (word.startsWith('-') && word.length > 1) tokens.push(...shortFlags(word.slice(1), words, flags));
    else tokens.push({ kind: 'argument', value: word });
  }
  return tokens;
}

function longFlag(word: string, following: string[], flags: Flags): FlagToken {
  const equals = word.indexOf('=');
  const written = equals === -1 ? word : word.slice(0, equals);
  const name = written.slice(2);
  if (equals !== -1) return { kind: 'flag', name, written, value: word.slice(equals + 1), inline: true };
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  return {
    kind: 'flag',
    name,
    written,
    value: needsValue(flag) ? following.shift() : undefined,
    inline: false,
  };
}

function shortFlags(letters: string, following: string[], flags: Flags): FlagToken[] {
  const tokens: FlagToken[] = [];
  for (let index = 0; index < letters.length; index++) {
    const letter = letters.charAt(index);
    const [name, flag] = Object.entries(flags).find(([, { short }]) => short === letter) ?? [];
    const token = { kind: 'flag', name, written: `-${letter}`, inline: false } as const;
    if (!needsValue(flag)) {
      tokens.push(token);
      continue;
    }
    const rest = letters.slice(index + 1);
    tokens.push(rest ? { ...token, value: rest, inline: true } : { ...token, value: following.shift() });
    break;
  }
  return tokens;
}

function needsValue(flag: Flag | undefined): boolean {
  return flag?.value !== undefined && !flag.optionalValue;
}
