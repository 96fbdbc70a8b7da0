import { given } from '../../engine/given.ts';
import type { FactsByIds } from '../../engine/profile/webhook-facts.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { WorkKind } from '../../platform/db/schema/work-kind.ts';
import type { EventRow } from '../events/index.ts';
import { type StoredMessage, worded } from '../messages/index.ts';

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
  const texts = { 'zh-CN': worded(message, 'zh-CN', timeZone), en: worded(message, 'en', timeZone) };
  const target = objectKind && objectId ? { kind: objectKind, id: objectId } : undefined;
  return { kind, sysMsgFlag, accountIds, target, texts };
}

/** What is sent of events; of things that are gone nothing. */
export async function contentsOf(
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
    const things = new Map(found.map((thing) => [thing.id, given(thing)]));
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
