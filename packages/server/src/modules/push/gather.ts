import type { push } from '@svcdesk/core/contract';
import { formatTimestamp } from '@svcdesk/core/format';
import { type Locale, phrasesFor } from '@svcdesk/core/phrases';
import { accountActive } from '../../platform/db/active.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import type { messages, pushSubscriptions } from '../../platform/db/schema/index.ts';
import { sessionLive } from '../../platform/sessions/lookup.ts';
import { type EventRow, eventsSince, type Position } from '../events/index.ts';
import { type StoredMessage, wordMessage } from '../messages/index.ts';

type PushKind = (typeof push.pushKinds)[number];

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

type Browser = Pick<
  typeof pushSubscriptions.$inferSelect,
  'id' | 'accountId' | 'endpoint' | 'p256dh' | 'auth' | 'quietFrom' | 'quietTo' | 'failingSince'
>;

/** A push to one browser. */
export type Push = Browser & {
  readonly payload: string;
  readonly traceparent: string | null;
  readonly happenedAt: string;
};

const atOnce = 200;
/** Older messages are not pushed: they stand in the list of messages. */
export const freshMs = 15 * 60_000;
/** A push service takes four kilobytes. */
const maxBodyLength = 400;

const lock = statement<Position, [tenantId: string]>(
  'push.lock',
  `SELECT c.xid, c.event_id AS id FROM push_cursors c WHERE c.tenant_id = $1
     AND EXISTS (SELECT FROM push_subscriptions s WHERE s.tenant_id = $1) FOR UPDATE SKIP LOCKED`,
);

const moveTo = statement<object, [tenantId: string, xid: number, eventId: number]>(
  'push.moveTo',
  'UPDATE push_cursors SET xid = $2, event_id = $3 WHERE tenant_id = $1',
);

type Addressed = Browser &
  StoredMessage &
  Pick<typeof messages.$inferSelect, 'targetKind' | 'targetId'> & {
    readonly messageId: string;
    readonly locale: string | null;
    readonly timeZone: string;
  };

/** Browsers of those who were notified, with the message as it stands now; who has read it already needs no push. */
const addressed = statement<
  Addressed,
  [tenantId: string, accountIds: readonly string[], mergeKey: string, pushKind: string, at: Date]
>(
  'push.addressed',
  `SELECT s.id, s.account_id AS "accountId", s.failing_since AS "failingSince", s.endpoint, s.p256dh, s.auth, s.quiet_from AS "quietFrom",
     s.quiet_to AS "quietTo", a.locale, t.time_zone AS "timeZone", m.id AS "messageId", m.kind, m.params,
     m.target_kind AS "targetKind", m.target_id AS "targetId", w.name AS "byName"
   FROM push_subscriptions s
   JOIN tenants t ON t.id = s.tenant_id
   JOIN accounts a ON a.tenant_id = s.tenant_id AND a.id = s.account_id
     AND ${accountActive('a')}
   JOIN sessions x ON x.tenant_id = s.tenant_id AND x.id = s.session_id
     AND ${sessionLive('x', '$5')}
   JOIN LATERAL (SELECT * FROM messages m WHERE m.tenant_id = $1 AND m.merge_key = $3 AND m.account_id = s.account_id
     ORDER BY m.created_at DESC LIMIT 1) m ON m.read_at IS NULL
   LEFT JOIN accounts w ON w.tenant_id = s.tenant_id AND w.id = (m.params->>'byId')::uuid
   WHERE s.tenant_id = $1 AND s.account_id = ANY($2::uuid[]) AND $4 = ANY(s.kinds)`,
);

const cut = (text: string) => (text.length > maxBodyLength ? `${text.slice(0, maxBodyLength - 1)}…` : text);

function payloadOf(row: Addressed, pushKind: string): string {
  const locale: Locale = row.locale === 'en' ? 'en' : 'zh-CN';
  const { title, content } = wordMessage(row, locale, row.timeZone);
  const { buttons } = phrasesFor(locale);
  const target = row.targetKind && row.targetId ? { kind: row.targetKind, id: row.targetId } : undefined;
  // Only an order that was assigned waits to be accepted by this one person.
  const accept = row.kind === 'order.assigned' ? [{ action: 'accept', title: buttons['order.accept'] }] : [];
  return JSON.stringify({
    title,
    body: cut(content),
    kind: pushKind,
    tag: `${row.kind} ${row.targetId ?? ''}`,
    target: target ?? { kind: 'message', id: row.messageId },
    actions: [...accept, { action: 'open', title: buttons['c.report.view'] }],
  });
}

async function pushesOf(tx: Transaction, tenantId: string, event: EventRow, at: Date): Promise<Push[]> {
  const messageKind = event.action ?? '';
  const pushKind = pushKindOf(messageKind);
  const mergeKey = `${messageKind} ${event.objectId ?? ''}`;
  const rows = await addressed.all(tx, tenantId, event.accountIds, mergeKey, pushKind, at);
  return rows
    .filter(({ quietFrom, quietTo, timeZone }) => {
      const time = formatTimestamp(at.toISOString(), timeZone).slice(11, 16);
      return !isQuiet(time, quietFrom, quietTo);
    })
    .map((row) => ({
      ...row,
      payload: payloadOf(row, pushKind),
      traceparent: event.traceparent,
      happenedAt: event.createdAt,
    }));
}

/**
 * What a tenant's browsers are to be notified of since it was last looked, on one server at a time. It is sent once: a
 * push that is lost on the way still stands among the messages.
 */
export async function gatherPushes(tx: Transaction, tenantId: string, at: Date) {
  const pushes: Push[] = [];
  const cursor = await lock.first(tx, tenantId);
  if (!cursor) return { pushes, more: false, unsettled: false };
  const { rows, to, more, unsettled } = await eventsSince(tx, tenantId, cursor, atOnce);
  for (const event of rows) {
    const isNews = event.kind === 'message' && at.getTime() - Date.parse(event.createdAt) < freshMs;
    if (isNews) pushes.push(...(await pushesOf(tx, tenantId, event, at)));
  }
  if (to) await moveTo.change(tx, tenantId, to.xid, to.id);
  return { pushes, more, unsettled };
}
