import { invalid } from '../../../platform/refusals.ts';
import type { ListSort } from './order-by.ts';

/** Where a list goes on: behind the last row shown. */
export interface Cursor {
  /** Part of the list. */
  readonly part: number;
  /** Value of the part's column, and the row's id; absent at the beginning of a part. */
  readonly after?: { readonly key: string; readonly id: string } | undefined;
  readonly page: number;
  /** Counted once, for the first page. */
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A cursor as text; it holds nothing that the reader has not been shown. */
export function writeCursor(sort: ListSort, cursor: Cursor): string {
  const { part, after, page, total, totalIsLowerBound } = cursor;
  const fields = [sort, part, after?.key ?? '', after?.id ?? '', page, total, totalIsLowerBound ? 1 : 0];
  return Buffer.from(fields.join(' ')).toString('base64url');
}

/** Reads a cursor that `writeCursor` made for the same sort. */
export function readCursor(sort: ListSort, text: string): Cursor {
  const fields = Buffer.from(text, 'base64url').toString('latin1').split(' ');
  const [of, part, key = '', id = '', page, total, bound] = fields;
  const numbers = [part, page, total].map((each) =>
    /^\d{1,9}$/.test(each ?? '') ? Number(each) : Number.NaN,
  );
  const keyed = key !== '' || id !== '';
  const isWrong =
    of !== sort ||
    fields.length !== 7 ||
    numbers.some(Number.isNaN) ||
    (keyed && !(instant.test(key) && uuid.test(id)));
  if (isWrong) throw invalid('next', 'format');
  const [partNumber = 0, pageNumber = 0, totalNumber = 0] = numbers;
  return {
    part: partNumber,
    after: keyed ? { key, id } : undefined,
    page: pageNumber,
    total: totalNumber,
    totalIsLowerBound: bound === '1',
  };
}
