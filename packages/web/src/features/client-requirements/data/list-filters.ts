import { requirementStatus } from '@svcdesk/core/rules';

/** What a list of requirements shows; it stands in the address, so that back, reload and a shared link keep it. */
export interface ListFilters {
  /** Undefined: any. */
  status?: number;
  /** Empty: all my sites. */
  cellId: string;
  keyword: string;
}

export const statuses: readonly number[] = Object.values(requirementStatus);

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
  return {
    ...(status !== undefined && { status: String(status) }),
    ...(cellId !== '' && { site: cellId }),
    ...(keyword.trim() !== '' && { q: keyword.trim() }),
  };
}
