import { cancel } from '@svcdesk/core/contract/requirements';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { noReason } from '../../../shared/blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientRequirement } from '../data/client-requirement-kind.tsx';
import { requirementsText } from '../phrases/index.ts';

/** Naming the one that this repeats, and judging the contract, is the service desk's part. */
const notForClients = ['duplicate', 'outOfScope'];

/** It is not needed any more. The customer's word goes before whoever is at it, so it names no version. */
export function CancelForm({ thing }: { thing: Requirement }) {
  const text = useText(requirementsText).act.cancel;
  const form = useActionForm({
    kind: clientRequirement,
    thing,
    action: 'cancel',
    call: cancel,
    initial: noReason,
    check: useReasonCheck('cancelReason'),
    request: ({ reasonCode, remark }, { at }) => ({
      id: thing.id,
      at,
      reason: reasonCode,
      remark: remark || undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <ReasonFields
        form={form}
        dictionary="cancelReason"
        path="reason"
        label={text.reason}
        without={notForClients}
      />
    </ActionPage>
  );
}
