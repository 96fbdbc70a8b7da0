import { entrustStatus } from '@svcdesk/core/rules';
import { useText } from '../../platform/i18n/use-text.ts';
import { entrustPath } from '../../platform/paths.ts';
import { OrderCard } from '../order/order-card.tsx';
import type { EntrustOrder } from './entrust.ts';
import { entrustClock } from './entrust-clock.ts';
import { EntrustPill } from './entrust-pill.tsx';
import { entrustText } from './phrases.ts';

interface EntrustCardProps {
  thing: EntrustOrder;
  /** Opens the detail, with the status that is shown here. */
  opens?: boolean;
}

/** An entrusted order in a list, and on top of its forms. */
export function EntrustCard({ thing, opens }: EntrustCardProps) {
  const text = useText(entrustText);
  const { side, status, engineerName, ownerName, partnerName } = thing;
  const other = side === 'partner' ? ownerName : partnerName;
  return (
    <OrderCard
      to={opens ? entrustPath(thing) : undefined}
      pill={<EntrustPill status={status} />}
      order={{
        orderNo: thing.entrustNo,
        title: thing.title,
        status,
        priority: thing.priority,
        cellName: other,
        serverCatalogName: thing.cellName,
        handlerGroupName: text.unassigned,
        handlerName: engineerName,
        handlerId: thing.engineerId,
        ...entrustClock(thing),
      }}
      aside={asideOf(thing, text.waitsForPartner)}
    />
  );
}

/** Instead of who has it, while nobody does: that the partner's turn is, or nothing where it is over. */
function asideOf({ side, status, engineerName }: EntrustOrder, waits: string): string | undefined {
  if (engineerName !== undefined) return undefined;
  if (status !== entrustStatus.toDistribute) return '';
  return side === 'owner' ? waits : undefined;
}
