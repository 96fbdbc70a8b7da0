import { Link } from 'react-router-dom';
import { Button } from '../../../shared/components/button.tsx';
import { Icon } from '../../../shared/components/icon.tsx';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { Due, useSlaView } from '../../../shared/domain/order/sla-bar.tsx';
import { aboutOrder, staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useWaitWords } from '../../../shared/domain/order/wait-words.ts';
import { lengthWords } from '../../../shared/domain/place/length-words.ts';
import { placeText } from '../../../shared/domain/place/phrases.ts';
import { targetPath } from '../../../shared/domain/target/target-path.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { momentWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useWaiting } from '../../../shared/platform/outbox/use-waiting.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { isEnded, type PlacedStop, type Stop } from '../data/day-stops.ts';
import { homeText } from '../phrases/home.ts';
import { NextJob } from './next-job.tsx';

interface StopRowProps extends PlacedStop {
  /** It is the one to go to now. */
  next: boolean;
}

/** A stop of the day on the line that leads through it: when, how far it is, what, where, and how it stands. */
export function StopRow({ stop, fromBefore, next }: StopRowProps) {
  const text = useText(homeText);
  const place = useText(placeText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const ended = isEnded(stop);
  const far = fromBefore !== undefined && fromBefore > farMeters;
  return (
    <li className="sd-stop" data-stands={ended ? 'ended' : next ? 'next' : undefined}>
      <span className="sd-stop-line" />
      {far && (
        <p className="sd-stop-way">
          <Icon name="car" size={16} /> {lengthWords(fromBefore, place, locale)}
        </p>
      )}
      <span className="sd-stop-time sd-num">
        {stop.planStart ? momentWords(stop.planStart, nowMs) : text.anyTime}
      </span>
      <span className="sd-stop-node">{ended && <Icon name="check" size={12} />}</span>
      {next && stop.order ? (
        <NextJob stop={stop} order={stop.order} />
      ) : (
        <StopCard stop={stop} ended={ended} />
      )}
    </li>
  );
}

function StopCard({ stop, ended }: { stop: Stop; ended: boolean }) {
  const text = useText(homeText);
  return (
    <article className="sd-stop-card">
      <div className="sd-grow">
        <h3 className="sd-stop-title">
          <StopTitle stop={stop} />
        </h3>
        <p className="sd-meta">{[stop.cellName, ended && text.ended].filter(Boolean).join(' · ')}</p>
      </div>
      {stop.order && <Standing order={stop.order} />}
    </article>
  );
}

/** Nearer than this is the same place. */
const farMeters = 200;

function StopTitle({ stop: { order, orderKind, orderId, title } }: { stop: Stop }) {
  const to = order
    ? aboutOrder(staffPaths.detail, orderId)
    : targetPath('staff', { kind: orderKind as never, id: orderId });
  return to === undefined ? title : <Link to={to}>{title}</Link>;
}

/** How an order stands: what waits to be sent, or accept it here, or until when it is due. */
function Standing({ order }: { order: NonNullable<Stop['order']> }) {
  const locale = useLocale((state) => state.locale);
  const shared = useText(sharedText);
  const waits = useWaitWords(order);
  const sends = useWaiting('order', order.id).length > 0;
  const view = useSlaView(order);
  return (
    <div className="sd-stop-standing">
      <span className="sd-hidden">{order.orderNo}</span>
      {sends && <span className="sd-meta">{shared.state.waiting}</span>}
      {!sends && order.can.includes('accept') && (
        <Button small kind="tonal" to={aboutOrder(staffPaths.accept, order.id)}>
          {actionWords('accept', locale)}
        </Button>
      )}
      {waits !== undefined && (
        <span className="sd-meta">
          <WholeTimes>{waits}</WholeTimes>
        </span>
      )}
      {/* On hold it may be late all the same, where the reason does not stop the clock. */}
      {(waits === undefined || view?.tone === 'late') && <Due view={view} />}
    </div>
  );
}
