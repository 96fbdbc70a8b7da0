import { isSvcdeskError } from '@svcdesk/core';
import { evaluation } from '@svcdesk/core/contract/orders';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useOrderId } from '../../../shared/domain/order/use-order.ts';
import { EvaluationView } from '../../../shared/domain/order-work/evaluation-view.tsx';
import { detailText } from '../../../shared/domain/order-work/phrases/detail.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../../shared/platform/paths.ts';

/** What the customer said; an order without an evaluation says so instead of failing. */
export function EvaluationScreen() {
  const text = useText(detailText);
  const id = useOrderId();
  const given = useCall(evaluation, { orderId: id });
  const none = given.data === undefined && isSvcdeskError(given.error, 'notFound');
  return (
    <Page
      title={text.evaluation}
      backTo={withId(staffPaths.order.detail, id)}
      onRefresh={() => given.refetch()}
    >
      {none ? (
        <EmptyState icon="star" title={text.noEvaluation} hint={text.noEvaluationHint} />
      ) : (
        <Loaded query={given} cards={1}>
          {(loaded) => (
            <Card>
              <EvaluationView evaluation={loaded} />
            </Card>
          )}
        </Loaded>
      )}
    </Page>
  );
}
