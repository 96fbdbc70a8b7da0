import { orderStatus } from '@svcdesk/core/rules';
import { useNavigate } from 'react-router-dom';
import { BottomBar } from '../../components/bottom-bar.tsx';
import { Button } from '../../components/button.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { ExpectedOrder } from '../order/after-waiting.ts';
import { reasonWords } from '../order/item-words.ts';
import { actionWords } from '../order/order-words.ts';
import { aboutOrder } from '../order/staff-paths.ts';
import '../../blocks/form/form-note.css';
import { centerOrder } from './order-kind.ts';
import { actText } from './phrases/act.ts';
import { useDoAction } from './use-do-action.ts';

/** Resolve under the thumb; while it cannot be done the bar says what comes first. */
export function WorkBar({ order }: { order: ExpectedOrder }) {
  const locale = useLocale((state) => state.locale);
  const text = useText(actText).work;
  const navigate = useNavigate();
  const act = useDoAction(order, centerOrder);
  const refusal = order.refused.find(({ action }) => action === 'resolve')?.reason;
  if ((order.expectedStatus ?? order.status) !== orderStatus.processing) {
    return (
      <BottomBar>
        <Button block onClick={() => navigate(aboutOrder(centerOrder.places.detail, order.id))}>
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
