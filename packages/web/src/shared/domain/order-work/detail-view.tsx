import { type ReactNode, useEffect } from 'react';
import { DetailPage } from '../../blocks/thing/detail-page.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { useHistory, useOrderId } from '../order/use-order.ts';
import { acceptAsked, useAccepting } from './accepting.ts';
import { DetailCards } from './detail-cards.tsx';
import type { OrderKind } from './order-kind.ts';
import { detailText } from './phrases/detail.ts';
import { staffActionsFor } from './staff-actions.ts';
import { useDoAction } from './use-do-action.ts';

const AcceptSheet = lazySheet(async () => (await import('./accept-sheet.tsx')).AcceptSheet);

export interface DetailViewProps {
  kind: OrderKind;
  title?: string;
  /** Stands before everything else. */
  first?: (order: OrderDetail) => ReactNode;
}

/** All of one order, with what can be done about it. */
export function DetailView({ kind, title, first }: DetailViewProps) {
  const text = useText(detailText);
  const me = useSession((state) => state.signedIn?.id);
  const id = useOrderId();
  const history = useHistory(id);
  const accepting = useAccepting((state) => state.id === id);
  useEffect(() => acceptAsked, []);
  return (
    <>
      <DetailPage
        kind={kind}
        title={title ?? text.title}
        heading={({ orderNo }) => <span className="sd-num">{orderNo}</span>}
        backTo={kind.places.list}
        table={(order) => staffActionsFor(order, me)}
        useAct={useDoAction}
        alsoRefresh={history.refetch}
      >
        {(order) => (
          <>
            {first?.(order)}
            <DetailCards order={order} places={kind.places} />
          </>
        )}
      </DetailPage>
      {accepting && <AcceptSheet id={id} kind={kind} onClosed={acceptAsked} />}
    </>
  );
}
