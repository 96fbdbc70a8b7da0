import { countStatus, orderSorts, slaFilters } from '@svcdesk/core/contract/orders';
import { slaEn, slaZhCN } from '@svcdesk/core/phrases';
import { orderSource, orderSourceNames, priorityCodes } from '@svcdesk/core/rules';
import type { ListFilter } from '../../shared/blocks/list-page/list-filter.ts';
import type { ListState } from '../../shared/blocks/list-page/list-values.ts';
import { lazyPart } from '../../shared/components/lazy-part.tsx';
import { assetText } from '../../shared/domain/asset/phrases.ts';
import type { OrderSummary } from '../../shared/domain/order/order.ts';
import {
  anyStatus,
  type OrderScope,
  type OrderSort,
  plannedFilters,
} from '../../shared/domain/order/order-filters.ts';
import { itemWords, orderWords } from '../../shared/domain/order/order-words.ts';
import { useAccount } from '../../shared/platform/api/account.ts';
import type { PagedList } from '../../shared/platform/api/paging.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { chipCount, chipOf, countsOf, type StatusKey, statusChips } from './list-rules.ts';
import type { ScopedFilters } from './order-pages.ts';
import { listText } from './phrases.ts';

// Who looks at a list does not wait for assets and the organisation.
const OneAssetField = lazyPart(
  async () => (await import('../../shared/domain/asset/one-asset-field.tsx')).OneAssetField,
);
const OnePersonField = lazyPart(
  async () => (await import('../../shared/domain/people/one-person-field.tsx')).OnePersonField,
);

/** What narrows the order list besides scope and status; the words of the address are those of `readFilters`. */
export function useOrderListFilters(usual: OrderSort): ListFilter[] {
  const text = useText(listText);
  const asset = useText(assetText).noun;
  const locale = useLocale((state) => state.locale);
  const words = orderWords(locale);
  const states = (locale === 'en' ? slaEn : slaZhCN).state;
  return [
    { key: 'q', kind: 'words', label: text.keyword, hint: text.keywordHint },
    {
      key: 'source',
      kind: 'several',
      label: text.source,
      options: orderSourceNames.map((name) => ({
        value: String(orderSource[name]),
        label: words.source[name],
      })),
    },
    {
      key: 'priority',
      kind: 'several',
      label: words.field.priority,
      options: priorityCodes.map((code) => ({
        value: String(code),
        label: itemWords('priority', code, locale),
      })),
    },
    {
      key: 'sla',
      kind: 'several',
      label: text.sla,
      options: slaFilters.map((value) => ({ value, label: states[value] })),
    },
    {
      key: 'planned',
      kind: 'several',
      label: text.planned,
      options: plannedFilters.map((value) => ({ value, label: text.plannedOptions[value] })),
    },
    {
      key: 'asset',
      kind: 'own',
      label: asset,
      field: (id, onChange) => <OneAssetField id={id} onChange={onChange} />,
    },
    {
      key: 'handler',
      kind: 'own',
      label: text.handler,
      field: (id, onChange) => <OnePersonField label={text.handler} id={id} onChange={onChange} />,
    },
    {
      key: 'sort',
      kind: 'one',
      label: text.sort,
      options: orderSorts.map((value) => ({ value, label: text.sorts[value] })),
      usual,
    },
  ];
}

const offered = ['late', 'soon', 'paused'] as const;
type Chip = '' | (typeof offered)[number];

/** What the clock says, one tap away: it is the filter that is used most. */
export function useSlaChips({ values, set }: ListState) {
  const text = useText(listText);
  const locale = useLocale((state) => state.locale);
  const words = (locale === 'en' ? slaEn : slaZhCN).state;
  const chosen = offered.find((each) => each === values.sla);
  return {
    label: text.sla,
    chips: [
      { key: '' as Chip, label: text.any },
      ...offered.map((key) => ({ key: key as Chip, label: words[key] })),
    ],
    chosen: chosen ?? (values.sla ? ('none' as Chip) : ''),
    onChoose: (sla: Chip) => set({ sla }),
  };
}

/** One tab a status, and some of several; each with its number where the server has counted what the list shows. */
export function useStatusTabs(
  filters: ScopedFilters,
  { total, totalIsLowerBound }: PagedList<OrderSummary>,
  { set }: ListState,
) {
  const text = useText(listText);
  const locale = useLocale((state) => state.locale);
  const words = { ...orderWords(locale).status, open: text.open, todo: text.todo, any: text.any };
  const { source, priority, sla, planned, keyword, asset, handler, scope } = filters;
  const narrowed =
    source.length + priority.length + sla.length + planned.length > 0 ||
    keyword !== '' ||
    asset !== undefined ||
    handler !== undefined;
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

/** How many orders stand in each status, for an unfiltered list; undefined where that is not counted. */
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
