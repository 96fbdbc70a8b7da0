import type { ListState } from '../../../shared/blocks/list-page/use-list-state.ts';
import { type CentreTab, useCentreTabs } from '../../../shared/domain/order-centre/order-centre-tabs.tsx';
import { centreText } from '../../../shared/domain/order-centre/phrases.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { listText } from '../phrases.ts';

/** Which kind of orders is searched, as the address says: one of those that this account has lists of, or all. */
export function useSearchKinds({ values, set }: ListState) {
  const text = useText(listText);
  const { kind } = useText(centreText);
  const tabs = useCentreTabs();
  const chosen = tabs.find((key) => key === values.kind);
  return {
    chosen,
    chips: {
      label: text.searchKind,
      chips: [
        { key: '' as CentreTab | '', label: text.any },
        ...tabs.map((key) => ({ key, label: kind[key] })),
      ],
      chosen: chosen ?? ('' as const),
      onChoose: (key: CentreTab | '') => set({ kind: key }),
    },
  };
}
