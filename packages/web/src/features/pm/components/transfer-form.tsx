import { handle } from '@svcdesk/core/contract/pm-orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { handedOn, nobodyYet } from '../../../shared/domain/organisation/hand-on.ts';
import { HandOnFields } from '../../../shared/domain/organisation/hand-on-fields.tsx';
import type { ExpectedPm } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { pmOrder } from '../../../shared/domain/pm-order/pm-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';

/** Another group, or somebody else of the same one. */
export function TransferForm({ thing }: { thing: ExpectedPm }) {
  const text = useText(book).transfer;
  const form = useActionForm({
    kind: pmOrder,
    thing,
    action: 'transfer',
    call: handle,
    initial: nobodyYet,
    check: ({ target }) => ({ groupId: target.groupId === '' }),
    request: (fields, base) => ({ id: thing.id, action: 'transfer' as const, ...base, ...handedOn(fields) }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <HandOnFields form={form} remarkHint={text.remarkHint} />
    </ActionPage>
  );
}
