import { SvcdeskError } from '@svcdesk/core';
import type { invites } from '@svcdesk/core/contract';
import { recordAct } from '../../platform/audit/record-event.ts';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { ofAccount, takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { letIn } from '../joins/index.ts';
import { findInvitation, takeInvitation } from './use-invite.ts';

const triesADay = 20;
const dayMs = 86_400_000;

/** Joins the sites of an invitation with the account that there is. */
export const acceptInvite: Handler<typeof invites.accept> = async (request, context) => {
  const { db, services, tenantId, actor, now } = context;
  const { accountId } = actor;
  const { inviteCode } = request;

  async function checked() {
    await takeOrRefuse(db, [ofAccount(context, 'inviteDay', triesADay, dayMs)], now());
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
    await recordAct(tx, context, {
      kind: 'invite.accept',
      object: { kind: 'invite', id },
      changes: { cellIds },
    });
    return { cells };
  });
};
