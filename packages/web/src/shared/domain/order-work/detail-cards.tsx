import { Link } from 'react-router-dom';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { Card } from '../../components/card.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { EntrustedCard } from '../entrust/entrusted-card.tsx';
import type { OrderDetail } from '../order/order.ts';
import { OrderHistory } from '../order/order-history.tsx';
import { aboutOrder } from '../order/staff-paths.ts';
import { useHistory } from '../order/use-order.ts';
import { ContentCard } from './content-card.tsx';
import { EvaluationView } from './evaluation-view.tsx';
import { HandlingCard } from './handling-card.tsx';
import { OrderHead } from './order-head.tsx';
import type { OrderPlaces } from './order-kind.ts';
import { AssetsCard, CopiedCard, SchedulesCard } from './people-cards.tsx';
import { detailText } from './phrases/detail.ts';
import { ReporterCard } from './reporter-card.tsx';
import { SameCard } from './same-card.tsx';
import { SolutionCard } from './solution-card.tsx';

interface DetailCardsProps {
  order: OrderDetail;
  places: OrderPlaces;
}

/** What is known of an order: what it is, who and where, what they said, what was done. */
export function DetailCards({ order, places }: DetailCardsProps) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  return (
    <>
      <OrderHead order={order} />
      <SameCard order={order} />
      <ReporterCard order={order} />
      <SolutionCard order={order} />
      <EntrustedCard order={order} />
      {order.evaluation && (
        <Card
          title={text.evaluation}
          aside={<Link to={aboutOrder(places.evaluation, order.id)}>{shared.action.viewAll}</Link>}
        >
          <EvaluationView evaluation={order.evaluation} />
        </Card>
      )}
      <ContentCard order={order} />
      <AssetsCard order={order} />
      <HandlingCard order={order} />
      <SchedulesCard schedules={order.schedules} />
      <CopiedCard order={order} />
      {/* The last, for it is read by itself, and what stood below would move when it comes. */}
      <HistoryCard orderId={order.id} newest={3} brief path={places.history} />
    </>
  );
}

interface HistoryCardProps {
  orderId: string;
  newest: number;
  brief?: boolean;
  /** Where all of it stands. */
  path: string;
}

/** The latest of what happened to an order, and the way to the rest. */
export function HistoryCard({ orderId, newest, brief, path }: HistoryCardProps) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  const history = useHistory(orderId);
  return (
    <Card title={text.history} aside={<Link to={aboutOrder(path, orderId)}>{shared.action.viewAll}</Link>}>
      <Loaded query={history} cards={1}>
        {(records) => <OrderHistory brief={brief} records={records} newest={newest} />}
      </Loaded>
    </Card>
  );
}
