import { type Issue, isSvcdeskError, type SvcdeskError } from '@svcdesk/core';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command/command.ts';
import { About } from '../errors/about.ts';
import { CliError } from '../errors/cli-error.ts';
import { type ExitCode, exitCode, exitCodeOf } from '../errors/exit-codes.ts';
import { timeoutSecondsOf } from '../session/connection-defaults.ts';
import { lineHere } from '../session/line-here.ts';
import { profileOf } from '../session/profile.ts';
import { diskFailure, lineFailure, lineHint } from './line-failures.ts';

/** A failure in words: what failed, what to do next, and what to quote when asking for help. */
export interface Described {
  readonly code: string;
  readonly exitCode: ExitCode;
  readonly message: string;
  /** What was named on the line that it is about, such as an order's number. */
  readonly about?: string;
  readonly hint?: string;
  readonly reason?: string;
  readonly issues?: readonly Issue[];
  readonly requestId?: string;
}

/** What describing needs of a run. */
export type DescribeContext = Pick<Context, 'host' | 'globals' | 'phrases'>;

/** Puts any failure into words of the reader's language. */
export function describe(error: unknown, context: DescribeContext): Described {
  if (error instanceof About) {
    const { cause, about, parts } = error;
    const described = describe(cause, context);
    const issues = described.issues?.map((issue) => ({
      ...issue,
      path: parts.written?.(issue.path) ?? issue.path,
    }));
    const message = parts.file
      ? format(context.phrases.errors.ofFile, { file: parts.file, message: described.message })
      : described.message;
    const hint = parts.hint ?? described.hint;
    return { ...described, message, about: about ?? described.about, hint, ...(issues && { issues }) };
  }
  if (error instanceof CliError) {
    const { code, exitCode: exit, message, hint, issues } = error;
    return { code, exitCode: exit, message, hint, ...(issues.length > 0 && { issues }) };
  }
  if (isSvcdeskError(error)) return describeRefusal(error, context);
  const { errors } = context.phrases;
  const disk = diskFailure(error, context.phrases);
  if (disk)
    return { code: 'disk', exitCode: exitCode.failed, message: format(disk.text, { file: disk.file }) };
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: 'unexpected',
    exitCode: exitCode.failed,
    message: format(errors.unexpected, { message }),
    hint: errors.debugHint,
  };
}

function describeRefusal(error: SvcdeskError, context: DescribeContext): Described {
  const { code, reason, issues, requestId } = error;
  if (isUnknownCall(error)) {
    const { serverTooOld: message, serverTooOldHint: hint } = context.phrases.errors;
    return { code: 'serverTooOld', exitCode: exitCode.failed, message, hint, requestId };
  }
  const exit = exitCodeOf(code);
  return {
    code,
    exitCode: exit,
    message: words(error, context),
    hint: hint(error, exit, context),
    reason,
    issues,
    requestId,
  };
}

/** A thing that is not there is reported within the envelope; an address that is not there is one of a newer contract. */
function isUnknownCall({ code, httpStatus }: SvcdeskError): boolean {
  return code === 'notFound' && httpStatus === httpNotFound;
}

const httpNotFound = 404;

/** Our own words for what is known; what a newer server says beyond it stands as it came. */
function words(error: SvcdeskError, context: DescribeContext): string {
  const { errors: own } = context.phrases;
  const { errors, reasons } = context.phrases.domain;
  const server = () => profileOf(context).server;
  if (error.code === 'network') {
    return format(own.unreachable, { server: server(), why: lineFailure(error.cause, context.phrases) });
  }
  if (error.code === 'timeout')
    return format(own.timeout, { server: server(), seconds: timeoutSecondsOf(context) });
  if (error.code === 'badReply')
    return format(own.notService, { server: server(), httpStatus: error.httpStatus });
  if (error.reason && Object.hasOwn(reasons, error.reason))
    return reasons[error.reason as keyof typeof reasons];
  const known = Object.hasOwn(errors, error.code)
    ? errors[error.code as keyof typeof errors]
    : (error.text ?? error.message);
  return format(known, { requestId: error.requestId });
}

function hint(error: SvcdeskError, exit: ExitCode, context: DescribeContext): string | undefined {
  const { errors } = context.phrases;
  if (error.code === 'network') return lineHint(error.cause, context.phrases);
  if (error.code === 'timeout') return errors.timeoutHint;
  if (error.code === 'captchaNeeded') return errors.captchaHint;
  if (error.reason === 'passwordChangeNeeded')
    return format(errors.passwordHint, { command: lineHere('auth password', context) });
  if (error.reason === 'passwordExpired')
    return format(errors.signInHint, { command: `${lineHere('login', context)} --phone NUMBER` });
  if (error.retryAfterMs !== undefined) {
    return format(errors.retryAfter, { seconds: Math.ceil(error.retryAfterMs / 1000) });
  }
  if (exit !== exitCode.signInNeeded || error.kind !== 'session') return undefined;
  if (context.host.env.SVCDESK_TOKEN) return errors.tokenHint;
  return format(errors.signInHint, { command: lineHere('login', context) });
}
