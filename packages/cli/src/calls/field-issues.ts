import { type Issue, issuesInWords, rawIssues } from '@svcdesk/core';
import type { Schema } from '@svcdesk/core/contract';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';

/** What is wrong with fields that are there, each by its own schema, in words; one that is not there is not missed. */
export function fieldIssues(
  shape: Readonly<Record<string, Schema>>,
  values: Readonly<Record<string, unknown>>,
  { phrases }: Pick<Context, 'phrases'>,
): Issue[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const schema = Object.hasOwn(shape, field) ? shape[field] : undefined;
    if (schema === undefined || value === undefined) return [];
    const checked = schema.safeParse(value);
    if (checked.success) return [];
    const found = issuesInWords(rawIssues(checked.error.issues), phrases.domain.issues, format);
    return found.map((issue) => ({ ...issue, path: [field, issue.path].filter(Boolean).join('.') }));
  });
}
