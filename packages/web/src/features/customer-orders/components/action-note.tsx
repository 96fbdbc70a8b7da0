import type { Call } from '@svcdesk/core/contract';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { statusWords } from '../../../shared/domain/order/order-words.ts';
import type { OrderActionHandle } from '../../../shared/domain/order/use-order-action.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { ClientAction } from '../data/client-actions.ts';
import { refusalWords } from '../data/refusal-words.ts';
import { withoutStop } from '../data/without-stop.ts';
import { ordersText } from '../phrases/index.ts';
import { FormAlert } from './form-alert.tsx';

interface ActionNoteProps<C extends Call> {
  order: OrderDetail;
  action: ClientAction;
  handle: OrderActionHandle<C>;
}

/** What stands in the way of an action, in words, and what to do; what was typed stays. */
export function ActionNote<C extends Call>(props: ActionNoteProps<C>) {
  return <FormAlert words={useNoteWords(props)} />;
}

function useNoteWords<C extends Call>({ order, action, handle }: ActionNoteProps<C>): string | undefined {
  const { act: text } = useText(ordersText);
  const locale = useLocale((state) => state.locale);
  if (handle.done) return undefined;
  const possible = order.can.includes(action);
  const refusal = order.refused.find((each) => each.action === action)?.reason;
  if (handle.conflict && possible) return text.changed(statusWords(order.status, locale));
  if (handle.reason !== undefined) return text.refused(refusalWords(action, handle.reason, text, locale));
  if (!possible) {
    const why = refusal === undefined ? text.noPermission : refusalWords(action, refusal, text, locale);
    return text.noLonger(text.name[action], why);
  }
  if (handle.failure === undefined || handle.failure.quiet) return undefined;
  return text.failed(withoutStop(handle.failure.words));
}
