import { hash } from 'node:crypto';

/** What a draft says, whatever the order of its keys: the same order sent twice is told from another under its id. */
export function draftHash(draft: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(draft)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(said), 'base64url');
}
