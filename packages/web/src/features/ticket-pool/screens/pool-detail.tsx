import { calendar } from '@svcdesk/core/contract/duty';
import { Contact } from '../../../shared/blocks/contact/contact.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { OrderDetailScreen } from '../../../shared/domain/order-work/order-detail.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useDates } from '../../../shared/platform/i18n/dates.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { poolText } from '../phrases.ts';
import { dutyOrder, poolOrder } from '../pool-order.ts';

/** An order of the pool. */
export function PoolDetailScreen() {
  return <OrderDetailScreen kind={poolOrder} />;
}

/** An order that came outside of working hours, with who is on duty for it. */
export function DutyDetailScreen() {
  const text = useText(poolText);
  return (
    <OrderDetailScreen
      kind={dutyOrder}
      title={text.dutyTitle}
      first={(order) => <OnDutyCard groupId={order.handlerGroupId} />}
    />
  );
}

/** Who is on duty in a group today: they are notified first of what comes outside of working hours. */
function OnDutyCard({ groupId }: { groupId: string }) {
  const text = useText(poolText);
  const today = useDates().at(useNow()).format('YYYY-MM-DD');
  const days = useCall(calendar, { month: today.slice(0, 7), groupId });
  const people = days.data?.find(({ date }) => date === today)?.people ?? [];
  return (
    <Card title={text.onDuty} tone="pending">
      {people.length === 0 ? (
        <p className="sd-meta">{days.isPending ? text.onDutyHint : text.nobodyOnDuty}</p>
      ) : (
        <ul className="sd-stack">
          {people.map(({ accountId, name, phone, shiftName }) => (
            <li key={accountId}>
              <Contact face name={name} role={shiftName} phone={phone} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
