import type { CheckedRequestOf, entrust } from '@svcdesk/core/contract';
import { actOnEntrust, type StaffWriteContext } from './act.ts';
import { groupOfEngineer } from './engineers.ts';
import { tellSide } from './tell.ts';

/** Names the engineer; who had it before has it no longer. Why, stays with the partner. */
export async function distribute(
  input: CheckedRequestOf<typeof entrust.distribute>,
  context: StaffWriteContext,
) {
  const { engineerId, remark } = input;
  const { tx, tenantId, actor } = context;
  const groupId = await groupOfEngineer(tx, tenantId, actor, engineerId);
  return actOnEntrust(context, input, 'distribute', {
    command: { engineerId, targetValid: groupId !== undefined, remark },
    complete: async ({ halves }) => ({
      own: { remark },
      other: {},
      changed: { partner: { engineerId, groupId: groupId ?? null, acceptedAt: null } },
      targetId: engineerId,
      async tell(after) {
        const { partner } = after;
        await tellSide(context, partner, after, 'entrust.received', [engineerId]);
        const former = halves.partner.engineerId;
        const byId = actor.accountId;
        if (former) await tellSide(context, partner, after, 'order.transferred', [former], { byId });
      },
    }),
  });
}

/** Takes it from its engineer, so that it waits for another. */
export function retake(input: CheckedRequestOf<typeof entrust.retake>, context: StaffWriteContext) {
  const { remark } = input;
  return actOnEntrust(context, input, 'retake', {
    command: { remark },
    complete: async ({ halves }) => ({
      own: { remark },
      other: {},
      changed: { partner: { engineerId: null, groupId: null, acceptedAt: null } },
      async tell(after) {
        const former = halves.partner.engineerId;
        const byId = context.actor.accountId;
        if (former) await tellSide(context, after.partner, after, 'order.transferred', [former], { byId });
      },
    }),
  });
}
