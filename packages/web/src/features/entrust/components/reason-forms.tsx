import { handle } from '@svcdesk/core/contract/entrust';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { noReason } from '../../../shared/blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../../shared/domain/entrust/entrust-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { entrustBook } from '../phrases/index.ts';

const dictionaries = { decline: 'declineReason', reject: 'entrustReject' } as const;

interface ReasonFormProps {
  thing: EntrustOrder;
  action: keyof typeof dictionaries;
}

/** Turned down with a reason: by the engineer, or by his organisation. */
function ReasonForm({ thing, action }: ReasonFormProps) {
  const text = useText(entrustBook).forms[action];
  const form = useActionForm({
    kind: entrusted,
    thing,
    action,
    call: handle,
    initial: noReason,
    check: useReasonCheck(dictionaries[action]),
    request: ({ reasonCode, remark }, base) => ({
      id: thing.id,
      action,
      ...base,
      reasonCode,
      remark: remark || undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <ReasonFields form={form} dictionary={dictionaries[action]} label={text.reason} />
    </ActionPage>
  );
}

export function DeclineForm({ thing }: { thing: EntrustOrder }) {
  return <ReasonForm thing={thing} action="decline" />;
}

export function RejectForm({ thing }: { thing: EntrustOrder }) {
  return <ReasonForm thing={thing} action="reject" />;
}
