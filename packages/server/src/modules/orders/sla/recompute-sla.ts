import type { OrderAction } from '@svcdesk/core/rules';
import { computeSla, type SlaClocks, type SlaRecord } from '@svcdesk/core/sla';
import { type CalendarOf, clockOf } from '../../../engine/clocks.ts';
import { isoOf, msOf } from '../../../engine/timestamps.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import type { WorkServices } from '../../../platform/http/services.ts';
import type { OrderRow } from '../row/order-row.ts';

/** A record as far as clocks go by it. */
export interface ClockRecordRow {
  action: OrderAction;
  fromStatus: number | null;
  toStatus: number;
  actorKind: string;
  effectiveAt: string;
  internal: boolean;
  pausesSla: boolean | null;
  targets: { responseMinutes?: number; resolveMinutes?: number } | null;
}

/** Of an order `o`: the records that its clocks are computed from, as one value, to be read with the order itself. */
export const clockRecordsOf = `(SELECT json_agg(json_build_object('action', r.action, 'fromStatus', r.from_status,
    'toStatus', r.to_status, 'actorKind', r.actor_kind, 'effectiveAt', r.effective_at, 'internal', r.internal,
    'pausesSla', r.pauses_sla, 'targets', r.targets) ORDER BY r.seq)
  FROM order_records r WHERE r.tenant_id = o.tenant_id AND r.order_id = o.id)`;

const clockRecords = statement<{ records: ClockRecordRow[] | null }, [tenantId: string, orderId: string]>(
  'sla.clockRecords',
  `SELECT ${clockRecordsOf} AS records FROM orders o WHERE o.tenant_id = $1 AND o.id = $2`,
);

/** Records as the clocks' rules take them. */
export function slaRecords(rows: readonly ClockRecordRow[]): SlaRecord[] {
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

/** What the clocks of an order are computed from. */
export async function slaRecordsOf(on: Queryable, tenantId: string, orderId: string): Promise<SlaRecord[]> {
  return slaRecords((await clockRecords.first(on, tenantId, orderId))?.records ?? []);
}

/** An order's clocks as columns. */
export function slaColumns(clocks: SlaClocks) {
  return {
    slaPhase: clocks.phase,
    respondedAt: isoOf(clocks.respondedAt),
    responseDueAt: isoOf(clocks.responseDueAt),
    resolveDueAt: isoOf(clocks.resolveDueAt),
    responseMet: clocks.responseMet ?? null,
    resolveMet: clocks.resolveMet ?? null,
    nextDueAt: isoOf(clocks.nextDueAt),
    nextWarnAt: isoOf(clocks.nextWarnAt),
    slaUsedMs: clocks.used ? Math.round(clocks.used.usedMs) : null,
    slaAllowanceMs: clocks.used ? Math.round(clocks.used.allowanceMs) : null,
    slaSinceAt: isoOf(clocks.used?.since),
  } satisfies Partial<OrderRow>;
}

/** The part of the clocks that depends on the present, read back from columns. */
export function standingOf(
  row: Pick<
    OrderRow,
    'slaPhase' | 'nextDueAt' | 'nextWarnAt' | 'slaUsedMs' | 'slaAllowanceMs' | 'slaSinceAt'
  >,
) {
  const { slaPhase: phase, slaUsedMs: usedMs, slaAllowanceMs: allowanceMs } = row;
  const used =
    usedMs === null || allowanceMs === null
      ? undefined
      : { usedMs, allowanceMs, since: msOf(row.slaSinceAt) };
  return { phase, nextDueAt: msOf(row.nextDueAt), nextWarnAt: msOf(row.nextWarnAt), used };
}

/** Computes an order's clocks anew from its records, those about to be written among them. */
export async function recomputeSla(
  on: Queryable,
  services: WorkServices,
  order: { readonly tenantId: string } & CalendarOf,
  records: readonly SlaRecord[],
) {
  return slaColumns(computeSla(records, await clockOf(on, services, order.tenantId, order)));
}
