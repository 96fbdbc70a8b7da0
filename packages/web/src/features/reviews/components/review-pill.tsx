import { reviewStatus } from '@svcdesk/core/rules';
import { Pill, type PillTone } from '../../../shared/components/pill.tsx';
import { kindStatusWords } from '../../../shared/domain/work/kind-words.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';

const tones: Readonly<Record<number, PillTone>> = {
  [reviewStatus.waiting]: 'pending',
  [reviewStatus.approved]: 'ok',
  [reviewStatus.rejected]: 'cancelled',
};

/** How a review stands. */
export function ReviewPill({ status }: { status: number }) {
  const locale = useLocale((state) => state.locale);
  return <Pill tone={tones[status]}>{kindStatusWords('review', reviewStatus, status, locale)}</Pill>;
}
