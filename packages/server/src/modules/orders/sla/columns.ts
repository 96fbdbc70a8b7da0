import type { SlaFold } from '@svcdesk/core/sla';
import { isoOf, msOf } from '../../../engine/instants.ts';
import type { OrderRow } from '../row/order-row.ts';

/** The columns that keep a fold. */
export type SlaColumns = Pick<
  OrderRow,
  | 'slaPhase'
  | 'respondedAt'
  | 'responseDueAt'
  | 'resolveDueAt'
  | 'responseMet'
  | 'resolveMet'
  | 'nextDueAt'
  | 'nextWarnAt'
  | 'slaUsedMs'
  | 'slaAllowanceMs'
  | 'slaSinceAt'
>;

/** A fold as columns. */
export function slaColumns(fold: SlaFold): SlaColumns {
  return {
    slaPhase: fold.phase,
    respondedAt: isoOf(fold.respondedAt),
    responseDueAt: isoOf(fold.responseDueAt),
    resolveDueAt: isoOf(fold.resolveDueAt),
    responseMet: fold.responseMet ?? null,
    resolveMet: fold.resolveMet ?? null,
    nextDueAt: isoOf(fold.nextDueAt),
    nextWarnAt: isoOf(fold.nextWarnAt),
    slaUsedMs: fold.used ? Math.round(fold.used.usedMs) : null,
    slaAllowanceMs: fold.used ? Math.round(fold.used.allowanceMs) : null,
    slaSinceAt: isoOf(fold.used?.since),
  };
}

/** What of a row tells where its clocks stand at an instant. */
export type SlaStanding = Pick<
  OrderRow,
  'slaPhase' | 'nextDueAt' | 'nextWarnAt' | 'slaUsedMs' | 'slaAllowanceMs' | 'slaSinceAt'
>;

/** The part of a fold that depends on the present, read back from columns. */
export function standingOf(row: SlaStanding): Pick<SlaFold, 'phase' | 'nextDueAt' | 'nextWarnAt' | 'used'> {
  const { slaUsedMs, slaAllowanceMs } = row;
  return {
    phase: row.slaPhase,
    nextDueAt: msOf(row.nextDueAt),
    nextWarnAt: msOf(row.nextWarnAt),
    used:
      slaUsedMs === null || slaAllowanceMs === null
        ? undefined
        : { usedMs: slaUsedMs, allowanceMs: slaAllowanceMs, since: msOf(row.slaSinceAt) },
  };
}
