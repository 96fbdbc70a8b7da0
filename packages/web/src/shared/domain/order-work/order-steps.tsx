import { Icon } from '../../components/icon.tsx';
import { useNow } from '../../platform/hooks/use-now.ts';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { HandleRecord, OrderDetail } from '../order/order.ts';
import { detailText } from './phrases/detail.ts';
import { type Step, stepsOf } from './steps.ts';
import './order-steps.css';
import { WholeTimes } from '../../components/whole-times.tsx';

interface OrderStepsProps {
  order: OrderDetail;
  /** Oldest first. */
  records: readonly HandleRecord[];
}

/** The way of an order, and where on it one stands. */
export function OrderSteps({ order, records }: OrderStepsProps) {
  const text = useText(detailText).steps;
  const steps = stepsOf(order, records);
  if (steps.length === 0) return null;
  const now = steps.findIndex(({ state }) => state === 'now');
  const present = steps[now];
  const place = present && text.place(now + 1, steps.length, text.name[present.name]);
  return (
    <ol className="sd-steps" aria-label={place ?? text.allDone}>
      {steps.map((step, index) => (
        <StepNode key={step.name} step={step} number={index + 1} paused={order.status === 4} />
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
