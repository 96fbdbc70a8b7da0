import { handle } from '@svcdesk/core/contract/entrust';
import type { EntrustAction } from '@svcdesk/core/rules';
import { useInstant } from '../../../shared/blocks/action/use-instant.ts';
import { useOpenForm } from '../../../shared/blocks/action/use-open-form.ts';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../../shared/domain/entrust/entrust-kind.tsx';
import { aboutEntrust, entrustPaths } from '../../../shared/domain/entrust/entrust-paths.ts';

/** Starts an action: accepting is one tap, everything else a form. */
export function useDoEntrust(thing: EntrustOrder): (action: EntrustAction) => unknown {
  const open = useOpenForm();
  const accept = useInstant({
    kind: entrusted,
    thing,
    action: 'accept',
    call: handle,
    request: (base) => ({ id: thing.id, action: 'accept' as const, ...base }),
  });
  return (action) =>
    action === 'accept' ? accept() : open(aboutEntrust(entrustPaths.handle, thing.id, { do: action }));
}
