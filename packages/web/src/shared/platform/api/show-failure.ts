import { isSvcdeskError } from '@svcdesk/core';
import { errorsEn, errorsZhCN } from '@svcdesk/core/phrases';
import { currentLocale } from '../i18n/locale.ts';
import { textNow } from '../i18n/use-text.ts';
import { ChunkError } from '../load-chunk.ts';
import { sharedText } from '../phrases/shared.ts';
import { showToast, toastMs, useToasts } from '../toast-store.ts';
import { describeFailure, type Failure } from './failures.ts';

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
