import type { ListState } from '../../../shared/blocks/list-page/use-list-state.ts';
import { type OrderScope, readFilters, usualSort } from '../../../shared/domain/order/order-filters.ts';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { listText } from '../phrases/list.ts';
import { scopesFor, usualScope } from './scopes.ts';

/** Which orders the list shows, as the address says or as suits who looks; and whose, for the title. */
export function useOrderScope({ values, set }: ListState) {
  const text = useText(listText);
  const may = useMayPress();
  const read = readFilters(new URLSearchParams(values));
  const usual = usualSort(read.status);
  const filters = { ...read, scope: read.scope ?? usualScope(may), sort: read.sort ?? usual };
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
