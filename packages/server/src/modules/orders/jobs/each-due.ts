import { isSvcdeskError } from '@svcdesk/core';
import { type ActContext, jobActs } from '../../../engine/context.ts';
import { notDisabled } from '../../../platform/db/active.ts';
import { type Statement, statement } from '../../../platform/db/index.ts';
import type { JobContext, JobTenant } from '../../../platform/jobs/job.ts';

/** An order that something is due for. */
export interface DueOrder extends JobTenant {
  readonly orderId: string;
}

/** Orders taken up by one look; a job looks again until nothing is left. */
export const maxAtOnce = 200;

/** Somebody acts on it at this moment: it is left to the next run. */
const claim = statement<{ id: string }, [tenantId: string, id: string]>(
  'orders.claimDue',
  'SELECT id FROM orders WHERE tenant_id = $1 AND id = $2 FOR UPDATE SKIP LOCKED',
);

const overtaken = ['notAllowed', 'orderChanged', 'notFound'] as const;

/** It was no longer so when it was looked at under the lock: somebody else was first. */
function isOvertaken(error: unknown): boolean {
  return overtaken.some((code) => isSvcdeskError(error, code));
}

/** Does something for each order found, each in a transaction of its own, in which it is locked; one that fails keeps no other waiting. */
export async function eachDue<Due extends DueOrder>(
  context: JobContext,
  find: () => Promise<readonly Due[]>,
  work: (act: ActContext, due: Due) => Promise<unknown>,
): Promise<void> {
  const { db, log } = context;
  for (;;) {
    const found = await find();
    let done = 0;
    for (const due of found) {
      try {
        await db.transaction(async (tx) => {
          if (!(await claim.first(tx, due.tenantId, due.orderId))) return;
          await work(jobActs(context, due, tx), due);
          done += 1;
        });
      } catch (error) {
        if (isOvertaken(error)) continue;
        const { tenantId, orderId } = due;
        log.error({ err: error, tenantId, orderId }, 'a job failed for an order');
      }
    }
    if (found.length < maxAtOnce || done === 0) return;
  }
}

/**
 * A look for due orders over all tenants: `inTenant` selects from one tenant `t` the orders' `id`, led by an index,
 * and what else `columns` names of it.
 */
export function dueOrders<Due extends DueOrder, Values extends readonly unknown[]>(
  name: string,
  inTenant: string,
  columns: readonly string[] = [],
  most = maxAtOnce,
): Statement<Due, Values> {
  const more = columns.map((column) => `, x.${column}`).join('');
  return statement(
    `orders.due.${name}`,
    `SELECT t.id AS "tenantId", t.time_zone AS "timeZone", x.id AS "orderId"${more}
     FROM tenants t CROSS JOIN LATERAL (${inTenant}) x
     WHERE ${notDisabled('t')} LIMIT ${most}`,
  );
}
