import type { DataOf } from '@svcdesk/core/contract';
import type { cellPage } from '@svcdesk/core/contract/orders';
import { Link } from 'react-router-dom';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Icon } from '../../../shared/components/icon.tsx';
import { ClientOrderCard } from '../../../shared/domain/client-order/client-order-card.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { clientOrderText } from '../../../shared/domain/client-order/phrases/index.ts';
import { useRemind } from '../../../shared/domain/client-order/use-remind.ts';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { useOrder } from '../../../shared/domain/order/use-order.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { homeText } from '../phrases/index.ts';

type Page = DataOf<typeof cellPage>;

/** The newest orders that are not done yet, each with a way to hurry it and to call. */
export function InProgress({ page }: { page: Page }) {
  const text = useText(homeText);
  if (page.list.length === 0) {
    return (
      <Card>
        <p className="sd-head">{text.allFine}</p>
        <p className="sd-meta">{text.allFineHint}</p>
      </Card>
    );
  }
  return (
    <section className="sd-stack" aria-labelledby="in-progress">
      <div className="sd-row sd-home-head">
        <h2 className="sd-head sd-grow" id="in-progress">
          {text.inProgress}
        </h2>
        {page.total > page.list.length ? (
          <Link className="sd-home-all" to={clientPaths.orders}>
            {text.viewAll(page.total)}
          </Link>
        ) : (
          <span className="sd-meta sd-num">{text.count(page.total)}</span>
        )}
      </div>
      {page.list.map((order) => (
        <OpenOrder key={order.id} order={order} />
      ))}
    </section>
  );
}

/** Somebody works on it, so there is somebody to call. */
const withEngineer: readonly number[] = [3, 4];

function OpenOrder({ order }: { order: OrderSummary }) {
  const text = useText(homeText);
  const { act } = useText(clientOrderText);
  const mayRemind = useMay('c.order.remind');
  const remind = useRemind(order);
  const detail = useOrder(order.id, withEngineer.includes(order.status)).data;
  const canRemind = mayRemind && order.can.includes('remind');
  const phone = detail?.handlerPhone?.replaceAll(/[^\d+]/g, '');
  const actions = (
    <>
      {canRemind && (
        <Button small onClick={remind}>
          {act.remind}
        </Button>
      )}
      {phone !== undefined && (
        <a className="sd-home-call" href={`tel:${phone}`} aria-label={act.callTo(detail?.handlerName ?? '')}>
          <Icon name="phone" size={18} /> {act.call}
        </a>
      )}
    </>
  );
  return (
    <ClientOrderCard
      order={order}
      closely
      note={mayRemind && !canRemind && <p className="sd-meta">{text.remindLater}</p>}
      actions={canRemind || phone !== undefined ? actions : undefined}
    />
  );
}
