import { entrustStatus } from '@svcdesk/core/rules';
import { Pill, type PillTone } from '../../components/marks.tsx';
import { Row, Rows } from '../../components/rows.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { entrustPath } from '../../platform/paths.ts';
import type { OrderDetail } from '../order/order.ts';
import { OrderCard } from '../order/order-card.tsx';
import { kindStatusWords } from '../work/kind-words.ts';
import type { EntrustOrder } from './entrust.ts';
import { entrustClock } from './entrust-clock.ts';
import { entrustText } from './phrases.ts';
import { useEntrustedOrders } from './use-entrusted-orders.ts';

const tones: Readonly<Record<number, PillTone>> = {
  [entrustStatus.toDistribute]: 'pending',
  [entrustStatus.distributed]: 'assigned',
  [entrustStatus.processing]: 'processing',
  [entrustStatus.finished]: 'resolved',
  [entrustStatus.takenBack]: 'cancelled',
  [entrustStatus.rejected]: 'cancelled',
};

/** The state of an entrusted order. */
export function EntrustPill({ status }: { status: number }) {
  const locale = useLocale((state) => state.locale);
  return <Pill tone={tones[status]}>{kindStatusWords('entrust', entrustStatus, status, locale)}</Pill>;
}

interface EntrustCardProps {
  record: EntrustOrder;
  /** Opens the detail, with the status that is shown here. */
  opens?: boolean;
}

/** An entrusted order in a list, and on top of its forms. */
export function EntrustCard({ record, opens }: EntrustCardProps) {
  const text = useText(entrustText);
  const { side, status, engineerName, ownerName, partnerName } = record;
  const other = side === 'partner' ? ownerName : partnerName;
  return (
    <OrderCard
      to={opens ? entrustPath(record) : undefined}
      pill={<EntrustPill status={status} />}
      order={{
        orderNo: record.entrustNo,
        title: record.title,
        status,
        priority: record.priority,
        cellName: other,
        serverCatalogName: record.cellName,
        handlerGroupName: text.unassigned,
        handlerName: engineerName,
        handlerId: record.engineerId,
        ...entrustClock(record),
      }}
      aside={asideOf(record, text.waitsForPartner)}
    />
  );
}

/** In place of an engineer, while it has none: that it is the partner's turn, or nothing once it is over. */
function asideOf({ side, status, engineerName }: EntrustOrder, waits: string): string | undefined {
  if (engineerName !== undefined) return undefined;
  if (status !== entrustStatus.toDistribute) return '';
  return side === 'owner' ? waits : undefined;
}

/** The partners that an order was handed to, each with how that stands; nothing for an order that stayed. */
export function EntrustedCard({ order }: { order: Pick<OrderDetail, 'id' | 'status'> }) {
  const text = useText(entrustText);
  const halves = useEntrustedOrders(order);
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
