import type { DataOf } from '@svcdesk/core/contract';
import type { cellPage } from '@svcdesk/core/contract/orders';
import { orderStatus } from '@svcdesk/core/rules';
import { Link } from 'react-router-dom';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { clientOrderText } from '../../../shared/domain/client-order/phrases/index.ts';
import { useStory } from '../../../shared/domain/client-order/use-story.ts';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { homeText } from '../phrases/index.ts';

/** What is fixed and waits for my rating. */
export function ToRate({ page }: { page: DataOf<typeof cellPage> }) {
  const text = useText(homeText);
  const more = page.total - page.list.length;
  if (page.list.length === 0) return null;
  return (
    <>
      {page.list.map((order) => (
        <FixedOrder key={order.id} order={order} />
      ))}
      {more > 0 && (
        <Link
          className="sd-home-all"
          to={withQuery(clientPaths.orders, { status: String(orderStatus.resolved) })}
        >
          {text.moreToRate(more)}
        </Link>
      )}
    </>
  );
}

function FixedOrder({ order }: { order: OrderSummary }) {
  const text = useText(homeText);
  const { act } = useText(clientOrderText);
  const mayRate = useMay('c.order.evaluate') && order.can.includes('evaluate');
  const story = useStory(order);
  return (
    <Card tone="done">
      <div className="sd-row">
        <div className="sd-grow">
          <h2 className="sd-head">
            <Link className="sd-home-fixed" to={aboutOrder(clientPaths.detail, order.id)}>
              {text.fixed(order.title)}
            </Link>
          </h2>
          <p className="sd-meta sd-num sd-home-fixed-note">{story?.next ?? story?.now}</p>
        </div>
        {mayRate && (
          <Button kind="main" small to={aboutOrder(clientPaths.evaluate, order.id)}>
            {act.evaluate}
          </Button>
        )}
      </div>
    </Card>
  );
}
