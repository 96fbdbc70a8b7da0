import type { DataOf } from '@svcdesk/core/contract';
import { cellPage, countStatus, month } from '@svcdesk/core/contract/orders';
import { countStatus as countRequirements } from '@svcdesk/core/contract/requirements';
import { openStatuses, orderStatus } from '@svcdesk/core/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { BarChart } from '../../../shared/components/bar-chart.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Figures } from '../../../shared/components/facts.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { Mark } from '../../../shared/components/marks.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { clientOrderText } from '../../../shared/domain/client-order/phrases.ts';
import { openStatus } from '../../../shared/domain/client-order/site-list.ts';
import { useClientBadges } from '../../../shared/domain/client-order/use-client-badges.ts';
import { MessagesBell } from '../../../shared/domain/messages/messages-bell.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { statusWords } from '../../../shared/domain/order/order-words.ts';
import { openRequirements } from '../../../shared/domain/requirement/requirement.ts';
import { type Account, useAccount } from '../../../shared/platform/api/account.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths, withQuery } from '../../../shared/platform/paths.ts';
import { readStored, storageKeys, writeStored } from '../../../shared/platform/storage/web-storage.ts';
import { AlsoInProgress, InProgress } from '../current-order.tsx';
import { currentOrder } from '../order-steps.ts';
import { homeText } from '../phrases.ts';
import { SiteSwitch } from '../site-switch.tsx';
import { ToRate } from '../to-rate.tsx';
import { useEngineerPhone } from '../use-engineer-phone.ts';
import '../home.css';

/** Under this key is kept the site that the page was last switched to; nothing for all. */
const siteKey = (accountId: string) => `${storageKeys.site}.${accountId}`;

/** Where a customer begins: what happens next, what they come here for, what waits for them. */
export function HomeScreen() {
  const account = useAccount();
  if (account.data) return <Home account={account.data} />;
  return (
    <Page>
      <Loaded query={account}>{() => null}</Loaded>
    </Page>
  );
}

function Home({ account }: { account: Account }) {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState(() => readStored(siteKey(account.id)) ?? '');
  // A site that is not mine any more is no filter.
  const cellId = account.cells?.some(({ id }) => id === wanted) ? wanted : '';
  const { open, toRate, counts, months } = useHomeData(cellId);
  useClientBadges();
  const again = () => queries.refetchQueries({ type: 'active' });
  const choose = (site: string) => {
    writeStored(siteKey(account.id), site || null);
    setWanted(site);
  };
  return (
    <Page
      heading={<SiteSwitch account={account} cellId={cellId} onChoose={choose} />}
      actions={
        <>
          {open.data && <CallEngineer orders={open.data.list} />}
          <MessagesBell side="client" />
        </>
      }
      onRefresh={again}
    >
      <div className="sd-stack">
        <Loaded query={{ ...open, refetch: again }} cards={1}>
          {(page) => <InProgress page={page} />}
        </Loaded>
        <QuickActions cellId={cellId} />
        {toRate.data && <ToRate page={toRate.data} cellId={cellId} />}
        {open.data && <AlsoInProgress page={open.data} cellId={cellId} />}
        <RequirementsRow cellId={cellId} />
        <Loaded query={{ ...counts, refetch: again }} cards={1}>
          {(loaded) => <StatusFigures counts={loaded} cellId={cellId} />}
        </Loaded>
        <Loaded query={{ ...months, refetch: again }} cards={1}>
          {(loaded) => <MonthChart months={loaded} />}
        </Loaded>
      </div>
    </Page>
  );
}

/** So many open orders are looked through for the one that comes next; the list has them all. */
const maxOpen = 20;
const maxToRate = 2;
const monthsShown = 6;

const ofSite = (cellId: string) => (cellId === '' ? {} : { cellId });

function useFirstOrders(cellId: string, status: readonly number[], size: number) {
  return useCall(cellPage, { ...ofSite(cellId), status: [...status], size });
}

/** What the home page shows of a site, or of all with an empty id. */
function useHomeData(cellId: string) {
  const open = useFirstOrders(cellId, openStatuses, maxOpen);
  const toRate = useFirstOrders(cellId, [orderStatus.resolved], maxToRate);
  const counts = useCall(countStatus, ofSite(cellId));
  const months = useCall(month, { ...ofSite(cellId), months: monthsShown });
  return { open, toRate, counts, months };
}

/** In the header, in reach wherever the page is scrolled to: a call to the engineer who comes next. Without an engineer it shows nothing. */
function CallEngineer({ orders }: { orders: readonly OrderSummary[] }) {
  const { act } = useText(clientOrderText);
  const order = currentOrder(orders);
  const phone = useEngineerPhone(order);
  if (order === undefined || phone === undefined) return null;
  return <IconButton icon="phone" label={act.callTo(order.handlerName ?? '')} href={phone} />;
}

/** What one comes here for, one tap away. */
function QuickActions({ cellId }: { cellId: string }) {
  const { quick } = useText(homeText);
  const site = cellId || undefined;
  const actions = [
    {
      to: withQuery(clientPaths.order.build, { site }),
      icon: 'plus',
      label: quick.report,
      hint: quick.reportHint,
    },
    {
      to: withQuery(clientPaths.order.build, { site, scan: '1' }),
      icon: 'scan',
      label: quick.scan,
      hint: quick.scanHint,
    },
  ] as const;
  return (
    <nav aria-label={quick.label} className="sd-home-quick">
      {actions.map(({ to, icon, label, hint }) => (
        <div key={to} className="sd-card sd-row">
          <Mark icon={icon} />
          <div className="sd-grow">
            <Link className="sd-home-quick-link" to={to}>
              {label}
            </Link>
            <p className="sd-meta">{hint}</p>
          </div>
        </div>
      ))}
    </nav>
  );
}

function openOf(counts: DataOf<typeof countRequirements>): number {
  return counts.reduce(
    (sum, { status, count }) => (openRequirements.includes(status) ? sum + count : sum),
    0,
  );
}

/** The way to what one asked for, with how much of it is still open. */
function RequirementsRow({ cellId }: { cellId: string }) {
  const { requirements: text } = useText(homeText);
  const count = useCall(countRequirements, cellId === '' ? {} : { cellId }, { select: openOf }).data;
  return (
    <Rows>
      <Row
        prefix={<Mark icon="send" />}
        to={withQuery(clientPaths.requirement.list, {
          // Without any that is open one comes to see what there was.
          status: count ? openStatus : undefined,
          site: cellId || undefined,
        })}
        sentence
        description={count === undefined ? undefined : text.open(count)}
      >
        {text.title}
      </Row>
    </Rows>
  );
}

const shown: readonly number[] = [...openStatuses, orderStatus.resolved, orderStatus.closed];

interface StatusFiguresProps {
  counts: DataOf<typeof countStatus>;
  cellId: string;
}

/** How many orders stand where; each figure leads to the list that it counts. */
function StatusFigures({ counts, cellId }: StatusFiguresProps) {
  const text = useText(homeText);
  const locale = useLocale((state) => state.locale);
  const figures = shown.map((status) => ({
    key: String(status),
    value: counts.find((each) => each.status === status)?.count ?? 0,
    label: statusWords(status, locale),
    to: withQuery(clientPaths.order.list, { status: String(status), site: cellId || undefined }),
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
function MonthChart({ months }: { months: DataOf<typeof month> }) {
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
