import type { PersonContext } from '../../engine/context.ts';
import { defineShortList } from '../../engine/list/short-list.ts';
import { raw, type Sql } from '../../engine/list/sql.ts';
import { type SummaryRow, summaryParts } from './row/summary-row.ts';
import { type OrderSummary, summariesOf } from './summary.ts';

/** Orders that are few enough to be counted and sorted whole for each page. */
export interface ShortOrdersParts<Input> {
  /** Of its statements. */
  readonly name: string;
  /** SELECT of all of them: their `id`, and what they are sorted by. */
  found(context: PersonContext, input: Input): Sql;
  /** Columns of `found`, each with its direction. */
  readonly sort: readonly string[];
  /** What is shown besides, of `top`, which has the columns of `found`. */
  readonly shown?: string;
}

/** A list of such orders, in the reader's language. */
export const shortOrders = <Input extends object>({ shown, ...parts }: ShortOrdersParts<Input>) =>
  defineShortList<PersonContext, Input, SummaryRow, OrderSummary>({
    ...parts,
    table: 'orders',
    select({ locale }) {
      const { columns, joins } = summaryParts[locale];
      return { as: 'o', columns: raw(shown ? `${columns}, ${shown}` : columns), joins: raw(joins) };
    },
    present: (rows, context, on) => summariesOf(on, context, rows),
  });
