import { useId, useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/index.ts';
import './bar-chart.css';

export interface BarGroup {
  label: string;
  /** One value for each series. */
  values: readonly number[];
}

interface BarChartProps {
  /** Said by screen readers and printed over the table. */
  title: string;
  /** Names of one or two series; the first is outlined, the second filled. */
  series: readonly string[];
  groups: readonly BarGroup[];
}

const size = { width: 326, height: 132, floor: 104, top: 18, bar: 16, gap: 2 };

/** Bars with their numbers above, and the same as a table one tap away. */
export function BarChart({ title, series, groups }: BarChartProps) {
  const text = useText(sharedText);
  const [asTable, setAsTable] = useState(false);
  const bodyId = useId();
  return (
    <div>
      <div id={bodyId}>
        {asTable ? (
          <BarTable title={title} series={series} groups={groups} />
        ) : (
          <Bars title={title} series={series} groups={groups} />
        )}
      </div>
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
  );
}

function Bars({ title, series, groups }: BarChartProps) {
  const most = Math.max(1, ...groups.flatMap((group) => group.values));
  const step = size.width / Math.max(1, groups.length);
  const groupWidth = series.length * (size.bar + size.gap) - size.gap;
  const spoken = groups.map((group) => `${group.label} ${group.values.join(' / ')}`).join(', ');
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="sd-chart"
      role="img"
      aria-label={`${title}: ${spoken}`}
    >
      {groups.map((group, index) => {
        const left = step * index + (step - groupWidth) / 2;
        return (
          <g key={group.label}>
            {group.values.map((value, place) => {
              const height = ((size.floor - size.top) * value) / most;
              const x = left + place * (size.bar + size.gap);
              return (
                <g key={series[place]}>
                  <rect
                    className={`sd-bar-${place}`}
                    x={x}
                    y={size.floor - height}
                    width={size.bar}
                    height={height}
                    rx={Math.min(3, height / 2)}
                  />
                  <text className="sd-chart-value" x={x + size.bar / 2} y={size.floor - height - 4}>
                    {value}
                  </text>
                </g>
              );
            })}
            <text x={step * index + step / 2} y={size.height - 8}>
              {group.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function BarTable({ title, series, groups }: BarChartProps) {
  return (
    <table className="sd-chart-table sd-num">
      <caption className="sd-hidden">{title}</caption>
      <thead>
        <tr>
          <td />
          {series.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.label}>
            <th scope="row">{group.label}</th>
            {group.values.map((value, place) => (
              <td key={series[place]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
