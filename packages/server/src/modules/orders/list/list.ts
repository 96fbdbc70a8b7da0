import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { normalizeSearch } from '@svcdesk/core/format';
import { scopesOf } from '@svcdesk/core/roles';
import { numberPrefix, openStatuses } from '@svcdesk/core/rules';
import type { PersonContext, ReadContext } from '../../../engine/context.ts';
import type { Search } from '../../../engine/list/access-path.ts';
import { defineList } from '../../../engine/list/list.ts';
import type { SortPart } from '../../../engine/list/query.ts';
import { defineShortList } from '../../../engine/list/short-list.ts';
import { raw, type Sql, sql, value } from '../../../engine/list/sql.ts';
import { orderOpen } from '../../../engine/statuses.ts';
import { searchedText } from '../row/order-row.ts';
import { type OrderSummary, type SummaryRow, summariesOf, summaryParts } from '../summary.ts';
import { createdWithin, orderFilters } from './filters.ts';
import { type AskedOrders, orderPaths } from './paths.ts';

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

const newestFirst: SortPart = { column: 'created_at', type: 'timestamptz', direction: 'DESC' };

/** Whether a list takes in what was copied to its reader, which they see for that alone. */
function includesCopies({ actor }: PersonContext, { scope = 'tenant' }: AskedOrders): boolean {
  if (actor.kind !== 'staff') return false;
  const seen = scopesOf(actor, 'order.view');
  return scope === 'cc' || (scope === 'tenant' && !seen.includes('tenant') && seen.includes('copied'));
}

/** Numbers are a prefix, a day from the year 2000 on and at least four digits. */
const beginningOfNumber = new RegExp(`^(${Object.values(numberPrefix).join('|')})2\\d*$`, 'i');
const minNumberLength = 14;

/** The smallest number after all that begin so; digits and letters sort alike in every collation. */
function afterPrefix(prefix: string): string {
  const digits = prefix.slice(2);
  const next = String(BigInt(digits) + 1n);
  return next.length > digits.length
    ? `${prefix.slice(0, 1)}${String.fromCharCode(prefix.charCodeAt(1) + 1)}`
    : `${prefix.slice(0, 2)}${next.padStart(digits.length, '0')}`;
}

/** By their words, or by the beginning of their number; a whole number finds those that mention it, too. */
const orderSearch: Search = {
  text: searchedText,
  hasNgrams: true,
  asNumber(keyword) {
    const word = normalizeSearch(keyword);
    if (!beginningOfNumber.test(word)) return undefined;
    const from = value(word.toUpperCase(), 'text');
    const range = sql`(r.order_no >= ${from} AND r.order_no < ${value(afterPrefix(word).toUpperCase(), 'text')})`;
    if (word.length < minNumberLength) return { by: range, isWord: true };
    // Its n-grams are those of all numbers of its day, so that the whole of it is one as well.
    return { by: sql`(${range} OR r.grams @> ${value([word], 'text[]')})`, isWord: false };
  },
};

/** Operations, monitoring and SE orders, as far as the reader sees them. */
export const orderList = defineList<PersonContext, AskedOrders, SummaryRow, OrderSummary>({
  name: 'orders',
  table: 'orders',
  keys: { sql: 'r.keys', type: 'int' },
  accessPaths: ({ actor }, asked) => orderPaths(actor, asked),
  filters: orderFilters,
  sorts: {
    created: [newestFirst],
    updated: [{ column: 'updated_at', type: 'timestamptz', direction: 'DESC' }],
    // The most urgent first: orders whose clock runs, and behind them the others, newest first.
    due: [
      {
        column: 'next_due_at',
        type: 'timestamptz',
        direction: 'ASC',
        only: `${orderOpen('r')} AND r.next_due_at IS NOT NULL`,
      },
      { ...newestFirst, asked: 'r.next_due_at IS NULL' },
    ],
  },
  sortOf: ({ sort = 'created' }) => sort,
  search: orderSearch,
  select(context, asked) {
    const { columns, joins } = summaryParts[context.locale];
    const copies = sql`SELECT FROM order_cc c WHERE c.tenant_id = $1 AND c.order_id = o.id
      AND c.account_id = ${value(context.actor.accountId, 'uuid')}`;
    const copied = includesCopies(context, asked) ? sql`, EXISTS (${copies}) AS copied` : sql``;
    const unread = asked.scope === 'cc' ? sql`, EXISTS (${copies} AND c.read_at IS NULL) AS unread` : sql``;
    return { as: 'o', columns: sql`${raw(columns)}${copied}${unread}`, joins: raw(joins) };
  },
  present: (rows, context, on) => summariesOf(on, context, rows),
});

/** What staff ask for: days are the tenant's, and only open orders are late, soon due or the like. */
export function askedByStaff<Request extends CheckedRequestOf<typeof orders.export>>(
  { from, to, ...asked }: Request,
  { timeZone }: Pick<PersonContext, 'timeZone'>,
) {
  const { sla, status } = asked;
  const wanted = status?.length ? status : undefined;
  const open = openStatuses.filter((each) => wanted?.includes(each) ?? true);
  return { ...asked, status: sla?.length ? open : wanted, ...createdWithin({ from, to }, timeZone) };
}

/** Orders that staff may see, by scope and filters. */
export const staffPage = (input: CheckedRequestOf<typeof orders.page>, context: ReadContext) =>
  orderList.page(context.db, context, askedByStaff(input, context));

/** Orders of a client's sites. */
export const clientPage = (
  { status, ...asked }: CheckedRequestOf<typeof orders.cellPage>,
  context: ReadContext,
) => orderList.page(context.db, context, { ...asked, status: status?.length ? status : undefined });
