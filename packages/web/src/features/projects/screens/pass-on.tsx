import { handle } from '@svcdesk/core/contract/projects';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { handedOn, nobodyYet } from '../../../shared/domain/organisation/target.ts';
import { HandOnFields, useHandOnCheck } from '../../../shared/domain/organisation/target-fields.tsx';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases.ts';

export function ProjectPassOnScreen() {
  const text = useText(projectBook).passOn;
  return <WithThing kind={projectOrder} action="transfer" title={text.title} Form={PassOnForm} />;
}

function PassOnForm({ thing }: { thing: ProjectOrder }) {
  const text = useText(projectBook).passOn;
  const form = useActionForm({
    kind: projectOrder,
    thing,
    action: 'transfer',
    call: handle,
    initial: nobodyYet,
    check: useHandOnCheck(projectOrder, thing),
    request: (fields, base) => ({
      orderId: thing.id,
      action: 'transfer' as const,
      ...base,
      ...handedOn(fields),
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <HandOnFields form={form} thing={thing} remarkHint={text.remarkHint} />
    </ActionPage>
  );
}
