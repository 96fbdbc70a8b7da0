import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { DetailView } from '../components/detail-view.tsx';
import { WithOrder } from '../components/with-order.tsx';
import { ordersText } from '../phrases/index.ts';

/** Forms without a path of their own stand in the detail's place, with an entry of their own in history. */
const forms = {
  supplement: lazy(async () => ({
    default: (await import('../components/supplement-form.tsx')).SupplementForm,
  })),
  cancel: lazy(async () => ({ default: (await import('../components/cancel-form.tsx')).CancelForm })),
  activate: lazy(async () => ({ default: (await import('../components/reopen-form.tsx')).ReopenForm })),
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
    <Suspense fallback={null}>
      <WithOrder key={action} title={text[action].title} action={action} Form={forms[action]} />
    </Suspense>
  );
}
