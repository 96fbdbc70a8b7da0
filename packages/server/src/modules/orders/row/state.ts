import type { OrderSource, OrderState, OrderStatus, PriorityCode } from '@svcdesk/core/rules';
import { isoOf, msOf } from '../../../engine/instants.ts';
import type { OrderRow } from './order-row.ts';

/** The columns that the rules ask for. */
export const stateColumns = [
  'id',
  'version',
  'status',
  'source',
  'groupId',
  'assigneeId',
  'handlerId',
  'ownerId',
  'creatorId',
  'creatorKind',
  'reportAccountId',
  'customerId',
  'cellId',
  'serviceMode',
  'priority',
  'typeId',
  'catalogId',
  'reporterId',
  'title',
  'round',
  'clockedInAt',
  'departedAt',
  'etaAt',
  'planStart',
  'planEnd',
  'hangUpReason',
  'resumeAt',
  'resolvedAt',
  'closedAt',
  'cancelReason',
  'duplicateOfId',
  'evaluated',
  'remindedAt',
  'remindCount',
  'lastRecordAt',
  'createdAt',
  'entrusted',
] as const satisfies readonly (keyof OrderRow)[];

/** A row that holds at least what the rules ask for. */
export type StateRow = Pick<OrderRow, (typeof stateColumns)[number]>;

/** What the rules need beside the row; each holds for one actor or one moment. */
export interface OrderFacts {
  readonly handlerActive?: boolean | undefined;
  readonly copied?: boolean | undefined;
}

/** A row as the rules see it. */
export function stateOf(row: StateRow, facts: OrderFacts = {}): OrderState {
  return {
    id: row.id,
    version: row.version,
    status: row.status as OrderStatus,
    source: row.source as OrderSource,
    groupId: row.groupId,
    assigneeId: row.assigneeId ?? undefined,
    handlerId: row.handlerId ?? undefined,
    ownerId: row.ownerId ?? undefined,
    createdById: row.creatorId,
    createdByKind: row.creatorKind,
    reporterAccountId: row.reportAccountId ?? undefined,
    customerId: row.customerId,
    cellId: row.cellId,
    serviceMode: row.serviceMode,
    priority: row.priority as PriorityCode,
    typeId: row.typeId,
    serverCatalogId: row.catalogId,
    reportId: row.reporterId ?? undefined,
    title: row.title,
    round: row.round,
    clockedIn: row.clockedInAt !== null,
    departedAt: msOf(row.departedAt),
    etaAt: msOf(row.etaAt),
    planStart: msOf(row.planStart),
    planEnd: msOf(row.planEnd),
    hangUpReason: row.hangUpReason ?? undefined,
    resumeAt: msOf(row.resumeAt),
    resolvedAt: msOf(row.resolvedAt),
    closedAt: msOf(row.closedAt),
    cancelReason: row.cancelReason ?? undefined,
    duplicateOfId: row.duplicateOfId ?? undefined,
    evaluation: row.evaluated ?? undefined,
    remindedAt: msOf(row.remindedAt),
    remindCount: row.remindCount,
    lastRecordAt: msOf(row.lastRecordAt ?? row.createdAt),
    entrustedOpen: row.entrusted,
    handlerActive: facts.handlerActive,
    copied: facts.copied,
  };
}

/** What the rules decided, as columns; those that only the server knows are left out. */
export function columnsOfState(state: OrderState) {
  return {
    version: state.version,
    status: state.status,
    groupId: state.groupId,
    assigneeId: state.assigneeId ?? null,
    handlerId: state.handlerId ?? null,
    ownerId: state.ownerId ?? null,
    serviceMode: state.serviceMode,
    priority: state.priority,
    round: state.round,
    departedAt: isoOf(state.departedAt),
    etaAt: isoOf(state.etaAt),
    planStart: isoOf(state.planStart),
    planEnd: isoOf(state.planEnd),
    hangUpReason: state.hangUpReason ?? null,
    resumeAt: isoOf(state.resumeAt),
    resolvedAt: isoOf(state.resolvedAt),
    closedAt: isoOf(state.closedAt),
    cancelReason: state.cancelReason ?? null,
    duplicateOfId: state.duplicateOfId ?? null,
    evaluated: state.evaluation ?? null,
    remindedAt: isoOf(state.remindedAt),
    remindCount: state.remindCount,
    lastRecordAt: isoOf(state.lastRecordAt),
  } satisfies Partial<OrderRow>;
}
