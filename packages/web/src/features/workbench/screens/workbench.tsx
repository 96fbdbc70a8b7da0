import { orderSource } from '@svcdesk/core/rules';
import { Link } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { BarChart } from '../../../shared/components/bar-chart.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Chips } from '../../../shared/components/chips.tsx';
import { Facts, type Figure, Figures } from '../../../shared/components/facts.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Icon } from '../../../shared/components/icon.tsx';
import { LineChart } from '../../../shared/components/line-chart.tsx';
import { Badge, badgeText } from '../../../shared/components/marks.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { Select } from '../../../shared/components/select.tsx';
import { ordersPath } from '../../../shared/domain/order/order-filters.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { useBadges } from '../../../shared/platform/badges.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withQuery } from '../../../shared/platform/paths.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { pathOfMenu } from '../../../shared/platform/screens.ts';
import { workbenchText } from '../phrases.ts';
import { useEntries } from '../use-entries.ts';
import {
  type Figures as Data,
  type Grouping,
  groupings,
  type Series,
  type SpanHandle,
  spans,
  useSpan,
} from '../use-span.ts';
import '../workbench.css';

/** Everything that one may open, and how it has gone: figures and series of one's own, one's groups or everybody. */
export function WorkbenchScreen() {
  const text = useText(workbenchText);
  const span = useSpan();
  return (
    <Page backTo={staffPaths.home} onRefresh={span.refresh}>
      <div className="sd-stack">
        <Card title={text.entries} aside={<Link to={staffPaths.workbenchClassic}>{text.classic}</Link>}>
          <EntryGrid />
        </Card>
        <FiguresCard span={span} />
        <SeriesCard span={span} />
      </div>
    </Page>
  );
}

const scopes = { own: 'mine', groups: 'led', tenant: 'tenant' } as const;

/** How much came and was done, what is late and what waits, how well it was done, and what is open by kind. */
function FiguresCard({ span }: { span: SpanHandle }) {
  const text = useText(workbenchText);
  return (
    <Loaded query={span.figures} cards={1}>
      {(data) => (
        <Card title={text.figures} aside={text.scope[data.scope as keyof typeof scopes] ?? ''}>
          <div className="sd-stack">
            <Chips
              label={text.span}
              chips={spans.map((key) => ({ key, label: text.days(Number(key)) }))}
              chosen={span.span}
              onChoose={(chosen) => span.change({ span: chosen })}
            />
            <Counts data={data} />
            <Quality data={data} />
            <OpenByKind data={data} />
          </div>
        </Card>
      )}
    </Loaded>
  );
}

function Counts({ data }: { data: Data }) {
  const text = useText(workbenchText);
  const { scope, createdCount, resolvedCount, overdueCount, poolCount } = data;
  const late = ordersPath({ scope: scopes[scope as keyof typeof scopes], sla: ['late'] });
  const figures: readonly Figure[] = [
    { key: 'created', value: createdCount, label: text.created },
    { key: 'resolved', value: resolvedCount, label: text.resolved },
    {
      key: 'late',
      value: overdueCount,
      label: text.late,
      tone: overdueCount > 0 ? 'late' : undefined,
      to: late,
    },
    { key: 'pool', value: poolCount, label: text.pool, to: pathOfMenu('m.pool') },
  ];
  return <Figures figures={figures} />;
}

/** The list that counts what is open of a kind as the figures do; of what was entrusted each side has one of its own. */
function openPath(kind: string, scope: string): string | undefined {
  const own = scope === 'own';
  if (kind in orderSource) {
    const source = orderSource[kind as keyof typeof orderSource];
    return ordersPath({ scope: scopes[scope as keyof typeof scopes], source: [source] });
  }
  if (kind === 'entrusted') return own ? withQuery(staffPaths.entrust.list, { side: 'mine' }) : undefined;
  const whose = { scope: own ? 'mine' : 'all' };
  if (kind === 'project') return withQuery(staffPaths.orderCenter, { kind, ...whose });
  if (kind === 'device') return withQuery(staffPaths.device.list, whose);
  return kind === 'pm' ? withQuery(staffPaths.pm.list, whose) : undefined;
}

function Quality({ data: { slaMetShare, satisfaction } }: { data: Data }) {
  const text = useText(workbenchText);
  const locale = useLocale((state) => state.locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const score = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <Facts
      facts={[
        { label: text.slaMet, value: slaMetShare === undefined ? undefined : percent.format(slaMetShare) },
        {
          label: text.satisfaction,
          value: satisfaction === undefined ? undefined : text.stars(score.format(satisfaction)),
        },
      ]}
    />
  );
}

/** How much is open of each kind, each the way to its list. */
function OpenByKind({ data: { scope, openByKind } }: { data: Data }) {
  const text = useText(workbenchText);
  const locale = useLocale((state) => state.locale);
  const names: Readonly<Record<string, string>> = orderWords(locale).kind;
  const some = openByKind.filter(({ count }) => count > 0);
  if (some.length === 0) return null;
  return (
    <Rows plain label={text.openByKind}>
      {some.map(({ kind, count }) => (
        <Row key={kind} to={openPath(kind, scope)} extra={<span className="sd-num">{text.open(count)}</span>}>
          {names[kind] ?? kind}
        </Row>
      ))}
    </Rows>
  );
}

/** More bars than a phone tells apart: the others are in the table of the statistics. */
const maxBars = 8;

/** Raised and resolved, by day or by what they are. */
function SeriesCard({ span }: { span: SpanHandle }) {
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

/** What I may open: four beside each other. */
function EntryGrid() {
  const text = useText(sharedText).nav;
  const entries = useEntries();
  const badges = useBadges();
  const counts: Readonly<Record<string, number | undefined>> = {
    'm.pool': badges.pool,
    'm.message': badges.messages,
  };
  return (
    <ul className="sd-entries">
      {entries.map(({ code, name, icon, path }) => (
        <li key={code}>
          <Link to={path} className="sd-entry">
            <Badge count={counts[code] ?? 0}>
              <span className="sd-entry-icon">
                <Icon name={icon} />
              </span>
            </Badge>
            <span>
              {name}
              {(counts[code] ?? 0) > 0 && (
                <span className="sd-hidden"> {text.badge(badgeText(counts[code] ?? 0))}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
