import { dayOf, shortDay } from '../../blocks/calendar/days.ts';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Candidate } from './candidate.ts';
import { assignText } from './phrases.ts';

/** How full an engineer's day is and would be with the work, and which day that is unless it is today; nothing if that is not known. */
export function useLoadWords(
  candidate: Pick<Candidate, 'load' | 'loadAfter' | 'day'> | undefined,
): string | undefined {
  const text = useText(assignText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  if (candidate?.load === undefined) return undefined;
  const { load, loadAfter, day } = candidate;
  const { format } = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const share = loadAfter === undefined ? format(load) : text.becomes(format(load), format(loadAfter));
  return day === undefined || day === dayOf(nowMs) ? text.load(share) : text.loadOn(shortDay(day), share);
}
