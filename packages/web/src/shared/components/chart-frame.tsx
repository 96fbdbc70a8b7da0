import { type ReactNode, useId, useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/shared.ts';
import './chart.css';

interface ChartFrameProps {
  /** Said by screen readers and over the table. */
  title: string;
  chart: ReactNode;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
  /** Names of what is drawn, where there is more than one. */
  legend?: readonly string[];
  /** They are drawn as lines, not as bars. */
  lines?: boolean;
}

/** A chart, and the same as a table one tap away. */
export function ChartFrame({ title, chart, columns, rows, legend, lines }: ChartFrameProps) {
  const text = useText(sharedText);
  const [asTable, setAsTable] = useState(false);
  const bodyId = useId();
  return (
    <div>
      <div id={bodyId}>{asTable ? <ChartTable title={title} columns={columns} rows={rows} /> : chart}</div>
      <div className="sd-chart-foot">
        {!asTable && legend && (
          <ul className="sd-chart-legend">
            {legend.map((name, place) => (
              <li key={name} className={lines ? `sd-key-line-${place}` : `sd-key-${place}`}>
                {name}
              </li>
            ))}
          </ul>
        )}
        <button
          type="button"
          className="sd-chart-switch"
          aria-controls={bodyId}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? text.chart.asChart : text.chart.asTable}
        </button>
      </div>
    </div>
  );
}

function ChartTable({ title, columns, rows }: Pick<ChartFrameProps, 'title' | 'columns' | 'rows'>) {
  return (
    <table className="sd-chart-table sd-num">
      <caption className="sd-hidden">{title}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map((name, place) => (
              <td key={name}>{cells[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
