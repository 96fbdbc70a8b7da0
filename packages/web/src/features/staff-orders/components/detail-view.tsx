import { Link } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { DetailPage } from '../../../shared/blocks/thing/detail-page.tsx';
import { Card } from '../../../shared/components/card.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { OrderHistory } from '../../../shared/domain/order/order-history.tsx';
import { staffOrder } from '../../../shared/domain/order/staff-order-kind.tsx';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useHistory, useOrderId } from '../../../shared/domain/order/use-order.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { staffActions } from '../data/staff-actions.ts';
import { useDoAction } from '../data/use-do-action.ts';
import { paths } from '../paths.ts';
import { detailText } from '../phrases/detail.ts';
import { ContentCard } from './content-card.tsx';
import { EvaluationView } from './evaluation-view.tsx';
import { HandlingCard } from './handling-card.tsx';
import { OrderHead } from './order-head.tsx';
import { AssetsCard, CopiedCard, SchedulesCard } from './people-cards.tsx';
import { ReporterCard } from './reporter-card.tsx';
import { SolutionCard } from './solution-card.tsx';

/** All of one order. */
export function DetailView() {
  const text = useText(detailText);
  const history = useHistory(useOrderId());
  return (
    <DetailPage
      kind={staffOrder}
      title={text.title}
      heading={({ orderNo }) => <span className="sd-num">{orderNo}</span>}
      backTo={paths.orders}
      table={staffActions}
      useAct={useDoAction}
      alsoRefresh={history.refetch}
    >
      {(order) => <Parts order={order} />}
    </DetailPage>
  );
}

function Parts({ order }: { order: OrderDetail }) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  return (
    <>
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
    </>
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
        {(records) => <OrderHistory brief records={records} newest={previewed} />}
      </Loaded>
    </Card>
  );
}
