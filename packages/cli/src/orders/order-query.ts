import type { RequestOf } from '@svcdesk/core/contract';
import * as orders from '@svcdesk/core/contract/orders';
import { format } from '@svcdesk/core/phrases';
import { usageError } from '../errors/cli-error.ts';
import type { Phrases } from '../phrases/index.ts';
import { type Connection, isClient } from '../session/connection.ts';
import { type Walk, walkPages } from './order-pages.ts';

type StaffQuery = RequestOf<typeof orders.page>;

/** What the flags of a list of orders ask for. */
export type OrderQuery = Pick<
  StaffQuery,
  'scope' | 'status' | 'source' | 'priority' | 'sla' | 'keyword' | 'from' | 'to' | 'sort'
>;

const forStaff = [
  'scope',
  'source',
  'priority',
  'sla',
  'from',
  'to',
  'sort',
] as const satisfies (keyof OrderQuery)[];

/** The orders that a query finds for whoever is signed in: staff by scope, clients of their sites. */
export async function pagesFor(
  connection: Connection,
  query: OrderQuery,
  limit: number,
  phrases: Phrases,
): Promise<Walk> {
  const { caller } = connection;
  const { status, keyword } = query;
  if (await isClient(connection)) {
    const refused = forStaff.find((name) => query[name] !== undefined);
    if (refused) throw usageError(format(phrases.usage.staffOnly, { flag: `--${refused}` }));
    return walkPages((paging) => caller.call(orders.cellPage, { status, keyword, ...paging }), limit);
  }
  const { scope, source, priority, sla, from, to, sort } = query;
  const request = { scope, status, source, priority, sla, keyword, from, to, sort };
  return walkPages((paging) => caller.call(orders.page, { ...request, ...paging }), limit);
}
