import { useState } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import type { HandleRecord, OrderDetail } from '../../../shared/domain/order/order.ts';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { presentClockIn } from '../data/present-clock-in.ts';
import { actText } from '../phrases/act.ts';
import { ClockInForm } from './clock-in-form.tsx';

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
