import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import type { OrderRow } from '../row/order-row.ts';

/** What of a row is counted. */
export type CountedRow = Pick<
  OrderRow,
  'groupId' | 'cellId' | 'source' | 'status' | 'createdAt' | 'resolvedAt'
>;

/** Statuses that are kept in counters; the others are few and counted as they are. */
export const keptStatuses: readonly number[] = [5, 6, 7];

/** Months a chart is made of: created, and resolved and not reopened since. */
export type MonthEvent = 'created' | 'resolved';

/** The month of an instant in a zone: 2026-11. */
export function monthOf(instant: string, zone: string): string {
  return dateOfDay(timeZone(zone).dayOf(Date.parse(instant))).slice(0, 7);
}

/** A value, or where a statement finds it. */
type Part = string | number;

export const groupCounter = (groupId: string, source: Part, status: Part) =>
  `group ${groupId} ${source} ${status}`;
export const cellCounter = (cellId: string, status: Part) => `cell ${cellId} ${status}`;
export const groupMonthCounter = (month: string, event: MonthEvent, groupId: string, source: Part) =>
  `month ${month} ${event} group ${groupId} ${source}`;
export const cellMonthCounter = (month: string, event: MonthEvent, cellId: string) =>
  `month ${month} ${event} cell ${cellId}`;

/** A part of a counter's name by a column, and the whole of one, in SQL: the names are those that writers use. */
export const partOf = (column: string) => `' || ${column} || '`;
export const inSql = (counter: string) => `'${counter}'`;

/**
 * The counters that hold an order, a function of its row alone: a change adds the difference of two of these, and a
 * recount sums them over all rows, so the two can only agree.
 */
export function countersOf(row: CountedRow, zone: string): string[] {
  const { groupId, cellId, source, status } = row;
  const counters: string[] = [];
  if (keptStatuses.includes(status)) {
    counters.push(groupCounter(groupId, source, status), cellCounter(cellId, status));
  }
  const events: [MonthEvent, string | null][] = [
    ['created', row.createdAt],
    ['resolved', row.resolvedAt],
  ];
  for (const [event, at] of events) {
    if (at === null) continue;
    const month = monthOf(at, zone);
    counters.push(groupMonthCounter(month, event, groupId, source), cellMonthCounter(month, event, cellId));
  }
  return counters;
}
