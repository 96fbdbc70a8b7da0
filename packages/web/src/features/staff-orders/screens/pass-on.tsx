import { transfer } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { TextArea } from '../../../shared/components/text-area.tsx';
import { reasonWords } from '../../../shared/domain/order/item-words.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useOrderAction } from '../../../shared/domain/order/use-order-action.ts';
import type { Submission } from '../../../shared/platform/api/submission.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { FormPage } from '../components/form-page.tsx';
import { remarkMax } from '../components/reason-fields.tsx';
import { TargetFields } from '../components/target-fields.tsx';
import { WithOrder } from '../components/with-order.tsx';
import { useLeaveForm } from '../data/leave-form.ts';
import { noTarget, type Target } from '../data/target.ts';
import { actText } from '../phrases/act.ts';

export function PassOnScreen() {
  const text = useText(actText).passOn;
  return <WithOrder title={text.title} action="transfer" Form={PassOnForm} />;
}

interface PassOnDraft {
  target: Target;
  remark: string;
  submission?: Submission;
}

/** It has been worked on, so whoever comes next has to be told. */
const remarkFrom = [3, 4];

function PassOnForm({ order }: { order: OrderDetail }) {
  const text = useText(actText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const draft = useDraft<PassOnDraft>('passOn', order.id, { target: noTarget, remark: '' });
  const { target, remark, submission } = draft.value;
  const leave = useLeaveForm(order.id);
  const [checked, setChecked] = useState(false);
  const handle = useOrderAction(transfer, 'transfer', order, {
    kept: submission,
    keep: (next) => draft.change({ submission: next }),
    onDone: async () => {
      await draft.sent();
      await leave();
    },
  });
  const remarkWanted = remarkFrom.includes(order.status);
  const remarkMissing = remarkWanted && remark.trim() === '';
  const problem = targetProblem(order, target);
  const submit = async () => {
    setChecked(true);
    if (problem || remarkMissing) return;
    await handle.send((at) => ({
      orderId: order.id,
      version: order.version,
      groupId: target.groupId,
      engineerId: target.engineerId || undefined,
      remark: remark.trim() || undefined,
      at: at || undefined,
    }));
  };
  const targetError =
    problem === 'missing' ? shared.field.missing(text.target.group) : problem && reasonWords(problem, locale);
  return (
    <FormPage
      title={text.passOn.title}
      order={order}
      action="transfer"
      handle={handle}
      draft={draft}
      submitLabel={text.passOn.submit}
      onSubmit={submit}
    >
      <TargetFields
        target={target}
        onChange={(next) => draft.change({ target: next })}
        error={checked ? targetError : undefined}
      />
      <FieldFrame
        label={text.remark}
        required={remarkWanted}
        hint={text.passOn.remarkHint}
        error={checked && remarkMissing ? shared.field.missing(text.remark) : undefined}
      >
        <TextArea
          value={remark}
          onChange={(words) => draft.change({ remark: words })}
          maxLength={remarkMax}
        />
      </FieldFrame>
    </FormPage>
  );
}

function targetProblem(
  order: OrderDetail,
  { groupId, engineerId }: Target,
): 'missing' | 'sameTarget' | undefined {
  if (groupId === '') return 'missing';
  const owner = order.handlerId ?? order.assigneeId ?? '';
  return groupId === order.handlerGroupId && engineerId === owner ? 'sameTarget' : undefined;
}
