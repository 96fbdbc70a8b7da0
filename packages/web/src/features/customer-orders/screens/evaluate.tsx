import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { clientOrder } from '../../../shared/domain/client-order/client-order-kind.tsx';
import { EvaluateForm } from '../../../shared/domain/client-order/evaluate-form.tsx';
import { clientOrderText } from '../../../shared/domain/client-order/phrases.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';

export function EvaluateScreen() {
  const text = useText(clientOrderText).evaluate;
  return <WithRecord kind={clientOrder} action="evaluate" title={text.title} Form={EvaluateForm} />;
}
