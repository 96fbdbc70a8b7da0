import { format, slaEn, slaZhCN } from '@svcdesk/core/phrases';
import { orderSourceName, orderStatus } from '@svcdesk/core/rules';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { useNow } from '../../platform/hooks/use-now.ts';
import { type Locale, useLocale } from '../../platform/i18n/locale.ts';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import type { HandleRecord, OrderDetail } from '../order/order.ts';
import { Due, PriorityFlag, SlaShare, StatusPill, useSlaView } from '../order/order-marks.tsx';
import { itemWords, orderWords, statusWords } from '../order/order-words.ts';
import { useHistory } from '../order/use-order.ts';
import { useWaitWords } from '../order/wait-words.ts';
import { detailText } from './phrases/detail.ts';
import { type Step, stepsOf } from './steps.ts';
import './detail.css';

/** What the order is and how much time is left: number, status, title, clock. */
export function OrderHead({ order }: { order: OrderDetail }) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const words = orderWords(locale);
  const view = useSlaView(order);
  const history = useHistory(order.id);
  const marks = [
    order.duty && shared.order.duty,
    order.entrusted && shared.order.entrusted,
    order.round > 1 && shared.order.reopened(order.round),
    order.repeatOfId !== undefined && words.repeated,
  ].filter(Boolean);
  const kinds = [
    sourceWords(order.source, locale),
    order.typeName,
    order.serverCatalogName,
    itemWords('serviceMode', order.serviceMode, locale),
  ];
  return (
    <Card>
      <div className="sd-order-head-top">
        <h2 className="sd-order-head-title">{order.title}</h2>
        <StatusPill status={order.status}>{statusWords(order.status, locale)}</StatusPill>
      </div>
      <p className="sd-order-head-facts">
        <PriorityFlag priority={order.priority} />
        <span>{[...marks, ...kinds].join(' · ')}</span>
      </p>
      <SlaShare view={view} />
      <div className="sd-order-head-due">
        <Due view={view} />
        <span className="sd-meta sd-num">{useDueWords(order)}</span>
      </div>
      <Waiting order={order} />
      <OrderSteps order={order} records={history.data ?? []} />
      {order.refused.length === 0 && order.can.length === 0 && <p className="sd-meta">{text.readOnly}</p>}
    </Card>
  );
}

/** Where an order came from; a source of a newer server shows as its key. */
function sourceWords(source: number, locale: Locale): string {
  const name = orderSourceName(source);
  return name === undefined ? String(source) : orderWords(locale).source[name];
}

/** "Respond by 10:20": which promise the bar counts down to. */
function useDueWords({ nextDueAt, responseDueAt, slaState }: OrderDetail): string | undefined {
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  if (nextDueAt === undefined || slaState === 'paused') return undefined;
  const words = locale === 'en' ? slaEn : slaZhCN;
  const promise = nextDueAt === responseDueAt ? words.respondBy : words.resolveBy;
  return format(promise, { time: momentWords(nextDueAt, nowMs) });
}

/** Why the order stands still, and until when. */
function Waiting({ order }: { order: OrderDetail }) {
  const words = useWaitWords(order);
  return words === undefined ? null : (
    <p className="sd-order-head-wait">
      <WholeTimes>{words}</WholeTimes>
    </p>
  );
}

interface OrderStepsProps {
  order: OrderDetail;
  /** Oldest first. */
  records: readonly HandleRecord[];
}

/** The way of an order, and where on it one stands. */
function OrderSteps({ order, records }: OrderStepsProps) {
  const text = useText(detailText).steps;
  const steps = stepsOf(order, records);
  if (steps.length === 0) return null;
  const now = steps.findIndex(({ state }) => state === 'now');
  const present = steps[now];
  const place = present && text.place(now + 1, steps.length, text.name[present.name]);
  return (
    <ol className="sd-steps" aria-label={place ?? text.allDone}>
      {steps.map((step, index) => (
        <StepNode
          key={step.name}
          step={step}
          number={index + 1}
          paused={order.status === orderStatus.suspended}
        />
      ))}
    </ol>
  );
}

function StepNode({ step, number, paused }: { step: Step; number: number; paused: boolean }) {
  const text = useText(detailText).steps;
  const nowMs = useNow();
  const { name, state, at } = step;
  const when = state === 'now' ? (paused ? text.paused : text.now) : momentWords(at, nowMs);
  return (
    <li className={`sd-step sd-step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="sd-step-node" aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={16} /> : number}
      </span>
      <span className="sd-step-name">{text.name[name]}</span>
      <span className="sd-step-when sd-num">
        <WholeTimes>{when}</WholeTimes>
      </span>
    </li>
  );
}
