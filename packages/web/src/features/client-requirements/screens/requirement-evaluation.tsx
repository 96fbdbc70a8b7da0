import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { useRecordId } from '../../../shared/blocks/record/with-record.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { ClientOrderCard } from '../../../shared/domain/client-order/client-order-card.tsx';
import { EvaluationCard } from '../../../shared/domain/client-order/evaluation-card.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useOrder } from '../../../shared/domain/order/use-order.ts';
import { useRequirement } from '../../../shared/domain/requirement/use-requirement.ts';
import { clientPaths, withId } from '../../../shared/platform/paths.ts';
import { NothingToRate } from '../nothing-to-rate.tsx';

/** The evaluation of what was done for a requirement, as it was given; an automatic one says that it is. */
export function RequirementEvaluationScreen() {
  const id = useRecordId();
  const requirement = useRequirement(id);
  const orderId = requirement.data?.orderId;
  const order = useOrder(orderId ?? '', orderId !== undefined);
  return (
    <Page backTo={withId(clientPaths.requirement.detail, id)} onRefresh={order.refetch}>
      {requirement.data && orderId === undefined ? (
        <NothingToRate id={id} why="noOrder" />
      ) : (
        <Loaded query={requirement} cards={2}>
          {() => (
            <Loaded query={order} cards={2}>
              {(made) => <Given order={made} id={id} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Page>
  );
}

function Given({ order, id }: { order: OrderDetail; id: string }) {
  if (order.evaluation === undefined) {
    return <NothingToRate id={id} why="none" now={order.can.includes('evaluate')} />;
  }
  return (
    <div className="sd-stack">
      <ClientOrderCard order={order} />
      <EvaluationCard evaluation={order.evaluation} />
    </div>
  );
}
