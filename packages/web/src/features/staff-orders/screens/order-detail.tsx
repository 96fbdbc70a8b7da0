import { useSearchParams } from 'react-router-dom';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { staffOrder } from '../../../shared/domain/order/staff-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { DetailView } from '../components/detail-view.tsx';
import { actText } from '../phrases/act.ts';

/** Forms without a path of their own stand in the detail's place, with an entry of their own in history. */
const forms = {
  decline: lazyPart(async () => (await import('../components/give-back-form.tsx')).DeclineForm),
  release: lazyPart(async () => (await import('../components/give-back-form.tsx')).ReleaseForm),
  cancel: lazyPart(async () => (await import('../components/cancel-form.tsx')).CancelForm),
  edit: lazyPart(async () => (await import('../components/edit-form.tsx')).EditForm),
} as const;

type FormAction = keyof typeof forms;

function isForm(action: string | null): action is FormAction {
  return action !== null && Object.hasOwn(forms, action);
}

export function OrderDetailScreen() {
  const [query] = useSearchParams();
  const text = useText(actText);
  const action = query.get('do');
  if (!isForm(action)) return <DetailView />;
  return (
    <WithThing
      key={action}
      kind={staffOrder}
      title={text[action].title}
      action={action}
      Form={forms[action]}
    />
  );
}
