import type { RequestOf } from '@svcdesk/core/contract';
import { change } from '@svcdesk/core/contract/schedules';
import { caller } from '../../platform/api/caller.ts';
import { serverInstant } from '../../platform/clock.ts';
import type { ChangeUndo } from '../../platform/undo-store.ts';

/** Where an entry stood, and the key of the attempt to put it back there. */
export interface MoveBack {
  back: RequestOf<typeof change>;
  key: string;
}

/** Puts an entry back to where it stood, whatever stands there by now; once, however often it is tried. */
export function movingBack({ back, key }: MoveBack): ChangeUndo['onUndo'] {
  let at: string | undefined;
  return async () => {
    // When it was first wanted, however often it is tried.
    at ??= serverInstant();
    await caller.call(change, { ...back, at, force: true }, { idempotencyKey: key });
    return 'done';
  };
}
