import { type Issue, isSvcdeskError, type SvcdeskError } from '@svcdesk/core';
import { format } from '@svcdesk/core/phrases';
import { labelOf, type TypedField } from './calls/parts.ts';
import type { Context } from './command.ts';
import {
  CliError,
  CommandFailure,
  diskWhy,
  type ExitCode,
  exitCode,
  exitCodeOf,
  mayHaveArrived,
} from './errors.ts';
import type { Phrases } from './phrases/index.ts';
import type { Diagnostics, Terminal } from './print/terminal.ts';
import { isDebugging, timeoutSecondsOf } from './session/debug.ts';
import { lineHere, profileOf } from './session/profile.ts';

/** What reporting needs of a run. */
interface ReportContext extends DescribeContext {
  readonly terminal: Pick<Terminal, 'noteColours'>;
  readonly diagnostics: Diagnostics;
}

/** Reports a failure, of the record that was named where there were several, and gives the exit code that it means. */
export function report(error: unknown, context: ReportContext, named?: string): ExitCode {
  const described = describe(error, context);
  const { exitCode, ...reported } = described;
  if (reported.message) context.diagnostics.fail(reported, () => asText(described, context, named));
  if (isDebugging(context) && error instanceof Error) context.host.stderr.write(`${chainOf(error)}\n`);
  return exitCode;
}

