import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DetailPage } from '../../blocks/record/detail-page.tsx';
import { WithRecord } from '../../blocks/record/with-record.tsx';
import { lazyPart, lazySheet } from '../../components/lazy-part.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { useHistory, useOrderId } from '../order/use-order.ts';
import { DetailCards } from './detail-cards.tsx';
import { centerOrder, type OrderKind } from './order-kind.ts';
import { actText } from './phrases/act.ts';
import { detailText } from './phrases/detail.ts';
import { staffActionsFor } from './staff-actions.ts';
import { acceptAsked, useAccepting, useDoAction } from './use-do-action.ts';

/** Forms without a path of their own stand in the detail's place, with an entry of their own in history. */
const forms = {
  evaluate: lazyPart(async () => (await import('./more-forms.tsx')).CallbackForm),
  cc: lazyPart(async () => (await import('./more-forms.tsx')).CopyForm),
  depart: lazyPart(async () => (await import('./more-forms.tsx')).DepartForm),
  decline: lazyPart(async () => (await import('./more-forms.tsx')).DeclineForm),
  release: lazyPart(async () => (await import('./more-forms.tsx')).ReleaseForm),
  cancel: lazyPart(async () => (await import('./more-forms.tsx')).CancelForm),
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
  return <WithRecord key={action} kind={kind} title={title} action={action} Form={forms[action]} />;
}

const AcceptSheet = lazySheet(async () => (await import('./accept-sheet.tsx')).AcceptSheet);

interface DetailViewProps {
  kind: OrderKind;
  title?: string;
  /** Stands before everything else. */
  first?: (order: OrderDetail) => ReactNode;
}

/** All of one order, with what can be done about it. */
function DetailView({ kind, title, first }: DetailViewProps) {
  const text = useText(detailText);
  const me = useSession((state) => state.signedIn?.id);
  const id = useOrderId();
  const history = useHistory(id);
  const accepting = useAccepting((state) => state.id === id);
  useEffect(() => acceptAsked, []);
  return (
    <>
      <DetailPage
        kind={kind}
        title={title ?? text.title}
        heading={({ orderNo }) => <span className="sd-num">{orderNo}</span>}
        backTo={kind.places.list}
        table={(order) => staffActionsFor(order, me)}
        useAct={useDoAction}
        alsoRefresh={history.refetch}
      >
        {(order) => (
          <>
            {first?.(order)}
            <DetailCards order={order} places={kind.places} />
          </>
        )}
      </DetailPage>
      {accepting && <AcceptSheet id={id} kind={kind} onClosed={acceptAsked} />}
    </>
  );
}
