import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { EvaluationShown } from '../order/evaluation-shown.tsx';
import type { OrderDetail } from '../order/order.ts';
import { clientOrderText } from './phrases.ts';

/** The evaluation as it was given, or the automatic one; nothing while there is none. */
export function EvaluationCard({ evaluation }: Pick<OrderDetail, 'evaluation'>) {
  const { evaluation: text } = useText(clientOrderText);
  if (evaluation === undefined) return null;
  const { autoEvaluate, commentatorName, createdAt } = evaluation;
  return (
    <Card title={autoEvaluate ? text.automatic : text.title}>
      <div className="sd-stack">
        <EvaluationShown evaluation={evaluation} />
        <Facts
          facts={[
            { label: text.by, value: autoEvaluate ? undefined : commentatorName },
            { label: text.at, value: momentFact(createdAt) },
          ]}
        />
      </div>
    </Card>
  );
}
