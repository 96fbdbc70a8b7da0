import {
  type OrderSource,
  type OrderState,
  type OrderStatus,
  orderStatus,
  type PriorityCode,
  type RecordDraft,
} from '@svcdesk/core/rules';
import { isoOf, msOf } from '../../../engine/timestamps.ts';
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
export type StateRow = Pick<OrderRow, (typeof stateColumns)[number]> & {
  /** Whether it was copied to the reader; only where they may see it for that. */
  readonly copied?: boolean;
};

/** Whether an order `o` was copied to an account, in SQL. */
export const copiedTo = (account: string) => `EXISTS (SELECT FROM order_cc c
    WHERE c.tenant_id = o.tenant_id AND c.order_id = o.id AND c.account_id = ${account}) AS copied`;

/** A row as the rules see it; whether its handler may go on with it is asked where it is acted on. */
export function stateOf(row: StateRow, handlerActive?: boolean | null): OrderState {
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
    handlerActive: handlerActive ?? undefined,
    copied: row.copied,
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

/** The columns of an order that was just raised, with its first records, beside what its draft says. */
export function newOrderColumns(state: OrderState, records: readonly RecordDraft[], createdAt: number) {
  return {
    id: state.id,
    source: state.source,
    acceptedAt: isoOf(records.find(({ action }) => action === 'accept')?.effectiveAt),
    hungUpAt: state.status === orderStatus.suspended ? isoOf(createdAt) : null,
    solution: null,
    causeCode: null,
    spentMinutes: null,
    beforePhotos: '',
    afterPhotos: '',
    signature: '',
    clockedInAt: null,
    clockedInById: null,
    requirementId: null,
    entrusted: false,
    createdAt: isoOf(createdAt),
    ...columnsOfState(state),
  } satisfies Partial<OrderRow>;
}
