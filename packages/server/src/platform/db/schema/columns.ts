import { integer, text, timestamp } from 'drizzle-orm/pg-core';

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
