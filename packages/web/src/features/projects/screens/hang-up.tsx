import { handle } from '@svcdesk/core/contract/projects';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { HoldFields, heldBy, noHold, useHoldCheck } from '../../../shared/domain/order-work/hold-fields.tsx';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases.ts';

export function ProjectHangUpScreen() {
  const text = useText(projectBook).hangUp;
  return <WithRecord kind={projectOrder} action="hangUp" title={text.title} Form={HangUpForm} />;
}

function HangUpForm({ record }: { record: ProjectOrder }) {
  const text = useText(projectBook).hangUp;
  const holdCheck = useHoldCheck();
  const form = useActionForm({
    kind: projectOrder,
    record,
    action: 'hangUp',
    call: handle,
    initial: noHold,
    check: (hold) => ({ ...holdCheck(hold), reasonCode: hold.reasonCode === '' }),
    request: (hold, base) => ({ orderId: record.id, action: 'hangUp' as const, ...base, ...heldBy(hold) }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <HoldFields form={form} label={text.reason} />
    </ActionPage>
  );
}
