import { page } from '@svcdesk/core/contract/orders';
import { orderStatusName } from '@svcdesk/core/rules';
import { Link } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { ordersPath } from '../../../shared/domain/order/order-filters.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { aboutOrder, staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { StatusPill } from '../../../shared/domain/order/status-pill.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { assetsText } from '../phrases.ts';

const shownCount = 3;

/** The newest orders about an asset, and the way to all of them. */
export function AssetOrders({ assetId }: { assetId: string }) {
  const text = useText(assetsText);
  const words = useLocale((state) => orderWords(state.locale));
  const orders = useCall(page, { assetId, scope: 'tenant', size: shownCount });
  const total = orders.data?.total ?? 0;
  const all = ordersPath({ asset: assetId, scope: 'tenant', status: [] });
  return (
    <Card title={text.orders} aside={total > 0 && <Link to={all}>{text.allOrders(total)}</Link>}>
      <Loaded query={orders} cards={1}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="sd-meta">{text.noOrders}</p>
          ) : (
            <Rows plain label={text.orders}>
              {list.map(({ id, title, orderNo, createdAt, status }) => (
                <Row
                  key={id}
                  to={aboutOrder(staffPaths.detail, id)}
                  description={`${momentFact(createdAt)} · ${orderNo}`}
                  extra={
                    <StatusPill status={status}>
                      {words.status[orderStatusName(status) ?? 'pending']}
                    </StatusPill>
                  }
                >
                  {title}
                </Row>
              ))}
            </Rows>
          )
        }
      </Loaded>
    </Card>
  );
}
