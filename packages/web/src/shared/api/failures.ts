import { isSvcdeskError } from '@svcdesk/core';

/** What a person is to see of an error: nothing, or words with a hint. One place decides, for toasts and for pages. */
export interface Failure {
  /** The session's end is shown once by the app itself; an aborted call is nobody's concern. */
  quiet: boolean;
  words: string;
  /** Quoted when asking for help. */
  requestId?: string;
  /** A field that the server refused, by path: its own words. */
  fields: Readonly<Record<string, string>>;
}

interface FailureWords {
  network: string;
  noPermission: string;
  unknown: string;
}

/** Product document, section 8: network failure, 4013, else the server's own message. */
export function describeFailure(error: unknown, words: FailureWords): Failure {
  if (!isSvcdeskError(error)) return { quiet: false, words: words.unknown, fields: {} };
  const fields = Object.fromEntries((error.issues ?? []).map((issue) => [issue.path, issue.text]));
  const base = { quiet: false, requestId: error.requestId, fields };
  switch (error.kind) {
    case 'session':
      // A refused admin account never had a session to lose, so that one has to be said.
      return { ...base, quiet: error.code !== 'adminRefused', words: error.message };
    case 'network':
      return { ...base, quiet: error.code === 'aborted', words: words.network };
    case 'http':
    case 'contract':
      return { ...base, words: words.unknown };
    default:
      if (error.code === 'noPermission') return { ...base, words: words.noPermission };
      return { ...base, words: error.message || words.unknown };
  }
}
