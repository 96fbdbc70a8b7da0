import type { OrderAction } from '@svcdesk/core/rules';
import { ActionMenu } from '../../../shared/components/action-menu.tsx';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { reasonWords } from '../../../shared/domain/order/item-words.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { type ActionPlan, actionPlan } from '../data/action-plan.ts';
import { useDoAction } from '../data/use-do-action.ts';

/** What can be done, as it stands at this moment; the buttons of the role come with the account. */
function usePlan(order: OrderDetail): ActionPlan {
  useAccount();
  return actionPlan(order, useMayPress());
}

/** The main action under the thumb and two beside it. */
export function OrderActionBar({ order }: { order: OrderDetail }) {
  const locale = useLocale((state) => state.locale);
  const { main, beside } = usePlan(order);
  const act = useDoAction(order);
  if (main === undefined && beside.length === 0) return null;
  return (
    <BottomBar>
      {beside.map((action) => (
        <Button key={action} onClick={() => act(action)}>
          {actionWords(action, locale)}
        </Button>
      ))}
      {main !== undefined && (
        <Button kind="main" onClick={() => act(main)}>
          {actionWords(main, locale)}
        </Button>
      )}
    </BottomBar>
  );
}

const dangers: readonly OrderAction[] = ['cancel'];

/** The dots: the rest, and why not. */
export function OrderActionMenu({ order }: { order: OrderDetail }) {
  const locale = useLocale((state) => state.locale);
  const { rest } = usePlan(order);
  const act = useDoAction(order);
  return (
    <ActionMenu
      actions={rest.map(({ action, reason }) => ({
        key: action,
        label: actionWords(action, locale),
        danger: dangers.includes(action),
        refusedBecause: reason === undefined ? undefined : reasonWords(reason, locale),
        onChoose: () => act(action),
      }))}
    />
  );
}
