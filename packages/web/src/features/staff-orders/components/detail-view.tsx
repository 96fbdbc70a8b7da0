import { Link } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Page } from '../../../shared/components/page.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useHistory, useOrder, useOrderId } from '../../../shared/domain/order/use-order.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { paths } from '../paths.ts';
import { detailText } from '../phrases/detail.ts';
import { ContentCard } from './content-card.tsx';
import { OrderActionBar, OrderActionMenu } from './detail-actions.tsx';
import { EvaluationView } from './evaluation-view.tsx';
import { HandlingCard } from './handling-card.tsx';
import { HistoryList } from './history-list.tsx';
import { OrderHead } from './order-head.tsx';
import { AssetsCard, CopiedCard, SchedulesCard } from './people-cards.tsx';
import { ReporterCard } from './reporter-card.tsx';
import { SolutionCard } from './solution-card.tsx';

/** All of one order. */
export function DetailView() {
  const text = useText(detailText);
  const id = useOrderId();
  const order = useOrder(id);
  const history = useHistory(id);
  return (
    <Page
      title={text.title}
      backTo={paths.orders}
      actions={order.data && <OrderActionMenu order={order.data} />}
      bottom={order.data && <OrderActionBar order={order.data} />}
      onRefresh={() => Promise.all([order.refetch(), history.refetch()])}
    >
      <Loaded query={order}>{(loaded) => <Parts order={loaded} />}</Loaded>
    </Page>
  );
}

function Parts({ order }: { order: OrderDetail }) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  return (
    <div className="sd-stack">
      <OrderHead order={order} />
      <ReporterCard order={order} />
      <SolutionCard order={order} />
      {order.evaluation && (
        <Card
          title={text.evaluation}
          aside={<Link to={aboutOrder(paths.evaluation, order.id)}>{shared.action.viewAll}</Link>}
        >
          <EvaluationView evaluation={order.evaluation} />
        </Card>
      )}
      <ContentCard order={order} />
      <HistoryPreview order={order} />
      <HandlingCard order={order} />
      <SchedulesCard schedules={order.schedules} />
      <AssetsCard assets={order.assets} />
      <CopiedCard cc={order.cc} />
    </div>
  );
}

const previewed = 3;

function HistoryPreview({ order }: { order: OrderDetail }) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  const history = useHistory(order.id);
  return (
    <Card
      title={text.history}
      aside={<Link to={aboutOrder(paths.history, order.id)}>{shared.action.viewAll}</Link>}
    >
      <Loaded query={history} cards={1}>
        {(records) => <HistoryList brief records={records} newest={previewed} />}
      </Loaded>
    </Card>
  );
}
