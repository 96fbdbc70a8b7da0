import { useSearchParams } from 'react-router-dom';
import { useOpenForm } from '../../../shared/blocks/action/action-plan.ts';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { DetailPage } from '../../../shared/blocks/record/detail-page.tsx';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { type ClientAction, clientActions } from '../../../shared/domain/client-order/client-actions.ts';
import { clientOrder } from '../../../shared/domain/client-order/client-order-kind.tsx';
import { EvaluationCard } from '../../../shared/domain/client-order/evaluation-card.tsx';
import { Progress } from '../../../shared/domain/client-order/progress.tsx';
import { useRemind } from '../../../shared/domain/client-order/use-remind.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { useHistory, useOrderId } from '../../../shared/domain/order/use-order.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths, withId, withQuery } from '../../../shared/platform/paths.ts';
import { useScreenTitle } from '../../../shared/platform/screens.ts';
import { DetailHead, EngineerCard, ReportCard, SolutionCard } from '../detail-cards.tsx';
import { ordersText } from '../phrases/orders.ts';

/** Forms without a path of their own stand in the detail's place, with an entry of their own in history. */
const forms = {
  supplement: lazyPart(async () => (await import('../action-forms.tsx')).SupplementForm),
  cancel: lazyPart(async () => (await import('../action-forms.tsx')).CancelForm),
  activate: lazyPart(async () => (await import('../action-forms.tsx')).ReopenForm),
} as const;

type FormAction = keyof typeof forms;

function isForm(action: string | null): action is FormAction {
  return action !== null && Object.hasOwn(forms, action);
}

/** All of one order; with `do` the form of an action. */
export function OrderDetailScreen() {
  const [query] = useSearchParams();
  const { act: text } = useText(ordersText);
  const action = query.get('do');
  if (!isForm(action)) return <DetailView />;
  return (
    <WithRecord
      key={action}
      kind={clientOrder}
      title={text[action].title}
      action={action}
      Form={forms[action]}
    />
  );
}

/** A closed order that came back is reported anew. */
const closed = 6;

/** Starts an action: reminds at once, opens the form of any other. */
function useAct(order: OrderDetail): (action: ClientAction) => Promise<unknown> {
  const open = useOpenForm();
  const remind = useRemind(order);
  return (action) => {
    if (action === 'remind') return remind();
    if (action === 'evaluate') return open(withId(clientPaths.order.evaluate, order.id));
    return open(withId(clientPaths.order.detail, order.id, { do: action }));
  };
}

/** All of one order, for its customer. */
function DetailView() {
  const { detail: text } = useText(ordersText);
  const locale = useLocale((state) => state.locale);
  const history = useHistory(useOrderId());
  return (
    <DetailPage
      kind={clientOrder}
      title={useScreenTitle()}
      heading={({ orderNo }) => <span className="sd-num">{orderNo}</span>}
      backTo={clientPaths.order.list}
      table={clientActions}
      useAct={useAct}
      alsoRefresh={history.refetch}
      extra={(order, hasMain) =>
        order.status === closed && (
          <Button
            kind={hasMain ? 'plain' : 'main'}
            to={withQuery(clientPaths.order.build, { repeatOf: order.id })}
          >
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
          <Card title={text.history}>
            <Loaded query={history} cards={1}>
              {(records) => <Progress records={records} />}
            </Loaded>
          </Card>
          <ReportCard order={order} />
        </>
      )}
    </DetailPage>
  );
}
