import { type Issue, issuesInWords, rawIssues } from '@svcdesk/core';
import type { Call } from '@svcdesk/core/contract';
import { format, issuesEn, issuesZhCN } from '@svcdesk/core/phrases';
import type { Locale } from '../../platform/i18n/locale.ts';

/** What is wrong, by field of the request: in words, or true for one that is missing. */
export type Problems = Readonly<Record<string, string | boolean | undefined>>;

/** Everything that stands against sending a request: what the form itself knows, then what the contract says. */
export function problemsOf(
  call: Pick<Call, 'request'>,
  request: unknown,
  own: Problems | undefined,
  locale: Locale,
): Record<string, string | true> {
  const found: Record<string, string | true> = {};
  for (const { path, code, text } of requestIssues(call, request, locale)) {
    found[path] ??= code === 'required' ? true : text;
  }
  for (const [path, problem] of Object.entries(own ?? {})) if (problem) found[path] = problem;
  return found;
}

/** What the contract itself has against a request, in words: the same as the server would say, without asking it. */
function requestIssues(call: Pick<Call, 'request'>, request: unknown, locale: Locale): Issue[] {
  const { error } = call.request().safeParse(request);
  if (!error) return [];
  return issuesInWords(rawIssues(error.issues), locale === 'en' ? issuesEn : issuesZhCN, format);
}
