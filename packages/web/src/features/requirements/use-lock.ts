import { checkLock, unlock } from '@svcdesk/core/contract/requirements';
import { requirementLockMs } from '@svcdesk/core/rules';
import { useCallback, useEffect, useRef } from 'react';
import { caller } from '../../shared/platform/api/caller.ts';
import { staffPaths } from '../../shared/platform/paths.ts';

/** Renewed well before it runs out, so that one failed renewal loses nothing. */
const renewMs = requirementLockMs / 3;

/** Whether the address still leads to this requirement or to something made of it. */
function isStillAbout(id: string): boolean {
  const [path = '', query] = location.hash.slice(1).split('?');
  return path.startsWith(`${staffPaths.requirement.list}/`) && new URLSearchParams(query).get('id') === id;
}

/**
 * Holds a requirement while it is worked on, over all of its screens: taken at once, renewed while one stays, given back
 * on leaving or when that is wished, until it is taken again. Who has it meanwhile comes with the requirement itself.
 * Without a network it is tried again the next time.
 */
export function useLock(
  id: string,
  wanted: boolean,
): { take: () => Promise<void>; giveBack: () => Promise<void> } {
  const holds = useRef(true);
  const take = useCallback(async () => {
    holds.current = true;
    await caller.call(checkLock, { id }).catch(() => undefined);
  }, [id]);
  const giveBack = useCallback(async () => {
    holds.current = false;
    await caller.call(unlock, { id }).catch(() => undefined);
  }, [id]);
  useEffect(() => {
    if (!wanted) return;
    void take();
    const renew = () => {
      if (holds.current) void take();
    };
    const timer = setInterval(renew, renewMs);
    const back = () => {
      if (document.visibilityState === 'visible') renew();
    };
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
      if (!isStillAbout(id)) void giveBack();
    };
  }, [id, wanted, take, giveBack]);
  return { take, giveBack };
}
