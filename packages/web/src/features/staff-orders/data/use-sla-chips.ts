import { slaEn, slaZhCN } from '@svcdesk/core/phrases';
import type { ListState } from '../../../shared/blocks/list-page/use-list-state.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { listText } from '../phrases.ts';

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
