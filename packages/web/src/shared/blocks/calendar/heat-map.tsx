import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { besideDuty, type DayMark, describeMark, drawnMark, percentOf } from './day-mark.ts';
import { dayWords, isWeekend, shortDay, weekdayWords } from './days.ts';
import { moveInGrid } from './grid-keys.ts';
import { calendarText } from './phrases.ts';
import './heat-map.css';
import './calendar.css';

/** An engineer, or a group, and how full each of the days is. */
export interface HeatRow {
  id: string;
  name: string;
  /** Over the name: a face. */
  face?: ReactNode;
  /** Under the name: how many people. */
  note?: string;
  marks: ReadonlyMap<string, DayMark>;
}

export interface HeatCell {
  rowId: string;
  day: string;
}

interface HeatMapProps {
  label: string;
  /** What a row is: a person, a group. */
  rowLabel?: string;
  /** A multiple of seven days: weeks stand under each other, so that weekends line up. */
  days: readonly string[];
  rows: readonly HeatRow[];
  today: string;
  selected?: HeatCell;
  onSelect: (cell: HeatCell) => void;
  /** A row's name opens something: what is below a group. */
  onRow?: (rowId: string) => void;
}

/** Days of people or groups in shades of load, the figure in each; the same as a table one tap away. */
export function HeatMap(props: HeatMapProps) {
  const text = useText(calendarText);
  const [asTable, setAsTable] = useState(false);
  return (
    <div>
      {asTable ? (
        <HeatTable label={props.label} rowLabel={props.rowLabel} days={props.days} rows={props.rows} />
      ) : (
        <Shades {...props} />
      )}
      <div className="sd-heat-foot">
        {!asTable && (
          <Legend duty={props.rows.some(({ marks }) => [...marks.values()].some(({ duty }) => duty))} />
        )}
        <Button kind="link" small onClick={() => setAsTable(!asTable)}>
          {asTable ? text.asMap : text.asTable}
        </Button>
      </div>
    </div>
  );
}

function Shades({ label, rowLabel, days, rows, today, selected, onSelect, onRow }: HeatMapProps) {
  const locale = useLocale((state) => state.locale);
  const text = useText(calendarText);
  const first = days.slice(0, 7);
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  const stop = selected ?? { rowId: rows[0]?.id, day: days[0] };
  return (
    <div className="sd-heat sd-num">
      <div className="sd-heat-row sd-heat-heads" aria-hidden="true">
        <span>{rowLabel}</span>
        {first.map((day, at) => (
          <span key={day} className={weeks.some((week) => week[at] === today) ? 'sd-heat-today' : undefined}>
            <b>{weekdayWords(day, locale)}</b>
            {weeks.map((week) => (
              <span key={week[at]}>{Number(week[at]?.slice(8))}</span>
            ))}
          </span>
        ))}
      </div>
      <ul aria-label={label} onKeyDown={(event) => moveInGrid(event, 7)}>
        {rows.map((row) => (
          <li key={row.id} className="sd-heat-row sd-heat-person">
            <RowName row={row} onRow={onRow} />
            <div className="sd-heat-cells">
              {days.map((day) => {
                const mark = row.marks.get(day);
                const drawn = drawnMark(mark, locale);
                const picked = selected?.rowId === row.id && selected.day === day;
                const spoken = text.day(`${row.name} ${dayWords(day, locale)}`, describeMark(mark, locale));
                return (
                  <button
                    key={day}
                    type="button"
                    data-cell
                    tabIndex={stop.rowId === row.id && stop.day === day ? 0 : -1}
                    aria-pressed={picked}
                    className={isWeekend(day) ? 'sd-heat-rest' : undefined}
                    onClick={() => onSelect({ rowId: row.id, day })}
                  >
                    <span className="sd-hidden">{spoken}</span>
                    <span
                      aria-hidden="true"
                      className={`sd-heat-cell ${drawn.shade}${mark?.duty ? ' sd-heat-duty' : ''}`}
                    >
                      {drawn.words}
                    </span>
                  </button>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RowName({ row, onRow }: { row: HeatRow; onRow?: (rowId: string) => void }) {
  const body = (
    <>
      {row.face}
      <span className="sd-heat-who">{row.name}</span>
      {row.note !== undefined && <small>{row.note}</small>}
    </>
  );
  if (!onRow) return <span className="sd-heat-name">{body}</span>;
  return (
    <button type="button" className="sd-heat-name sd-heat-open" onClick={() => onRow(row.id)}>
      {body}
    </button>
  );
}

const samples = [0.2, 0.5, 0.8, 0.95, 1.2];

/** `duty`: somebody is on duty in these days. */
function Legend({ duty }: { duty: boolean }) {
  const locale = useLocale((state) => state.locale);
  const text = useText(calendarText);
  return (
    <p className="sd-heat-key">
      <span>{text.legend}</span>
      <span aria-hidden="true" className="sd-heat-shades sd-num">
        {samples.map((saturation) => {
          const { words, shade } = drawnMark({ saturation }, locale);
          return (
            <span key={saturation} className={`sd-heat-shade ${shade}`}>
              {words}
            </span>
          );
        })}
      </span>
      <span>{text.legendOver}</span>
      {duty && <span>{text.legendDuty}</span>}
    </p>
  );
}

interface HeatTableProps {
  label: string;
  rowLabel?: string;
  days: readonly string[];
  rows: readonly HeatRow[];
}

/** A heat map as a table: read line by line, by who wants figures or hears them. */
function HeatTable({ label, rowLabel, days, rows }: HeatTableProps) {
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
                return <td key={day}>{mark && besideDuty(mark, mark.words ?? words, locale)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
