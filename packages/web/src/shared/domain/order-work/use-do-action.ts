import { activate } from '@svcdesk/core/contract/orders';
import { handleType } from '@svcdesk/core/rules';
import { create } from 'zustand';
import { useOpenForm } from '../../blocks/action/action-plan.ts';
import { useAction } from '../../blocks/action/use-action.ts';
import { confirm } from '../../components/question.tsx';
import { currentLocale } from '../../platform/i18n/locale.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { withId } from '../../platform/paths.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { forgetWithPerson } from '../../platform/storage/personal-data.ts';
import type { OrderDetail } from '../order/order.ts';
import { actionWords } from '../order/order-words.ts';
import type { OrderKind, OrderPlaces } from './order-kind.ts';
import { actText } from './phrases/act.ts';
import type { StaffAction } from './staff-actions.ts';

/** Actions with a screen of their own; the others are forms in the detail's place. */
const screens: Readonly<Partial<Record<StaffAction, keyof OrderPlaces>>> = {
  hangUp: 'hangUp',
  transfer: 'passOn',
  resolve: 'resolve',
  clockIn: 'handle',
  progress: 'handle',
};

/** Starts an action: opens its form, or for the one that needs none asks and does it. */
export function useDoAction(order: OrderDetail, kind: OrderKind): (action: StaffAction) => Promise<unknown> {
  const open = useOpenForm();
  const resume = useAction({
    kind,
    record: order,
    action: 'activate',
    call: activate,
    request: (base) => ({ id: order.id, handleType: handleType.activate, ...base }),
  });

  async function goOn(): Promise<unknown> {
    const text = textNow(actText).activate;
    const sure = await confirm({
      title: text.title,
      words: text.words,
      okLabel: actionWords('activate', currentLocale()),
      cancelLabel: textNow(sharedText).action.cancel,
    });
    return sure && resume();
  }

  return (action) => {
    if (action === 'activate') return goOn();
    if (action === 'accept') {
      askToAccept(order.id);
      return Promise.resolve();
    }
    const { places } = kind;
    const screen = screens[action];
    return open(screen ? withId(places[screen], order.id) : withId(places.detail, order.id, { do: action }));
  };
}

/** The order that is about to be taken over, in half a sheet over the page that shows it. */
export const useAccepting = create<{ id?: string }>(() => ({}));

forgetWithPerson(() => useAccepting.setState({}, true));

function askToAccept(id: string): void {
  useAccepting.setState({ id });
}

export function acceptAsked(): void {
  useAccepting.setState({ id: undefined });
}
