import { clientPaths } from '../../../shared/client-order/paths.ts';
import { Page } from '../../../shared/components/page.tsx';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Loaded } from '../../../shared/list/load-state.tsx';
import { useHistory, useOrder, useOrderId } from '../../../shared/order/use-order.ts';
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
