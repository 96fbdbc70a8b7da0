import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { useClientBadges } from '../../../shared/domain/client-order/use-client-badges.ts';
import { MessagesBell } from '../../../shared/domain/messages/messages-bell.tsx';
import { type Account, useAccount } from '../../../shared/platform/api/account.ts';
import { storageKeys } from '../../../shared/platform/storage/storage-keys.ts';
import { readStored, writeStored } from '../../../shared/platform/storage/web-storage.ts';
import { CallEngineer } from '../components/call-engineer.tsx';
import '../components/home.css';
import { MonthChart, StatusFigures } from '../components/home-figures.tsx';
import { AlsoInProgress, InProgress } from '../components/in-progress.tsx';
import { QuickActions } from '../components/quick-actions.tsx';
import { RequirementsRow } from '../components/requirements-row.tsx';
import { SiteSwitch } from '../components/site-switch.tsx';
import { ToRate } from '../components/to-rate.tsx';
import { useHomeData } from '../data/use-home-data.ts';

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
        {toRate.data && <ToRate page={toRate.data} />}
        {open.data && <AlsoInProgress page={open.data} />}
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
