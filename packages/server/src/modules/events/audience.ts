import type { StreamEventKind, StreamEvents } from '@svcdesk/core/contract';
import {
  clientView,
  maySee,
  type OrderAction,
  type OrderParties,
  type OtherWorkKind,
  orderStatus,
  requirementAudience,
} from '@svcdesk/core/rules';
import { type Nullable, omitNulls } from '../../engine/omit-nulls.ts';
import type { Reader, Visibility, VisibilityOf } from '../../engine/visibility.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { EventRow } from './event-rows.ts';

/** An order, as far as its visibility needs. */
type EventVisibilityFacts = Omit<OrderParties, 'copied'> & {
  /** Who of the readers has a copy. */
  readonly copiedIds: readonly string[];
};

type Row = Nullable<EventVisibilityFacts> & { readonly id: string };

const ordersById = statement<Row, [tenantId: string, ids: readonly string[], readerIds: readonly string[]]>(
  'events.parties',
  `SELECT o.id, o.source, o.group_id AS "groupId", o.assignee_id AS "assigneeId", o.handler_id AS "handlerId",
     o.creator_id AS "createdById", o.creator_kind AS "createdByKind",
     o.report_account_id AS "reporterAccountId", o.customer_id AS "customerId", o.cell_id AS "cellId",
     ARRAY(SELECT c.account_id FROM order_cc c WHERE c.tenant_id = o.tenant_id AND c.order_id = o.id
       AND c.account_id = ANY($3::uuid[])) AS "copiedIds"
   FROM orders o WHERE o.tenant_id = $1 AND o.id = ANY($2::uuid[])`,
);

/** Who sees work beside orders, by its kind. */
export type WorkVisibility = Readonly<Record<OtherWorkKind, VisibilityOf>>;

/** The subjects of events, as far as their visibility needs. */
export interface EventSubjects {
  readonly orders: ReadonlyMap<string, EventVisibilityFacts>;
  /** Work of the other kinds. */
  readonly others: ReadonlyMap<string, ReadonlyMap<string, Visibility>>;
}

/** Looks up the things that rows are about, each kind at once. */
export async function loadSubjects(
  on: Queryable,
  tenantId: string,
  visibilityOf: WorkVisibility,
  rows: readonly EventRow[],
  readers: readonly Reader[],
): Promise<EventSubjects> {
  const records = Map.groupBy(
    rows.filter(({ kind }) => kind === 'record'),
    ({ objectKind }) => objectKind,
  );
  const idsOf = (kind: string) => [...new Set(records.get(kind)?.flatMap(({ objectId }) => objectId ?? []))];
  const readerIds = [...new Set(readers.map(({ accountId }) => accountId))];
  const orders = records.has('order') ? await ordersById.all(on, tenantId, idsOf('order'), readerIds) : [];
  const others = new Map<string, ReadonlyMap<string, Visibility>>();
  for (const [kind, visibility] of Object.entries(visibilityOf)) {
    if (records.has(kind)) others.set(kind, await visibility(on, tenantId, idsOf(kind), readers));
  }
  return { orders: new Map(orders.map((row) => [row.id, omitNulls(row)])), others };
}

/** One event as it is sent, but for its id. */
export function frameOf<Kind extends StreamEventKind>(kind: Kind, data: StreamEvents[Kind]): string {
  return `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The frames of an event for an account: prepared once for all, then chosen for each account. */
type Hearing = (reader: Reader) => readonly string[];

const nobody: Hearing = () => [];

/** States in which an order may wait in the pool. */
const waits = (status: number | null): boolean =>
  status === null || status === orderStatus.pending || status === orderStatus.assigned;

/** Events of an order: that it changed, that staff may no longer see it, and that a pool of theirs has changed. */
function hearingOfOrder(row: EventRow, id: string, order: EventVisibilityFacts): Hearing {
  const { action, internal, groupId: group, fromStatus, toStatus } = row;
  if (action === null) return nobody;
  const happened = frameOf('order', { id, action });
  const gone = frameOf('order', { id, action, gone: true });
  // Clients get no event of a record that they are not shown.
  const isForClients = clientView({ action: action as OrderAction, internal }) !== undefined;
  const waiting = waits(fromStatus) || waits(toStatus) ? new Set([group, order.groupId]) : [];
  const pools = [...waiting].flatMap((groupId) =>
    groupId === null ? [] : [{ groupId, frame: frameOf('pool', { id, groupId }) }],
  );
  return (reader) => {
    const sees = maySee({ ...order, copied: order.copiedIds.includes(reader.accountId) }, reader);
    if (reader.kind === 'client') return sees && isForClients ? [happened] : [];
    const isOwn = (groupId: string): boolean =>
      reader.memberGroupIds.includes(groupId) || reader.ledGroupIds.includes(groupId);
    const frames = pools.filter(({ groupId }) => isOwn(groupId)).map(({ frame }) => frame);
    if (sees) return [happened, ...frames];
    return group !== null && isOwn(group) ? [gone, ...frames] : frames;
  };
}

/** Clients see a lock that a lead broke as one that ended: who broke it is not theirs to know. */
function actionFor({ action }: EventRow, reader: Reader): string {
  return reader.kind === 'client' && requirementAudience(action ?? '') === 'staff'
    ? 'unlock'
    : (action ?? '');
}

/** Events of work beside orders: for those who see it, and for those who saw it until then that it is gone. */
function hearingOfWork(row: EventRow, id: string, isVisible: Visibility): Hearing {
  const { objectKind, former } = row;
  return (reader) => {
    const data = { kind: objectKind as OtherWorkKind, id, action: actionFor(row, reader) };
    if (isVisible(reader)) return [frameOf('work', data)];
    return former && isVisible(reader, former) ? [frameOf('work', { ...data, gone: true })] : [];
  };
}

/** The event for each reader; undefined when it is not for them. */
export function hearingOf(row: EventRow, { orders, others }: EventSubjects): Hearing {
  const { kind, action, accountIds, objectKind, objectId } = row;
  const target = objectKind && objectId ? { kind: objectKind, id: objectId } : undefined;
  if (kind === 'rights') return nobody;
  if (kind === 'record') {
    const order = target?.kind === 'order' ? orders.get(target.id) : undefined;
    const isVisible = target && others.get(target.kind)?.get(target.id);
    if (target && order) return hearingOfOrder(row, target.id, order);
    return target && isVisible ? hearingOfWork(row, target.id, isVisible) : nobody;
  }
  const frame = frameOf(
    'message',
    kind === 'read' ? { read: true } : { read: false, kind: action ?? '', target },
  );
  return ({ accountId }) => (accountIds.includes(accountId) ? [frame] : []);
}
