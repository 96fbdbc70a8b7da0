import { Row, Rows } from '../../components/rows.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { entrustPath } from '../../platform/paths.ts';
import type { OrderDetail } from '../order/order.ts';
import { EntrustPill } from './entrust-pill.tsx';
import { entrustText } from './phrases.ts';
import { useHalves } from './use-halves.ts';

/** The partners that an order was handed to, each with how that stands; nothing for an order that stayed. */
export function EntrustedCard({ order }: { order: Pick<OrderDetail, 'id' | 'status'> }) {
  const text = useText(entrustText);
  const halves = useHalves(order);
  if (halves.length === 0) return null;
  return (
    <Rows label={text.noun}>
      {halves.map((half) => (
        <Row
          key={half.id}
          description={half.engineerName ?? text.waitsForPartner}
          extra={<EntrustPill status={half.status} />}
          to={entrustPath(half)}
        >
          {text.at(half.partnerName)}
        </Row>
      ))}
    </Rows>
  );
}
