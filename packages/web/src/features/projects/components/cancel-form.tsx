import { handle } from '@svcdesk/core/contract/projects';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { noReason } from '../../../shared/blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases/index.ts';

/** A duplicate is named by its order, which project orders do not ask for. */
const without = ['duplicate'];

export function CancelForm({ thing }: { thing: ProjectOrder }) {
  const text = useText(projectBook).cancel;
  const form = useActionForm({
    kind: projectOrder,
    thing,
    action: 'cancel',
    call: handle,
    initial: noReason,
    check: useReasonCheck('cancelReason'),
    request: ({ reasonCode, remark }, base) => ({
      orderId: thing.id,
      action: 'cancel' as const,
      ...base,
      reasonCode,
      remark: remark || undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <ReasonFields form={form} dictionary="cancelReason" label={text.reason} without={without} />
    </ActionPage>
  );
}
