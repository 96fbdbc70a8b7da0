import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { transfer } from '@svcdesk/core/contract/orders';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../blocks/drafts/use-draft.ts';
import type { OrderSummary } from '../order/order.ts';
import { Due, useSlaView } from '../order/order-marks.tsx';
import { remarkWanted } from '../organisation/target.ts';
import { AssignSheet } from './assign-sheet.tsx';
import { ownerOf } from './owner.ts';
import { useAssign } from './use-assign.ts';

interface AssignOrderSheetProps {
  order: OrderSummary;
  /** By which day the candidates are judged (YYYY-MM-DD); today unless said. */
  day?: string;
  onClosed: () => void;
}

/** Gives an order to somebody, or from one person to another, where it stands: nothing else has to be opened. */
export function AssignOrderSheet({ order, day, onClosed }: AssignOrderSheetProps) {
  const assign = useAssign(order);
  const due = useSlaView(order);
  const owner = ownerOf(order);
  const draft = useDraft('assign', order.id, { remark: '' });
  const { remark } = draft.value;
  return (
    <AssignSheet
      reassigns={owner !== undefined}
      about={
        <>
          <Due view={due} /> {[order.title, order.cellName, owner?.name].filter(Boolean).join(' · ')}
        </>
      }
      head={<DraftNotice draft={draft} />}
      work={{ orderIds: [order.id] }}
      groupId={order.handlerGroupId}
      day={day}
      without={[owner?.id]}
      withGroups
      groupAlone={(groupId) => groupId !== order.handlerGroupId || owner !== undefined}
      note={{
        value: remark,
        onChange: (typed) => draft.change({ remark: typed }),
        required: remarkWanted(order),
        maxLength: maxLengthOf(transfer, 'remark'),
      }}
      onAssign={async ({ groupId, engineer }) => {
        const taker = engineer && { id: engineer.id, name: engineer.words };
        const done = await assign({ groupId, engineer: taker, remark: remark.trim() });
        if (done) await draft.sent();
        return done;
      }}
      onClosed={onClosed}
    />
  );
}
