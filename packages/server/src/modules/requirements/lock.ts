import { SvcdeskError } from '@svcdesk/core';
import { requirementLockMs, requirementStatus } from '@svcdesk/core/rules';
import type { WriteContext } from '../../engine/context.ts';
import { emitting } from '../../engine/records.ts';
import { statement } from '../../platform/db/index.ts';
import { wakeListeners } from '../../platform/notify/channel.ts';
import { requirement } from './kind.ts';

/**
 * Takes the lock when it is free, or renews one's own: of any number at once, one wins. Both are
 * emitted, since the lock is shown with its end.
 */
const take = statement<
  { untilAt: string },
  [tenantId: string, id: string, accountId: string, now: string, until: string]
>(
  'requirements.takeLock',
  `WITH taken AS (
     UPDATE requirements SET locked_by_id = $3, locked_until = $5
     WHERE tenant_id = $1 AND id = $2 AND status = ${requirementStatus.submitted}
       AND (locked_until IS NULL OR locked_until <= $4 OR locked_by_id = $3)
     RETURNING tenant_id, id, status, locked_until, NULL::jsonb AS former
   ), emitted AS (${emitting('requirement', 'lock', '$4', 'taken')})
   SELECT locked_until AS "untilAt" FROM taken`,
);

interface Holder {
  status: number;
  accountId: string | null;
  name: string | null;
  untilAt: string | null;
}

const holder = statement<Holder, [tenantId: string, id: string, now: string]>(
  'requirements.lockHolder',
  `SELECT r.status, CASE WHEN r.locked_until > $3 THEN r.locked_by_id END AS "accountId", a.name,
     r.locked_until AS "untilAt"
   FROM requirements r LEFT JOIN accounts a ON a.tenant_id = r.tenant_id AND a.id = r.locked_by_id
   WHERE r.tenant_id = $1 AND r.id = $2`,
);

const release = statement<object, [tenantId: string, id: string, accountId: string, now: string]>(
  'requirements.releaseLock',
  `WITH released AS (
     UPDATE requirements SET locked_by_id = NULL, locked_until = NULL
     WHERE tenant_id = $1 AND id = $2 AND locked_by_id = $3
     RETURNING tenant_id, id, status, NULL::jsonb AS former
   ) ${emitting('requirement', 'unlock', '$4', 'released')}`,
);

/**
 * Takes or renews the lock. It neither counts as a change of the requirement nor stands in its history: the
 * customer's version stays good, so that their cancellation wins.
 */
export async function checkLock({ id }: { readonly id: string }, context: WriteContext) {
  const { tx, tenantId, actor } = context;
  await requirement.visible(tx, context, id);
  const now = context.now();
  const until = new Date(now.getTime() + requirementLockMs).toISOString();
  wakeListeners(tx, tenantId);
  const taken = await take.first(tx, tenantId, id, actor.accountId, now.toISOString(), until);
  const found = await holder.first(tx, tenantId, id, now.toISOString());
  const byName = found?.name ?? '';
  if (taken) return { locked: true, mine: true, byName, untilAt: taken.untilAt };
  if (found?.status !== requirementStatus.submitted) {
    throw new SvcdeskError('notAllowed', { reason: 'wrongState' });
  }
  // The lock may have been given back since the last statement.
  if (found.accountId === null || found.untilAt === null) return { locked: false, mine: false };
  return { locked: true, mine: false, byName, untilAt: found.untilAt };
}

/** Gives one's own lock back; one that has run out is gone already. */
export async function unlock({ id }: { readonly id: string }, context: WriteContext) {
  const { tx, tenantId, actor } = context;
  await requirement.visible(tx, context, id);
  const now = context.now().toISOString();
  wakeListeners(tx, tenantId);
  if ((await release.change(tx, tenantId, id, actor.accountId, now)) > 0) return {};
  const found = await holder.first(tx, tenantId, id, now);
  if (found?.accountId) throw new SvcdeskError('requirementLocked');
  return {};
}
