import { handle } from '@svcdesk/core/contract/projects';
import { orderStatus } from '@svcdesk/core/rules';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { WordsField } from '../../../shared/blocks/form/fields.tsx';
import { remarkMax } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { isSameTarget, noTarget } from '../../../shared/domain/organisation/target.ts';
import { TargetFields } from '../../../shared/domain/organisation/target-fields.tsx';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases/index.ts';

export function ProjectPassOnScreen() {
  const text = useText(projectBook).passOn;
  return <WithThing kind={projectOrder} action="transfer" title={text.title} Form={PassOnForm} />;
}

/** It has been worked on, so whoever comes next has to be told. */
const remarkFrom: readonly number[] = [orderStatus.processing, orderStatus.suspended];

function PassOnForm({ thing }: { thing: ProjectOrder }) {
  const text = useText(projectBook).passOn;
  const locale = useLocale((state) => state.locale);
  const remarkWanted = remarkFrom.includes(thing.status);
  const form = useActionForm({
    kind: projectOrder,
    thing,
    action: 'transfer',
    call: handle,
    initial: { target: noTarget, remark: '' },
    check: ({ target, remark }) => ({
      groupId:
        target.groupId === '' ||
        (isSameTarget(thing, target) && projectOrder.reasonWords('sameTarget', 'transfer', locale)),
      remark: remarkWanted && remark.trim() === '',
    }),
    request: ({ target: { groupId, engineerId }, remark }, base) => ({
      orderId: thing.id,
      action: 'transfer' as const,
      ...base,
      groupId,
      engineerId: engineerId || undefined,
      remark: remark || undefined,
    }),
  });
  const { fields, set, error } = form;
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <TargetFields target={fields.target} onChange={(target) => set({ target })} error={error('groupId')} />
      <WordsField
        form={form}
        name="remark"
        label={text.remark}
        required={remarkWanted}
        hint={text.remarkHint}
        max={remarkMax}
      />
    </ActionPage>
  );
}
