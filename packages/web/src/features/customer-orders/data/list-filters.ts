import { orderStatus } from '@svcdesk/core/rules';

/** What the list of orders shows; it stands in the address, so that back, reload and a shared link keep it. */
export interface ListFilters {
  /** Undefined: any. */
  status?: number;
  /** Empty: all my sites. */
  cellId: string;
  keyword: string;
}

export const statuses: readonly number[] = Object.values(orderStatus);

/** Reads the address; what this version does not know is passed over. */
export function readListFilters(query: URLSearchParams): ListFilters {
  return {
    status: statuses.find((status) => String(status) === query.get('status')),
    cellId: query.get('site') ?? '',
    keyword: query.get('q') ?? '',
  };
}

/** The same as parameters of an address; what is as usual is left out. */
export function writeListFilters({ status, cellId, keyword }: ListFilters): Record<string, string> {
  const query: Record<string, string> = {};
  if (status !== undefined) query.status = String(status);
  if (cellId !== '') query.site = cellId;
  if (keyword.trim() !== '') query.q = keyword.trim();
  return query;
}

export function isNarrowed(filters: ListFilters): boolean {
  return Object.keys(writeListFilters(filters)).length > 0;
}
