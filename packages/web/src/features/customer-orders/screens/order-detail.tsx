import { useSearchParams } from 'react-router-dom';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { clientOrder } from '../../../shared/domain/client-order/client-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { DetailView } from '../components/detail-view.tsx';
import { ordersText } from '../phrases.ts';

/** Forms without a path of their own stand in the detail's place, with an entry of their own in history. */
const forms = {
  supplement: lazyPart(async () => (await import('../components/supplement-form.tsx')).SupplementForm),
  cancel: lazyPart(async () => (await import('../components/cancel-form.tsx')).CancelForm),
  activate: lazyPart(async () => (await import('../components/reopen-form.tsx')).ReopenForm),
} as const;

type FormAction = keyof typeof forms;

function isForm(action: string | null): action is FormAction {
  return action !== null && Object.hasOwn(forms, action);
}

/** All of one order; with `do` the form of an action. */
export function OrderDetailScreen() {
  const [query] = useSearchParams();
  const { act: text } = useText(ordersText);
  const action = query.get('do');
  if (!isForm(action)) return <DetailView />;
  return (
    <WithThing
      key={action}
      kind={clientOrder}
      title={text[action].title}
      action={action}
      Form={forms[action]}
    />
  );
}
