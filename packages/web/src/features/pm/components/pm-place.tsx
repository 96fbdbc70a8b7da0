import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useThingId, WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { pmOrder } from '../../../shared/domain/pm-order/pm-order-kind.tsx';
import { pmDetailPath, pmPath } from '../../../shared/domain/pm-order/pm-paths.ts';
import { useExpectedPm } from '../../../shared/domain/pm-order/use-expected-pm.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';

/** Forms without a path of their own stand in the detail's place, with an entry of their own in history. */
const forms = {
  schedule: lazyPart(async () => (await import('./schedule-form.tsx')).ScheduleForm),
  transfer: lazyPart(async () => (await import('./transfer-form.tsx')).TransferForm),
  skip: lazyPart(async () => (await import('./skip-form.tsx')).SkipForm),
} as const;

type FormAction = keyof typeof forms;

function isForm(action: string | null): action is FormAction {
  return action !== null && Object.hasOwn(forms, action);
}

/** One of the three details: whoever comes to the wrong one for the order's state is led to the right one. */
export function PmPlace({ path, children }: { path: string; children: ReactNode }) {
  const [query] = useSearchParams();
  const text = useText(book);
  const action = query.get('do');
  const id = useThingId();
  const order = useExpectedPm(id).data;
  if (isForm(action)) {
    return (
      <WithThing
        key={action}
        kind={pmOrder}
        title={text[action].title}
        action={action}
        Form={forms[action]}
      />
    );
  }
  const status = order && (order.expectedStatus ?? order.status);
  if (status !== undefined && pmDetailPath(status) !== path)
    return <Navigate replace to={pmPath(id, status)} />;
  return children;
}
