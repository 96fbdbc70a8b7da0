import { orderScopes, orderSorts, slaFilters } from '@svcdesk/core/contract/orders';
import { orderSource, priorityCodes } from '@svcdesk/core/order';
import { withQuery } from '../routing.ts';
import { staffPaths } from './staff-paths.ts';

export type OrderScope = (typeof orderScopes)[number];
export type OrderSort = (typeof orderSorts)[number];
export type SlaFilter = (typeof slaFilters)[number];

/** Which orders a list shows; it stands in the address, so that back, reload and a shared link keep it. */
export interface OrderFilters {
  /** Absent: what suits the account. */
  scope?: OrderScope;
  /** Empty: any. */
  status: readonly number[];
  source: readonly number[];
  priority: readonly number[];
  sla: readonly SlaFilter[];
  keyword: string;
  sort: OrderSort;
}

export const noFilters: OrderFilters = {
  status: [],
  source: [],
  priority: [],
  sla: [],
  keyword: '',
  sort: 'created',
};

const sources: readonly number[] = Object.values(orderSource);
const statuses = [1, 2, 3, 4, 5, 6, 7];

function numbersOf(text: string | null, known: readonly number[]): number[] {
  const asked = (text ?? '').split(',').filter(Boolean).map(Number);
  return known.filter((each) => asked.includes(each));
}

/** Reads the address; what this version does not know is passed over. */
export function readFilters(query: URLSearchParams): OrderFilters {
  const sla = (query.get('sla') ?? '').split(',');
  return {
    scope: orderScopes.find((scope) => scope === query.get('scope')),
    status: numbersOf(query.get('status'), statuses),
    source: numbersOf(query.get('source'), sources),
    priority: numbersOf(query.get('priority'), priorityCodes),
    sla: slaFilters.filter((each) => sla.includes(each)),
    keyword: query.get('q') ?? '',
    sort: orderSorts.find((sort) => sort === query.get('sort')) ?? noFilters.sort,
  };
}

/** The same as parameters of an address; what is as usual is left out. */
export function writeFilters(filters: OrderFilters): Record<string, string> {
  const { scope, keyword, sort } = filters;
  const query: Record<string, string> = {};
  if (scope) query.scope = scope;
  for (const name of ['status', 'source', 'priority', 'sla'] as const) {
    if (filters[name].length > 0) query[name] = filters[name].join(',');
  }
  if (keyword.trim() !== '') query.q = keyword.trim();
  if (sort !== noFilters.sort) query.sort = sort;
  return query;
}

/** The order list with filters. */
export function ordersPath(filters: Partial<OrderFilters>): string {
  return withQuery(staffPaths.orders, writeFilters({ ...noFilters, ...filters }));
}
