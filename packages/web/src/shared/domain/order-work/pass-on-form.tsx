import { transfer } from '@svcdesk/core/contract/orders';
import { useSearchParams } from 'react-router-dom';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import { type FormOf, WithRecord } from '../../blocks/record/with-record.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { assignVerb, ownerOf } from '../assign/owner.ts';
import { changeOf } from '../assign/use-assign.ts';
import { Consequences } from '../dispatch/consequences.tsx';
import { tellCustomers } from '../dispatch/tell-customers.tsx';
import type { OrderDetail } from '../order/order.ts';
import { handOnRequest, nobodyYet, type Target } from '../organisation/target.ts';
import { HandOnFields, useHandOnCheck } from '../organisation/target-fields.tsx';
import { centerOrder, type OrderKind } from './order-kind.ts';
import { actText } from './phrases/act.ts';

export function PassOnScreen({ kind = centerOrder }: { kind?: OrderKind }) {
  const text = useText(actText).passOn;
  return <WithRecord kind={kind} action="transfer" title={text.title} Form={PassOnForm} />;
}

function PassOnForm({ record, kind }: FormOf<OrderDetail>) {
  const text = useText(actText).passOn;
  const locale = useLocale((state) => state.locale);
  const target = useGivenTarget(record.handlerGroupId);
  const reassigns = ownerOf(record) !== undefined;
  const verb = assignVerb(reassigns, locale);
  const form = useActionForm({
    kind,
    record,
    action: 'transfer',
    call: transfer,
    initial: { ...nobodyYet, target },
    check: useHandOnCheck(kind, record),
    onDone: (given) => tellCustomers(changeOf(record, given)),
    request: (fields, base) => ({ orderId: record.id, ...base, ...handOnRequest(fields) }),
  });
  return (
    <ActionPage title={verb} form={form} submitLabel={text.submit(verb)}>
      <HandOnFields
        form={form}
        record={record}
        work={{ orderIds: [record.id] }}
        placed={record}
        remarkHint={text.remarkHint}
      />
      <Consequences
        stops={[{ orderId: record.id, engineerId: form.fields.target.engineerId || undefined }]}
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
