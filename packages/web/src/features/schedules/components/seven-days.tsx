import { calendarSaturation } from '@svcdesk/core/contract/plans';
import { saturationDays } from '@svcdesk/core/scheduling';
import { percentOf } from '../../../shared/blocks/calendar/day-mark.ts';
import { daysFrom, dayWords } from '../../../shared/blocks/calendar/days.ts';
import { LoadBars } from '../../../shared/blocks/calendar/load-bars.tsx';
import { fullest, sharedLoad } from '../../../shared/domain/schedule/marks.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import './seven-days.css';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';
import { mineText } from '../phrases/mine.ts';

/** The days ahead: how full together, and which is the fullest. */
export function SevenDays({ today }: { today: string }) {
  const text = useText(mineText);
  const locale = useLocale((state) => state.locale);
  const ahead = useCall(calendarSaturation, { from: today, days: saturationDays.self });
  if (ahead.isPending) return <div className="sd-seven" aria-hidden="true" />;
  if (!ahead.data) return null;
  const most = fullest(ahead.data);
  const words = most
    ? text.fullest(dayWords(most.date, locale), percentOf(most.saturation))
    : text.nothingAhead;
  return (
    <div className="sd-seven">
      <p className="sd-seven-words">
        <b>{text.seven(percentOf(sharedLoad(ahead.data)))}</b>
        <span className="sd-meta">
          <WholeTimes>{words}</WholeTimes>
        </span>
      </p>
      <LoadBars label={text.load} days={daysFrom(today, saturationDays.self)} loads={ahead.data} />
    </div>
  );
}
