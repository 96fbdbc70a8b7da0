import type { CheckedRequestOf, DataOf, webhooks } from '@svcdesk/core/contract';
import { type Queryable, statement } from '../../db/index.ts';
import { invalid } from '../../http/refusals.ts';

type Page = DataOf<typeof webhooks.deliveries>;
type Delivery = Page['list'][number];

type Row = {
  [Key in keyof Delivery]-?: undefined extends Delivery[Key]
    ? Exclude<Delivery[Key], undefined> | null
    : Delivery[Key];
};

const newest = statement<
  Row,
  [
    tenantId: string,
    hookId: string,
    beforeAt: string | null,
    beforeId: string | null,
    limit: number,
    offset: number,
  ]
>(
  'webhooks.deliveriesNewest',
  `SELECT id, event, state, body, attempts, http_status AS "httpStatus", error, duration_ms AS "durationMs",
     created_at AS "createdAt", delivered_at AS "deliveredAt", next_try_at AS "nextTryAt"
   FROM webhook_deliveries WHERE tenant_id = $1 AND webhook_id = $2
     AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::uuid))
   ORDER BY created_at DESC, id DESC LIMIT $5 OFFSET $6`,
);

/** Counting stops here: who looks for one of that many goes by its time. */
const countMost = 10_000;

const count = statement<{ count: number }, [tenantId: string, hookId: string]>(
  'webhooks.deliveriesCount',
  `SELECT count(*) AS count FROM (SELECT FROM webhook_deliveries
   WHERE tenant_id = $1 AND webhook_id = $2 LIMIT ${countMost + 1}) found`,
);

const cursorText = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/;

function readNext(next: string | undefined): [at: string, id: string] | [null, null] {
  if (next === undefined) return [null, null];
  const [, at, id] = cursorText.exec(next) ?? [];
  if (!at || !id || Number.isNaN(Date.parse(at))) throw invalid('next', 'format');
  return [at, id];
}

const filled = (row: Row): Delivery =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Delivery;

/** What was sent to a webhook, newest first. */
export async function listDeliveries(
  db: Queryable,
  tenantId: string,
  { id: hookId, page, size, next }: CheckedRequestOf<typeof webhooks.deliveries>,
): Promise<Page> {
  const [at, id] = readNext(next);
  const rows = await newest.all(db, tenantId, hookId, at, id, size + 1, at === null ? (page - 1) * size : 0);
  const total = (await count.first(db, tenantId, hookId))?.count ?? 0;
  const list = rows.slice(0, size).map(filled);
  const last = list.at(-1);
  const hasNext = rows.length > size;
  return {
    list,
    page,
    size,
    total,
    totalPage: Math.ceil(total / size),
    hasNext,
    ...(total > countMost ? { totalIsLowerBound: true } : {}),
    ...(hasNext && last ? { next: `${last.createdAt}_${last.id}` } : {}),
  };
}
