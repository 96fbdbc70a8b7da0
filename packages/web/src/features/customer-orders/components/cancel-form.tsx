import { cancel } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import { LoadFailure } from '../../../shared/blocks/list/load-state.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import { TextArea } from '../../../shared/components/text-area.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useOrderAction } from '../../../shared/domain/order/use-order-action.ts';
import { needsRemark, useDictionary } from '../../../shared/platform/api/dictionary.ts';
import type { Submission } from '../../../shared/platform/api/submission.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { useLeaveForm } from '../data/use-leave-form.ts';
import { ordersText } from '../phrases/index.ts';
import { ActionPage } from './action-page.tsx';

interface CancelDraft {
  reason: string;
  remark: string;
  submission?: Submission;
}

const remarkMax = 1000;
/** Naming the order that this one repeats, and judging the contract, is the service desk's part. */
const notForClients: readonly string[] = ['duplicate', 'outOfScope'];

/** The report is not needed any more. */
export function CancelForm({ order }: { order: OrderDetail }) {
  const text = useText(ordersText).act.cancel;
  const shared = useText(sharedText);
  const reasons = useDictionary('cancelReason');
  const draft = useDraft<CancelDraft>('cancel', order.id, { reason: '', remark: '' });
  const { reason, remark, submission } = draft.value;
  const leave = useLeaveForm(order.id);
  const [checked, setChecked] = useState(false);
  const offered = (reasons.data ?? []).filter(({ value }) => !notForClients.includes(value));
  const remarkWanted = needsRemark(offered.find(({ value }) => value === reason));
  const remarkMissing = remarkWanted && remark.trim() === '';
  const handle = useOrderAction(cancel, 'cancel', order, {
    kept: submission,
    keep: (next) => draft.change({ submission: next }),
    doneWords: text.done,
    onDone: async () => {
      await draft.sent();
      await leave();
    },
  });
  const submit = async () => {
    setChecked(true);
    if (reason === '' || remarkMissing) return;
    await handle.send((at) => ({
      orderId: order.id,
      version: order.version,
      reason,
      remark: remark.trim() || undefined,
      at: at || undefined,
    }));
  };
  const missing = (name: string) => shared.field.missing(name);
  return (
    <ActionPage
      title={text.title}
      order={order}
      action="cancel"
      handle={handle}
      draft={draft}
      submitLabel={text.submit}
      danger
      onSubmit={submit}
    >
      {reasons.isError && <LoadFailure error={reasons.error} onRetry={reasons.refetch} />}
      <FieldFrame
        label={text.reason}
        required
        group
        error={checked && reason === '' ? missing(text.reason) : undefined}
      >
        <RadioChips
          options={offered}
          value={reason || undefined}
          onChange={(value) => draft.change({ reason: value })}
        />
      </FieldFrame>
      <FieldFrame
        label={text.remark}
        required={remarkWanted}
        error={checked && remarkMissing ? missing(text.remark) : undefined}
      >
        <TextArea
          value={remark}
          onChange={(words) => draft.change({ remark: words })}
          maxLength={remarkMax}
        />
      </FieldFrame>
    </ActionPage>
  );
}
