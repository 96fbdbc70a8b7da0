import { isSvcdeskError } from '@svcdesk/core';
import { type ActContext, jobActs } from '../../../engine/context.ts';
import { notDisabled } from '../../../platform/db/active.ts';
import { type Statement, statement } from '../../../platform/db/index.ts';
import type { Job, JobContext, JobTenant } from '../../../platform/jobs/job.ts';

/** An order that something is due for. */
export interface DueOrder extends JobTenant {
  readonly orderId: string;
}

/** Orders taken up by one look; a job looks again until nothing is left. */
const maxAtOnce = 200;

/** An order that another transaction has locked is left to the next run. */
const claim = statement<{ id: string }, [tenantId: string, id: string]>(
  'orders.claimDue',
  'SELECT id FROM orders WHERE tenant_id = $1 AND id = $2 FOR UPDATE SKIP LOCKED',
);

/** Refusals under the lock that mean that another transaction was first. */
const overtaken = ['notAllowed', 'orderChanged', 'notFound'] as const;

/** Does something for each order found, each in a transaction of its own, in which it is locked; one that fails keeps no other waiting. */
export async function eachDue(
  context: JobContext,
  find: () => Promise<readonly DueOrder[]>,
  work: (act: ActContext, orderId: string) => Promise<unknown>,
): Promise<void> {
  const { db, log } = context;
  for (;;) {
    const found = await find();
    let done = 0;
    for (const due of found) {
      const { tenantId, orderId } = due;
      try {
        await db.transaction(async (tx) => {
          if (!(await claim.first(tx, tenantId, orderId))) return;
          await work(jobActs(context, due, tx), orderId);
          done += 1;
        });
      } catch (error) {
        if (overtaken.some((code) => isSvcdeskError(error, code))) continue;
        log.error({ err: error, tenantId, orderId }, 'a job failed for an order');
      }
    }
    if (found.length < maxAtOnce || done === 0) return;
  }
}

/** A look over all tenants: `select` is of one tenant `t` and the moment $1, led by an index. */
export const inTenants = <Due extends DueOrder>(name: string, select: string, most = maxAtOnce) =>
  statement<Due, [now: Date]>(
    `orders.due.${name}`,
    `SELECT t.id AS "tenantId", t.time_zone AS "timeZone", x.*
     FROM tenants t CROSS JOIN LATERAL (${select}) x WHERE ${notDisabled('t')} LIMIT ${most}`,
  );

/** A look for orders `o` that are due at the moment $1: by one condition, or by several that an index each leads to. */
export const dueOrders = (name: string, ...conditions: readonly string[]): Statement<DueOrder, [now: Date]> =>
  inTenants<DueOrder>(
    name,
    conditions
      .map(
        (where) =>
          `(SELECT o.id AS "orderId" FROM orders o WHERE o.tenant_id = t.id AND ${where} LIMIT ${maxAtOnce})`,
      )
      .join(' UNION '),
  );

/** A job that does something for each order that is due. */
export const dueJob = (
  name: string,
  everyMs: number,
  due: Statement<DueOrder, [now: Date]>,
  work: (act: ActContext, orderId: string) => Promise<unknown>,
): Job => ({
  name,
  everyMs,
  run: (context) => eachDue(context, () => due.all(context.db, context.now()), work),
});
