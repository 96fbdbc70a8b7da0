import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Icon } from '../../../shared/components/icon.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { useOrder } from '../../../shared/domain/order/use-order.ts';
import { useRequirement } from '../../../shared/domain/requirement/use-requirement.ts';
import { type Account, useAccount } from '../../../shared/platform/api/account.ts';
import { textNow, useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths, withId } from '../../../shared/platform/paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import type { Origin } from '../build-draft.ts';
import { BuildForm } from '../build-form.tsx';
import { ordersText } from '../phrases/orders.ts';
import type { Made } from '../use-build-form.ts';
import '../build.css';

/**
 * The customer's one form. `site` preselects where, `repeatOf` names the closed order that came back, `again` the
 * requirement that was not accepted, `scan` begins with a device.
 */
export function BuildOrderScreen() {
  const [query] = useSearchParams();
  const repeatOf = query.get('repeatOf') ?? '';
  const again = query.get('again') ?? '';
  const account = useAccount();
  const repeated = useOrder(repeatOf, repeatOf !== '');
  const refused = useRequirement(again);
  const needed: UseQueryResult<unknown>[] = [account];
  if (repeatOf !== '') needed.push(repeated);
  if (again !== '') needed.push(refused);
  const missing = needed.find(({ data }) => data === undefined);
  if (account.data && missing === undefined) {
    const origin = { repeated: repeated.data, again: refused.data };
    return <Report account={account.data} cellId={query.get('site') ?? ''} origin={origin} />;
  }
  return (
    <Page backTo={clientPaths.home}>
      <Loaded query={missing ?? account}>{() => null}</Loaded>
    </Page>
  );
}

interface ReportProps {
  account: Account;
  cellId: string;
  origin: Origin;
}

function Report({ account, cellId, origin }: ReportProps) {
  const [waits, setWaits] = useState(false);
  const navigate = useNavigate();
  async function open({ order, requirement }: Made): Promise<void> {
    const path =
      (order && withId(clientPaths.order.detail, order.id)) ??
      (requirement && withId(clientPaths.requirement.detail, requirement.id));
    if (path === undefined) return setWaits(true);
    showToast(textNow(ordersText).build[order ? 'sent' : 'asked']);
    await navigate(path, { replace: true });
  }
  if (waits) return <BuildWaits onAgain={() => setWaits(false)} />;
  return <BuildForm account={account} cellId={cellId} origin={origin} onMade={open} />;
}

/** The report is safe on this phone and goes out with the network; it keeps its id, so that it is made once. */
function BuildWaits({ onAgain }: { onAgain: () => void }) {
  const { build: text } = useText(ordersText);
  return (
    <Page backTo={clientPaths.home}>
      <div className="sd-card sd-build-waits">
        <span className="sd-build-waits-mark">
          <Icon name="check" size={32} />
        </span>
        <div role="status">
          <p className="sd-head">{text.waitsTitle}</p>
          <p className="sd-meta">{text.waitsHint}</p>
        </div>
        <Button block onClick={onAgain}>
          {text.again}
        </Button>
        <Button kind="link" block to={clientPaths.home}>
          {text.home}
        </Button>
      </div>
    </Page>
  );
}
