import type { ErrorCode } from '@svcdesk/core';
import type { Call } from '@svcdesk/core/contract';

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
