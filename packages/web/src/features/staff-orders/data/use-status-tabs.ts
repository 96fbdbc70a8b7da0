import { countStatus } from '@svcdesk/core/contract/orders';
import type { ListState } from '../../../shared/blocks/list-page/use-list-state.ts';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { anyStatus, type OrderScope } from '../../../shared/domain/order/order-filters.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { useAccount } from '../../../shared/platform/api/account.ts';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { listText } from '../phrases.ts';
import { countsOf } from './counts-match.ts';
import { chipCount, chipOf, type StatusKey, statusChips } from './status-chips.ts';
import type { ScopedFilters } from './use-order-pages.ts';

/** One tab a status, and some of several; each with its number where somebody has counted what the list shows. */
export function useStatusTabs(
  filters: ScopedFilters,
  { total, totalIsLowerBound }: PagedList<OrderSummary>,
  { set }: ListState,
) {
  const text = useText(listText);
  const locale = useLocale((state) => state.locale);
  const words = { ...orderWords(locale).status, open: text.open, todo: text.todo, any: text.any };
  const { source, priority, sla, keyword, asset, scope } = filters;
  const narrowed = source.length + priority.length + sla.length > 0 || keyword !== '' || asset !== undefined;
  const counts = useStatusCounts(scope, narrowed);
  const chosen = chipOf(filters.status);
  const shown = totalIsLowerBound ? undefined : total;
  const countOf = (key: StatusKey, statuses: readonly number[]) => {
    const counted = chipCount(statuses, counts);
    return key === chosen && typeof counted !== 'number' ? (shown ?? counted) : counted;
  };
  return {
    label: text.status,
    tabs: statusChips.map(({ key, statuses }) => ({
      key,
      label: words[key],
      count: countOf(key, statuses),
    })),
    chosen: chosen ?? ('' as StatusKey),
    onChoose(key: StatusKey) {
      const statuses = statusChips.find((chip) => chip.key === key)?.statuses ?? [];
      set({ status: key === 'open' ? undefined : statuses.join(',') || anyStatus });
    },
  };
}

/** How many orders stand in each status, for an unfiltered list; undefined where nobody counts that. */
function useStatusCounts(
  scope: OrderScope,
  narrowed: boolean,
): ReadonlyMap<number, number> | 'coming' | undefined {
  const account = useAccount().data;
  const asked = account === undefined || narrowed ? undefined : countsOf(scope, account);
  const { data } = useCall(countStatus, asked, {
    select: (rows) => new Map<number, number>(rows.map(({ status, count }) => [status, count])),
  });
  const coming = !narrowed && (account === undefined || asked !== undefined);
  return (asked && data) ?? (coming ? 'coming' : undefined);
}
