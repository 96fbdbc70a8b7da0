import { evaluate } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { EvaluationFields } from '../components/evaluation-fields.tsx';
import { clientOrder } from '../data/client-order-kind.tsx';
import { evaluationProblems, evaluationRequest, unrated } from '../data/evaluation-draft.ts';
import { ordersText } from '../phrases/index.ts';

export function EvaluateScreen() {
  const text = useText(ordersText).evaluate;
  return <WithThing kind={clientOrder} action="evaluate" title={text.title} Form={EvaluateForm} />;
}

/** Four ratings, tags, words and pictures. */
function EvaluateForm({ thing }: { thing: OrderDetail }) {
  const text = useText(ordersText).evaluate;
  const form = useActionForm({
    kind: clientOrder,
    thing,
    action: 'evaluate',
    call: evaluate,
    initial: unrated,
    check: evaluationProblems,
    request: (fields, base) => ({ orderId: thing.id, ...base, ...evaluationRequest(fields) }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      {thing.evaluation?.autoEvaluate && <p className="sd-meta">{text.over}</p>}
      <EvaluationFields form={form} />
    </ActionPage>
  );
}
