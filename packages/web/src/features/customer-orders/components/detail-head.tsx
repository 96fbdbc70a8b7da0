import { limits } from '@svcdesk/core/rules';
import { phoneLink } from '../../../shared/blocks/contact/phone.ts';
import { Card } from '../../../shared/components/card.tsx';
import { type Fact, Facts } from '../../../shared/components/facts.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { ClientOrderCard } from '../../../shared/domain/client-order/client-order-card.tsx';
import { clientOrderText } from '../../../shared/domain/client-order/phrases.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useHistory } from '../../../shared/domain/order/use-order.ts';
import { RemindNote } from '../../../shared/domain/remind/remind-note.tsx';
import { momentFact, spanFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ordersText } from '../phrases.ts';
import '../../../shared/domain/me/me.css';
import './detail.css';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';

/** What it is and how it stands: the card of lists, and how the agreed time is kept, in kind words. */
export function DetailHead({ order }: { order: OrderDetail }) {
  const text = useText(ordersText);
  const agreed: Readonly<Record<string, string>> = text.agreed;
  const words = agreed[order.slaState];
  const records = useHistory(order.id).data;
  const nothing = order.can.length === 0 && order.refused.length === 0;
  return (
    <ClientOrderCard
      order={order}
      closely
      linked={false}
      note={
        <>
          {words !== undefined && (
            <p className="sd-meta">
              <WholeTimes>{words}</WholeTimes>
            </p>
          )}
          <RemindNote thing={order} records={records} intervalMs={limits.reminderIntervalMs} />
          {nothing && <p className="sd-meta">{text.detail.readOnly}</p>}
        </>
      }
    />
  );
}

/** Who takes care of it, when, and how to reach them; the phone comes only while they work on it. */
export function EngineerCard({ order }: { order: OrderDetail }) {
  const { detail: text } = useText(ordersText);
  const { act } = useText(clientOrderText);
  const { handlerName, assigneeName, handlerGroupName, handlerPhone, planStart, planEnd, resolveDueAt } =
    order;
  const name = handlerName ?? assigneeName;
  const facts: Fact[] = [
    { label: text.group, value: handlerGroupName },
    { label: text.plan, value: planStart && spanFact(planStart, planEnd) },
    { label: text.resolveBy, value: momentFact(resolveDueAt) },
  ];
  return (
    <Card>
      {name !== undefined && (
        <div className="sd-row sd-client-engineer">
          <span className="sd-me-mark" aria-hidden="true">
            {[...name].at(0)}
          </span>
          <div className="sd-grow">
            <h2 className="sd-head">{name}</h2>
            <p className="sd-meta">{handlerName === undefined ? text.assigned : text.engineer}</p>
          </div>
          {handlerPhone !== undefined && (
            <IconButton icon="phone" tinted label={act.callTo(name)} href={phoneLink('tel', handlerPhone)} />
          )}
        </div>
      )}
      <Facts facts={facts} />
    </Card>
  );
}
