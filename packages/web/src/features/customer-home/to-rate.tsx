import type { DataOf } from '@svcdesk/core/contract';
import type { cellPage } from '@svcdesk/core/contract/orders';
import { orderStatus } from '@svcdesk/core/rules';
import { Link } from 'react-router-dom';
import { Button } from '../../shared/components/button.tsx';
import { Row, Rows } from '../../shared/components/rows.tsx';
import { WholeTimes } from '../../shared/components/whole-times.tsx';
import { clientOrderText } from '../../shared/domain/client-order/phrases.ts';
import { useStatusText } from '../../shared/domain/client-order/use-status-text.ts';
import type { OrderSummary } from '../../shared/domain/order/order.ts';
import { useMay } from '../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { clientPaths, withId, withQuery } from '../../shared/platform/paths.ts';
import { homeText } from './phrases.ts';

interface ToRateProps {
  page: DataOf<typeof cellPage>;
  /** Empty: of all sites. */
  cellId: string;
}

/** What is fixed and waits for my rating. */
export function ToRate({ page, cellId }: ToRateProps) {
  const text = useText(homeText);
  if (page.list.length === 0) return null;
  return (
    <section aria-labelledby="to-rate">
      <div className="sd-row sd-home-head">
        <h2 className="sd-head sd-grow" id="to-rate">
          {text.toRate}
        </h2>
        {page.total > page.list.length && (
          <Link
            className="sd-home-all"
            to={withQuery(clientPaths.order.list, {
              status: String(orderStatus.resolved),
              site: cellId || undefined,
            })}
          >
            {text.viewAll(page.total)}
          </Link>
        )}
      </div>
      <Rows>
        {page.list.map((order) => (
          <FixedOrder key={order.id} order={order} />
        ))}
      </Rows>
    </section>
  );
}

function FixedOrder({ order }: { order: OrderSummary }) {
  const { act } = useText(clientOrderText);
  const mayRate = useMay('c.order.evaluate') && order.can.includes('evaluate');
  const statusText = useStatusText(order);
  return (
    <Row
      to={withId(clientPaths.order.detail, order.id)}
      noArrow
      sentence
      description={
        <span className="sd-num">
          <WholeTimes>{statusText?.next ?? statusText?.now ?? ''}</WholeTimes>
        </span>
      }
      extra={
        mayRate && (
          <Button kind="tonal" small to={withId(clientPaths.order.evaluate, order.id)}>
            {act.evaluate}
          </Button>
        )
      }
    >
      {order.title}
    </Row>
  );
}
