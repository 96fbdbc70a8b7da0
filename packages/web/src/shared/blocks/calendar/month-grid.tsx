import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { type DayMark, describeMark, drawnMark } from './day-mark.ts';
import { dayWords, isWeekend, monthOf, monthWords, weekdayWords, weeksOf } from './days.ts';
import { moveInGrid } from './grid-keys.ts';
import './calendar.css';
import { calendarText } from './phrases.ts';

interface MonthGridProps {
  /** YYYY-MM. */
  month: string;
  /** What each day shows, by YYYY-MM-DD. */
  marks: ReadonlyMap<string, DayMark>;
  today: string;
  selected: string;
  onSelect: (day: string) => void;
}

/** A month from Monday on; one tab stop, arrows move in it. */
export function MonthGrid({ month, marks, today, selected, onSelect }: MonthGridProps) {
  const locale = useLocale((state) => state.locale);
  const text = useText(calendarText);
  const weeks = weeksOf(month);
  const stop = weeks.flat().includes(selected) ? selected : `${month}-01`;
  return (
    <table
      aria-label={monthWords(month, locale)}
      className="sd-month sd-num"
      onKeyDown={(event) => moveInGrid(event, 7)}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className={isWeekend(day) ? 'sd-month-rest' : undefined}>
              {weekdayWords(day, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const mark = marks.get(day);
              const drawn = drawnMark(mark, locale);
              const kind = [
                monthOf(day) !== month && 'sd-month-out',
                day === today && 'sd-month-today',
                (mark?.rest ?? isWeekend(day)) && 'sd-month-rest',
              ];
              const state = text.day(dayWords(day, locale), describeMark(mark, locale));
              return (
                <td key={day}>
                  <button
                    type="button"
                    data-cell
                    tabIndex={day === stop ? 0 : -1}
                    className={kind.filter(Boolean).join(' ')}
                    aria-pressed={day === selected}
                    onClick={() => onSelect(day)}
                  >
                    <span className="sd-hidden">{day === today ? `${text.today} ${state}` : state}</span>
                    <b aria-hidden="true">{Number(day.slice(8))}</b>
                    <small aria-hidden="true" className={drawn.shade}>
                      {drawn.words}
                    </small>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
