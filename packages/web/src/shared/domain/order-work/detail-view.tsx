import type { ReactNode } from 'react';
import { DetailPage } from '../../blocks/thing/detail-page.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { useHistory, useOrderId } from '../order/use-order.ts';
import { DetailCards } from './detail-cards.tsx';
import type { OrderKind } from './order-kind.ts';
import { detailText } from './phrases/detail.ts';
import { staffActionsFor } from './staff-actions.ts';
import { useDoAction } from './use-do-action.ts';

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
  const history = useHistory(useOrderId());
  return (
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
  );
}
