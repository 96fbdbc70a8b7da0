import type { Call } from '@svcdesk/core/contract';
import type { OrderAction } from '@svcdesk/core/rules';
import { reasonWords } from '../../../shared/domain/order/item-words.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { actionWords, statusWords } from '../../../shared/domain/order/order-words.ts';
import type { OrderActionHandle } from '../../../shared/domain/order/use-order-action.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { actText } from '../phrases/act.ts';
import './form-note.css';

interface FormNoteProps<C extends Call> {
  order: OrderDetail;
  action: OrderAction;
  handle: Pick<OrderActionHandle<C>, 'done' | 'conflict' | 'reason' | 'failure' | 'error'>;
}

/** What stands in the way, in words, and what to do; what was typed stays. The region is there before its words. */
export function FormNote<C extends Call>(props: FormNoteProps<C>) {
  const words = useNoteWords(props);
  return (
    <div className="sd-form-note" role="alert">
      {words !== undefined && <p>{words}</p>}
    </div>
  );
}

function useNoteWords<C extends Call>({ order, action, handle }: FormNoteProps<C>): string | undefined {
  const text = useText(actText).note;
  const locale = useLocale((state) => state.locale);
  if (handle.done) return undefined;
  const possible = order.can.includes(action);
  const refusal = order.refused.find((each) => each.action === action)?.reason;
  if (handle.conflict && possible) return text.changed(statusWords(order.status, locale));
  if (handle.reason !== undefined) return text.refused(reasonWords(handle.reason, locale));
  if (!possible) {
    const why = refusal === undefined ? text.noPermission : reasonWords(refusal, locale);
    return text.noLonger(actionWords(action, locale), why);
  }
  if (handle.failure === undefined || handle.failure.quiet) return undefined;
  return text.failed(handle.failure.words);
}
