import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { HandleRecord, OrderDetail } from '../order/order.ts';
import { actionWords } from '../order/order-words.ts';
import { ClockInForm } from './clock-in-form.tsx';
import { actText } from './phrases/act.ts';
import { presentClockIn } from './present-clock-in.ts';

interface ClockInCardProps {
  order: OrderDetail;
  /** Oldest first. */
  records: readonly HandleRecord[];
}

/** Arriving at the site: what is known of it, or the form for it; where it need not be, nobody is located unasked. */
export function ClockInCard({ order, records }: ClockInCardProps) {
  const text = useText(actText).clockIn;
  const locale = useLocale((state) => state.locale);
  const [open, setOpen] = useState(false);
  const arrived = presentClockIn(records, order);
  const missing = order.refused.some(({ reason }) => reason === 'clockInMissing');
  if (arrived) {
    return (
      <Card title={text.arrived} aside={momentFact(arrived.at)} tone="done">
        <p>{arrived.place?.outside ? text.outsideKept : text.kept}</p>
      </Card>
    );
  }
  if (!order.can.includes('clockIn')) return null;
  return (
    <Card
      title={actionWords('clockIn', locale)}
      aside={order.serviceMode === 'onSite' ? text.needed : text.optional}
      tone={missing ? 'pending' : 'plain'}
    >
      {missing || open ? (
        <ClockInForm order={order} missing={missing} />
      ) : (
        <Button block onClick={() => setOpen(true)}>
          {text.submit}
        </Button>
      )}
    </Card>
  );
}
