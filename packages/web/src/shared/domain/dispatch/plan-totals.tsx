import type { DataOf } from '@svcdesk/core/contract';
import type { plan } from '@svcdesk/core/contract/dispatch';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { dispatchText } from './phrases.ts';

type Planned = DataOf<typeof plan>;

/** What a plan comes to, against how things stand. */
export function PlanTotals({ plan: { present, proposed, omittedCount } }: { plan: Planned }) {
  const text = useText(dispatchText).day;
  const locale = useLocale((state) => state.locale);
  const count = (field: 'plannedCount' | 'lateCount') =>
    text.change(String(present[field]), String(proposed[field]));
  const isDriven = present.travelMinutes + proposed.travelMinutes > 0;
  const [before, after] = [present, proposed].map(({ travelMinutes }) => minutesText(travelMinutes, locale));
  const way = present.travelMinutes > 0 ? text.change(before ?? '', after ?? '') : (after ?? '');
  const words = [
    text.planned(count('plannedCount')),
    text.late(count('lateCount')),
    omittedCount > 0 && text.omitted(omittedCount),
    isDriven && text.way(way),
  ];
  return <p className="sd-meta sd-num">{words.filter(Boolean).join(' · ')}</p>;
}
