<<<<<<< HEAD:packages/web/src/features/staff-orders/components/evaluation-view.tsx
import { Facts } from '../../../shared/components/facts.tsx';
import { EvaluationShown } from '../../../shared/domain/order/evaluation-shown.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { detailText } from '../phrases/detail.ts';
=======
import { Facts } from '../../components/facts.tsx';
import { useNow } from '../../platform/hooks/use-now.ts';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { EvaluationShown } from '../order/evaluation-shown.tsx';
import type { OrderDetail } from '../order/order.ts';
import { detailText } from './phrases/detail.ts';
>>>>>>> b2ace66 (What an order's screens are made of stands in shared/domain, told where it is shown, so that the pool and requirements can use it):packages/web/src/shared/domain/order-work/evaluation-view.tsx

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
