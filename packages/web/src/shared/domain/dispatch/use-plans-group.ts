import { mayAct } from '@svcdesk/core/roles';
import { actorOf } from '@svcdesk/core/rules';
import { useAccount } from '../../platform/api/account.ts';

/** Whether I plan the days of a group: not of one that I only see. Of an order the owner is asked about too. */
export function usePlansGroup(groupId: string, ownerId?: string): boolean {
  const account = useAccount().data;
  if (!account) return false;
  const me = actorOf(account);
  const leads = me.kind === 'staff' && me.ledGroupIds.includes(groupId);
  return mayAct(me, 'order.plan', [
    ...(leads ? (['led'] as const) : []),
    ...(ownerId === me.accountId ? (['own'] as const) : []),
  ]);
}
