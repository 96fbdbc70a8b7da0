import { service } from '@svcdesk/core/contract/reports';
import { useSearchParams } from 'react-router-dom';
import { dayOf, monthAfter, monthOf } from '../../../shared/blocks/calendar/days.ts';
import { PeriodHead } from '../../../shared/blocks/calendar/period-head.tsx';
import { giveFile } from '../../../shared/blocks/file/give-file.ts';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { BarChart } from '../../../shared/components/bar-chart.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Donut } from '../../../shared/components/donut.tsx';
import { Facts, Figures } from '../../../shared/components/facts.tsx';
import { LineChart } from '../../../shared/components/line-chart.tsx';
import { BottomBar } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { SiteFilter } from '../../../shared/domain/client-order/site-filter.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { loadChunk } from '../../../shared/platform/chunks.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useZone } from '../../../shared/platform/i18n/zone.ts';
import { clientPaths } from '../../../shared/platform/paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { reportText } from '../phrases/report.ts';
import { factsOf, isEmpty, type Report } from '../report.ts';

const monthShape = /^\d{4}-(0[1-9]|1[0-2])$/;

/** What was done for a site in a month: figures, charts that are tables as well, a picture to send, a table to keep. */
export function ServiceReportScreen() {
  const text = useText(reportText);
  useZone();
  const today = dayOf(useNow());
  const [query, setQuery] = useSearchParams();
  const asked = query.get('month') ?? '';
  const month = monthShape.test(asked) ? asked : monthOf(today);
  const cellId = query.get('site') ?? '';
  const of = (which: string) => ({ month: which, ...(cellId !== '' && { cellId }) });
  const report = useCall(service, of(month));
  const before = useCall(service, of(monthAfter(month, -1)));
  const show = (words: { month?: string; site?: string }) => {
    const next = { month, site: cellId, ...words };
    setQuery(next.site === '' ? { month: next.month } : next, { replace: true });
  };
  const top = (
    <>
      <SiteFilter cellId={cellId} onChoose={(site) => show({ site })} />
      <div>
        <PeriodHead
          unit="month"
          day={`${month}-01`}
          today={today}
          onGo={(day) => show({ month: monthOf(day) })}
        />
        {month === monthOf(today) && <p className="sd-meta">{text.running}</p>}
      </div>
    </>
  );
  return (
    <QueryPage
      query={report}
      also={[before]}
      backTo={clientPaths.home}
      top={top}
      bottom={(loaded) => !isEmpty(loaded) && <ReportFiles report={loaded} cellId={cellId} />}
    >
      {(loaded) =>
        isEmpty(loaded) ? (
          <EmptyState
            icon="chart"
            title={text.none}
            hint={text.noneHint}
            action={
              <Button kind="tonal" small onClick={() => show({ month: monthAfter(month, -1) })}>
                {text.toPrevious}
              </Button>
            }
          />
        ) : (
          <ReportCards report={loaded} before={before.data} />
        )
      }
    </QueryPage>
  );
}

/** The report, part by part; with the month before it says whether there was more or less. */
function ReportCards({ report, before }: { report: Report; before: Report | undefined }) {
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

/** The report to take away: as a picture to send, as a table to reckon with. */
function ReportFiles({ report, cellId }: { report: Report; cellId: string }) {
  const text = useText(reportText);
  const locale = useLocale((state) => state.locale);
  const cells = useAccount().data?.cells ?? [];
  const site = cells.find(({ id }) => id === cellId)?.name ?? text.allSites;
  const name = text.fileName(report.month, site);
  const title = text.shareTitle(report.month);
  async function give(make: () => Promise<Blob>, ending: string, toSend: boolean) {
    try {
      const made = await make();
      const file = new File([made], `${name}.${ending}`, { type: made.type });
      if (await giveFile(file, { title, toSend })) showToast(text.saved);
    } catch {
      showToast(text.failed, 'error');
    }
  }
  const picture = async () => {
    const { reportPicture } = await loadChunk(() => import('../report-picture.ts'));
    return reportPicture(report, site, locale);
  };
  const table = async () => {
    const { reportCsv } = await loadChunk(() => import('../report-csv.ts'));
    return new Blob([reportCsv(report, site, locale)], { type: 'text/csv' });
  };
  return (
    <BottomBar>
      <Button onClick={() => give(table, 'csv', false)}>{text.csv}</Button>
      <Button kind="main" onClick={() => give(picture, 'png', true)}>
        {text.share}
      </Button>
    </BottomBar>
  );
}
