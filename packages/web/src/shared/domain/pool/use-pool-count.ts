import { page } from '@svcdesk/core/contract/pool';
import { useEffect } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import { setBadge } from '../../platform/badges.ts';

/** How many unassigned orders wait in my pools: the tab bar's figure, kept by the stream's events. */
export function usePoolCount(enabled = true): number | undefined {
  const count = useCall(page, enabled ? { size: 1 } : undefined, { select: ({ total }) => total }).data;
  useEffect(() => {
    if (count !== undefined) setBadge('pool', count);
  }, [count]);
  return count;
}
