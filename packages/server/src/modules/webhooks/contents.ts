import { type Queryable, statement } from '../../db/index.ts';
import type { EventRow } from '../events/event-rows.ts';
import { type StoredMessage, worded } from '../messages/wording.ts';

interface OrderFacts {
  id: string;
}

/** An order as those outside know it: by its number, its state and the ids to look up the rest by. */
const ordersByIds = statement<OrderFacts, [tenantId: string, ids: readonly string[]]>(
  'webhooks.orders',
  `SELECT id, order_no AS "orderNo", title, status, priority, source, type_name AS "typeName",
     catalog_name AS "serverCatalogName", customer_id AS "customerId", customer_name AS "customerName",
     cell_id AS "cellId", cell_name AS "cellName", group_id AS "handlerGroupId", assignee_id AS "assigneeId",
     handler_id AS "handlerId", round, version, created_at AS "createdAt", resolved_at AS "resolvedAt",
     next_due_at AS "nextDueAt"
   FROM orders WHERE tenant_id = $1 AND id = ANY($2::uuid[])`,
);

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

const keyOf = ({ action, objectId }: EventRow): string => `${action} ${objectId ?? ''}`;

function messageData(row: EventRow, message: MessageFacts): object {
  const { accountIds, objectKind, objectId } = row;
  return {
    kind: message.kind,
    sysMsgFlag: message.sysMsgFlag,
    accountIds,
    ...(objectKind && objectId ? { target: { kind: objectKind, id: objectId } } : {}),
    // In both languages: only a phone knows which one its owner reads.
    texts: {
      'zh-CN': worded(message, 'zh-CN', message.timeZone),
      en: worded(message, 'en', message.timeZone),
    },
  };
}

/** Leaves out what is null. */
function filled(facts: object): object {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}

/** What is told of events; of things that are gone nothing. */
export async function contentsOf(
  on: Queryable,
  tenantId: string,
  rows: readonly EventRow[],
): Promise<ReadonlyMap<EventRow, object>> {
  const told = rows.filter(({ kind }) => kind === 'message');
  const orderIds = rows.flatMap(({ kind, objectId }) => (kind === 'record' && objectId ? [objectId] : []));
  const orders = new Map(
    orderIds.length === 0
      ? []
      : (await ordersByIds.all(on, tenantId, [...new Set(orderIds)])).map((order) => [order.id, order]),
  );
  const messages = new Map(
    told.length === 0
      ? []
      : (
          await messagesByKey.all(
            on,
            tenantId,
            [...new Set(told.flatMap(({ accountIds }) => accountIds))],
            [...new Set(told.map(keyOf))],
          )
        ).map((message) => [message.key, message]),
  );
  const contents = new Map<EventRow, object>();
  for (const row of rows) {
    const order = row.kind === 'record' ? orders.get(row.objectId ?? '') : undefined;
    const message = row.kind === 'message' ? messages.get(keyOf(row)) : undefined;
    if (order) {
      contents.set(row, { action: row.action, internal: row.internal, order: filled(order) });
    } else if (message) contents.set(row, messageData(row, message));
  }
  return contents;
}
