import type { OtherWorkKind } from '@svcdesk/core/rules';
import { getTableConfig, integer, type PgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** ISO 8601 text in UTC with milliseconds, on both drivers. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'string' });

export const createdAt = () => instant().notNull().defaultNow();

export const updatedAt = () => instant().notNull().defaultNow();

/** Counts the changes of a row, for callers who say which one they saw. */
export const version = () => integer().notNull().default(1);

/** What rows end with that several people may change. */
export const versioned = () => ({ version: version(), createdAt: createdAt(), updatedAt: updatedAt() });

/** What keywords find a row by: its 1- and 2-grams. */
export const grams = () => text().array().notNull().default([]);

/** What every row of work ends with: how it is found, its history and its changes. */
export const recorded = () => ({
  grams: grams(),
  /** Head of the chain of its records. */
  recordCount: integer().notNull().default(0),
  lastRecordHash: text(),
  /** Effective time of its last record. */
  lastRecordAt: instant(),
  ...versioned(),
});

/** What lists are filtered by, table for table: columns that their GIN index holds as one array of text. */
export const deviceOrderKeys = ['status', 'cell_id'] as const;
export const projectOrderKeys = ['status', 'project_id'] as const;
export const pmOrderKeys = ['status', 'cell_id', 'plan_id'] as const;
export const assetKeys = ['flag', 'class_id', 'cell_id'] as const;

/** The array as SQL; `row` is the prefix of its columns. */
export const keysOf = (columns: readonly string[], row = ''): string =>
  `ARRAY[${columns.map((column) => `${row}${column}::text`).join(', ')}]`;

/** Kinds of work that have a history and schedules; orders of the three sources share a table and are one kind. */
export type WorkKind = 'order' | OtherWorkKind;

/** Names of the columns that tell a table's rows apart. */
export function primaryKeyOf(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name);
}
