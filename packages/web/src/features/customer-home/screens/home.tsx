import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Account, useAccount } from '../../../shared/api/account.ts';
import { SiteFilter } from '../../../shared/client-order/site-filter.tsx';
import { useClientBadges } from '../../../shared/client-order/use-client-badges.ts';
import { Page } from '../../../shared/components/page.tsx';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Loaded } from '../../../shared/list/load-state.tsx';
import { MessagesBell } from '../../../shared/messages/messages-bell.tsx';
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
      title={text.greeting[greetingOf(new Date(nowMs).getHours())](account.name)}
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
