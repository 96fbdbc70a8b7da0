import { ChartFrame } from './chart-frame.tsx';
import { axisTop, placeLabels, textWidth } from './chart-measures.ts';

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

/** Bars with their numbers above while there is room, and the same as a table one tap away. */
export function BarChart({ title, series, groups }: BarChartProps) {
  return (
    <ChartFrame
      title={title}
      chart={<Bars title={title} series={series} groups={groups} />}
      columns={series}
      rows={groups.map(({ label, values }) => ({ label, cells: values.map(String) }))}
      legend={series.length > 1 ? series : undefined}
    />
  );
}

function Bars({ title, series, groups }: BarChartProps) {
  const most = Math.max(1, ...groups.flatMap((group) => group.values));
  const step = size.width / Math.max(1, groups.length);
  const gap = step < 16 ? 1 : size.gap;
  // A third of each step stays free, so that thirty groups still look apart.
  const bar = Math.min(size.bar, (step * 0.7) / Math.max(1, series.length) - gap);
  const groupWidth = series.length * (bar + gap) - gap;
  const room = series.length === 1 ? step : bar + gap;
  const numbered = groups.every(({ values }) => values.every((value) => textWidth(String(value)) <= room));
  const top = numbered ? most : axisTop(most);
  const spoken = groups.map((group) => `${group.label} ${group.values.join(' / ')}`).join(', ');
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="sd-chart"
      role="img"
      aria-label={`${title}: ${spoken}`}
    >
      {!numbered && <Axis top={top} />}
      {groups.map((group, index) => {
        const left = step * index + (step - groupWidth) / 2;
        return (
          <g key={group.label}>
            {group.values.map((value, place) => {
              const height = ((size.floor - size.top) * value) / top;
              const x = left + place * (bar + gap);
              return (
                <g key={series[place]}>
                  <rect
                    className={`sd-bar-${place}`}
                    x={x}
                    y={size.floor - height}
                    width={bar}
                    height={height}
                    rx={Math.min(3, height / 2, bar / 2)}
                  />
                  {numbered && (
                    <text className="sd-chart-value" x={x + bar / 2} y={size.floor - height - 4}>
                      {value}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
      {placeLabels(
        groups.map(({ label }) => label),
        (index) => step * (index + 0.5),
        size.width,
      ).map(({ label, x }) => (
        <text key={label} x={x} y={size.height - 8}>
          {label}
        </text>
      ))}
    </svg>
  );
}

/** Where there is no room for each number: what the highest line and the middle stand for. */
function Axis({ top }: { top: number }) {
  return [top, top / 2].map((value) => {
    const y = size.floor - ((size.floor - size.top) * value) / top;
    return (
      <g key={value}>
        <line className="sd-chart-line" x1="0" x2={size.width} y1={y} y2={y} />
        <text className="sd-chart-axis" x="0" y={y - 4}>
          {value}
        </text>
      </g>
    );
  });
}
