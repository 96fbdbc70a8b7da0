import { SvcdeskError } from '@svcdesk/core';
import type { joins } from '@svcdesk/core/contract';
import { notify } from '../../engine/messages.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { cutText } from '../../platform/db/cut-text.ts';
import { statement } from '../../platform/db/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { letIn } from './let-in.ts';
import { joinById, joinStatus, presentedJoin } from './list.ts';

type Decision = [
  tenantId: string,
  id: string,
  status: number,
  cellScope: string | null,
  deciderId: string,
  comment: string | null,
  at: Date,
];

const store = statement<object, Decision>(
  'joins.decide',
  `UPDATE join_requests SET status = $3, cell_scope = $4, decider_id = $5, comment = $6, decided_at = $7
   WHERE tenant_id = $1 AND id = $2`,
);

/** Lets somebody in to the site that they asked for, or not. */
export const decide: Handler<typeof joins.decide> = async ({ id, approve, cellScope, remark }, context) => {
  const { tx, services, tenantId, actor, now } = context;
  const at = now();
  const found = await joinById(tx, tenantId, id, true);
  const { applicantId: accountId, customerId, cellId } = found;
  if (actor.kind === 'client' && actor.customerId !== customerId) throw new SvcdeskError('notFound');
  if (found.status !== joinStatus.waiting) throw new SvcdeskError('notAllowed', { reason: 'wrongState' });
  if (accountId === actor.accountId) throw new SvcdeskError('notAllowed', { reason: 'selfCheck' });
  if (approve) {
    if (found.retired) throw new SvcdeskError('notAllowed', { reason: 'targetInvalid' });
    await letIn(tx, services.access, { tenantId, accountId, customerId, cellIds: [cellId], cellScope, at });
  }
  const status = approve ? joinStatus.approved : joinStatus.rejected;
  const scope = approve ? (cellScope ?? 'cells') : null;
  await store.change(tx, tenantId, id, status, scope, actor.accountId, remark || null, at);
  const row = await joinById(tx, tenantId, id);
  const object = { kind: 'join', id };
  const said = {
    site: approve ? row.cellName : row.cellCode,
    joinResult: approve ? 'approved' : 'rejected',
    ...(remark && { remark: cutText(remark, 200) }),
  };
  const params = { byId: actor.accountId, ...said };
  const about = { tenantId, target: object, at: at.getTime(), system: true, actorId: actor.accountId };
  await notify(tx, { kind: 'join.decided', accountIds: [accountId], params, ...about });
  const changes = { accountId, cellId, status, ...(scope && { cellScope: scope }) };
  await recordAct(tx, context, { kind: 'join.decide', object, changes });
  return presentedJoin(row, context);
};
