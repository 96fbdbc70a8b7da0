import { page } from '@svcdesk/core/contract/orders';
import type { ListState, ListValues } from '../../shared/blocks/list-page/list-values.ts';
import type { OrderSummary } from '../../shared/domain/order/order.ts';
import {
  type OrderFilters,
  type OrderScope,
  type OrderSort,
  readFilters,
  usualSort,
} from '../../shared/domain/order/order-filters.ts';
import { useMayPress } from '../../shared/platform/api/auth-buttons.ts';
import type { PagedList } from '../../shared/platform/api/paging.ts';
import { useCallPages } from '../../shared/platform/api/use-call.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { scopesFor, usualScope } from './list-rules.ts';
import { listText } from './phrases.ts';

/** Filters with scope and order decided. */
export type ScopedFilters = OrderFilters & { scope: OrderScope; sort: OrderSort };

const filled = <Item>(list: readonly Item[]) => (list.length === 0 ? undefined : [...list]);

/** What asks for the orders that filters leave. */
export function requestOf(filters: ScopedFilters) {
  const { scope, status, source, priority, sla, planned, keyword, asset, handler, sort } = filters;
  return {
    scope,
    status: filled(status),
    source: filled(source),
    priority: filled(priority),
    sla: filled(sla),
    // Both words leave nothing out.
    planned: planned.length === 1 ? planned[0] === 'yes' : undefined,
    keyword: keyword || undefined,
    assetId: asset,
    handlerId: handler,
    sort,
  };
}

/** The orders that filters leave, page by page. */
export function useOrderPages(filters: ScopedFilters, enabled = true): PagedList<OrderSummary> {
  return useCallPages(page, enabled ? requestOf(filters) : undefined);
}

/** Which orders the list shows where the address says no more, and how they are sorted usually. */
export function scopedFilters(values: ListValues, may: (code: string) => boolean) {
  const read = readFilters(new URLSearchParams(values));
  const usual = usualSort(read.status);
  const filters: ScopedFilters = {
    ...read,
    scope: read.scope ?? usualScope(may),
    sort: read.sort ?? usual,
  };
  return { filters, usual };
}

/** Which orders the list shows, as the address says or as suits who looks; and whose, for the title. */
export function useOrderScope({ values, set }: ListState) {
  const text = useText(listText);
  const may = useMayPress();
  const { filters, usual } = scopedFilters(values, may);
  return {
    filters,
    usualSort: usual,
    scope: {
      label: text.scopeLabel,
      options: scopesFor(may).map((value) => ({ value, label: text.scopeTitle[value] })),
      chosen: filters.scope,
      onChoose: (scope: OrderScope) => set({ scope }),
    },
  };
}
