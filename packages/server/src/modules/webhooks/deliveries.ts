import type { CheckedRequestOf, DataOf, webhooks } from '@svcdesk/core/contract';
import { pagedList } from '../../engine/list/paged-list.ts';
import type { Queryable } from '../../platform/db/index.ts';

type Page = DataOf<typeof webhooks.deliveries>;
type Delivery = Page['list'][number];

type Row = {
  [Key in keyof Delivery]-?: undefined extends Delivery[Key]
    ? Exclude<Delivery[Key], undefined> | null
    : Delivery[Key];
};

const sent = pagedList<Row>({
  name: 'webhooks.deliveries',
  sources: [
    {
      table: 'webhook_deliveries',
      branches: [{ from: '(SELECT 1) a', where: 'r.webhook_id = {hookId}' }],
      reached: 'true',
    },
  ],
  shown: {
    columns: `d.id, d.event, d.state, d.body, d.attempts, d.http_status AS "httpStatus", d.error,
      d.duration_ms AS "durationMs", d.created_at AS "createdAt", d.delivered_at AS "deliveredAt",
      d.next_try_at AS "nextTryAt"`,
    joins: 'JOIN webhook_deliveries d ON d.tenant_id = {tenantId} AND d.id = top.id',
  },
});

const filled = (row: Row): Delivery =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Delivery;

/** What was sent to a webhook, newest first. */
export async function listDeliveries(
  db: Queryable,
  tenantId: string,
  { id: hookId, ...asked }: CheckedRequestOf<typeof webhooks.deliveries>,
): Promise<Page> {
  const { rows, rest } = await sent.read(db, asked, { tenantId, hookId });
  return { list: rows.map(filled), ...rest };
}
