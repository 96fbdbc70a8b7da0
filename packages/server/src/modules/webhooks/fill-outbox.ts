import { timeOrderedId } from '@svcdesk/core';
import { type WebhookEvent, webhookNames } from '@svcdesk/core/contract';
import { type Database, statement, type Transaction } from '../../platform/db/index.ts';
import type { WorkKind } from '../../platform/db/schema/work-kind.ts';
import { type EventRow, endsOfEvents, eventsAfter, isAfter, type Position } from '../events/index.ts';
import { contentsOf, type FactsOfKinds } from './contents.ts';

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

interface Hook extends Position {
  readonly hookId: string;
  readonly events: readonly string[];
}

/** One server at a time moves a webhook on; the others find it busy and leave it. */
const lockOne = statement<Hook, [tenantId: string, hookId: string]>(
  'webhooks.lockOne',
  `SELECT id AS "hookId", events, cursor_xid AS xid, cursor_id AS id FROM webhooks
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

const put = statement<object, [tenantId: string, hookId: string, at: string, deliveries: string]>(
  'webhooks.put',
  `INSERT INTO webhook_deliveries (tenant_id, id, webhook_id, event, body, next_try_at, created_at)
   SELECT $1, d.id, $2, d.event, d.body, $3, $3 FROM jsonb_to_recordset($4::jsonb) AS d(id uuid, event text, body text)`,
);

const atOnce = 200;

async function deliveriesOf(
  tx: Transaction,
  tenantId: string,
  rows: readonly EventRow[],
  { facts, now }: FillOptions,
) {
  const contents = await contentsOf(tx, tenantId, rows, facts);
  const at = now();
  return rows.flatMap((row) => {
    const event = eventNameOf(row);
    const data = contents.get(row);
    if (!event || !data) return [];
    const id = timeOrderedId(at.getTime());
    return [
      { id, event, body: JSON.stringify({ id, type: event, timestamp: row.createdAt, tenantId, data }) },
    ];
  });
}

/** What deliveries are made of, and by which clock. */
export interface FillOptions {
  readonly facts: FactsOfKinds;
  now(): Date;
}

/** Whether there may be more to send at once, and whether some of it has to wait. */
interface Filled {
  readonly more: boolean;
  readonly unsettled: boolean;
}

const nothing: Filled = { more: false, unsettled: false };

/** Makes deliveries of what has happened since a webhook was moved on last. */
async function fillOne(
  db: Database,
  tenantId: string,
  hookId: string,
  options: FillOptions,
): Promise<Filled> {
  return db.transaction(async (tx) => {
    const hook = await lockOne.first(tx, tenantId, hookId);
    if (!hook) return nothing;
    const { begun: end } = await endsOfEvents(tx);
    if (isAfter(hook, end)) {
      // The database was moved to another server, whose transactions are counted anew.
      await moveTo.change(tx, tenantId, hookId, end.xid, end.id);
      return nothing;
    }
    const { rows, unsettled } = await eventsAfter(tx, tenantId, hook, atOnce);
    const last = rows.at(-1);
    if (!last) return { more: false, unsettled };
    const wanted = rows.filter((row) => hook.events.includes(eventNameOf(row) ?? ''));
    const deliveries = await deliveriesOf(tx, tenantId, wanted, options);
    if (deliveries.length > 0) {
      await put.change(tx, tenantId, hookId, options.now().toISOString(), JSON.stringify(deliveries));
    }
    await moveTo.change(tx, tenantId, hookId, last.xid, last.id);
    return { more: rows.length === atOnce, unsettled };
  });
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
    let filled: Filled;
    do filled = await fillOne(db, tenantId, hookId, options);
    while (filled.more);
    unsettled ||= filled.unsettled;
  }
  return { hooks: hooks.length, unsettled };
}
