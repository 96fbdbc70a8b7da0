import { orderSorts, slaFilters } from '@svcdesk/core/contract/orders';
import { slaEn, slaZhCN } from '@svcdesk/core/phrases';
import { orderSource, orderSourceNames, priorityCodes } from '@svcdesk/core/rules';
import type { ListFilter } from '../../../shared/blocks/list-page/list-filter.ts';
import { OneAssetField } from '../../../shared/domain/asset/one-asset-field.tsx';
import { assetText } from '../../../shared/domain/asset/phrases.ts';
import { itemWords } from '../../../shared/domain/order/item-words.ts';
import type { OrderSort } from '../../../shared/domain/order/order-filters.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { listText } from '../phrases.ts';

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
      key: 'asset',
      kind: 'own',
      label: asset,
      field: (id, onChange) => <OneAssetField id={id} onChange={onChange} />,
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
