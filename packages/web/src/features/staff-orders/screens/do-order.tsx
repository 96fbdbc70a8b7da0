import { orderStatus } from '@svcdesk/core/rules';
import { Link, useNavigate } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { WaitingOn } from '../../../shared/blocks/outbox/waiting-on.tsx';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Page } from '../../../shared/components/page.tsx';
import type { ExpectedOrder } from '../../../shared/domain/order/after-waiting.ts';
import { reasonWords } from '../../../shared/domain/order/item-words.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { OrderCard } from '../../../shared/domain/order/order-card.tsx';
import { OrderHistory } from '../../../shared/domain/order/order-history.tsx';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useExpectedOrder } from '../../../shared/domain/order/use-expected-order.ts';
import { useHistory, useOrderId } from '../../../shared/domain/order/use-order.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { ClockInCard } from '../components/clock-in-card.tsx';
import { ProgressCard } from '../components/progress-card.tsx';
import { ReporterCard } from '../components/reporter-card.tsx';
import { useDoAction } from '../data/use-do-action.ts';
import { paths } from '../paths.ts';
import '../../../shared/blocks/form/form-note.css';
import { actText } from '../phrases/act.ts';
import { detailText } from '../phrases/detail.ts';

/** The work itself: arrive, say how it goes, then resolve. */
export function DoOrderScreen() {
  const text = useText(actText).work;
  const id = useOrderId();
  const order = useExpectedOrder(id);
  const history = useHistory(id);
  return (
    <Page
      title={text.title}
      backTo={aboutOrder(paths.detail, id)}
      bottom={order.data && <NextStep order={order.data} />}
      onRefresh={() => Promise.all([order.refetch(), history.refetch()])}
    >
      <Loaded query={order}>
        {(loaded) => (
          <div className="sd-stack">
            <WaitingOn kind="order" id={id} />
            <OrderCard order={loaded} to={aboutOrder(paths.detail, id)} />
            <ReporterCard order={loaded} />
            <ClockInCard order={loaded} records={history.data ?? []} />
            {loaded.can.includes('progress') && <ProgressCard order={loaded} />}
            <LatestRecords order={loaded} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

const latest = 5;

function LatestRecords({ order }: { order: OrderDetail }) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  const history = useHistory(order.id);
  return (
    <Card
      title={text.history}
      aside={<Link to={aboutOrder(paths.history, order.id)}>{shared.action.viewAll}</Link>}
    >
      <Loaded query={history} cards={1}>
        {(records) => <OrderHistory records={records} newest={latest} />}
      </Loaded>
    </Card>
  );
}

/** Resolve under the thumb; while it cannot be done the bar says what comes first. */
function NextStep({ order }: { order: ExpectedOrder }) {
  const locale = useLocale((state) => state.locale);
  const text = useText(actText).work;
  const navigate = useNavigate();
  const act = useDoAction(order);
  const refusal = order.refused.find(({ action }) => action === 'resolve')?.reason;
  if ((order.expectedStatus ?? order.status) !== orderStatus.processing) {
    return (
      <BottomBar>
        <Button block onClick={() => navigate(aboutOrder(paths.detail, order.id))}>
          {text.toDetail}
        </Button>
      </BottomBar>
    );
  }
  const possible = order.can.includes('resolve');
  return (
    <BottomBar>
      {!possible && refusal !== undefined && (
        <p className="sd-meta sd-bar-note">{reasonWords(refusal, locale)}</p>
      )}
      {order.can.includes('hangUp') && (
        <Button onClick={() => act('hangUp')}>{actionWords('hangUp', locale)}</Button>
      )}
      <Button kind={possible ? 'main' : 'plain'} disabled={!possible} onClick={() => act('resolve')}>
        {actionWords('resolve', locale)}
      </Button>
    </BottomBar>
  );
}
