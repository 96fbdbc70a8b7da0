import { handle } from '@svcdesk/core/contract/pm-orders';
import { useAction } from '../../shared/blocks/action/use-action.ts';
import { Button } from '../../shared/components/button.tsx';
import { Pill, ProgressBar } from '../../shared/components/marks.tsx';
import { BottomBar } from '../../shared/components/page.tsx';
import { confirm } from '../../shared/components/question.tsx';
import type { ExpectedItem, ExpectedPm } from '../../shared/domain/pm-order/after-waiting-pm.ts';
import { pmOrder } from '../../shared/domain/pm-order/pm-order-kind.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { useOutbox, useWaiting } from '../../shared/platform/outbox/outbox.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { itemBefore, standingOf } from './check.ts';
import { text as book } from './phrases.ts';
import './pm.css';

/** How far the check list is, always in sight. */
export function CheckHead({ order, itemId }: { order: ExpectedPm; itemId: string | undefined }) {
  const text = useText(book).check;
  const { items } = order;
  const { normalCount, abnormalCount } = standingOf(items);
  const place = items.findIndex(({ id }) => id === itemId) + 1;
  return (
    <div className="sd-pm-head">
      <div className="sd-row">
        <span className="sd-grow sd-num">
          {place > 0 && <b>{text.item(place)}</b>} <span className="sd-meta">{text.of(items.length)}</span>
        </span>
        <Pill tone="ok">{text.normal(normalCount)}</Pill>
        {abnormalCount > 0 && <Pill tone="late">{text.abnormal(abnormalCount)}</Pill>}
      </div>
      <ProgressBar label={text.progress} percent={(order.answeredCount / items.length) * 100} />
    </div>
  );
}

interface CheckBarProps {
  order: ExpectedPm;
  item: ExpectedItem | undefined;
  formId: string;
  onChoose: (id: string) => void;
}

/** Back, and on: record the item at hand, or finish when nothing is missing. */
export function CheckBar({ order, item, formId, onChoose }: CheckBarProps) {
  const text = useText(book).check;
  const { items } = order;
  const before = itemBefore(items, item?.id);
  const sending = useOutbox((state) => state.sending);
  const busy = useWaiting('pm', order.id).some(({ key }) => key === sending);
  const last = items.at(-1)?.id === item?.id;
  return (
    <BottomBar>
      {before && <Button onClick={() => onChoose(before.id)}>{text.previous}</Button>}
      {item ? (
        <Button kind="main" type="submit" form={formId} busy={busy}>
          {last ? text.saveLast : text.save}
        </Button>
      ) : (
        <FinishButton order={order} />
      )}
    </BottomBar>
  );
}

function FinishButton({ order }: { order: ExpectedPm }) {
  const text = useText(book).check;
  const shared = useText(sharedText);
  const { items } = order;
  const finish = useAction({
    kind: pmOrder,
    record: order,
    action: 'finish',
    call: handle,
    request: (base) => ({ id: order.id, action: 'finish' as const, ...base }),
  });
  const { abnormalCount } = standingOf(items);
  const unraised = items.filter(({ offersOrder }) => offersOrder).length;
  const press = async () => {
    const sure = await confirm({
      title: text.finishAsk,
      words: text.finishWords(items.length, abnormalCount, unraised),
      okLabel: text.finish,
      cancelLabel: shared.action.cancel,
    });
    return sure && finish();
  };
  return (
    <Button kind="main" onClick={press}>
      {text.finish}
    </Button>
  );
}
