import { saturationStep } from '@svcdesk/core/scheduling';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { describeMark } from './day-mark.ts';
import { dayWords, weekdayWords } from './days.ts';
import './calendar.css';
import { calendarText } from './phrases.ts';

interface LoadBarsProps {
  label: string;
  days: readonly string[];
  loads: readonly { date: string; saturation: number; offDuty?: boolean | undefined }[];
}

/** Height of a bar in percent of the highest that is drawn: half as much again as what can be done. */
const maxSaturation = 1.5;

/** A few days at a glance, as small bars; each said in words. */
export function LoadBars({ label, days, loads }: LoadBarsProps) {
  const locale = useLocale((state) => state.locale);
  const text = useText(calendarText);
  return (
    <ul className="sd-bars" aria-label={label}>
      {days.map((day) => {
        const load = loads.find(({ date }) => date === day);
        const saturation = load?.saturation ?? 0;
        const height = Math.max(8, (Math.min(saturation, maxSaturation) / maxSaturation) * 100);
        const mark = { saturation, rest: load?.offDuty ?? false };
        return (
          <li key={day}>
            <span className="sd-hidden">{text.day(dayWords(day, locale), describeMark(mark, locale))}</span>
            <span className="sd-bars-room" aria-hidden="true">
              <i className={`sd-load-${saturationStep(saturation)}`} style={{ height: `${height}%` }} />
            </span>
            <span aria-hidden="true">{weekdayWords(day, locale).slice(0, 2)}</span>
          </li>
        );
      })}
    </ul>
  );
}
