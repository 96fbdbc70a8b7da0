import { type IssueCode, type RawIssue, SvcdeskError } from '@svcdesk/core';
import { maxFileBytes } from '@svcdesk/core/contract/limits';
import type { Refusal } from '@svcdesk/core/rules';

/** The error that a refusal of core's order rules stands for: `throw refused(applied.refusal)`. */
export function refused(refusal: Refusal): SvcdeskError {
  return refusal.error === 'notAllowed'
    ? new SvcdeskError('notAllowed', { reason: refusal.reason })
    : new SvcdeskError(refusal.error);
}

/** A request that breaks field rules (10001), is too large, or names what is not there; put into words when it is answered. */
export class InvalidRequest extends Error {
  readonly issues: readonly RawIssue[];
  readonly code: 'badRequest' | 'tooLarge' | 'notFound';

  constructor(issues: readonly RawIssue[], code: InvalidRequest['code'] = 'badRequest') {
    super(issues.map((issue) => `${issue.path} ${issue.code}`).join(', '));
    this.name = 'InvalidRequest';
    this.issues = issues;
    this.code = code;
  }
}

/** A field rule that the schema cannot express: `throw invalid('reportId', 'notOfSite')`. */
export function invalid(path: string, code: IssueCode, params: RawIssue['params'] = {}): InvalidRequest {
  return new InvalidRequest([{ path, code, params }]);
}

/** What a field names is not there, or not for the caller, which is not told apart: `throw notFoundAt('engineerId')`. */
export const notFoundAt = (path: string): InvalidRequest =>
  new InvalidRequest([{ path, code: 'unknown', params: {} }], 'notFound');

const megabyte = 1024 * 1024;

/** The refusal of an upload of more bytes than a file may have. */
export function fileTooLarge(): InvalidRequest {
  const issue = { path: 'file', code: 'tooBig', params: { max: `${maxFileBytes / megabyte} MB` } } as const;
  return new InvalidRequest([issue], 'tooLarge');
}

/** Refuses a request that has none of two fields, or both. */
export function checkEither<Field extends string>(
  given: Readonly<Partial<Record<Field, unknown>>>,
  first: Field,
  second: Field,
): void {
  if (given[first] === undefined && given[second] === undefined) throw invalid(first, 'required');
  if (given[first] !== undefined && given[second] !== undefined) {
    throw invalid(second, 'notWith', { field: first });
  }
}
