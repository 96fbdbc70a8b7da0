import { normalizeIdentifier } from '@svcdesk/core/format';

/** A code as it was typed, and as it was meant: codes that were kept before were kept as they were written. */
export const spellingsOf = (code: string): readonly string[] => [
  ...new Set([code, normalizeIdentifier(code)]),
];
