import { service } from '@svcdesk/core/contract/reports';
import { useSearchParams } from 'react-router-dom';
import { dayOf, monthAfter, monthOf } from '../../../shared/blocks/calendar/days.ts';
import { PeriodHead } from '../../../shared/blocks/calendar/period-head.tsx';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { SiteFilter } from '../../../shared/domain/client-order/site-filter.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useZone } from '../../../shared/platform/i18n/zone.ts';
import { ReportCards } from '../components/report-cards.tsx';
import { ReportFiles } from '../components/report-files.tsx';
import { isEmpty } from '../data/report.ts';
import { reportText } from '../phrases.ts';

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
