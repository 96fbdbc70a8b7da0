import { entrustStatus } from '@svcdesk/core/rules';
import { Pill, type PillTone } from '../../components/pill.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { kindStatusWords } from '../work/kind-words.ts';

const tones: Readonly<Record<number, PillTone>> = {
  [entrustStatus.toDistribute]: 'pending',
  [entrustStatus.distributed]: 'assigned',
  [entrustStatus.processing]: 'processing',
  [entrustStatus.finished]: 'resolved',
  [entrustStatus.takenBack]: 'cancelled',
  [entrustStatus.rejected]: 'cancelled',
};

/** The state of an entrusted order. */
export function EntrustPill({ status }: { status: number }) {
  const locale = useLocale((state) => state.locale);
  return <Pill tone={tones[status]}>{kindStatusWords('entrust', entrustStatus, status, locale)}</Pill>;
}
