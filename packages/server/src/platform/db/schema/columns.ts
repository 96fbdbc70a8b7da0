import { getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import {
  type AnyPgColumn,
  type ExtraConfigColumn,
  foreignKey,
  integer,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * A tenant's id is its short id (`t7`), which also prefixes tokens, file links and feed secrets. As
 * text of a few bytes it keeps every index small, which it leads.
 */
export const tenantKey = () => text().notNull();

/** UUIDv7, made by this server or by the client. */
export const key = () => uuid().notNull();

export const reference = () => uuid();

/** ISO 8601 text in UTC with milliseconds, on both drivers. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'string' });

export const createdAt = () => instant().notNull().defaultNow();

export const updatedAt = () => instant().notNull().defaultNow();

/** Counts the changes of a row, for callers who say which one they saw. */
export const version = () => integer().notNull().default(1);

/**
 * Plain `desc()` would say NULLS LAST, which PostgreSQL does not use for `ORDER BY created_at DESC`.
 * Call it for each index: a column's order is used up by the first.
 */
export const newest = (created: ExtraConfigColumn, id: ExtraConfigColumn) =>
  [created.desc().nullsFirst(), id.desc().nullsFirst()] as const;

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
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A reference that cannot leave the tenant. Named `{table}_{column}_fk`, short enough for PostgreSQL. */
export const refers = (
  tenantId: AnyPgColumn,
  column: AnyPgColumn,
  target: { tenantId: AnyPgColumn; id: AnyPgColumn },
) =>
  foreignKey({
    name: `${getTableName(column.table)}_${toSnakeCase(column.name)}_fk`,
    columns: [tenantId, column],
    foreignColumns: [target.tenantId, target.id],
  });
