import { ChartFrame } from './chart-frame.tsx';
import { axisTop, placeLabels } from './chart-measures.ts';

export interface LinePoint {
  label: string;
  /** One value for each series; undefined where there is none, which breaks the line. */
  values: readonly (number | undefined)[];
}

interface LineChartProps {
  title: string;
  /** Names of one or two series: the first is drawn whole with dots, the second dashed with squares. */
  series: readonly string[];
  points: readonly LinePoint[];
  /** A value as people read it. */
  format?: (value: number) => string;
  /** The top of the axis, such as 100 of percents; otherwise it follows the values. */
  top?: number;
}

const size = { width: 326, height: 150, floor: 122, top: 18, left: 6, right: 6 };

/** Values over time, and the same as a table one tap away. */
export function LineChart({ title, series, points, format = String, top }: LineChartProps) {
  return (
    <ChartFrame
      title={title}
      chart={<Lines title={title} series={series} points={points} format={format} top={top} />}
      columns={series}
      rows={points.map(({ label, values }) => ({
        label,
        cells: values.map((value) => (value === undefined ? '–' : format(value))),
      }))}
      legend={series.length > 1 ? series : undefined}
      lines
    />
  );
}

function Lines({ title, series, points, format = String, top: given }: LineChartProps) {
  const known = points.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const top = given ?? axisTop(Math.max(0, ...known));
  const step = (size.width - size.left - size.right) / Math.max(1, points.length - 1);
  const x = (index: number) => size.left + index * step;
  const y = (value: number) => size.floor - ((size.floor - size.top) * value) / top;
  const said = (value: number | undefined) => (value === undefined ? '–' : format(value));
  const spoken = points.map(({ label, values }) => `${label} ${values.map(said).join(' / ')}`).join(', ');
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="sd-chart"
      role="img"
      aria-label={`${title}: ${spoken}`}
    >
      {[top, top / 2, 0].map((value) => (
        <g key={value}>
          <line className="sd-chart-line" x1="0" x2={size.width} y1={y(value)} y2={y(value)} />
          <text className="sd-chart-axis" x="0" y={y(value) - 4}>
            {format(value)}
          </text>
        </g>
      ))}
      {series.map((name, place) => (
        <g key={name} className={`sd-line-${place}`}>
          <path
            d={pathOf(
              points.map(({ values }, index) => [x(index), values[place]] as const),
              y,
            )}
          />
          {points.map(({ label, values }, index) => {
            const value = values[place];
            if (value === undefined) return null;
            return place === 0 ? (
              <circle key={label} cx={x(index)} cy={y(value)} r="2.5" />
            ) : (
              <rect key={label} x={x(index) - 2.5} y={y(value) - 2.5} width="5" height="5" />
            );
          })}
        </g>
      ))}
      {placeLabels(
        points.map(({ label }) => label),
        x,
        size.width,
      ).map(({ label, x: middle }) => (
        <text key={label} x={middle} y={size.height - 8}>
          {label}
        </text>
      ))}
    </svg>
  );
}

/** A line through the points that there are: a gap begins it anew. */
function pathOf(
  points: readonly (readonly [x: number, value: number | undefined])[],
  y: (value: number) => number,
) {
  let drawing = false;
  return points
    .map(([x, value]) => {
      if (value === undefined) {
        drawing = false;
        return '';
      }
      const step = `${drawing ? 'L' : 'M'}${x.toFixed(1)} ${y(value).toFixed(1)}`;
      drawing = true;
      return step;
    })
    .join('');
}
