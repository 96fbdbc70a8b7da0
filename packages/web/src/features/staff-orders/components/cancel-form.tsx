import { cancel } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useOrderAction } from '../../../shared/domain/order/use-order-action.ts';
import type { Submission } from '../../../shared/platform/api/submission.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import type { Found } from '../data/found.ts';
import { useLeaveForm } from '../data/leave-form.ts';
import { actText } from '../phrases/act.ts';
import { FormPage } from './form-page.tsx';
import { OrderPicker } from './order-picker.tsx';
import { ReasonFields, useReasonComplete } from './reason-fields.tsx';

interface CancelDraft {
  reason: string;
  remark: string;
  duplicateOf?: Found;
  submission?: Submission;
}

/** Give an order up; one that repeats another names it. */
export function CancelForm({ order }: { order: OrderDetail }) {
  const text = useText(actText);
  const shared = useText(sharedText);
  const draft = useDraft<CancelDraft>('cancel', order.id, { reason: '', remark: '' });
  const { reason, remark, duplicateOf, submission } = draft.value;
  const leave = useLeaveForm(order.id);
  const [checked, setChecked] = useState(false);
  const complete = useReasonComplete('cancelReason', reason, remark);
  const repeats = reason === 'duplicate';
  const originalMissing = repeats && duplicateOf === undefined;
  const handle = useOrderAction(cancel, 'cancel', order, {
    kept: submission,
    keep: (next) => draft.change({ submission: next }),
    onDone: async () => {
      await draft.sent();
      await leave();
    },
  });
  const submit = async () => {
    setChecked(true);
    if (!complete || originalMissing) return;
    await handle.send((at) => ({
      orderId: order.id,
      version: order.version,
      reason,
      remark: remark.trim() || undefined,
      duplicateOfId: repeats ? duplicateOf?.id : undefined,
      at: at || undefined,
    }));
  };
  return (
    <FormPage
      title={text.cancel.title}
      order={order}
      action="cancel"
      handle={handle}
      draft={draft}
      submitLabel={text.cancel.submit}
      danger
      onSubmit={submit}
    >
      <ReasonFields
        dictionary="cancelReason"
        label={text.cancel.reason}
        reason={reason}
        remark={remark}
        onChange={draft.change}
        checked={checked}
      />
      {repeats && (
        <OrderPicker
          label={text.cancel.duplicateOf}
          cellId={order.cellId}
          without={order.id}
          chosen={duplicateOf}
          onChoose={(found) => draft.change({ duplicateOf: found })}
          error={checked && originalMissing ? shared.field.missing(text.cancel.duplicateOf) : undefined}
        />
      )}
    </FormPage>
  );
}
