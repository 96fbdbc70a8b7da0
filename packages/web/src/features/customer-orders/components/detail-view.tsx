import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { useHistory, useOrder, useOrderId } from '../../../shared/domain/order/use-order.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ordersText } from '../phrases/index.ts';
import { ClientActionBar, ClientActionMenu } from './detail-actions.tsx';
import { EvaluationCard, ReportCard, SolutionCard } from './detail-cards.tsx';
import { DetailHead, EngineerCard } from './detail-head.tsx';
import { ProgressCard } from './progress-card.tsx';

/** All of one order, for its customer. */
export function DetailView() {
  const { detail: text } = useText(ordersText);
  const id = useOrderId();
  const order = useOrder(id);
  const history = useHistory(id);
  return (
    <Page
      title={text.title}
      backTo={clientPaths.orders}
      actions={order.data && <ClientActionMenu order={order.data} />}
      bottom={order.data && <ClientActionBar order={order.data} />}
      onRefresh={() => Promise.all([order.refetch(), history.refetch()])}
    >
      <Loaded query={order}>
        {(loaded) => (
          <div className="sd-stack">
            <DetailHead order={loaded} />
            <EngineerCard order={loaded} />
            <SolutionCard order={loaded} />
            <EvaluationCard evaluation={loaded.evaluation} />
            <ProgressCard orderId={loaded.id} />
            <ReportCard order={loaded} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
