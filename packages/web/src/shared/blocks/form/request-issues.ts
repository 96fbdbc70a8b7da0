import { type Issue, issuesInWords, rawIssues } from '@svcdesk/core';
import type { Call } from '@svcdesk/core/contract';
import { format, issuesEn, issuesZhCN } from '@svcdesk/core/phrases';
import type { Locale } from '../../platform/i18n/locale.ts';

/** What the contract itself has against a request, in words: the same as the server would say, without asking it. */
export function requestIssues(call: Pick<Call, 'request'>, request: unknown, locale: Locale): Issue[] {
  const { error } = call.request().safeParse(request);
  if (!error) return [];
  return issuesInWords(rawIssues(error.issues), locale === 'en' ? issuesEn : issuesZhCN, format);
}
