import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Account, useAccount } from '../../../shared/api/account.ts';
import { clientPaths } from '../../../shared/client-order/paths.ts';
import { Page } from '../../../shared/components/page.tsx';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Loaded } from '../../../shared/list/load-state.tsx';
import type { OrderDetail, OrderSummary } from '../../../shared/order/order.ts';
import { useOrder } from '../../../shared/order/use-order.ts';
import { BuildForm } from '../components/build-form.tsx';
import { BuildSent } from '../components/build-sent.tsx';
import { newDraft } from '../data/build-draft.ts';
import { ordersText } from '../phrases/index.ts';

/** Report a fault: `site` preselects where, `repeatOf` names the closed order that came back. */
export function BuildOrderScreen() {
  const { build: text } = useText(ordersText);
  const [query] = useSearchParams();
  const account = useAccount();
  const repeatOfId = query.get('repeatOf') ?? '';
  const repeated = useOrder(repeatOfId, repeatOfId !== '');
  const cellId = query.get('site') ?? '';
  if (account.data && (repeatOfId === '' || repeated.data)) {
    return <Report account={account.data} cellId={cellId} repeated={repeated.data} />;
  }
  return (
    <Page title={text.title} backTo={clientPaths.home}>
      {account.data ? (
        <Loaded query={repeated}>{() => null}</Loaded>
      ) : (
        <Loaded query={account}>{() => null}</Loaded>
      )}
    </Page>
  );
}

interface ReportProps {
  account: Account;
  cellId: string;
  repeated?: OrderDetail;
}

function Report({ account, cellId, repeated }: ReportProps) {
  const [made, setMade] = useState<OrderSummary>();
  if (made) return <BuildSent order={made} onAgain={() => setMade(undefined)} />;
  return (
    <BuildForm
      account={account}
      initial={newDraft(cellId, Date.now(), repeated)}
      repeated={repeated}
      onMade={setMade}
    />
  );
}
