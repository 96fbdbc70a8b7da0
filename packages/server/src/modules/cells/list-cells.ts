import { type Queryable, statement } from '../../db/index.ts';
import { invalid } from '../../http/refusals.ts';
import { type Asker, type CellRow, cellColumns } from './visible-cell.ts';

/** Counting stops here. */
const mostCounted = 10_001;

type Values = [
  tenantId: string,
  customerId: string | null,
  cellIds: readonly string[] | null,
  keyword: string,
  afterName: string | null,
  afterId: string | null,
  limit: number,
  offset: number,
];

const where = `c.tenant_id = $1 AND c.retired_at IS NULL AND ($2::uuid IS NULL OR c.customer_id = $2)
  AND ($3::uuid[] IS NULL OR c.id = ANY($3))
  AND ($4 = '' OR strpos(lower(concat_ws(' ', c.name, c.code, c.address, u.name)), $4) > 0)`;

const page = statement<CellRow, Values>(
  'cells.page',
  `SELECT ${cellColumns} FROM cells c
   JOIN customers u ON u.tenant_id = c.tenant_id AND u.id = c.customer_id
   WHERE ${where} AND ($5::text IS NULL OR (c.name, c.id) > ($5, $6::uuid))
   ORDER BY c.name, c.id LIMIT $7 OFFSET $8`,
);

const count = statement<
  { total: number },
  [tenantId: string, customerId: string | null, cellIds: readonly string[] | null, keyword: string]
>(
  'cells.count',
  `SELECT count(*) AS total FROM (
     SELECT 1 FROM cells c JOIN customers u ON u.tenant_id = c.tenant_id AND u.id = c.customer_id
     WHERE ${where} LIMIT ${mostCounted}) n`,
);

interface Request {
  readonly keyword?: string | undefined;
  readonly page: number;
  readonly size: number;
  readonly next?: string | undefined;
}

interface Place {
  readonly page: number;
  readonly name: string | null;
  readonly id: string | null;
}

function readNext(next: string): Place {
  try {
    const [number, name, id] = JSON.parse(Buffer.from(next, 'base64url').toString()) as unknown[];
    if (Number.isInteger(number) && typeof name === 'string' && /^[0-9a-f-]{36}$/.test(String(id))) {
      return { page: number as number, name, id: String(id) };
    }
  } catch {
    // Falls through to the refusal.
  }
  throw invalid('next', 'format');
}

/** Sites in use that the asker may see, by name. */
export async function listCells(on: Queryable, { tenantId, actor }: Asker, request: Request) {
  const { size, next } = request;
  const keyword = (request.keyword ?? '').trim().toLowerCase();
  const customerId = actor.kind === 'client' ? actor.customerId : null;
  const cellIds = actor.kind === 'client' && actor.cellScope !== 'customer' ? actor.cellIds : null;
  const place = next ? readNext(next) : { page: request.page, name: null, id: null };
  const offset = next ? 0 : (request.page - 1) * size;
  const found = await page.all(
    on,
    tenantId,
    customerId,
    cellIds,
    keyword,
    place.name,
    place.id,
    size + 1,
    offset,
  );
  const total = (await count.first(on, tenantId, customerId, cellIds, keyword))?.total ?? 0;
  const rows = found.slice(0, size);
  const hasNext = found.length > size;
  const last = rows.at(-1);
  return {
    rows,
    page: place.page,
    size,
    total,
    totalPage: Math.ceil(total / size),
    hasNext,
    ...(total >= mostCounted ? { totalIsLowerBound: true } : {}),
    ...(hasNext && last
      ? { next: Buffer.from(JSON.stringify([place.page + 1, last.name, last.id])).toString('base64url') }
      : {}),
  };
}
