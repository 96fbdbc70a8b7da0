import { evaluate } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { clientOrder } from './client-order-kind.tsx';
import { evaluationProblems, evaluationRequest, unrated } from './evaluation-draft.ts';
import { EvaluationFields } from './evaluation-fields.tsx';
import { clientOrderText } from './phrases.ts';

/** Four ratings, tags, words and pictures. */
export function EvaluateForm({ record }: { record: OrderDetail }) {
  const text = useText(clientOrderText).evaluate;
  const form = useActionForm({
    kind: clientOrder,
    record,
    action: 'evaluate',
    call: evaluate,
    initial: unrated,
    check: evaluationProblems,
    request: (fields, base) => ({ orderId: record.id, ...base, ...evaluationRequest(fields) }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      {record.evaluation?.autoEvaluate && <p className="sd-meta">{text.over}</p>}
      <EvaluationFields form={form} />
    </ActionPage>
  );
}
