import { invalid } from '../../platform/refusals.ts';
import type { SortPart } from './statements.ts';

/** Where a row stands in a list. */
export interface Place {
  /** What the list goes by, of the row, and its id. */
  readonly key: string;
  readonly id: string;
  /** Part of the list, where it has several or can be sorted in several ways. */
  readonly part?: string | undefined;
}

/** Where a list goes on: behind the last row shown. */
export interface Cursor extends Place {
  readonly page: number;
  /** Counted once, for the first page. */
  readonly total: number;
  readonly isLowerBound: boolean;
}

/** A cursor as text; it holds nothing that the reader has not been shown. */
export function writeCursor({ page, total, isLowerBound, key, id, part }: Cursor): string {
  const fields = [page, total, isLowerBound, id, key, ...(part === undefined ? [] : [part])];
  return Buffer.from(JSON.stringify(fields)).toString('base64url');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const fits: Readonly<Record<SortPart['type'], (key: string) => boolean>> = {
  timestamptz: (key) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(key) && !Number.isNaN(Date.parse(key)),
  date: (key) => /^\d{4}-\d\d-\d\d$/.test(key) && !Number.isNaN(Date.parse(key)),
  text: (key) => !key.includes('\0') && key.isWellFormed(),
};
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function parsed(text: string): unknown[] {
  try {
    const found: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Reads a cursor of a list that goes by keys of a type. */
export function readCursor(text: string, type: SortPart['type']): Cursor {
  const [page, total, isLowerBound, id, key, part] = parsed(text);
  if (
    isCount(page) &&
    isCount(total) &&
    typeof isLowerBound === 'boolean' &&
    typeof id === 'string' &&
    uuid.test(id) &&
    typeof key === 'string' &&
    fits[type](key) &&
    (part === undefined || typeof part === 'string')
  ) {
    return { page, total, isLowerBound, id, key, part };
  }
  throw invalid('next', 'format');
}
