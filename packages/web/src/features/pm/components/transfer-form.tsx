import { handle } from '@svcdesk/core/contract/pm-orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { WordsField } from '../../../shared/blocks/form/fields.tsx';
import { remarkMax } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { noTarget } from '../../../shared/domain/organisation/target.ts';
import { TargetFields } from '../../../shared/domain/organisation/target-fields.tsx';
import type { ExpectedPm } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { pmOrder } from '../../../shared/domain/pm-order/pm-order-kind.tsx';
import { workText } from '../../../shared/domain/work/phrases/index.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases/index.ts';

/** Another group, or somebody else of the same one. */
export function TransferForm({ thing }: { thing: ExpectedPm }) {
  const text = useText(book).transfer;
  const work = useText(workText);
  const form = useActionForm({
    kind: pmOrder,
    thing,
    action: 'transfer',
    call: handle,
    initial: { target: noTarget, remark: '' },
    check: ({ target }) => ({ groupId: target.groupId === '' }),
    request: ({ target: { groupId, engineerId }, remark }, base) => ({
      id: thing.id,
      action: 'transfer' as const,
      ...base,
      groupId: groupId || undefined,
      engineerId: engineerId || undefined,
      remark: remark.trim() || undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <TargetFields
        target={form.fields.target}
        onChange={(target) => form.set({ target })}
        error={form.error('groupId', work.engineer)}
      />
      <WordsField form={form} name="remark" label={work.remark} hint={text.remarkHint} max={remarkMax} />
    </ActionPage>
  );
}
