import { useOpenForm } from '../../../shared/blocks/action/use-open-form.ts';
import { DetailPage } from '../../../shared/blocks/thing/detail-page.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { useRemind } from '../../../shared/domain/client-order/use-remind.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useHistory, useOrderId } from '../../../shared/domain/order/use-order.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { type ClientAction, clientActions } from '../data/client-actions.ts';
import { clientOrder } from '../data/client-order-kind.tsx';
import { ordersText } from '../phrases/index.ts';
import { EvaluationCard, ReportCard, SolutionCard } from './detail-cards.tsx';
import { DetailHead, EngineerCard } from './detail-head.tsx';
import { ProgressCard } from './progress-card.tsx';

/** A closed order that came back is reported anew. */
const closed = 6;

/** Starts an action: reminds at once, opens the form of any other. */
function useAct(order: OrderDetail): (action: ClientAction) => Promise<unknown> {
  const open = useOpenForm();
  const remind = useRemind(order);
  return (action) => {
    if (action === 'remind') return remind();
    if (action === 'evaluate') return open(aboutOrder(clientPaths.evaluate, order.id));
    return open(aboutOrder(clientPaths.detail, order.id, { do: action }));
  };
}

/** All of one order, for its customer. */
export function DetailView() {
  const { detail: text } = useText(ordersText);
  const locale = useLocale((state) => state.locale);
  const history = useHistory(useOrderId());
  return (
    <DetailPage
      kind={clientOrder}
      title={text.title}
      backTo={clientPaths.orders}
      table={clientActions}
      useAct={useAct}
      alsoRefresh={history.refetch}
      extra={(order, hasMain) =>
        order.status === closed && (
          <Button kind={hasMain ? 'plain' : 'main'} to={withQuery(clientPaths.build, { repeatOf: order.id })}>
            {orderWords(locale).repeat}
          </Button>
        )
      }
    >
      {(order) => (
        <>
          <DetailHead order={order} />
          <EngineerCard order={order} />
          <SolutionCard order={order} />
          <EvaluationCard evaluation={order.evaluation} />
          <ProgressCard orderId={order.id} />
          <ReportCard order={order} />
        </>
      )}
    </DetailPage>
  );
}
