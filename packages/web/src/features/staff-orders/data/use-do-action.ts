import { activate } from '@svcdesk/core/contract/orders';
import type { OrderAction } from '@svcdesk/core/rules';
import { useInstant } from '../../../shared/blocks/action/use-instant.ts';
import { useOpenForm } from '../../../shared/blocks/action/use-open-form.ts';
import { ask } from '../../../shared/components/question-store.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { staffOrder } from '../../../shared/domain/order/staff-order-kind.tsx';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { currentLocale } from '../../../shared/platform/i18n/locale.ts';
import { textNow } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { paths } from '../paths.ts';
import { actText } from '../phrases/act.ts';

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
export function useDoAction(order: OrderDetail): (action: OrderAction) => Promise<unknown> {
  const open = useOpenForm();
  const resume = useInstant({
    kind: staffOrder,
    thing: order,
    action: 'activate',
    call: activate,
    request: (base) => ({ id: order.id, handleType: 5 as const, ...base }),
  });

  async function goOn(): Promise<unknown> {
    const text = textNow(actText).activate;
    const sure = await ask({
      title: text.title,
      words: text.words,
      okLabel: actionWords('activate', currentLocale()),
      cancelLabel: textNow(sharedText).action.cancel,
    });
    return sure && resume();
  }

  return (action) => {
    if (action === 'activate') return goOn();
    const screen = screens[action];
    return open(screen ? aboutOrder(screen, order.id) : aboutOrder(paths.detail, order.id, { do: action }));
  };
}
