import { handle } from '@svcdesk/core/contract/pm-orders';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ActionTable, useOpenForm } from '../../shared/blocks/action/action-plan.ts';
import { useAction } from '../../shared/blocks/action/use-action.ts';
import { useRecordId, WithRecord } from '../../shared/blocks/record/with-record.tsx';
import { lazyPart } from '../../shared/components/lazy-part.tsx';
import { LeadOn } from '../../shared/components/lead-on.tsx';
import type { ExpectedPm } from '../../shared/domain/pm-order/after-waiting-pm.ts';
import { pmDetailPath, pmPath } from '../../shared/domain/pm-order/pm-order.ts';
import { pmOrder, useExpectedPm } from '../../shared/domain/pm-order/pm-order-kind.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { formPath } from './paths.ts';
import { text as book } from './phrases.ts';

/** What can be done with a preventive-maintenance order besides filling in its check list. */
export type PmAct = 'start' | 'schedule' | 'transfer' | 'skip';

/** Before it is begun. */
export const pendingActions: ActionTable<PmAct> = {
  buttons: { start: 'pm.start', schedule: 'order.plan', transfer: 'pm.transfer', skip: 'pm.skip' },
  main: ['start', 'schedule', 'transfer'],
  beside: ['schedule'],
  dangers: ['skip'],
};

/** While it is filled in, whose own buttons stand under the thumb. */
export const processingActions: ActionTable<PmAct> = {
  buttons: { transfer: 'pm.transfer' },
  main: [],
  beside: [],
};

/** Starts an action: begins the visit at once, or opens the form. */
export function usePmAct(record: ExpectedPm): (action: PmAct) => Promise<unknown> {
  const open = useOpenForm();
  const start = useAction({
    kind: pmOrder,
    record,
    action: 'start',
    call: handle,
    request: (base) => ({ id: record.id, action: 'start' as const, ...base }),
  });
  return (action) =>
    action === 'start' ? start() : open(formPath(record.id, record.expectedStatus ?? record.status, action));
}

/** Forms without a path of their own stand in the detail's place, with an entry of their own in history. */
const forms = {
  schedule: lazyPart(async () => (await import('./action-forms.tsx')).ScheduleForm),
  transfer: lazyPart(async () => (await import('./action-forms.tsx')).TransferForm),
  skip: lazyPart(async () => (await import('./action-forms.tsx')).SkipForm),
} as const;

type FormAction = keyof typeof forms;

function isForm(action: string | null): action is FormAction {
  return action !== null && Object.hasOwn(forms, action);
}

/** One of the three details: who comes to the wrong one for the order's state is led to the right one. */
export function PmPlace({ path, children }: { path: string; children: ReactNode }) {
  const [query] = useSearchParams();
  const text = useText(book);
  const action = query.get('do');
  const id = useRecordId();
  const order = useExpectedPm(id).data;
  if (isForm(action)) {
    return (
      <WithRecord
        key={action}
        kind={pmOrder}
        title={text[action].title}
        action={action}
        Form={forms[action]}
      />
    );
  }
  const status = order && (order.expectedStatus ?? order.status);
  if (status !== undefined && pmDetailPath(status) !== path) return <LeadOn to={pmPath(id, status)} />;
  return children;
}
