import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../shared/components/button.tsx';
import { Icon } from '../../../shared/components/icon.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { PriorityFlag } from '../../../shared/domain/order/priority-flag.tsx';
import { useSlaView } from '../../../shared/domain/order/sla-bar.tsx';
import { aboutOrder, staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { MapButton } from '../../../shared/domain/place/map-button.tsx';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { spanWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useWaiting } from '../../../shared/platform/outbox/use-waiting.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import type { Stop } from '../data/day-stops.ts';
import { nextStep } from '../data/next-step.ts';
import { homeText } from '../phrases/home.ts';
import './next-job.css';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';

const AcceptSheet = lazySheet(
  async () => (await import('../../../shared/domain/order-work/accept-sheet.tsx')).AcceptSheet,
);

/** The one filled surface: the next job, with its one next step. */
export function NextJob({ stop, order }: { stop: Stop; order: OrderSummary }) {
  const text = useText(homeText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const [accepting, setAccepting] = useState(false);
  const view = useSlaView(order);
  // What is done already shall not be asked for once more before it has arrived; the detail tells what comes then.
  const waits = useWaiting('order', order.id).length > 0;
  const step = nextStep(waits ? { ...order, can: [] } : order, locale);
  const { cellName, address, latitude, longitude, planStart, planEnd } = stop;
  const planned = planStart && planEnd ? text.planned(spanWords(planStart, planEnd, nowMs)) : text.unplanned;
  return (
    <article className="sd-hero" aria-label={text.next}>
      <p className="sd-hero-line">
        <span className="sd-grow">
          {text.next} · <WholeTimes>{planned}</WholeTimes>
        </span>
        <span className="sd-hidden">{order.orderNo}</span>
        <span className="sd-hero-flag">
          <PriorityFlag priority={order.priority} />
        </span>
      </p>
      <h2 className="sd-hero-title">
        <Link to={aboutOrder(staffPaths.detail, order.id)}>
          <span className="sd-hero-words">{order.title}</span>
        </Link>
      </h2>
      <p className="sd-hero-place sd-hero-words">{[cellName, address].filter(Boolean).join(' · ')}</p>
      {view && (
        <p className={`sd-hero-due sd-hero-${view.tone}`}>
          <Icon name="clock" size={18} />
          {view.words}
        </p>
      )}
      {waits && <p className="sd-hero-line">{shared.state.waiting}</p>}
      <div className="sd-hero-acts">
        <div className="sd-hero-main">
          {step.here === 'accept' ? (
            <Button kind="main" block onClick={() => setAccepting(true)}>
              {step.words}
            </Button>
          ) : (
            <Button kind="main" block to={step.to}>
              {step.words}
            </Button>
          )}
        </div>
        <MapButton className="sd-hero-way" place={{ name: cellName, address, latitude, longitude }} />
      </div>
      {accepting && <AcceptSheet id={order.id} onClosed={() => setAccepting(false)} />}
    </article>
  );
}
