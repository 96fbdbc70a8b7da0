import { format } from '@svcdesk/core/phrases';
import type { Command } from 'commander';
import { type CliError, usageError } from '../errors.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Verbs } from './command.ts';

/** What parsing needs beside the words. */
export interface ParseContext {
  readonly args: readonly string[];
  readonly phrases: Phrases;
  readonly now: Date;
}

/** A command of commander's, as far as complaints about its line need it. */
export interface Line extends Pick<Command, 'args' | 'options' | 'parent' | 'registeredArguments'> {
  /** The words that name it, without the program's own name. */
  readonly line: string;
  readonly context: ParseContext;
  /** Commands below a noun, once they are loaded. */
  readonly verbs: Verbs | undefined;
}

/** A complaint about a line, with the help that tells how it is written. */
export function wrongLine(message: string, { line, context }: Pick<Line, 'line' | 'context'>): CliError {
  return usageError(message, format(context.phrases.usage.seeHelp, { command: `svcdesk ${line}`.trim() }));
}
