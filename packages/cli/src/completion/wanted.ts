import type { AnyCommand, Argument } from '../command.ts';
import type { ReadLine } from './read-words.ts';

/** What a value is wanted for. */
export interface Wanted {
  /** Name of the flag that it belongs to, if to any. */
  readonly flag?: string;
  readonly argument?: Argument;
  readonly command: AnyCommand | undefined;
  readonly line: ReadLine;
  readonly typed: string;
}
