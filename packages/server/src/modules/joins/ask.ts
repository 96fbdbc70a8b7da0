import { SvcdeskError } from '@svcdesk/core';
import type { joins } from '@svcdesk/core/contract';
import { recordAct } from '../../platform/audit/record-event.ts';
import { notRetired } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { hourMs, ofAccount, ofAddress, takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { askToJoin } from './request.ts';
import { joinById, joinStatus, presentedJoin } from './rows.ts';

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
export const ask: Handler<typeof joins.ask> = async (request, context) => {
  const { db, tenantId, actor, address, now } = context;
  const { accountId } = actor;

  async function checked() {
    // Codes of sites are short: who tries them out gets nowhere.
    const ofOne = ofAccount(context, 'joinAskDay', 10, 24 * hourMs);
    await takeOrRefuse(db, [ofOne, ofAddress(address, 'joinAskHour', 30)], now());
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
    const { remark } = request;
    const id = await askToJoin(tx, { tenantId, accountId, customerId, cellId, remark, at: now() });
    await recordAct(tx, context, { kind: 'join.ask', object: { kind: 'join', id }, changes: { cellId } });
    return presentedJoin(await joinById(tx, tenantId, id), context);
  });
};
