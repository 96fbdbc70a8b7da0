import { useState } from 'react';
<<<<<<< HEAD:packages/web/src/features/staff-orders/components/clock-in-card.tsx
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import type { HandleRecord, OrderDetail } from '../../../shared/domain/order/order.ts';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { presentClockIn } from '../data/present-clock-in.ts';
import { actText } from '../phrases/act.ts';
=======
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { HandleRecord, OrderDetail } from '../order/order.ts';
import { actionWords } from '../order/order-words.ts';
>>>>>>> b2ace66 (What an order's screens are made of stands in shared/domain, told where it is shown, so that the pool and requirements can use it):packages/web/src/shared/domain/order-work/clock-in-card.tsx
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
