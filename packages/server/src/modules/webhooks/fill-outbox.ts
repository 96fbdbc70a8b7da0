import { timeOrderedId } from '@svcdesk/core';
import { type WebhookEvent, webhookNames } from '@svcdesk/core/contract';
import type { FactsByIds } from '../../engine/integration/kind-integration.ts';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { isoOf } from '../../engine/timestamps.ts';
import {
  type Database,
  insertRows,
  type Queryable,
  statement,
  type Transaction,
} from '../../platform/db/index.ts';
import type { WorkKind } from '../../platform/db/schema/columns.ts';
import { webhookDeliveries } from '../../platform/db/schema/index.ts';
import { type EventRow, eventsSince, type Position } from '../events/index.ts';
import { type StoredMessage, wordMessage } from '../messages/index.ts';

type MessageFacts = StoredMessage & { key: string; sysMsgFlag: number; timeZone: string };

/** One of the messages that an event stands for: all its recipients got the same. */
const messagesByKey = statement<
  MessageFacts,
  [tenantId: string, accountIds: readonly string[], keys: readonly string[]]
>(
  'webhooks.messages',
  `SELECT DISTINCT ON (m.merge_key) m.merge_key AS key, m.kind, m.params, m.sys_msg_flag AS "sysMsgFlag",
     a.name AS "byName", t.time_zone AS "timeZone"
   FROM messages m JOIN tenants t ON t.id = m.tenant_id
   LEFT JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = (m.params->>'byId')::uuid
   WHERE m.tenant_id = $1 AND m.account_id = ANY($2::uuid[]) AND m.merge_key = ANY($3::text[])
   ORDER BY m.merge_key, m.created_at DESC`,
);

/** What webhooks are given of things, by their kind. */
export type FactsOfKinds = Readonly<Record<WorkKind, FactsByIds>>;

const keyOf = ({ action, objectId }: EventRow): string => `${action} ${objectId ?? ''}`;

function messageData({ accountIds, objectKind, objectId }: EventRow, message: MessageFacts): object {
  const { kind, sysMsgFlag, timeZone } = message;
  // In both languages: only a phone knows which one its owner reads.
  const texts = {
    'zh-CN': wordMessage(message, 'zh-CN', timeZone),
    en: wordMessage(message, 'en', timeZone),
  };
  const target = objectKind && objectId ? { kind: objectKind, id: objectId } : undefined;
  return { kind, sysMsgFlag, accountIds, target, texts };
}

/** What is sent of events; of things that are gone nothing. */
async function contentsOf(
  on: Queryable,
  tenantId: string,
  rows: readonly EventRow[],
  facts: FactsOfKinds,
): Promise<ReadonlyMap<EventRow, object>> {
  const contents = new Map<EventRow, object>();
  const { record = [], message = [] } = Object.groupBy(rows, ({ kind }) => kind);
  for (const [kind, of] of Map.groupBy(record, ({ objectKind }) => objectKind as WorkKind)) {
    const ids = new Set(of.flatMap(({ objectId }) => objectId ?? []));
    const found = await facts[kind].all(on, tenantId, [...ids]);
    const things = new Map(found.map((thing) => [thing.id, omitNulls(thing)]));
    for (const row of of) {
      const thing = things.get(row.objectId ?? '');
      if (thing) contents.set(row, { action: row.action, internal: row.internal, [kind]: thing });
    }
  }
  if (message.length === 0) return contents;
  const accountIds = new Set(message.flatMap((row) => row.accountIds));
  const keys = new Set(message.map(keyOf));
  const stored = await messagesByKey.all(on, tenantId, [...accountIds], [...keys]);
  for (const row of message) {
    const own = stored.find(({ key }) => key === keyOf(row));
    if (own) contents.set(row, messageData(row, own));
  }
  return contents;
}

interface Names {
  readonly actions: Readonly<Record<string, string>>;
  readonly into: Readonly<Record<number, string>>;
}

/** What webhooks call something that happened; undefined for what they are not sent. */
function eventNameOf(row: EventRow): WebhookEvent | undefined {
  const { kind, objectKind, action, fromStatus, toStatus } = row;
  if (kind === 'message') return 'message.created';
  if (kind !== 'record') return undefined;
  const of = objectKind as WorkKind;
  const { actions, into }: Names = webhookNames[of];
  const reached = fromStatus === toStatus ? undefined : into[toStatus ?? 0];
  return `${of}.${reached ?? actions[action ?? ''] ?? 'updated'}` as WebhookEvent;
}

/** One server at a time moves a webhook on; the others find it busy and leave it. */
const lockOne = statement<Position & { events: string[] }, [tenantId: string, hookId: string]>(
  'webhooks.lockOne',
  `SELECT events, cursor_xid AS xid, cursor_id AS id FROM webhooks
   WHERE tenant_id = $1 AND id = $2 AND enabled FOR UPDATE SKIP LOCKED`,
);

const enabledOf = statement<{ hookId: string }, [tenantId: string]>(
  'webhooks.enabledOf',
  'SELECT id AS "hookId" FROM webhooks WHERE tenant_id = $1 AND enabled',
);

const moveTo = statement<object, [tenantId: string, hookId: string, xid: number, id: number]>(
  'webhooks.moveTo',
  'UPDATE webhooks SET cursor_xid = $3, cursor_id = $4 WHERE tenant_id = $1 AND id = $2',
);

const atOnce = 200;

/** What deliveries are made of, and by which clock. */
interface FillOptions {
  readonly facts: FactsOfKinds;
  now(): Date;
}

/** Makes deliveries of what has happened since a webhook was moved on last. */
async function fillOne(tx: Transaction, tenantId: string, webhookId: string, { facts, now }: FillOptions) {
  const hook = await lockOne.first(tx, tenantId, webhookId);
  if (!hook) return { more: false, unsettled: false };
  const { rows, to, more, unsettled } = await eventsSince(tx, tenantId, hook, atOnce);
  const wanted = rows.filter((row) => hook.events.includes(eventNameOf(row) ?? ''));
  const contents = await contentsOf(tx, tenantId, wanted, facts);
  const at = now().getTime();
  const createdAt = isoOf(at);
  const deliveries = wanted.flatMap((row) => {
    const data = contents.get(row);
    const event = eventNameOf(row);
    if (!data || !event) return [];
    const id = timeOrderedId(at);
    const body = JSON.stringify({ id, type: event, timestamp: row.createdAt, tenantId, data });
    const { traceparent } = row;
    return [{ tenantId, id, webhookId, event, body, traceparent, nextTryAt: createdAt, createdAt }];
  });
  await insertRows(tx, webhookDeliveries, deliveries);
  if (to) await moveTo.change(tx, tenantId, webhookId, to.xid, to.id);
  return { more, unsettled };
}

/** Makes deliveries of everything that has happened for the webhooks of a tenant: how many it has, and whether some of it has to wait. */
export async function fillOutbox(
  db: Database,
  tenantId: string,
  options: FillOptions,
): Promise<{ readonly hooks: number; readonly unsettled: boolean }> {
  const hooks = await enabledOf.all(db, tenantId);
  let unsettled = false;
  for (const { hookId } of hooks) {
    const fill = () => db.transaction((tx) => fillOne(tx, tenantId, hookId, options));
    let filled = await fill();
    while (filled.more) filled = await fill();
    unsettled ||= filled.unsettled;
  }
  return { hooks: hooks.length, unsettled };
}
