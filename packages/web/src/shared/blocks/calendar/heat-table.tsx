import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { percentOf } from './day-mark.ts';
import { shortDay, weekdayWords } from './days.ts';
import type { HeatRow } from './heat-row.ts';
import './heat-map.css';
import { calendarText } from './phrases.ts';

interface HeatTableProps {
  label: string;
  rowLabel?: string;
  days: readonly string[];
  rows: readonly HeatRow[];
}

/** A heat map as a table: read line by line, by who wants figures or hears them. */
export function HeatTable({ label, rowLabel, days, rows }: HeatTableProps) {
  const locale = useLocale((state) => state.locale);
  const text = useText(calendarText);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="sd-heat-scroll" aria-label={label} tabIndex={0}>
      <table className="sd-heat-table sd-num">
        <caption className="sd-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{rowLabel ?? text.who}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {weekdayWords(day, locale)}
                <br />
                {shortDay(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {days.map((day) => {
                const mark = row.marks.get(day);
                const rests = mark?.rest === true && !mark.saturation;
                const words = rests ? text.rest : `${percentOf(mark?.saturation ?? 0)}%`;
                return <td key={day}>{mark === undefined ? '' : (mark.words ?? words)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
