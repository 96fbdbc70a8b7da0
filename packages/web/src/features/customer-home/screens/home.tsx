import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { SiteFilter } from '../../../shared/domain/client-order/site-filter.tsx';
import { useClientBadges } from '../../../shared/domain/client-order/use-client-badges.ts';
import { MessagesBell } from '../../../shared/domain/messages/messages-bell.tsx';
import { type Account, useAccount } from '../../../shared/platform/api/account.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useDates } from '../../../shared/platform/i18n/dates.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import '../components/home.css';
import { MonthChart, StatusFigures } from '../components/home-figures.tsx';
import { InProgress } from '../components/in-progress.tsx';
import { QuickActions } from '../components/quick-actions.tsx';
import { ToRate } from '../components/to-rate.tsx';
import { greetingOf } from '../data/greeting.ts';
import { keepSite, keptSite } from '../data/kept-site.ts';
import { useHomeData } from '../data/use-home-data.ts';
import { homeText } from '../phrases/index.ts';

/** Where a customer begins. */
export function HomeScreen() {
  const text = useText(homeText);
  const account = useAccount();
  if (account.data) return <Home account={account.data} />;
  return (
    <Page title={text.title}>
      <Loaded query={account}>{() => null}</Loaded>
    </Page>
  );
}

function Home({ account }: { account: Account }) {
  const text = useText(homeText);
  const queries = useQueryClient();
  const nowMs = useNow();
  const hour = useDates().at(nowMs).hour();
  const [wanted, setWanted] = useState(() => keptSite(account.id));
  // A site that is not mine any more is no filter.
  const cellId = account.cells?.some(({ id }) => id === wanted) ? wanted : '';
  const { open, toRate, counts, months } = useHomeData(cellId);
  useClientBadges();
  const choose = (site: string) => {
    keepSite(account.id, site);
    setWanted(site);
  };
  return (
    <Page
      title={text.greeting[greetingOf(hour)](account.name)}
      actions={<MessagesBell side="client" />}
      top={<SiteFilter cellId={cellId} onChoose={choose} />}
      onRefresh={() => queries.refetchQueries({ type: 'active' })}
    >
      <div className="sd-stack">
        <QuickActions cellId={cellId} />
        <Loaded query={open} cards={2}>
          {(page) => <InProgress page={page} />}
        </Loaded>
        {toRate.data && <ToRate page={toRate.data} />}
        <Loaded query={counts} cards={1}>
          {(loaded) => <StatusFigures counts={loaded} cellId={cellId} />}
        </Loaded>
        <Loaded query={months} cards={1}>
          {(loaded) => <MonthChart months={loaded} />}
        </Loaded>
      </div>
    </Page>
  );
}
