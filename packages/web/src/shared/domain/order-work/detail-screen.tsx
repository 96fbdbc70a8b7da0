import { useSearchParams } from 'react-router-dom';
import { WithThing } from '../../blocks/thing/with-thing.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { DetailView, type DetailViewProps } from './detail-view.tsx';
import { centerOrder } from './order-kind.ts';
import { actText } from './phrases/act.ts';

/** Forms without a path of their own stand in the detail's place, with an entry of their own in history. */
const forms = {
  evaluate: lazyPart(async () => (await import('./callback-form.tsx')).CallbackForm),
  cc: lazyPart(async () => (await import('./copy-form.tsx')).CopyForm),
  depart: lazyPart(async () => (await import('./depart-form.tsx')).DepartForm),
  decline: lazyPart(async () => (await import('./give-back-form.tsx')).DeclineForm),
  release: lazyPart(async () => (await import('./give-back-form.tsx')).ReleaseForm),
  cancel: lazyPart(async () => (await import('./cancel-form.tsx')).CancelForm),
  edit: lazyPart(async () => (await import('./edit-form.tsx')).EditForm),
  entrust: lazyPart(async () => (await import('../entrust/entrust-form.tsx')).EntrustForm),
  plan: lazyPart(async () => (await import('./plan-form.tsx')).PlanForm),
} as const;

type FormAction = keyof typeof forms;

function isForm(action: string | null): action is FormAction {
  return action !== null && Object.hasOwn(forms, action);
}

export function OrderDetailScreen({ kind = centerOrder, ...rest }: Partial<DetailViewProps>) {
  const [query] = useSearchParams();
  const text = useText(actText);
  const locale = useLocale((state) => state.locale);
  const action = query.get('do');
  if (!isForm(action)) return <DetailView kind={kind} {...rest} />;
  const entrust = { title: kind.actionWords('entrust', locale) };
  const { title } = { ...text, plan: text.reschedule, entrust }[action];
  return <WithThing key={action} kind={kind} title={title} action={action} Form={forms[action]} />;
}
