import { transfer } from '@svcdesk/core/contract/orders';
import { useSearchParams } from 'react-router-dom';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import { type FormOf, WithRecord } from '../../blocks/record/with-record.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { handedOn, nobodyYet, type Target } from '../organisation/target.ts';
import { HandOnFields, useHandOnCheck } from '../organisation/target-fields.tsx';
import { centerOrder, type OrderKind } from './order-kind.ts';
import { actText } from './phrases/act.ts';

export function PassOnScreen({ kind = centerOrder }: { kind?: OrderKind }) {
  const text = useText(actText).passOn;
  return <WithRecord kind={kind} action="transfer" title={text.title} Form={PassOnForm} />;
}

function PassOnForm({ record, kind }: FormOf<OrderDetail>) {
  const text = useText(actText).passOn;
  const target = useGivenTarget(record.handlerGroupId);
  const form = useActionForm({
    kind,
    record,
    action: 'transfer',
    call: transfer,
    initial: { ...nobodyYet, target },
    check: useHandOnCheck(kind, record),
    request: (fields, base) => ({ orderId: record.id, ...base, ...handedOn(fields) }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <HandOnFields
        form={form}
        record={record}
        wanted={{ orderId: record.id }}
        remarkHint={text.remarkHint}
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
