import { errorsEn, errorsZhCN } from '@svcdesk/core/phrases';
import { currentLocale } from '../i18n/locale.ts';
import { textNow } from '../i18n/use-text.ts';
import { ChunkError } from '../load-chunk.ts';
import { sharedText } from '../phrases/index.ts';
import { showToast, toastMs } from '../toast-store.ts';
import { describeFailure, type Failure } from './failures.ts';

/** Toasts what went wrong with an action (1.5 s, product document, section 8) and gives it back for the form's fields. */
export function showFailure(error: unknown): Failure {
  const failure = failureOf(error);
  if (!failure.quiet) showToast(failure.words, 'error', toastMs.long);
  return failure;
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
