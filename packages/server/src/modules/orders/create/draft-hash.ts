import { hash } from 'node:crypto';

/**
 * What the server knows by itself, or by an id beside it: whether a device had heard of it by the first attempt or by
 * the second, and in which language, makes no other order.
 */
const told: ReadonlySet<string> = new Set(['customerId', 'typeName', 'serverCatalogName']);

/** What a draft says, whatever the order of its keys: the same order sent twice is told from another under its id. */
export function draftHash(draft: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(draft)
    .filter(([key, value]) => value !== undefined && !told.has(key))
    .filter(([key]) => key !== 'sourceName' || draft.sourceId === undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(said), 'base64url');
}
