import { transfer } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { WordsField } from '../../../shared/blocks/form/fields.tsx';
import { remarkMax } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { reasonWords } from '../../../shared/domain/order/item-words.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { staffOrder } from '../../../shared/domain/order/staff-order-kind.tsx';
import { organisationText } from '../../../shared/domain/organisation/phrases/index.ts';
import { isSameTarget, noTarget } from '../../../shared/domain/organisation/target.ts';
import { TargetFields } from '../../../shared/domain/organisation/target-fields.tsx';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { actText } from '../phrases/act.ts';

export function PassOnScreen() {
  const text = useText(actText).passOn;
  return <WithThing kind={staffOrder} action="transfer" title={text.title} Form={PassOnForm} />;
}

/** It has been worked on, so whoever comes next has to be told. */
const remarkFrom = [3, 4];

function PassOnForm({ thing }: { thing: OrderDetail }) {
  const text = useText(actText);
  const organisation = useText(organisationText);
  const locale = useLocale((state) => state.locale);
  const remarkWanted = remarkFrom.includes(thing.status);
  const form = useActionForm({
    kind: staffOrder,
    thing,
    action: 'transfer',
    call: transfer,
    initial: { target: noTarget, remark: '' },
    check: ({ target, remark }) => ({
      groupId: target.groupId === '' || (isSameTarget(thing, target) && reasonWords('sameTarget', locale)),
      remark: remarkWanted && remark.trim() === '',
    }),
    request: ({ target: { groupId, engineerId }, remark }, base) => ({
      orderId: thing.id,
      ...base,
      groupId,
      engineerId: engineerId || undefined,
      remark: remark || undefined,
    }),
  });
  const { fields, set, error } = form;
  return (
    <ActionPage title={text.passOn.title} form={form} submitLabel={text.passOn.submit}>
      <TargetFields
        target={fields.target}
        onChange={(target) => set({ target })}
        error={error('groupId', organisation.group)}
      />
      <WordsField
        form={form}
        name="remark"
        label={text.remark}
        required={remarkWanted}
        hint={text.passOn.remarkHint}
        max={remarkMax}
      />
    </ActionPage>
  );
}
