import { Link } from 'react-router-dom';
import { clockOf, dayOf, shortDay } from '../../shared/blocks/calendar/days.ts';
import { Button } from '../../shared/components/button.tsx';
import { Icon } from '../../shared/components/icon.tsx';
import { WholeTimes } from '../../shared/components/whole-times.tsx';
import { dispatchText } from '../../shared/domain/dispatch/phrases.ts';
import type { LateVisit } from '../../shared/domain/dispatch/use-delays.ts';
import type { OrderSummary } from '../../shared/domain/order/order.ts';
import { Due, PriorityFlag, useSlaView } from '../../shared/domain/order/order-marks.tsx';
import { actionWords } from '../../shared/domain/order/order-words.ts';
import { useWaitWords } from '../../shared/domain/order/wait-words.ts';
import { lengthWords } from '../../shared/domain/place/length-words.ts';
import { MapButton } from '../../shared/domain/place/map-button.tsx';
import { placeText } from '../../shared/domain/place/phrases.ts';
import { targetPath } from '../../shared/domain/target/target-path.ts';
import { useNow } from '../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { minutesText, spanWords } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { useWaiting } from '../../shared/platform/outbox/outbox.ts';
import { staffPaths, withId } from '../../shared/platform/paths.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { endingOf, isEnded, nextStep, type PlacedVisit, type Visit } from './day.ts';
import { homeText } from './phrases.ts';
import './day.css';

interface VisitRowProps extends PlacedVisit {
  /** It is the one to go to now. */
  next: boolean;
  /** It is reached late because of a job under way. */
  late?: LateVisit | undefined;
  /** The order is to be taken over here. */
  onAccept: (orderId: string) => void;
}

