import { edit } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { WordsField } from '../../blocks/form/fields.tsx';
import { remarkMax } from '../../blocks/form/reason-fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import type { FormOf } from '../../blocks/thing/with-thing.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/index.ts';
import type { OrderDetail } from '../order/order.ts';
import { EditFields } from './edit-fields.tsx';
import { editedOf, editedParts } from './edited-parts.ts';
import { actText } from './phrases/act.ts';

/** Correct what an order says: only what this person changed is sent, so two people may correct different things. */
export function EditForm({ thing, kind }: FormOf<OrderDetail>) {
  const text = useText(actText);
  const shared = useText(sharedText);
  const form = useActionForm({
    kind,
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
