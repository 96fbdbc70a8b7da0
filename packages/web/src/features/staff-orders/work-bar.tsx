import { orderStatus } from '@svcdesk/core/rules';
import { actionPlan } from '../../shared/blocks/action/action-plan.ts';
import { Button } from '../../shared/components/button.tsx';
import { BottomBar } from '../../shared/components/page.tsx';
import type { ExpectedOrder } from '../../shared/domain/order/after-waiting.ts';
import { actionWords, reasonWords } from '../../shared/domain/order/order-words.ts';
import { centerOrder } from '../../shared/domain/order-work/order-kind.ts';
import { actText } from '../../shared/domain/order-work/phrases/act.ts';
import { staffActionsFor } from '../../shared/domain/order-work/staff-actions.ts';
import { useDoAction } from '../../shared/domain/order-work/use-do-action.ts';
import { useMayPress } from '../../shared/platform/api/auth-buttons.ts';
import { useSession } from '../../shared/platform/api/session.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { withId } from '../../shared/platform/paths.ts';
import '../../shared/blocks/form/form-notes.css';

/** Exactly the next step under the thumb; what cannot be done yet says why. */
export function WorkBar({ order }: { order: ExpectedOrder }) {
  const locale = useLocale((state) => state.locale);
  const text = useText(actText).work;
  const me = useSession((state) => state.signedIn?.id);
  const act = useDoAction(order, centerOrder);
  const { main } = actionPlan(order, staffActionsFor(order, me), useMayPress());
  const refusal = order.refused.find(({ action }) => action === 'resolve')?.reason;
  const atWork = (order.expectedStatus ?? order.status) === orderStatus.processing;
  // The form for arriving stands on this page.
  const next = main === 'clockIn' || main === 'progress' ? undefined : main;
  if (!atWork) {
    return (
      <BottomBar>
        <Button block to={withId(centerOrder.places.detail, order.id)}>
          {text.toDetail}
        </Button>
      </BottomBar>
    );
  }
  return (
    <BottomBar>
      {next !== 'resolve' && refusal !== undefined && (
        <p className="sd-meta sd-bar-note">{reasonWords(refusal, locale)}</p>
      )}
      {order.can.includes('hangUp') && (
        <Button onClick={() => act('hangUp')}>{actionWords('hangUp', locale)}</Button>
      )}
      {next !== undefined && (
        <Button kind="main" onClick={() => act(next)}>
          {actionWords(next, locale)}
        </Button>
      )}
    </BottomBar>
  );
}
