import { page } from '@svcdesk/core/contract/entrust';
import { menusZhCN } from '@svcdesk/core/phrases';
import { hasMenu } from '@svcdesk/core/roles';
import { orderStatus } from '@svcdesk/core/rules';
import { Row, Rows } from '../../components/rows.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { openEntrust } from './entrust-paths.ts';
import { EntrustPill } from './entrust-pill.tsx';
import { entrustText } from './phrases/index.ts';

const begun: readonly number[] = [orderStatus.processing, orderStatus.suspended, orderStatus.resolved];

/** The partners that an order was handed to, each with how that stands; nothing for an order that stayed. */
export function EntrustedCard({ order: { id, status } }: { order: Pick<OrderDetail, 'id' | 'status'> }) {
  const text = useText(entrustText);
  const menuList = useSession((state) => state.signedIn?.menuList) ?? [];
  const asked = begun.includes(status) && hasMenu(menuList, 'm.entrust.mine', menusZhCN['m.entrust.mine']);
  const halves = useCall(page, asked ? { side: 'owner', orderId: id, size: 10 } : undefined).data?.list ?? [];
  if (halves.length === 0) return null;
  return (
    <Rows label={text.noun}>
      {halves.map((half) => (
        <Row
          key={half.id}
          description={half.engineerName ?? text.waitsForPartner}
          extra={<EntrustPill status={half.status} />}
          to={openEntrust(half)}
        >
          {text.at(half.partnerName)}
        </Row>
      ))}
    </Rows>
  );
}
