import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, joins } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { notRetired } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { addressKey } from '../../platform/http/rate-limits.ts';
import { invalid } from '../../platform/refusals.ts';
import { takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { askToJoin } from './request.ts';
import { type JoinRequest, joinById, joinStatus, presentedJoin } from './rows.ts';

const hourMs = 3_600_000;
/** Codes of sites are short: who tries them out gets nowhere. */
const asksADay = 10;
const asksOfAddressAnHour = 30;
const maxWaiting = 5;

const siteOf = statement<{ id: string; customerId: string }, [tenantId: string, code: string]>(
  'joins.siteOfCode',
  `SELECT id, customer_id AS "customerId" FROM cells WHERE tenant_id = $1 AND code = $2 AND ${notRetired()}`,
);

const waitingOf = statement<{ count: number }, [tenantId: string, accountId: string]>(
  'joins.countWaiting',
  `SELECT count(*) AS count FROM join_requests WHERE tenant_id = $1 AND account_id = $2 AND status = ${joinStatus.waiting}`,
);

/** Asks to belong to the site of a code. */
export async function ask(
  request: CheckedRequestOf<typeof joins.ask>,
  context: ContextOf<typeof joins.ask>,
): Promise<JoinRequest> {
  const { db, tenantId, actor, now, requestId, address, device } = context;
  const { accountId } = actor;

  async function checked() {
    const subject = `${tenantId} ${accountId}`;
    const limits = [
      { kind: 'joinAskDay', subject, most: asksADay, windowMs: 24 * hourMs },
      { kind: 'joinAskHour', subject: addressKey(address), most: asksOfAddressAnHour, windowMs: hourMs },
    ];
    await takeOrRefuse(db, limits, now());
    const site = await siteOf.first(db, tenantId, request.cellCode);
    if (!site) throw invalid('cellCode', 'unknown');
    if (actor.cellIds.includes(site.id)) throw new SvcdeskError('notAllowed', { reason: 'alreadyMember' });
    if (!actor.awaiting && actor.customerId !== site.customerId) {
      throw new SvcdeskError('notAllowed', { reason: 'otherCustomer' });
    }
    const waiting = (await waitingOf.first(db, tenantId, accountId))?.count ?? 0;
    if (waiting >= maxWaiting) throw new SvcdeskError('notAllowed', { reason: 'quotaReached' });
    return site;
  }

  const write = writeOfAccount('joins.ask', request, context);
  return guardedWrite(db, write, checked, async (tx, { id: cellId, customerId }) => {
    const at = now();
    const id = await askToJoin(tx, { tenantId, accountId, customerId, cellId, remark: request.remark, at });
    const about = { tenantId, accountId, at, object: { kind: 'join', id }, requestId, address, device };
    await recordEvent(tx, { kind: 'join.ask', changes: { cellId }, ...about });
    const row = await joinById(tx, tenantId, id);
    if (!row) throw new SvcdeskError('notFound');
    return presentedJoin(row, context);
  });
}
