import { type ErrorCode, isSvcdeskError } from '@svcdesk/core';
import { errorsEn, errorsZhCN } from '@svcdesk/core/phrases';
import { ChunkError } from '../chunks.ts';
import { currentLocale } from '../i18n/locale.ts';
import { textNow } from '../i18n/use-text.ts';
import { sharedText } from '../phrases/shared.ts';
import { showToast, toastMs, useToasts } from '../toast-store.ts';

/** What a person is to see of an error: nothing, or words with a hint. One place decides, for toasts and for pages. */
export interface Failure {
  /** The session's end is shown once by the app itself; an aborted call is not shown. */
  quiet: boolean;
  words: string;
  /** Quoted when asking for help. */
  requestId?: string;
  /** A field that the server refused, by path: its own words. */
  fields: Readonly<Record<string, string>>;
}

/** Calls of people who are not signed in: by password, by code, with a new password, registering. */
function atTheDoor(callId: string | undefined): boolean {
  return (
    callId !== undefined && /^(?:auth|engineers|joins|invites)\./.test(callId) && callId !== 'auth.logout'
  );
}

/**
 * Product document, section 8: network failure and 4013 have words of their own, anything else that the server refused
 * speaks in its message, which is in the reader's language already. `phrases` are core's, by error code.
 */
export function describeFailure(
  error: unknown,
  phrases: Readonly<Partial<Record<ErrorCode, string>>>,
  unknown: string,
): Failure {
  if (!isSvcdeskError(error)) return { quiet: false, words: unknown, fields: {} };
  const own = phrases[error.code as ErrorCode] ?? unknown;
  const fields = Object.fromEntries((error.issues ?? []).map((issue) => [issue.path, issue.text]));
  const base = { quiet: false, words: own, requestId: error.requestId, fields };
  switch (error.kind) {
    case 'session':
      // Who was refused at the door never had a session to lose, so that has to be said.
      return { ...base, quiet: !atTheDoor(error.callId) && error.code !== 'adminRefused' };
    case 'network':
      return { ...base, quiet: error.code === 'aborted' };
    case 'http':
    case 'contract':
      return base;
    default:
      return error.code === 'noPermission' ? base : { ...base, words: error.text ?? own };
  }
}

/** Toasts what went wrong with an action (1.5 s) and gives it back for the form's fields. */
export function showFailure(error: unknown): Failure {
  const failure = failureOf(error);
  if (!failure.quiet) showToast(failure.words, 'error', toastMs.long);
  return failure;
}

/** Network errors and missing permissions are toasted also where a page or a form says them in its own place. */
export function isAlwaysToasted(error: unknown): boolean {
  return isSvcdeskError(error) && (error.kind === 'network' || error.code === 'noPermission');
}

/** Toasts it unless the same words show already: a page that loads in several parts fails in several. */
export function showFailureOnce(error: unknown): void {
  const { quiet, words } = failureOf(error);
  if (!quiet && useToasts.getState().toast?.words !== words) showToast(words, 'error', toastMs.long);
}

/** The same without a toast, for pages that could not load. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ChunkError) {
    return { quiet: false, words: textNow(sharedText).chunk[error.problem], fields: {} };
  }
  return describeFailure(error, errorPhrases(), textNow(sharedText).failure.unknown);
}

/** Core's words for every error code, in the language of the moment. */
export function errorPhrases(): typeof errorsZhCN {
  return currentLocale() === 'en' ? errorsEn : errorsZhCN;
}
