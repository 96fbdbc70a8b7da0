import { SvcdeskError } from '@svcdesk/core';
import type { invites } from '@svcdesk/core/contract';
import { recordAct } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { createInvite } from './create.ts';
import { inviteList } from './list.ts';
import { acceptInvite } from './use-invite.ts';

export { findInvitation, isInvitation, takeInvitation } from './use-invite.ts';

const revoke = statement<object, [tenantId: string, id: string, at: Date, onlyOf: string | null]>(
  'invites.revoke',
  `UPDATE invites SET revoked_at = coalesce(revoked_at, $3)
   WHERE tenant_id = $1 AND id = $2 AND ($4::uuid IS NULL OR customer_id = $4)`,
);

export const invitesHandlers: DomainHandlers<typeof invites> = {
  create: createInvite,
  page: (input, context) => inviteList.page(context.db, context, input),
  accept: acceptInvite,
  async revoke({ id }, context) {
    const { tx, tenantId, actor, now } = context;
    const onlyOf = actor.kind === 'client' ? actor.customerId : null;
    if ((await revoke.change(tx, tenantId, id, now(), onlyOf)) !== 1) throw new SvcdeskError('notFound');
    await recordAct(tx, context, { kind: 'invite.revoke', object: { kind: 'invite', id } });
    return {};
  },
};
