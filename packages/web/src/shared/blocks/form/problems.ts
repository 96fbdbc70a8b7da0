import type { Call } from '@svcdesk/core/contract';
import type { Locale } from '../../platform/i18n/locale.ts';
import { requestIssues } from './request-issues.ts';

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
