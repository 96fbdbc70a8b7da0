export {
  codeOf,
  type ErrorCode,
  type ErrorKind,
  errorCodes,
  errorRow,
  isNotSignedIn,
  okStatus,
} from './codes.ts';
export { type IssueCode, issuesInWords, type RawIssue, rawIssues } from './issues.ts';
export { type LimitReason, limitReasons } from './limit-reasons.ts';
export { type ErrorParts, type Issue, isSvcdeskError, SvcdeskError } from './svcdesk-error.ts';
