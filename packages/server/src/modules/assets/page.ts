import type { assets, CheckedRequestOf } from '@svcdesk/core/contract';
import { type Queryable, statement } from '../../db/index.ts';
import { invalid } from '../../http/refusals.ts';
import { type AssetRow, assetColumns, assetTables } from './asset-row.ts';
import type { ClassBook } from './classes.ts';

/** Counting stops here. */
const mostCounted = 10_001;

type Filter = [
  tenantId: string,
  cellId: string | null,
  classIds: readonly string[] | null,
  keyword: string,
  flag: number | null,
];

const where = `a.tenant_id = $1 AND ($2::uuid IS NULL OR a.cell_id = $2) AND ($3::uuid[] IS NULL OR a.class_id = ANY($3))
  AND ($4 = '' OR strpos(lower(concat_ws(' ', a.name, a.code, c.name, a.properties::text)), $4) > 0)
  AND ($5::smallint IS NULL OR a.flag = $5)`;

const page = statement<
  AssetRow,
  [...Filter, afterName: string | null, afterId: string | null, limit: number, offset: number]
>(
  'assets.page',
  `SELECT ${assetColumns} FROM ${assetTables}
   WHERE ${where} AND ($6::text IS NULL OR (a.name, a.id) > ($6, $7::uuid))
   ORDER BY a.name, a.id LIMIT $8 OFFSET $9`,
);

const count = statement<{ total: number }, Filter>(
  'assets.count',
  `SELECT count(*) AS total FROM (SELECT 1 FROM ${assetTables} WHERE ${where} LIMIT ${mostCounted}) n`,
);

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

/** Assets of the tenant by name. */
export async function listAssets(
  on: Queryable,
  tenantId: string,
  classes: ClassBook,
  request: CheckedRequestOf<typeof assets.page>,
) {
  const { size, next, cellId = null, classId, keyword = '', flag = null } = request;
  const classIds = classId === undefined ? null : classes.below(classId);
  const filter: Filter = [tenantId, cellId, classIds, keyword.toLowerCase(), flag];
  const place = next ? readNext(next) : { page: request.page, name: null, id: null };
  const offset = next ? 0 : (request.page - 1) * size;
  const found = await page.all(on, ...filter, place.name, place.id, size + 1, offset);
  const total = (await count.first(on, ...filter))?.total ?? 0;
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
