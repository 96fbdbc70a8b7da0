import type { DataOf } from '@svcdesk/core/contract';
import type { countStatus, month } from '@svcdesk/core/contract/orders';
import { openStatuses, orderStatus } from '@svcdesk/core/rules';
import { BarChart } from '../../../shared/components/bar-chart.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Figures } from '../../../shared/components/figures.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { statusWords } from '../../../shared/domain/order/order-words.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { homeText } from '../phrases.ts';

const shown: readonly number[] = [...openStatuses, orderStatus.resolved, orderStatus.closed];

interface StatusFiguresProps {
  counts: DataOf<typeof countStatus>;
  cellId: string;
}

/** How many orders stand where; each figure leads to the list that it counts. */
export function StatusFigures({ counts, cellId }: StatusFiguresProps) {
  const text = useText(homeText);
  const locale = useLocale((state) => state.locale);
  const figures = shown.map((status) => ({
    key: String(status),
    value: counts.find((each) => each.status === status)?.count ?? 0,
    label: statusWords(status, locale),
    to: withQuery(clientPaths.orders, { status: String(status), site: cellId || undefined }),
  }));
  return (
    <Card title={text.statuses}>
      <div className="sd-home-figures">
        <Figures figures={figures} />
      </div>
    </Card>
  );
}

/** Raised and solved by month. */
export function MonthChart({ months }: { months: DataOf<typeof month> }) {
  const text = useText(homeText);
  return (
    <Card title={text.months} aside={text.monthsSeries}>
      <BarChart
        title={text.months}
        series={[text.created, text.resolved]}
        groups={months.map(({ month: name, created, resolved }) => ({
          label: text.month(Number(name.slice(5, 7))),
          values: [created, resolved],
        }))}
      />
    </Card>
  );
}
