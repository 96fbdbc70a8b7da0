import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import type { OrderDetail, OrderSummary } from '../../../shared/domain/order/order.ts';
import { useOrder } from '../../../shared/domain/order/use-order.ts';
import { type Account, useAccount } from '../../../shared/platform/api/account.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
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
  const [made, setMade] = useState<{ order?: OrderSummary }>();
  if (made) return <BuildSent order={made.order} onAgain={() => setMade(undefined)} />;
  return (
    <BuildForm
      account={account}
      initial={newDraft(cellId, repeated)}
      repeated={repeated}
      onMade={(order) => setMade({ order })}
    />
  );
}
