import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { BarChart } from '../../../shared/components/bar-chart.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { LineChart } from '../../../shared/components/line-chart.tsx';
import { Select } from '../../../shared/components/select.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { type Grouping, groupings, type Series, type SpanHandle } from '../data/use-span.ts';
import { workbenchText } from '../phrases.ts';

/** More bars than a phone tells apart: the others are in the table of the statistics. */
const maxBars = 8;

/** Raised and resolved, by day or by what they are. */
export function SeriesCard({ span }: { span: SpanHandle }) {
  const text = useText(workbenchText);
  return (
    <Card title={text.series}>
      <div className="sd-stack">
        <FieldFrame label={text.grouping}>
          <Select
            title={text.grouping}
            options={groupings.map((value) => ({ value, label: text.by[value] }))}
            value={span.grouping}
            onChange={(grouping) => span.change({ grouping: grouping as Grouping })}
          />
        </FieldFrame>
        <Loaded query={span.series} cards={1}>
          {(series) => <Chart series={series} grouping={span.grouping} />}
        </Loaded>
      </div>
    </Card>
  );
}

function Chart({ series, grouping }: { series: Series; grouping: Grouping }) {
  const text = useText(workbenchText);
  if (series.length === 0) return <p className="sd-meta">{text.nothing}</p>;
  const names = [text.created, text.resolved];
  if (grouping === 'day') {
    const points = series.map(({ key, created, resolved }) => ({
      label: key.slice(5),
      values: [created, resolved],
    }));
    return <LineChart title={text.series} series={names} points={points} />;
  }
  const groups = series
    .toSorted((one, other) => other.created - one.created)
    .slice(0, maxBars)
    .map(({ name, created, resolved }) => ({ label: name, values: [created, resolved] }));
  return <BarChart title={text.by[grouping]} series={names} groups={groups} />;
}
