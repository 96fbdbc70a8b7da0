import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { transfer } from '@svcdesk/core/contract/orders';
import { orderStatus } from '@svcdesk/core/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { dayOf } from '../../blocks/calendar/days.ts';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../blocks/drafts/use-draft.ts';
import { Check } from '../../components/check.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { useMay } from '../../platform/api/auth-buttons.ts';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { spanWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { type ChangeSheetProps, ChangeThenTell } from '../dispatch/change-then-tell.tsx';
import { usePlansGroup } from '../dispatch/use-plans-group.ts';
import type { OrderDetail, OrderSummary } from '../order/order.ts';
import { Due, useSlaView } from '../order/order-marks.tsx';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { useOrder } from '../order/use-order.ts';
import { remarkWanted } from '../organisation/target.ts';
import { AssignSheet } from './assign-sheet.tsx';
import { ownerOf } from './owner.ts';
import { assignText } from './phrases.ts';
import { timeToCome, useAssign } from './use-assign.ts';

const OrderRoom = lazySheet(async () => (await import('./order-room.tsx')).OrderRoom);

/** An order on hold gets no time. */
const plannable: readonly number[] = [orderStatus.pending, orderStatus.assigned, orderStatus.processing];

interface AssignOrderSheetProps {
  order: OrderSummary;
  /** By which day the candidates are judged (YYYY-MM-DD); from today on unless said, or where that is over. */
  day?: string;
  /** Who was proposed where it was opened: the best as long as they fit. */
  proposedId?: string;
  onClosed: () => void;
}

/**
 * Gives an order to an engineer, or from one engineer to another, where it stands: nothing else has to be opened. A customer
 * with whom a time was agreed is told then.
 */
export function AssignOrderSheet({ onClosed, ...rest }: AssignOrderSheetProps) {
  return <ChangeThenTell onClosed={onClosed} sheet={(change) => <GiveSheet {...rest} {...change} />} />;
}

type GiveSheetProps = AssignOrderSheetProps & ChangeSheetProps;

function GiveSheet({ order: given, day: asked, proposedId, onCommitted, onClosed }: GiveSheetProps) {
  const [opened] = useState(given);
  const found = useOrder(opened.id).data;
  // What this sheet sends itself is no news to it, nor what may have come of it while no answer does.
  const [sending, setSending] = useState<OrderSummary>();
  const order = sending ?? (found && found.version >= opened.version ? found : opened);
  const changed = ownerOf(order)?.id !== ownerOf(opened)?.id;
  const { assign, outcome } = useAssign(order, onCommitted);
  const due = useSlaView(order);
  const owner = ownerOf(order);
  const draft = useDraft('assign', order.id, { remark: '' });
  const { remark } = draft.value;
  const [room, setRoom] = useState<'open' | 'made'>();
  const settle = useEffectEvent(() => {
    if (outcome === 'done') void draft.sent();
    else if (outcome === 'refused' || outcome === 'notDone') setSending(undefined);
  });
  useEffect(() => {
    if (outcome) settle();
  }, [outcome]);
  const text = useText(assignText);
  const nowMs = useNow();
  const day = asked !== undefined && asked >= dayOf(nowMs) ? asked : undefined;
  const mayPlan = useMay('order.plan');
  const [keepsTime, setKeepsTime] = useState(true);
  const time = mayPlan && owner ? timeToCome(order, nowMs) : undefined;
  const plansIt = usePlansGroup(order.handlerGroupId ?? '', owner?.id);
  const isPlannable = mayPlan && plansIt && plannable.includes(order.status);
  return (
    <>
      <AssignSheet
        reassigns={owner !== undefined}
        about={
          <>
            <Due view={due} /> {[order.title, order.cellName, owner?.name].filter(Boolean).join(' · ')}
          </>
        }
        head={
          <>
            <Meanwhile order={order} changed={changed} />
            <DraftNotice draft={draft} />
            {time && (
              <Check checked={keepsTime} onChange={setKeepsTime}>
                <WholeTimes>{text.keepTime(spanWords(time.planStart, time.planEnd, nowMs))}</WholeTimes>
              </Check>
            )}
          </>
        }
        work={{ orderIds: [order.id], time: keepsTime ? time : undefined }}
        groupId={order.handlerGroupId}
        day={day}
        without={[owner?.id]}
        proposedId={proposedId}
        changed={changed}
        withGroups
        groupAlone={(groupId) => groupId !== order.handlerGroupId || owner !== undefined}
        onMakeRoom={isPlannable ? () => setRoom('open') : undefined}
        note={{
          value: remark,
          onChange: (typed) => draft.change({ remark: typed }),
          required: remarkWanted(order),
          maxLength: maxLengthOf(transfer, 'remark'),
        }}
        failure={outcome === 'unknown' ? text.unknown : undefined}
        done={outcome === 'done' || room === 'made'}
        onAssign={async ({ groupId, engineer, suggestedId }) => {
          const taker = engineer && { id: engineer.id, name: engineer.words };
          setSending(order);
          const became = await assign({
            ...{ groupId, engineer: taker, suggestedId, remark: remark.trim() },
            time: keepsTime ? time : undefined,
          });
          return became === 'done';
        }}
        onClosed={onClosed}
      />
      {room === 'open' && (
        <OrderRoom
          order={order}
          day={day}
          onCommitted={(change) => {
            setSending(order);
            void draft.sent();
            onCommitted(change);
          }}
          onClosed={(isMade) => setRoom(isMade ? 'made' : undefined)}
        />
      )}
    </>
  );
}

interface MeanwhileProps {
  order: OrderSummary & Partial<Pick<OrderDetail, 'refused'>>;
  /** Its owner has changed since the sheet opened. */
  changed: boolean;
}

/** What others did to the order while the sheet was open: that an engineer has it, or that it can no longer be assigned. */
function Meanwhile({ order, changed }: MeanwhileProps) {
  const text = useText(assignText);
  const locale = useLocale((state) => state.locale);
  const owner = ownerOf(order);
  const reason = order.refused?.find(({ action }) => action === 'transfer')?.reason;
  const words =
    reason !== undefined
      ? staffOrder.reasonWords(reason, 'transfer', locale)
      : changed && owner
        ? text.meanwhile(owner.name)
        : undefined;
  return <div role="status">{words && <p className="sd-assign-warning">{words}</p>}</div>;
}
