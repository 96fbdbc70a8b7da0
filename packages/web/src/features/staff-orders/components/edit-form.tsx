import { edit } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { WordsField } from '../../../shared/blocks/form/fields.tsx';
import { remarkMax } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { staffOrder } from '../../../shared/domain/order/staff-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { editedOf, editedParts } from '../data/edited-parts.ts';
import { actText } from '../phrases/act.ts';
import { EditFields } from './edit-fields.tsx';

/** Correct what an order says: only what this person changed is sent, so two people may correct different things. */
export function EditForm({ thing }: { thing: OrderDetail }) {
  const text = useText(actText);
  const shared = useText(sharedText);
  const form = useActionForm({
    kind: staffOrder,
    thing,
    action: 'edit',
    call: edit,
    initial: editedOf,
    check: ({ title }, own) => ({
      title: title.trim() === '',
      '': Object.keys(editedParts(own)).length === 0 && text.edit.nothing,
    }),
    request: ({ remark }, base, own) => ({
      orderId: thing.id,
      ...base,
      ...editedParts(own),
      remark: remark.trim() || undefined,
    }),
  });
  return (
    <ActionPage title={text.edit.title} form={form} submitLabel={shared.action.save}>
      <EditFields form={form} order={thing} />
      <WordsField
        form={form}
        name="remark"
        label={text.remark}
        // The server knows the new targets: it says when a longer one has to be explained.
        required={form.reason === 'reasonMissing'}
        hint={text.edit.remarkHint}
        max={remarkMax}
      />
    </ActionPage>
  );
}
