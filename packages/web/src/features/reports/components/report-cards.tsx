import { dayOf } from '../../../shared/blocks/calendar/days.ts';
import { BarChart } from '../../../shared/components/bar-chart.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Donut } from '../../../shared/components/donut.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { Figures } from '../../../shared/components/figures.tsx';
import { LineChart } from '../../../shared/components/line-chart.tsx';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { factsOf, type Report } from '../data/report.ts';
import { reportText } from '../phrases.ts';

/** The report, part by part; with the month before it says whether there was more or less. */
export function ReportCards({ report, before }: { report: Report; before: Report | undefined }) {
  const text = useText(reportText);
  const locale = useLocale((state) => state.locale);
  const { counts, times } = factsOf(report, locale);
  const today = dayOf(useNow());
  const series = [text.created, text.resolved];
  const change = before && report.createdCount - before.createdCount;
  return (
    <>
      <Card>
        <Figures figures={counts.map(({ label, value }) => ({ key: label, label, value }))} />
        {change !== undefined && (
          <p className="sd-meta">
            {change === 0 ? text.same : change > 0 ? text.more(change) : text.fewer(-change)}
          </p>
        )}
      </Card>
      <Card title={text.times}>
        <Facts facts={times} />
        <p className="sd-meta">{text.serviceTime}</p>
        <p className="sd-meta">{text.ofFive(report.evaluatedCount)}</p>
      </Card>
      <Card title={text.byDay}>
        <BarChart
          title={text.byDay}
          series={series}
          groups={report.byDay.map(({ date, created, resolved }) => ({
            label: date.slice(5),
            values: [created, resolved],
          }))}
        />
      </Card>
      {report.byType.length > 0 && (
        <Card title={text.byType}>
          <Donut
            title={text.byType}
            unit={text.orders}
            parts={report.byType.map(({ typeName, count }) => ({ label: typeName, value: count }))}
          />
        </Card>
      )}
      <Card title={text.soFar}>
        <LineChart title={text.soFar} series={series} points={running(report, today)} />
      </Card>
    </>
  );
}

/** Raised and resolved up to each day: where the lines part, orders wait. */
function running({ byDay }: Report, today: string) {
  let [created, resolved] = [0, 0];
  return byDay.map((day) => {
    created += day.created;
    resolved += day.resolved;
    // What is still to come is no standstill.
    return { label: day.date.slice(5), values: day.date > today ? [] : [created, resolved] };
  });
}
