import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, invites } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { letIn } from '../joins/index.ts';
import { findInvitation, takeInvitation } from './use-invite.ts';

const triesADay = 20;
const dayMs = 86_400_000;

/** Joins the sites of an invitation with the account that there is. */
export async function acceptInvite(
  request: CheckedRequestOf<typeof invites.accept>,
  context: ContextOf<typeof invites.accept>,
): Promise<DataOf<typeof invites.accept>> {
  const { db, services, tenantId, actor, now, requestId, address, device } = context;
  const { accountId } = actor;
  const { inviteCode } = request;

  async function checked() {
    const subject = `${tenantId} ${accountId}`;
    await takeOrRefuse(db, [{ kind: 'inviteDay', subject, most: triesADay, windowMs: dayMs }], now());
    const found = await findInvitation(db, inviteCode, now());
    if (found.tenantId !== tenantId) throw new SvcdeskError('notAllowed', { reason: 'otherCustomer' });
    if (!actor.awaiting && found.cells.every(({ id }) => actor.cellIds.includes(id))) {
      throw new SvcdeskError('notAllowed', { reason: 'alreadyMember' });
    }
    return found;
  }

  const write = writeOfAccount('invites.accept', request, context);
  return guardedWrite(db, write, checked, async (tx, { id, customerId, cellScope, cells }) => {
    const at = now();
    await takeInvitation(tx, tenantId, inviteCode, at);
    const cellIds = cells.map((cell) => cell.id);
    // Who belongs there already sees what they saw.
    const scope = actor.awaiting ? cellScope : undefined;
    await letIn(tx, services.access, { tenantId, accountId, customerId, cellIds, cellScope: scope, at });
    const about = { tenantId, accountId, at, object: { kind: 'invite', id }, requestId, address, device };
    await recordEvent(tx, { kind: 'invite.accept', changes: { cellIds }, ...about });
    return { cells };
  });
}
