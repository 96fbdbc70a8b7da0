import { foldSla, type OrderAction, type RecordDraft, type SlaRecord } from '@svcdesk/core/order';
import { type Queryable, statement } from '../../../db/index.ts';
import type { Services } from '../../../http/services.ts';
import { type CalendarOf, clockOf } from './clocks.ts';
import { type SlaColumns, slaColumns } from './columns.ts';

interface ClockRecordRow {
  action: OrderAction;
  fromStatus: number | null;
  toStatus: number;
  actorKind: string;
  effectiveAt: string;
  internal: boolean;
  pausesSla: boolean | null;
  targets: { responseMinutes?: number; resolveMinutes?: number } | null;
}

const clockRecords = statement<ClockRecordRow, [tenantId: string, orderId: string]>(
  'sla.clockRecords',
  `SELECT action, from_status AS "fromStatus", to_status AS "toStatus", actor_kind AS "actorKind",
     effective_at AS "effectiveAt", internal, pauses_sla AS "pausesSla", targets
   FROM order_records WHERE tenant_id = $1 AND order_id = $2 ORDER BY seq`,
);

/** What the clocks of an order are folded from. */
export async function slaRecordsOf(on: Queryable, tenantId: string, orderId: string): Promise<SlaRecord[]> {
  const rows = await clockRecords.all(on, tenantId, orderId);
  return rows.map((row) => ({
    action: row.action,
    from: row.fromStatus ?? undefined,
    to: row.toStatus,
    byKind: row.actorKind === 'job' ? 'job' : 'staff',
    effectiveAt: Date.parse(row.effectiveAt),
    internal: row.internal,
    pausesSla: row.pausesSla ?? undefined,
    targets: row.targets ?? undefined,
  }));
}

/** Folds an order's clocks anew, over the records that are written and those about to be. */
export async function refold(
  on: Queryable,
  services: Services,
  order: { readonly tenantId: string; readonly id: string } & CalendarOf,
  more: readonly RecordDraft[],
  written = true,
): Promise<SlaColumns> {
  const clock = await clockOf(on, services, order.tenantId, order);
  const before = written ? await slaRecordsOf(on, order.tenantId, order.id) : [];
  return slaColumns(foldSla([...before, ...more], clock));
}