/** A visit of the day on the line that leads through it: when, how far it is, what, where, and how it stands. */
export function VisitRow({ visit, fromBefore, next, late, onAccept }: VisitRowProps) {
  const text = useText(homeText);
  const place = useText(placeText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const ended = isEnded(visit);
  const done = ended && endingOf(visit) === 'done';
  const far = fromBefore !== undefined && fromBefore > farMeters;
  return (
    <li className="sd-visit" data-stands={ended ? 'ended' : next ? 'next' : undefined}>
      <span className="sd-visit-line" />
      {far && (
        <p className="sd-visit-way">
          <Icon name="car" size={16} /> {lengthWords(fromBefore, place, locale)}
        </p>
      )}
      <span className="sd-visit-time sd-num">
        {visit.planStart ? <PlannedAt at={visit.planStart} nowMs={nowMs} /> : text.anyTime}
      </span>
      <span className="sd-visit-node" data-done={done || undefined}>
        {done && <Icon name="check" size={12} />}
      </span>
      {next && visit.order ? (
        <NextJob visit={visit} order={visit.order} late={late} onAccept={onAccept} />
      ) : (
        <StopCard visit={visit} ended={ended} late={late} />
      )}
    </li>
  );
}

/** Of another day the date stands above the time: beside it, it would take its room from the title. */
function PlannedAt({ at, nowMs }: { at: string; nowMs: number }) {
  const day = dayOf(at);
  return (
    <>
      {day !== dayOf(nowMs) && <span className="sd-visit-date">{shortDay(day)} </span>}
      <span>{clockOf(at)}</span>
    </>
  );
}

function StopCard({ visit, ended, late }: { visit: Visit; ended: boolean } & Pick<VisitRowProps, 'late'>) {
  const text = useText(homeText);
  return (
    <article className="sd-visit-card">
      <div className="sd-grow">
        <h3 className="sd-visit-title">
          <VisitTitle visit={visit} />
        </h3>
        <p className="sd-meta">
          {[visit.cellName, ended && text.ending[endingOf(visit)]].filter(Boolean).join(' · ')}
        </p>
        {late && (
          <p className="sd-visit-late">
            <Expected late={late} />
          </p>
        )}
      </div>
      {visit.order && <Standing order={visit.order} />}
    </article>
  );
}

/** When it will be reached, and by how much that is late. */
function Expected({ late: { expectedStart, minutes } }: { late: LateVisit }) {
  const text = useText(dispatchText).delay;
  const locale = useLocale((state) => state.locale);
  return <WholeTimes>{text.expected(clockOf(expectedStart), minutesText(minutes, locale))}</WholeTimes>;
}

/** Nearer than this is the same place. */
const farMeters = 200;

function VisitTitle({ visit: { order, orderKind, orderId, title } }: { visit: Visit }) {
  const to = order
    ? withId(staffPaths.order.detail, orderId)
    : // A kind of a newer server leads nowhere.
      targetPath('staff', { kind: orderKind as Parameters<typeof targetPath>[1]['kind'], id: orderId });
  return to === undefined ? title : <Link to={to}>{title}</Link>;
}

/** How an order stands: what waits to be sent, or accept it here, or until when it is due. */
function Standing({ order }: { order: NonNullable<Visit['order']> }) {
  const locale = useLocale((state) => state.locale);
  const shared = useText(sharedText);
  const waits = useWaitWords(order);
  const sends = useWaiting('order', order.id).length > 0;
  const view = useSlaView(order);
  return (
    <div className="sd-visit-standing">
      <span className="sd-hidden">{order.orderNo}</span>
      {sends && <span className="sd-meta">{shared.state.waiting}</span>}
      {!sends && order.can.includes('accept') && (
        <Button small kind="tonal" to={withId(staffPaths.order.accept, order.id)}>
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

interface NextJobProps extends Pick<VisitRowProps, 'late' | 'onAccept'> {
  visit: Visit;
  order: OrderSummary;
}

/** The one filled surface: the next job, with its one next step. */
function NextJob({ visit, order, late, onAccept }: NextJobProps) {
  const text = useText(homeText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const view = useSlaView(order);
  // What is done already shall not be asked for once more before it has arrived; the detail tells what comes then.
  const waits = useWaiting('order', order.id).length > 0;
  const step = nextStep(waits ? { ...order, can: [] } : order, locale);
  const { cellName, address, latitude, longitude, planStart, planEnd } = visit;
  const planned = planStart && planEnd ? text.planned(spanWords(planStart, planEnd, nowMs)) : text.unplanned;
  return (
    <article className="sd-current" aria-label={text.next}>
      <p className="sd-current-line">
        <span className="sd-grow">
          {text.next} · <WholeTimes>{planned}</WholeTimes>
        </span>
        <span className="sd-hidden">{order.orderNo}</span>
        <span className="sd-current-flag">
          <PriorityFlag priority={order.priority} />
        </span>
      </p>
      <h2 className="sd-current-title">
        <Link to={withId(staffPaths.order.detail, order.id)}>
          <span className="sd-current-words">{order.title}</span>
        </Link>
      </h2>
      <p className="sd-current-place sd-current-words">{[cellName, address].filter(Boolean).join(' · ')}</p>
      {late && (
        <p className="sd-current-due sd-current-late">
          <Icon name="warning" size={18} />
          <Expected late={late} />
        </p>
      )}
      {view && (
        <p className={`sd-current-due sd-current-${view.tone}`}>
          <Icon name="clock" size={18} />
          {view.words}
        </p>
      )}
      {waits && <p className="sd-current-line">{shared.state.waiting}</p>}
      <div className="sd-current-acts">
        <div className="sd-current-main">
          {step.here === 'accept' ? (
            <Button kind="main" block onClick={() => onAccept(order.id)}>
              {step.words}
            </Button>
          ) : (
            <Button kind="main" block to={step.to}>
              {step.words}
            </Button>
          )}
        </div>
        <MapButton className="sd-current-way" place={{ name: cellName, address, latitude, longitude }} />
      </div>
    </article>
  );
}
