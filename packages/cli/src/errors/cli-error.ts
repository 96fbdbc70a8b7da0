import type { Issue } from '@svcdesk/core';
import { type ExitCode, exitCode } from './exit-codes.ts';

/** A failure that the command line itself found, in words that are ready to be shown. */
export class CliError extends Error {
  override readonly name = 'CliError';
  /** Stable name for programs, shown under `--json`. */
  readonly code: string;
  readonly exitCode: ExitCode;
  /** What to do next. */
  readonly hint?: string;
  /** What is wrong with each part of the line. */
  readonly issues: readonly Issue[];

  constructor(code: string, exit: ExitCode, message: string, hint?: string, issues: readonly Issue[] = []) {
    super(message);
    this.code = code;
    this.exitCode = exit;
    this.hint = hint;
    this.issues = issues;
  }
}

/** The command was typed wrongly. */
export function usageError(message: string, hint?: string): CliError {
  return new CliError('usage', exitCode.usage, message, hint);
}

/** Somebody pressed Ctrl-C at a prompt. */
export function interrupted(): CliError {
  return new CliError('interrupted', exitCode.interrupted, '');
}
