import { handle } from '@svcdesk/core/contract/entrust';
import type { EntrustAction } from '@svcdesk/core/rules';
import { type ActionTable, useOpenForm } from '../../shared/blocks/action/action-plan.ts';
import { useAction } from '../../shared/blocks/action/use-action.ts';
import type { EntrustOrder } from '../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../shared/domain/entrust/entrust-kind.tsx';
import { staffPaths, withId } from '../../shared/platform/paths.ts';

/** What either side may do to an entrusted order. */
export const entrustActions: ActionTable<EntrustAction> = {
  buttons: {
    distribute: 'entrust.distribute',
    accept: 'entrust.accept',
    finish: 'entrust.finish',
    progress: 'entrust.progress',
    return: 'entrust.return',
    retake: 'entrust.retake',
    decline: 'entrust.decline',
    reject: 'entrust.reject',
    takeBack: 'entrust.takeBack',
  },
  main: ['accept', 'finish', 'distribute', 'return', 'progress'],
  beside: ['reject', 'decline', 'progress', 'retake', 'takeBack'],
  dangers: ['reject', 'takeBack'],
};

/** Starts an action: accepting is one tap, everything else a form. */
export function useDoEntrust(record: EntrustOrder): (action: EntrustAction) => unknown {
  const open = useOpenForm();
  const accept = useAction({
    kind: entrusted,
    record,
    action: 'accept',
    call: handle,
    request: (base) => ({ id: record.id, action: 'accept' as const, ...base }),
  });
  return (action) =>
    action === 'accept' ? accept() : open(withId(staffPaths.entrust.handle, record.id, { do: action }));
}
