import { orderScopes, orderSorts, slaFilters } from '@svcdesk/core/contract/orders';
import { isVisible, normalizeLine } from '@svcdesk/core/format';
import { openStatuses, orderSource, orderStatus, priorityCodes } from '@svcdesk/core/rules';
import { staffPaths, withQuery } from '../../platform/paths.ts';

export type OrderScope = (typeof orderScopes)[number];
export type OrderSort = (typeof orderSorts)[number];
export type SlaFilter = (typeof slaFilters)[number];

/** Whether orders have a time: the words of an address. */
export const plannedFilters = ['yes', 'no'] as const;
type PlannedFilter = (typeof plannedFilters)[number];

/** Which orders a list shows; it stands in the address, so that back, reload and a shared link keep it. */
export interface OrderFilters {
  /** Absent: what suits the account. */
  scope?: OrderScope;
  /** Empty: any. The open ones, unless the address says otherwise. */
  status: readonly number[];
  source: readonly number[];
  priority: readonly number[];
  sla: readonly SlaFilter[];
  planned: readonly PlannedFilter[];
  keyword: string;
  /** Only orders about this asset. */
  asset?: string;
  /** Only orders that this person has. */
  handler?: string;
  /** Absent: what suits the status. */
  sort?: OrderSort;
}

/** What is to be dealt with, as the home page counts it: assigned and at work. */
export const todoStatuses: readonly number[] = [orderStatus.assigned, orderStatus.processing];

export const noFilters: OrderFilters = {
  status: openStatuses,
  source: [],
  priority: [],
  sla: [],
  planned: [],
  keyword: '',
};

/** What is open is sorted by what is due first; what is over by what came last. */
export function usualSort(status: readonly number[]): OrderSort {
  return status.length > 0 && status.every((each) => openStatuses.some((open) => open === each))
    ? 'due'
    : 'created';
}

const sources: readonly number[] = Object.values(orderSource);
const statuses: readonly number[] = Object.values(orderStatus);
/** Says in an address that the status does not matter. */
export const anyStatus = 'any';

function numbersOf(text: string | null, known: readonly number[]): number[] {
  const asked = (text ?? '').split(',').filter(Boolean).map(Number);
  return known.filter((each) => asked.includes(each));
}

function statusesOf(text: string | null): readonly number[] {
  if (text === anyStatus) return [];
  const known = numbersOf(text, statuses);
  return known.length === 0 ? noFilters.status : known;
}

/** Reads the address; what this version does not know is passed over. */
export function readFilters(query: URLSearchParams): OrderFilters {
  const wordsOf = (name: string) => (query.get(name) ?? '').split(',');
  const [sla, planned] = [wordsOf('sla'), wordsOf('planned')];
  return {
    scope: orderScopes.find((scope) => scope === query.get('scope')),
    status: statusesOf(query.get('status')),
    source: numbersOf(query.get('source'), sources),
    priority: numbersOf(query.get('priority'), priorityCodes),
    sla: slaFilters.filter((each) => sla.includes(each)),
    planned: plannedFilters.filter((each) => planned.includes(each)),
    keyword: query.get('q') ?? '',
    asset: query.get('asset') ?? undefined,
    handler: query.get('handler') ?? undefined,
    sort: orderSorts.find((sort) => sort === query.get('sort')),
  };
}

/** The same as parameters of an address; what is as usual is left out. */
export function writeFilters(filters: OrderFilters): Record<string, string> {
  const { scope, keyword, asset, handler, sort } = filters;
  const query: Record<string, string> = {};
  if (scope) query.scope = scope;
  const status = filters.status.join(',');
  if (status !== noFilters.status.join(',')) query.status = status || anyStatus;
  for (const name of ['source', 'priority', 'sla', 'planned'] as const) {
    if (filters[name].length > 0) query[name] = filters[name].join(',');
  }
  if (isVisible(keyword)) query.q = normalizeLine(keyword);
  if (asset) query.asset = asset;
  if (handler) query.handler = handler;
  if (sort) query.sort = sort;
  return query;
}

/** The order list with filters. */
export function ordersPath(filters: Partial<OrderFilters>): string {
  return withQuery(staffPaths.order.list, writeFilters({ ...noFilters, ...filters }));
}
