import { type ErrorCode, type Issue, isSvcdeskError, type SvcdeskError } from '@svcdesk/core';
import type { Call } from '@svcdesk/core/contract';
import type { Phrases } from './phrases/index.ts';

/** What the system says of a path, as our phrases name it. */
const diskWhys = {
  EACCES: 'noRight',
  EPERM: 'noRight',
  EROFS: 'readOnly',
  ENOENT: 'notThere',
  EISDIR: 'folder',
  ENOTDIR: 'inFile',
  ELOOP: 'circle',
  ENAMETOOLONG: 'tooLong',
  EMFILE: 'tooMany',
  ENFILE: 'tooMany',
  EBUSY: 'busy',
  EIO: 'broken',
} as const satisfies Readonly<Record<string, keyof Phrases['errors']['disk']>>;

/** Why a path cannot be used, with the system's own name for it, which experts search for; undefined for anything else. */
export function diskWhy(error: unknown, { errors }: Phrases): string | undefined {
  const { code = '', syscall = '' } = (error ?? {}) as NodeJS.ErrnoException;
  // A failed start of a program is not about a path on the line.
  if (!Object.hasOwn(diskWhys, code) || syscall.startsWith('spawn')) return undefined;
  return `${errors.disk[diskWhys[code as keyof typeof diskWhys]]} (${code})`;
}

/** What a run tells its caller by number; `svcdesk help exit-codes` lists them. Stable between releases. */
export const exitCode = {
  ok: 0,
  failed: 1,
  usage: 2,
  notFound: 3,
  signInNeeded: 4,
  forbidden: 5,
  conflict: 6,
  network: 7,
  limited: 8,
  interrupted: 130,
} as const;

/** An exit code. */
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** The one table from error codes to exit codes. */
const exitCodes: Record<ErrorCode, ExitCode> = {
  badRequest: exitCode.usage,
  wrongCredentials: exitCode.signInNeeded,
  locked: exitCode.limited,
  notSignedIn: exitCode.signInNeeded,
  codeWrong: exitCode.signInNeeded,
  tokenUnknown: exitCode.signInNeeded,
  tooManyRequests: exitCode.limited,
  tokenExpired: exitCode.signInNeeded,
  captchaNeeded: exitCode.limited,
  sessionEnded: exitCode.signInNeeded,
  accountDisabled: exitCode.signInNeeded,
  passwordChanged: exitCode.signInNeeded,
  noPermission: exitCode.forbidden,
  notFound: exitCode.notFound,
  orderChanged: exitCode.conflict,
  retakeChanged: exitCode.conflict,
  distributeChanged: exitCode.conflict,
  requirementLocked: exitCode.conflict,
  notAllowed: exitCode.conflict,
  tooLarge: exitCode.usage,
  mediaType: exitCode.usage,
  keyReused: exitCode.conflict,
  internal: exitCode.failed,
  unavailable: exitCode.network,
  adminRefused: exitCode.forbidden,
  network: exitCode.network,
  timeout: exitCode.network,
  aborted: exitCode.interrupted,
  badReply: exitCode.network,
  contractBroken: exitCode.failed,
  webhookInvalid: exitCode.failed,
  callerFault: exitCode.failed,
};

/** The exit code of an error code; one of a newer server that is not known here means "failed". */
export function exitCodeOf(code: string): ExitCode {
  return Object.hasOwn(exitCodes, code) ? exitCodes[code as ErrorCode] : exitCode.failed;
}

/** How every command may end. */
const always: readonly ExitCode[] = [exitCode.ok, exitCode.failed, exitCode.usage];

/** How a command may end that makes such calls: by what each may refuse, and by what every call may meet. */
export function exitCodesOf(calls: readonly Call[]): ExitCode[] {
  const own = calls.flatMap(({ permission, errors = [] }) => [
    ...errors.map(exitCodeOf),
    ...(permission === 'public' ? [] : [exitCode.signInNeeded, exitCode.forbidden]),
    exitCode.network,
    exitCode.limited,
  ]);
  return [...new Set([...always, ...own])].sort((a, b) => a - b);
}

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

/** Fields of a request, or of a file, are wrong; each says where and why. */
export function wrongFields(issues: readonly Issue[], { phrases }: { readonly phrases: Phrases }): CliError {
  return new CliError('badRequest', exitCode.usage, phrases.errors.wrongFields, undefined, issues);
}

/** The error of Ctrl-C at a prompt. */
export function interrupted(): CliError {
  return new CliError('interrupted', exitCode.interrupted, '');
}

/** What else is said of a failure. */
interface FailureParts {
  /** What its command advises to do next. */
  readonly hint?: string | undefined;
  /** The file that was not taken, where the refusal does not name it. */
  readonly file?: string;
  /** How a field of the request is written on the line. */
  labelOf?(path: string): string;
}

/** A failure together with what it is about, and what is said of it besides. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  /** What was named on the line, such as an order's number. */
  readonly about: string | undefined;
  readonly parts: FailureParts;

  constructor(cause: unknown, about: string | undefined, parts: FailureParts = {}) {
    super('about', { cause });
    this.about = about;
    this.parts = parts;
  }
}

/** Failures of the line before anything was sent. */
const neverSent: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** What is said of something that has no key, where it is not certain whether it arrived. */
export function hintIfUncertain(error: unknown, hint: string): string | undefined {
  return isSvcdeskError(error) && mayHaveArrived(error) ? hint : undefined;
}

/** Whether the server may have done something although no answer came. */
export function mayHaveArrived({ kind, cause }: SvcdeskError): boolean {
  if (kind === 'network') return !neverSent.includes((cause as { code?: string } | undefined)?.code);
  return kind === 'http' || kind === 'contract';
}
