import type { ListValues } from '../../../shared/blocks/list-page/list-values.ts';
import type { ListState } from '../../../shared/blocks/list-page/use-list-state.ts';
import { type OrderScope, readFilters, usualSort } from '../../../shared/domain/order/order-filters.ts';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { listText } from '../phrases.ts';
import { scopesFor, usualScope } from './scopes.ts';
import type { ScopedFilters } from './use-order-pages.ts';

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
