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

/** Leaves out what is null. */
function filled(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

const keyOf = ({ action, objectId }: EventRow): string => `${action} ${objectId ?? ''}`;

function messageData(row: EventRow, message: MessageFacts): object {
  const { accountIds, objectKind, objectId } = row;
  return {
    kind: message.kind,
    sysMsgFlag: message.sysMsgFlag,
    accountIds,
    ...(objectKind && objectId && { target: { kind: objectKind, id: objectId } }),
    // In both languages: only a phone knows which one its owner reads.
    texts: {
      'zh-CN': worded(message, 'zh-CN', message.timeZone),
      en: worded(message, 'en', message.timeZone),
    },
  };
}

/** What is sent of events; of things that are gone nothing. */
export async function contentsOf(
  on: Queryable,
  tenantId: string,
  rows: readonly EventRow[],
  facts: FactsOfKinds,
): Promise<ReadonlyMap<EventRow, object>> {
  const messageRows = rows.filter(({ kind }) => kind === 'message');
  const things = new Map<string, ReadonlyMap<string, object>>();
  for (const [kind, of] of Map.groupBy(
    rows.filter((row) => row.kind === 'record'),
    ({ objectKind }) => objectKind as WorkKind,
  )) {
    const ids = new Set(of.flatMap(({ objectId }) => objectId ?? []));
    const found = await facts[kind].all(on, tenantId, [...ids]);
    things.set(kind, new Map(found.map((row) => [row.id, filled(row)])));
  }
  const messages = new Map(
    messageRows.length === 0
      ? []
      : (
          await messagesByKey.all(
            on,
            tenantId,
            [...new Set(messageRows.flatMap(({ accountIds }) => accountIds))],
            [...new Set(messageRows.map(keyOf))],
          )
        ).map((message) => [message.key, message]),
  );
  const contents = new Map<EventRow, object>();
  for (const row of rows) {
    const { objectKind, objectId, action, internal } = row;
    const thing = row.kind === 'record' ? things.get(objectKind ?? '')?.get(objectId ?? '') : undefined;
    const message = row.kind === 'message' ? messages.get(keyOf(row)) : undefined;
    if (thing) contents.set(row, { action, internal, [objectKind ?? '']: thing });
    else if (message) contents.set(row, messageData(row, message));
  }
  return contents;
}
