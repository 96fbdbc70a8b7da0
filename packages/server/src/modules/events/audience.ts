import type { StreamEventKind, StreamEvents } from '@svcdesk/core/contract';
import {
  clientView,
  maySee,
  type OrderAction,
  type OtherWorkKind,
  orderStatus,
  requirementAudience,
} from '@svcdesk/core/rules';
import type { Reader, Sight } from '../../engine/sight.ts';
import type { EventRow } from './event-rows.ts';
import type { HeardOf, Things } from './sights.ts';

/** One event as a reader gets it. */
export type EmittedEvent = {
  [Kind in StreamEventKind]: { readonly kind: Kind; readonly data: StreamEvents[Kind] };
}[StreamEventKind];

/** States in which an order may wait in the pool. */
const waits = (status: number | null): boolean =>
  status === null || status === orderStatus.pending || status === orderStatus.assigned;

/** What is heard of an order: what happened, that it left the sight of staff, and that a pool of theirs has changed. */
function eventsOfOrder(row: EventRow, id: string, order: HeardOf, reader: Reader): EmittedEvent[] {
  const { action, internal, groupId: group, fromStatus, toStatus } = row;
  if (action === null) return [];
  const sees = maySee({ ...order, copied: order.copiedIds.includes(reader.accountId) }, reader);
  if (reader.kind === 'client') {
    // Of what clients are not shown they shall not even hear that it happened.
    const isShown = sees && clientView({ action: action as OrderAction, internal }) !== undefined;
    return isShown ? [{ kind: 'order', data: { id, action } }] : [];
  }
  const groups = [...reader.memberGroupIds, ...reader.ledGroupIds];
  const isOwn = (groupId: string | null): groupId is string => groupId !== null && groups.includes(groupId);
  const emitted: EmittedEvent[] = [];
  if (sees) emitted.push({ kind: 'order', data: { id, action } });
  else if (isOwn(group)) emitted.push({ kind: 'order', data: { id, action, gone: true } });
  if (!waits(fromStatus) && !waits(toStatus)) return emitted;
  const pools = [...new Set([group, order.groupId])].filter(isOwn);
  return [...emitted, ...pools.map((groupId) => ({ kind: 'pool' as const, data: { id, groupId } }))];
}

/** A lock that a lead broke is to clients one that nobody holds any more: who saw to that is not theirs to know. */
function actionFor({ action }: EventRow, reader: Reader): string {
  return reader.kind === 'client' && requirementAudience(action ?? '') === 'staff'
    ? 'unlock'
    : (action ?? '');
}

/** What is heard of work beside orders: who sees it hears of it, and who saw it until then that it is gone. */
function eventsOfWork(row: EventRow, id: string, sight: Sight, reader: Reader): EmittedEvent[] {
  const data = { kind: row.objectKind as OtherWorkKind, id, action: actionFor(row, reader) };
  if (sight(reader)) return [{ kind: 'work', data }];
  return row.former && sight(reader, row.former) ? [{ kind: 'work', data: { ...data, gone: true } }] : [];
}

/** What a reader hears of something that happened; nothing when it is not for them. */
export function eventsOf(row: EventRow, { orders, others }: Things, reader: Reader): EmittedEvent[] {
  const { kind, action, accountIds, objectKind, objectId } = row;
  const target = objectKind && objectId ? { kind: objectKind, id: objectId } : undefined;
  if (kind === 'record') {
    const order = target?.kind === 'order' ? orders.get(target.id) : undefined;
    const sight = target && others.get(target.kind)?.get(target.id);
    if (target && order) return eventsOfOrder(row, target.id, order, reader);
    return target && sight ? eventsOfWork(row, target.id, sight, reader) : [];
  }
  if (!accountIds.includes(reader.accountId)) return [];
  const data = kind === 'read' ? { read: true } : { read: false, kind: action ?? '', target };
  return [{ kind: 'message', data }];
}
