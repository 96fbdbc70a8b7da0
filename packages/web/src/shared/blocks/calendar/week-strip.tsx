import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { type DayMark, describeMark, drawnMark } from './day-mark.ts';
import { dayWords, isWeekend, weekdayWords } from './days.ts';
import { moveInGrid } from './grid-keys.ts';
import './calendar.css';
import './week-strip.css';
import { calendarText } from './phrases.ts';

interface WeekStripProps {
  /** What the days are of, for screen readers. */
  label: string;
  /** Seven days, as YYYY-MM-DD. */
  days: readonly string[];
  marks: ReadonlyMap<string, DayMark>;
  today: string;
  selected?: string;
  /** Without it the days are only shown. */
  onSelect?: (day: string) => void;
}

/** Seven days beside each other, each with how full it is. */
export function WeekStrip({ label, days, marks, today, selected, onSelect }: WeekStripProps) {
  const locale = useLocale((state) => state.locale);
  const text = useText(calendarText);
  const stop = days.find((day) => day === selected) ?? days[0];
  return (
    <ul aria-label={label} className="sd-week sd-num" onKeyDown={(event) => moveInGrid(event, days.length)}>
      {days.map((day) => {
        const mark = marks.get(day);
        const drawn = drawnMark(mark, locale);
        const state = text.day(dayWords(day, locale), describeMark(mark, locale));
        const spoken = day === today ? `${text.today} ${state}` : state;
        const kind = [
          'sd-week-day',
          day === today && 'sd-week-today',
          (mark?.rest ?? isWeekend(day)) && 'sd-week-rest',
        ]
          .filter(Boolean)
          .join(' ');
        const body = (
          <>
            <span className="sd-hidden">{spoken}</span>
            <span aria-hidden="true" className="sd-week-drawn">
              <span>{weekdayWords(day, locale)}</span>
              <b>{Number(day.slice(8))}</b>
              <small className={drawn.shade}>{drawn.words}</small>
            </span>
          </>
        );
        return (
          <li key={day}>
            {onSelect ? (
              <button
                type="button"
                data-cell
                tabIndex={day === stop ? 0 : -1}
                className={kind}
                aria-pressed={day === selected}
                onClick={() => onSelect(day)}
              >
                {body}
              </button>
            ) : (
              <div className={kind}>{body}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
