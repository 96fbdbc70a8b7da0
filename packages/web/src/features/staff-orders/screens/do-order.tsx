import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { WaitingOn } from '../../../shared/blocks/outbox/outbox-entry.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { OrderCard } from '../../../shared/domain/order/order-card.tsx';
import { useExpectedOrder } from '../../../shared/domain/order/staff-order-kind.tsx';
import { useHistory, useOrderId } from '../../../shared/domain/order/use-order.ts';
import { HistoryCard, ReporterCard } from '../../../shared/domain/order-work/detail-cards.tsx';
import { actText } from '../../../shared/domain/order-work/phrases/act.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../../shared/platform/paths.ts';
import { ClockInCard } from '../clock-in.tsx';
import { ProgressCard } from '../progress.tsx';
import { WorkBar } from '../work-bar.tsx';

/** The work itself: arrive, say how it goes, then resolve. */
export function DoOrderScreen() {
  const text = useText(actText).work;
  const id = useOrderId();
  const order = useExpectedOrder(id);
  const history = useHistory(id);
  return (
    <Page
      title={text.title}
      backTo={withId(staffPaths.order.detail, id)}
      bottom={order.data && <WorkBar order={order.data} />}
      onRefresh={() => Promise.all([order.refetch(), history.refetch()])}
    >
      <Loaded query={order}>
        {(loaded) => (
          <div className="sd-stack">
            <WaitingOn kind="order" id={id} />
            <OrderCard order={loaded} to={withId(staffPaths.order.detail, id)} />
            <ReporterCard order={loaded} />
            <ClockInCard order={loaded} records={history.data ?? []} />
            {loaded.can.includes('progress') && <ProgressCard order={loaded} />}
            <HistoryCard orderId={id} newest={5} path={staffPaths.order.history} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
