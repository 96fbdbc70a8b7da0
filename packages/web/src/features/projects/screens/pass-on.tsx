import { handle } from '@svcdesk/core/contract/projects';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { handedOn, nobodyYet } from '../../../shared/domain/organisation/target.ts';
import { HandOnFields, useHandOnCheck } from '../../../shared/domain/organisation/target-fields.tsx';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases.ts';

export function ProjectPassOnScreen() {
  const text = useText(projectBook).passOn;
  return <WithRecord kind={projectOrder} action="transfer" title={text.title} Form={PassOnForm} />;
}

function PassOnForm({ record }: { record: ProjectOrder }) {
  const text = useText(projectBook).passOn;
  const form = useActionForm({
    kind: projectOrder,
    record,
    action: 'transfer',
    call: handle,
    initial: nobodyYet,
    check: useHandOnCheck(projectOrder, record),
    request: (fields, base) => ({
      orderId: record.id,
      action: 'transfer' as const,
      ...base,
      ...handedOn(fields),
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <HandOnFields form={form} record={record} placed={record} remarkHint={text.remarkHint} />
    </ActionPage>
  );
}
