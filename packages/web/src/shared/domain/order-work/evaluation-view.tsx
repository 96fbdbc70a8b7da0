import { Facts } from '../../components/facts.tsx';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { EvaluationShown } from '../order/evaluation-shown.tsx';
import type { OrderDetail } from '../order/order.ts';
import { detailText } from './phrases/detail.ts';

/** An evaluation with who gave it and whom it is about. */
export function EvaluationView({ evaluation }: { evaluation: NonNullable<OrderDetail['evaluation']> }) {
  const text = useText(detailText);
  return (
    <div className="sd-stack">
      <EvaluationShown evaluation={evaluation} />
      <Facts
        facts={[
          {
            label: text.evaluatedBy,
            value: evaluation.autoEvaluate ? undefined : evaluation.commentatorName,
          },
          { label: text.phone, value: evaluation.phone },
          { label: text.group, value: evaluation.handlerGroupName },
          { label: text.evaluatedAt, value: momentFact(evaluation.createdAt) },
        ]}
      />
    </div>
  );
}
