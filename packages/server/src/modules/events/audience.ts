import type { StreamEventKind, StreamEvents } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import {
  clientView,
  maySee,
  type OrderAction,
  type OtherWorkKind,
  orderStatus,
  requirementAudience,
} from '@svcdesk/core/rules';
import type { Reader } from '../../engine/sight.ts';
import type { EventRow } from './event-rows.ts';
import type { HeardOf, Things } from './sights.ts';

/** One event as a reader gets it. */
export type EmittedEvent = {
  [Kind in StreamEventKind]: { readonly kind: Kind; readonly data: StreamEvents[Kind] };
}[StreamEventKind];

/** States in which an order may wait in the pool. */
const waits = (status: number | null): boolean =>
  status === null || status === orderStatus.pending || status === orderStatus.assigned;

const belongsTo = (reader: StaffActor, groupId: string | null): groupId is string =>
  groupId !== null && (reader.memberGroupIds.includes(groupId) || reader.ledGroupIds.includes(groupId));

/** What staff hear of a record: the order, that it left their sight, and that a pool of theirs has changed. */
function eventsOfStaff(
  row: EventRow,
  orderId: string,
  order: HeardOf,
  sees: boolean,
  reader: StaffActor,
): EmittedEvent[] {
  const action = row.action ?? '';
  const emitted: EmittedEvent[] = [];
  if (sees) emitted.push({ kind: 'order', data: { id: orderId, action } });
  else if (belongsTo(reader, row.groupId))
    emitted.push({ kind: 'order', data: { id: orderId, action, gone: true } });
  if (waits(row.fromStatus) || waits(row.toStatus)) {
    for (const groupId of new Set([row.groupId, order.groupId])) {
      if (belongsTo(reader, groupId)) emitted.push({ kind: 'pool', data: { id: orderId, groupId } });
    }
  }
  return emitted;
}

function eventsOfOrder(row: EventRow, order: HeardOf | undefined, reader: Reader): EmittedEvent[] {
  const { objectId, action, internal } = row;
  if (!order || objectId === null || action === null) return [];
  const sees = maySee({ ...order, copied: order.copiedIds.includes(reader.accountId) }, reader);
  if (reader.kind === 'staff') return eventsOfStaff(row, objectId, order, sees, reader);
  // Of what clients are not shown they shall not even hear that it happened.
  const shown = sees && clientView({ action: action as OrderAction, internal }) !== undefined;
  return shown ? [{ kind: 'order', data: { id: objectId, action } }] : [];
}

/** A lock that a lead broke is to clients one that nobody holds any more: who saw to that is not theirs to know. */
function actionFor({ action }: EventRow, reader: Reader): string {
  return reader.kind === 'client' && requirementAudience(action ?? '') === 'staff'
    ? 'unlock'
    : (action ?? '');
}

/** What is heard of work beside orders: who sees it hears of it, and who saw it until then that it is gone. */
function eventsOfWork(
  row: EventRow,
  kind: OtherWorkKind,
  { others }: Things,
  reader: Reader,
): EmittedEvent[] {
  const { objectId, former } = row;
  const sight = others.get(kind)?.get(objectId ?? '');
  if (!sight || objectId === null) return [];
  const data = { kind, id: objectId, action: actionFor(row, reader) };
  if (sight(reader)) return [{ kind: 'work', data }];
  return former && sight(reader, former) ? [{ kind: 'work', data: { ...data, gone: true } }] : [];
}

/** What a reader hears of something that happened; nothing when it is not for them. */
export function eventsOf(row: EventRow, things: Things, reader: Reader): EmittedEvent[] {
  if (row.kind === 'record') {
    return row.objectKind === 'order'
      ? eventsOfOrder(row, things.orders.get(row.objectId ?? ''), reader)
      : eventsOfWork(row, row.objectKind as OtherWorkKind, things, reader);
  }
  if (!row.accountIds.includes(reader.accountId)) return [];
  if (row.kind === 'read') return [{ kind: 'message', data: { read: true } }];
  const { action, objectKind, objectId } = row;
  const target =
    objectKind !== null && objectId !== null ? { target: { kind: objectKind, id: objectId } } : {};
  return [{ kind: 'message', data: { read: false, kind: action ?? '', ...target } }];
}
