import { Pill, type PillTone } from '../../components/pill.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { requirementStatusWords } from './requirement-words.ts';

const tones: Readonly<Record<number, PillTone>> = {
  1: 'pending',
  2: 'processing',
  3: 'resolved',
  4: 'suspended',
  5: 'cancelled',
};

/** The state in a word; one of a newer server looks neutral. */
export function RequirementStatusPill({ status }: { status: number }) {
  const locale = useLocale((state) => state.locale);
  return <Pill tone={tones[status]}>{requirementStatusWords(status, locale)}</Pill>;
}
