import type { push } from '@svcdesk/core/contract';

export type PushKind = (typeof push.pushKinds)[number];

/** Messages that say that something became mine. */
const assigned: ReadonlySet<string> = new Set([
  'order.new',
  'order.assigned',
  'order.transferred',
  'order.reopened',
  'device.assigned',
  'pm.assigned',
  'project.assigned',
  'entrust.received',
]);

/** Messages that say that a clock runs out, or has. */
const late: ReadonlySet<string> = new Set([
  'sla.warn',
  'sla.missed',
  'order.unaccepted',
  'order.hungLong',
  'device.due',
  'device.overdue',
  'pm.due',
  'pm.overdue',
  'project.due',
  'project.overdue',
]);

/** As what a message is pushed. */
export function pushKindOf(messageKind: string): PushKind {
  if (assigned.has(messageKind)) return 'assigned';
  return late.has(messageKind) ? 'late' : 'message';
}

/** Whether a time of the day, HH:mm, lies in the quiet hours, which may go past midnight. */
export function isQuiet(time: string, from: string | null, to: string | null): boolean {
  if (!from || !to || from === to) return false;
  return from < to ? time >= from && time < to : time >= from || time < to;
}
