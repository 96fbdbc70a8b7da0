import { reject } from '@svcdesk/core/contract/requirements';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { noReason } from '../../../shared/blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { FormOf } from '../../../shared/blocks/thing/with-thing.tsx';
import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useLock } from '../data/use-lock.ts';
import { handlingText } from '../phrases/index.ts';

/** Why it is not done: the customer reads it. */
export function RejectForm({ thing, kind }: FormOf<Requirement>) {
  const text = useText(handlingText).reject;
  useLock(thing.id, true);
  const form = useActionForm({
    kind,
    thing,
    action: 'reject',
    call: reject,
    initial: noReason,
    check: useReasonCheck('requirementReject'),
    request: ({ reasonCode, remark }, base) => ({
      id: thing.id,
      ...base,
      reason: reasonCode,
      remark: remark || undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <ReasonFields
        form={form}
        dictionary="requirementReject"
        path="reason"
        label={text.reason}
        remarkHint={text.remarkHint}
      />
    </ActionPage>
  );
}
