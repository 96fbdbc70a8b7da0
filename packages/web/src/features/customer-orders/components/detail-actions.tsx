import { useNavigate } from 'react-router-dom';
import { ActionMenu } from '../../../shared/components/action-menu.tsx';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { useRemind } from '../../../shared/domain/client-order/use-remind.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { type ClientAction, type ClientPlan, clientPlan } from '../data/client-actions.ts';
import { refusalWords } from '../data/refusal-words.ts';
import type { FromDetail } from '../data/use-leave-form.ts';
import { ordersText } from '../phrases/index.ts';

/** What can be done, as it stands at this moment; the buttons of the account come with it. */
function usePlan(order: OrderDetail): ClientPlan {
  useAccount();
  return clientPlan(order, useMayPress());
}

/** Starts an action: reminds at once, opens the form of any other. */
function useAct(order: OrderDetail): (action: ClientAction) => Promise<void> {
  const navigate = useNavigate();
  const remind = useRemind(order);
  return async (action) => {
    if (action === 'remind') return remind();
    const state: FromDetail = { fromDetail: true };
    const to =
      action === 'evaluate'
        ? aboutOrder(clientPaths.evaluate, order.id)
        : aboutOrder(clientPaths.detail, order.id, { do: action });
    await navigate(to, { state });
  };
}

/** A closed order that came back is reported anew. */
const closed = 6;

/** The main action under the thumb and two beside it. */
export function ClientActionBar({ order }: { order: OrderDetail }) {
  const { act: text } = useText(ordersText);
  const locale = useLocale((state) => state.locale);
  const { main, beside } = usePlan(order);
  const act = useAct(order);
  const repeat = order.status === closed;
  if (main === undefined && beside.length === 0 && !repeat) return null;
  return (
    <BottomBar>
      {beside.map((action) => (
        <Button key={action} onClick={() => act(action)}>
          {text.name[action]}
        </Button>
      ))}
      {repeat && (
        <Button
          kind={main === undefined ? 'main' : 'plain'}
          to={withQuery(clientPaths.build, { repeatOf: order.id })}
        >
          {orderWords(locale).repeat}
        </Button>
      )}
      {main !== undefined && (
        <Button kind="main" onClick={() => act(main)}>
          {text.name[main]}
        </Button>
      )}
    </BottomBar>
  );
}

/** The dots: the rest, and why not. */
export function ClientActionMenu({ order }: { order: OrderDetail }) {
  const { act: text } = useText(ordersText);
  const locale = useLocale((state) => state.locale);
  const { rest } = usePlan(order);
  const act = useAct(order);
  return (
    <ActionMenu
      actions={rest.map(({ action, reason }) => ({
        key: action,
        label: text.name[action],
        danger: action === 'cancel',
        refusedBecause: reason === undefined ? undefined : refusalWords(action, reason, text, locale),
        onChoose: () => act(action),
      }))}
    />
  );
}
