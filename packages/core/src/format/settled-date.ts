import { type DateZones, storedFieldDay, storedFieldTime } from './field-date.ts';
import { fieldTypeOf } from './field-type-of.ts';
import { nameOf, parsedList, plain } from './stored-value.ts';

/** What of a field decides how its dates are read. */
export interface DatedField {
  readonly fieldTypeName: string;
  readonly columns?: readonly (DatedField & { readonly fieldId: string })[] | undefined;
}

function dayOf(text: string, zones: DateZones): string {
  return storedFieldDay(text, zones) || text;
}

function rangeOf(text: string, zones: DateZones): string {
  const list = parsedList(text);
  return list ? JSON.stringify(list.map((each) => dayOf(nameOf(each), zones))) : text;
}

/** The rows of a table with every cell of a known column changed. */
export function withCells(
  text: string,
  columns: DatedField['columns'],
  change: (column: DatedField, cell: string) => string,
): string {
  const rows = parsedList(text);
  if (!rows || !columns) return text;
  const settled = (row: unknown) =>
    typeof row !== 'object' || row === null
      ? row
      : Object.fromEntries(
          Object.entries(row).map(([key, value]) => {
            const column = columns.find(({ fieldId }) => fieldId === key);
            return [key, column && typeof value === 'string' ? change(column, value) : value];
          }),
        );
  return JSON.stringify(rows.map(settled));
}

/**
 * The value of a date, a datetime, a range or a table that holds them as this service stores it, whichever form it
 * came in: milliseconds since 1970 UTC and a time of the tenant's clock become an ISO 8601 instant or a day. Other
 * types, and what is no date, stay as they are. Never throws.
 */
export function settledDate(field: DatedField, text: string, zones: DateZones = {}): string {
  switch (fieldTypeOf(field.fieldTypeName)) {
    case 'date':
      return dayOf(plain(text), zones);
    case 'datetime':
      return storedFieldTime(plain(text), zones) || text;
    case 'dateRange':
      return rangeOf(text, zones);
    case 'table':
      return withCells(text, field.columns, (column, cell) => settledDate(column, cell, zones));
    default:
      return text;
  }
}
