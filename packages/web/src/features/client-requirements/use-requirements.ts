import type { DataOf } from '@svcdesk/core/contract';
import { countStatus, list } from '@svcdesk/core/contract/requirements';
import { requirementStatus } from '@svcdesk/core/rules';
import type { SiteFilters, SiteStatuses } from '../../shared/domain/client-order/site-list.ts';
import { openRequirements, type Requirement } from '../../shared/domain/requirement/requirement.ts';
import type { PagedList } from '../../shared/platform/api/paging.ts';
import { useCall, useCallPages } from '../../shared/platform/api/use-call.ts';

export const statuses: SiteStatuses = { all: Object.values(requirementStatus), open: openRequirements };

/** Requirements of my sites, newest first, page by page; without filters it waits. */
export function useRequirements(filters: SiteFilters | undefined): PagedList<Requirement> {
  return useCallPages(
    list,
    filters && {
      cellId: filters.cellId || undefined,
      status: filters.status.length === 0 ? undefined : [...filters.status],
      keyword: filters.keyword.trim() || undefined,
    },
  );
}

function byStatus(counts: DataOf<typeof countStatus>): ReadonlyMap<number, number> {
  return new Map(counts.map(({ status, count }) => [status, count]));
}

/** How many requirements stand in each status. */
export function useStatusCounts(cellId: string) {
  return useCall(countStatus, cellId === '' ? {} : { cellId }, { select: byStatus });
}
