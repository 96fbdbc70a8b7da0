import type { Issue } from './svcdesk-error.ts';

/** What is wrong with a field; each has a phrase of the same key. */
export type IssueCode =
  | 'required'
  | 'type'
  | 'tooShort'
  | 'tooLong'
  | 'tooSmall'
  | 'tooBig'
  | 'tooFew'
  | 'tooMany'
  | 'oneOf'
  | 'format'
  | 'formatLike'
  | 'characters'
  | 'encoding'
  | 'unknownKey'
  | 'notAllowed'
  | 'leaf'
  | 'taken'
  | 'readsAsPhone'
  | 'mixedScripts'
  | 'common'
  | 'personal'
  | 'same'
  | 'unknown'
  | 'notActive'
  | 'nobodyToNotify'
  | 'notMember'
  | 'notLed'
  | 'notOfSite'
  | 'notOfCustomer'
  | 'notYours'
  | 'notWith'
  | 'repeated'
  | 'selfCheck'
  | 'lastDefault'
  | 'notAfterStart'
  | 'tooEarly'
  | 'tooLate'
  | 'tooLongSpan'
  | 'past'
  | 'future'
  | 'onLeave'
  | 'overlaps'
  | 'refused'
  | 'emptyHours'
  | 'startsWith'
  | 'credentials'
  | 'privateAddress'
  | 'port'
  | 'pushService'
  | 'pushKey'
  | 'sameWebhook'
  | 'phoneCountry'
  | 'onePhone'
  | 'emptyFile'
  | 'tooManyPixels'
  | 'other';

/** A field issue before it is put into words; `params` fill the phrase. */
export interface RawIssue {
  path: string;
  code: IssueCode;
  params: Record<string, string | number>;
}

/** The part of a zod issue that is read here. */
interface ZodIssue {
  code?: string;
  path: PropertyKey[];
  format?: string;
  input?: unknown;
  origin?: string;
  minimum?: unknown;
  maximum?: unknown;
  values?: unknown[];
  keys?: string[];
  errors?: ZodIssue[][];
  params?: Record<string, unknown>;
  message?: string;
}

/** Turns zod's issues into ours: path, code and the numbers that a phrase needs. */
export function rawIssues(issues: readonly unknown[], under: PropertyKey[] = []): RawIssue[] {
  return (issues as ZodIssue[]).flatMap((issue) => {
    const path = [...under, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors?.length) {
      // Of several shapes the one with the fewest complaints is what the caller meant.
      const nearest = issue.errors.reduce((best, next) => (next.length < best.length ? next : best));
      return rawIssues(nearest, path);
    }
    return [{ path: path.map(String).join('.'), ...codeAndParams(issue) }];
  });
}

function codeAndParams(issue: ZodIssue): { code: IssueCode; params: Record<string, string | number> } {
  const min = String(issue.minimum);
  const max = String(issue.maximum);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? { code: 'required', params: {} } : { code: 'type', params: {} };
    case 'too_small':
      if (issue.origin === 'string') {
        return min === '1' ? { code: 'required', params: {} } : { code: 'tooShort', params: { min } };
      }
      return { code: issue.origin === 'array' ? 'tooFew' : 'tooSmall', params: { min } };
    case 'too_big':
      if (issue.origin === 'string') return { code: 'tooLong', params: { max } };
      return { code: issue.origin === 'array' ? 'tooMany' : 'tooBig', params: { max } };
    case 'invalid_value':
      return { code: 'oneOf', params: { values: (issue.values ?? []).join(', ') } };
    case 'invalid_format':
      return formatOf(issue);
    case 'unrecognized_keys':
      return { code: 'unknownKey', params: { keys: (issue.keys ?? []).join(', ') } };
    case 'custom':
      return customOf(issue.params ?? {});
    default:
      return { code: 'other', params: {} };
  }
}

/** How a text of each format is written, in any language. */
const writtenLike = new Map([
  ['id', '0193e4a0-0000-7000-8000-000000000001'],
  ['instant', 'YYYY-MM-DDThh:mm:ssZ'],
  ['day', 'YYYY-MM-DD'],
  ['month', 'YYYY-MM'],
  ['time', 'hh:mm'],
  ['region', '310115'],
  ['email', 'name@example.com'],
]);

function formatOf({ format = '' }: ZodIssue): Omit<RawIssue, 'path'> {
  const wanted = writtenLike.get(format);
  return wanted === undefined ? { code: 'format', params: {} } : { code: 'formatLike', params: { wanted } };
}

/** A rule of the contract's own: its code, and beside it what the phrase is filled with. */
function customOf({ code = 'format', ...params }: Record<string, unknown>): Omit<RawIssue, 'path'> {
  return { code: code as IssueCode, params: params as RawIssue['params'] };
}

/** Puts raw issues into words by the reader's `issues` phrases. */
export function issuesInWords(
  raw: readonly RawIssue[],
  phrases: Record<IssueCode, string>,
  format: (text: string, params: Record<string, string | number>) => string,
): Issue[] {
  return raw.map(({ path, code, params }) => ({ path, code, text: format(phrases[code], params) }));
}
