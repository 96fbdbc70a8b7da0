import type { DataOf, webhooks } from '@svcdesk/core/contract';
import { byIds } from '../../engine/list/access-path.ts';
import { defineList } from '../../engine/list/list.ts';
import { raw } from '../../engine/list/sql.ts';
import { type Nullable, omitNulls } from '../../engine/omit-nulls.ts';

type Delivery = DataOf<typeof webhooks.deliveries>['list'][number];

/** What was sent to a webhook, newest first. */
export const deliveryList = defineList<
  { readonly tenantId: string },
  { readonly id: string },
  Nullable<Delivery>,
  Delivery
>({
  name: 'webhooks.deliveries',
  table: 'webhook_deliveries',
  accessPaths: (_, { id }) => [byIds('webhook_id', [id])],
  select: () => ({
    as: 'd',
    columns: raw(`d.id, d.event, d.state, d.body, d.attempts, d.http_status AS "httpStatus", d.error,
      d.duration_ms AS "durationMs", d.created_at AS "createdAt", d.delivered_at AS "deliveredAt",
      d.next_try_at AS "nextTryAt"`),
  }),
  present: (rows) =>
    rows.map(({ id, event, state, body, attempts, createdAt, ...more }) => {
      const { httpStatus, error, durationMs, deliveredAt, nextTryAt } = more;
      const known = omitNulls({ httpStatus, error, durationMs, deliveredAt, nextTryAt });
      return { id, event, state, body, attempts, createdAt, ...known };
    }),
});
