import { transfer } from '@svcdesk/core/contract/orders';
import { useSearchParams } from 'react-router-dom';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { WordsField } from '../../blocks/form/fields.tsx';
import { remarkMax } from '../../blocks/form/reason-fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import { type FormOf, WithThing } from '../../blocks/thing/with-thing.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { reasonWords } from '../order/item-words.ts';
import type { OrderDetail } from '../order/order.ts';
import { organisationText } from '../organisation/phrases/index.ts';
import { isSameTarget, type Target } from '../organisation/target.ts';
import { TargetFields } from '../organisation/target-fields.tsx';
import { centerOrder, type OrderKind } from './order-kind.ts';
import { actText } from './phrases/act.ts';

export function PassOnScreen({ kind = centerOrder }: { kind?: OrderKind }) {
  const text = useText(actText).passOn;
  return <WithThing kind={kind} action="transfer" title={text.title} Form={PassOnForm} />;
}

/** It has been worked on, so whoever comes next has to be told. */
const remarkFrom = [3, 4];

function PassOnForm({ thing, kind }: FormOf<OrderDetail>) {
  const text = useText(actText);
  const organisation = useText(organisationText);
  const locale = useLocale((state) => state.locale);
  const remarkWanted = remarkFrom.includes(thing.status);
  const given = useGivenTarget(thing.handlerGroupId);
  const form = useActionForm({
    kind,
    thing,
    action: 'transfer',
    call: transfer,
    initial: { target: given, remark: '' },
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
        wanted={{ orderId: thing.id }}
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

/** Whom the way here has proposed already, in the address. */
function useGivenTarget(own: string): Target {
  const [query] = useSearchParams();
  const groupId = query.get('groupId');
  return groupId === null
    ? { groupId: own, engineerId: '' }
    : { groupId, engineerId: query.get('engineerId') ?? '' };
}
