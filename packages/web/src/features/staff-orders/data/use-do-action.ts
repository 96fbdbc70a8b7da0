import { activate } from '@svcdesk/core/contract/orders';
import type { OrderAction } from '@svcdesk/core/rules';
import { useNavigate } from 'react-router-dom';
import { ask } from '../../../shared/components/question-store.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useOrderAction } from '../../../shared/domain/order/use-order-action.ts';
import { currentLocale } from '../../../shared/platform/i18n/locale.ts';
import { textNow } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { paths } from '../paths.ts';
import { actText } from '../phrases/act.ts';
import type { FromDetail } from './leave-form.ts';

/** Actions with a screen of their own; the others are forms in the detail's place. */
const screens: Readonly<Partial<Record<OrderAction, string>>> = {
  accept: paths.accept,
  hangUp: paths.hangUp,
  transfer: paths.passOn,
  resolve: paths.resolve,
  clockIn: paths.handle,
  progress: paths.handle,
};

/** Starts an action: opens its form, or for the one that needs none asks and does it. */
export function useDoAction(order: OrderDetail): (action: OrderAction) => Promise<void> {
  const navigate = useNavigate();
  const resume = useOrderAction(activate, 'activate', order, {
    toastFailure: true,
    onDone: () => undefined,
  });

  async function goOn(): Promise<void> {
    const text = textNow(actText).activate;
    const sure = await ask({
      title: text.title,
      words: text.words,
      okLabel: actionWords('activate', currentLocale()),
      cancelLabel: textNow(sharedText).action.cancel,
    });
    if (!sure) return;
    await resume.send((at) => ({
      id: order.id,
      handleType: 5,
      version: order.version,
      at: at || undefined,
    }));
  }

  return async (action) => {
    if (action === 'activate') return goOn();
    const state: FromDetail = { fromDetail: true };
    const screen = screens[action];
    const to = screen ? aboutOrder(screen, order.id) : aboutOrder(paths.detail, order.id, { do: action });
    await navigate(to, { state });
  };
}
