import { notify } from '../../engine/messages.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { statement } from '../../platform/db/index.ts';
import type { WorkKind } from '../../platform/db/schema/columns.ts';
import {
  findTenants,
  type Job,
  type JobContext,
  type JobTenant,
  noticeOnce,
} from '../../platform/jobs/job.ts';

/** How long before an entry begins its engineer is notified. */
const aheadMs = 30 * 60_000;
const atOnce = 100;

interface SoonRow {
  id: string;
  accountId: string;
  planStart: string;
  kind: WorkKind;
  orderId: string;
  orderNo: string;
  title: string;
  cellName: string;
}

/** Notifies engineers of what they begin in half an hour; `subject` joins what that is. */
export function scheduleSoon(subject: string): Job {
  /** A plan made for sooner than that has just notified all concerned. */
  const soon = statement<SoonRow, [tenantId: string, now: string, until: string, limit: number]>(
    'schedules.soon',
    `SELECT s.id, s.account_id AS "accountId", s.plan_start AS "planStart", s.order_kind AS kind,
       s.order_id AS "orderId", x.no AS "orderNo", x.title, x.cell_name AS "cellName"
     FROM schedules s ${subject}
     WHERE s.tenant_id = $1 AND s.status = 'planned' AND s.plan_start > $2 AND s.plan_start <= $3
       AND s.created_at < s.plan_start - $3::timestamptz + $2::timestamptz AND x.no IS NOT NULL
       AND NOT EXISTS (SELECT FROM job_notices n WHERE n.tenant_id = $1 AND n.kind = 'schedule.soon'
         AND n.object_id = s.id AND n.due_at = s.plan_start)
     ORDER BY s.plan_start LIMIT $4 FOR UPDATE OF s SKIP LOCKED`,
  );

  /** Notifies of one batch; gives how many there were. */
  async function notifyOfSoon({ db, now }: JobContext, { tenantId }: JobTenant): Promise<number> {
    return db.transaction(async (tx) => {
      const at = now();
      const ms = at.getTime();
      const rows = await soon.all(tx, tenantId, isoOf(ms), isoOf(ms + aheadMs), atOnce);
      for (const { id, accountId, planStart, kind, orderId, orderNo, title, cellName } of rows) {
        const notice = { tenantId, kind: 'schedule.soon', objectId: id, dueAt: planStart };
        if (!(await noticeOnce(tx, notice, at))) continue;
        await notify(tx, {
          tenantId,
          kind: 'schedule.soon',
          accountIds: [accountId],
          params: { orderNo, title, cellName, planStart },
          target: { kind, id: orderId },
          at: ms,
        });
      }
      return rows.length;
    });
  }

  return {
    name: 'schedule soon',
    everyMs: 15_000,
    async run(context) {
      for (const tenant of await findTenants(context.db)) {
        while ((await notifyOfSoon(context, tenant)) === atOnce);
      }
    },
  };
}