function asText(described: Described, { phrases, terminal }: ReportContext, named?: string): string {
  const { message, issues = [], requestId, hint } = described;
  const { red, dim } = terminal.noteColours;
  return [
    [red('svcdesk:'), named && `${named}:`, message].filter(Boolean).join(' '),
    ...issues.map(({ path, text }) => `  ${path}: ${text}`),
    requestId && dim(`  ${format(phrases.errors.request, { requestId })}`),
    hint,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Stacks of an error and of what caused it. Core's errors carry neither tokens nor bodies. */
function chainOf(error: Error): string {
  const cause = error.cause instanceof Error ? `\n${chainOf(error.cause)}` : '';
  return `${error.stack ?? error.message}${cause}`;
}

/** A failure in words: what failed, what to do next, and what to quote when asking for help. */
interface Described {
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
type DescribeContext = Pick<Context, 'host' | 'globals' | 'phrases'>;

/** Puts any failure into words of the reader's language. */
export function describe(error: unknown, context: DescribeContext): Described {
  if (error instanceof CommandFailure) {
    const { cause, about, parts } = error;
    const described = describe(cause, context);
    const issues = described.issues?.map((issue) => ({
      ...issue,
      path: parts.labelOf?.(issue.path) ?? issue.path,
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
  if (disk) return { code: 'disk', exitCode: exitCode.failed, ...disk };
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: 'unexpected',
    exitCode: exitCode.failed,
    message: format(errors.unexpected, { message }),
    hint: errors.debugHint,
  };
}

function describeRefusal(error: SvcdeskError, context: DescribeContext): Described {
  const { code, reason, issues, requestId, httpStatus } = error;
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
    issues: httpStatus === undefined ? issues?.map((issue) => inWords(issue, context)) : issues,
    requestId,
  };
}

/** Core refuses a field that its call does not know, and has no words of the reader's language for it. */
function inWords(issue: Issue, { phrases }: DescribeContext): Issue {
  return issue.code === 'unknownKey' ? { ...issue, text: phrases.domain.issues.notAllowed } : issue;
}

/** A record that does not exist is reported in the envelope; an HTTP 404 means a call of a newer contract. */
function isUnknownCall({ code, httpStatus }: SvcdeskError): boolean {
  return code === 'notFound' && httpStatus === httpNotFound;
}

const httpNotFound = 404;

/** Our own words for what is known; what a newer server says beyond it stands as it came. */
function words(error: SvcdeskError, context: DescribeContext): string {
  const { errors: own } = context.phrases;
  const { errors, reasons, limits } = context.phrases.domain;
  const whys: Readonly<Record<string, string>> = { ...reasons, ...limits };
  const server = () => profileOf(context).server;
  if (error.code === 'network') {
    return format(own.unreachable, { server: server(), why: lineFailure(error.cause, context.phrases) });
  }
  if (error.code === 'timeout')
    return format(own.timeout, { server: server(), seconds: timeoutSecondsOf(context) });
  if (error.code === 'badReply')
    return format(own.notService, { server: server(), httpStatus: error.httpStatus });
  const why = error.reason && Object.hasOwn(whys, error.reason) ? whys[error.reason] : undefined;
  if (why !== undefined) return why;
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

/** Why no reply came, as our phrases name it. */
type Why = keyof Phrases['errors']['why'];

/** What Node says about a connection that failed; what it does not name stands as it came. */
const whys: Readonly<Record<string, Why>> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'notFound',
  EAI_AGAIN: 'notFound',
  ECONNRESET: 'cut',
  EPIPE: 'cut',
  EHOSTUNREACH: 'noRoute',
  ENETUNREACH: 'noRoute',
  ETIMEDOUT: 'timeout',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'ownCertificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'ownCertificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'ownCertificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'ownCertificate',
  CERT_HAS_EXPIRED: 'expiredCertificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'otherCertificate',
};

/** Why no reply came, in words, with Node's own name for it, which experts search for. */
function lineFailure(cause: unknown, { errors }: Phrases): string {
  const { code = '', message = '' } = (cause ?? {}) as { code?: string; message?: string };
  const why = whyOf(code);
  return why ? `${errors.why[why]}, ${code}` : code || message;
}

/** What to do when the line failed so. */
function lineHint(cause: unknown, { errors }: Phrases): string {
  const why = whyOf((cause as { code?: string } | undefined)?.code ?? '');
  if (why === 'ownCertificate') return errors.certificateHint;
  return why === 'expiredCertificate' ? errors.expiredHint : errors.unreachableHint;
}

function whyOf(code: string): Why | undefined {
  return Object.hasOwn(whys, code) ? whys[code] : undefined;
}

/** Words for what the disk refused, or undefined for failures of other kinds. */
function diskFailure(error: unknown, phrases: Phrases): Pick<Described, 'message' | 'hint'> | undefined {
  const { errors } = phrases;
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  const file = path ?? errors.output;
  if (code === 'ENOSPC' || code === 'EDQUOT') return { message: format(errors.diskFull, { file }) };
  const why = diskWhy(error, phrases);
  if (why === undefined || (path === undefined && code === 'ENOENT')) return undefined;
  return { message: format(errors.notWritable, { file, why }), hint: errors.notWritableHint };
}

/** What an action was tried on, with which key, and the command that shows how it stands. */
interface Tried {
  readonly named: string | undefined;
  readonly key: string;
  readonly view: string | undefined;
  /** What was typed, and for which fields. */
  readonly fields: readonly TypedField[];
}

/**
 * What to do when an action failed: look at its record where that is not as it was thought to be, and try again with
 * the same key where it is not certain whether the action arrived.
 */
export function withActionHint(error: unknown, tried: Tried, { errors }: Phrases): unknown {
  return new CommandFailure(error, tried.named, {
    hint: hintFor(error, tried, errors),
    labelOf: (path) => labelOf(path, tried.fields),
  });
}

function hintFor(error: unknown, { named, key, view }: Tried, errors: Phrases['errors']): string | undefined {
  if (!isSvcdeskError(error)) return undefined;
  if (error.reason === 'clockInMissing' && view) {
    return format(errors.nextHint, { command: view.replace(/ view /, ' clock-in ') });
  }
  // The command that helps is the one that changes the password, not the one that looks at the record.
  if (error.reason?.startsWith('password')) return undefined;
  if (view && exitCodeOf(error.code) === exitCode.conflict)
    return format(errors.refreshHint, { command: view });
  if (!mayHaveArrived(error)) return undefined;
  const again = format(named ? errors.sameKeyFor : errors.sameKey, { key, named });
  return view ? `${again}\n${format(errors.refreshHint, { command: view })}` : again;
}
