import { handle } from '@svcdesk/core/contract/pm-orders';
import { useInstant } from '../../../shared/blocks/action/use-instant.ts';
import { useOpenForm } from '../../../shared/blocks/action/use-open-form.ts';
import type { ExpectedPm } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { pmOrder } from '../../../shared/domain/pm-order/pm-order-kind.tsx';
import { formPath } from '../paths.ts';
import type { PmAct } from './pm-actions.ts';

/** Starts an action: begins the visit at once, or opens the form. */
export function usePmAct(thing: ExpectedPm): (action: PmAct) => Promise<unknown> {
  const open = useOpenForm();
  const start = useInstant({
    kind: pmOrder,
    thing,
    action: 'start',
    call: handle,
    request: (base) => ({ id: thing.id, action: 'start' as const, ...base }),
  });
  return (action) =>
    action === 'start' ? start() : open(formPath(thing.id, thing.expectedStatus ?? thing.status, action));
}
