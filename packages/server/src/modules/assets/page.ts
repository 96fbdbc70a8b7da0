import type { assets, CheckedRequestOf } from '@svcdesk/core/contract';
import { type NamedStatement, namedStatement, type Queryable } from '../../db/index.ts';
import { invalid } from '../../http/refusals.ts';
import { type AssetRow, assetColumns, assetTables } from './asset-row.ts';
import type { ClassBook } from './classes.ts';

/** Counting stops here. */
const mostCounted = 10_001;
/** Pages by number reach as far as totals are counted; further on the cursor goes. */
const deepestOffset = 10_000;

/** What each filter asks of an asset `a` of a site `c`. */
const conditions = {
  cellId: 'a.cell_id = {cellId}::uuid',
  classIds: 'a.class_id = ANY({classIds}::uuid[])',
  flag: 'a.flag = {flag}::smallint',
  keyword: `strpos(lower(concat_ws(' ', a.name, a.code, c.name, a.properties::text)), {keyword}) > 0`,
  afterId: '(a.name, a.id) > ({afterName}::text, {afterId}::uuid)',
} as const;

type Filters = Partial<Record<keyof typeof conditions | 'afterName', unknown>>;

/** Statements by which filters are given: one that may be absent would keep the others from their indices. */
function byFilters<Row extends object>(name: string, textOf: (where: string) => string) {
  const made = new Map<string, NamedStatement<Row>>();
  return (filters: Filters): NamedStatement<Row> => {
    const given = Object.entries(conditions).filter(([key]) => filters[key as keyof Filters] !== undefined);
    const key = [name, ...given.map(([filter]) => filter)].join('.');
    const known = made.get(key);
    if (known) return known;
    const where = ['a.tenant_id = {tenantId}', ...given.map(([, condition]) => condition)].join(' AND ');
    const statement = namedStatement<Row>(key, textOf(where));
    made.set(key, statement);
    return statement;
  };
}

const pageBy = byFilters<AssetRow>(
  'assets.page',
  (where) => `SELECT ${assetColumns} FROM ${assetTables} WHERE ${where}
    ORDER BY a.name, a.id LIMIT {limit}::int OFFSET {offset}::int`,
);

const countBy = byFilters<{ total: number }>(
  'assets.count',
  (where) => `SELECT count(*) AS total FROM (
    SELECT FROM ${assetTables} WHERE ${where} LIMIT ${mostCounted}) n`,
);

interface Place {
  readonly page: number;
  readonly total: number;
  readonly name: string;
  readonly id: string;
}

function writeNext({ page, total, name, id }: Place): string {
  return Buffer.from(JSON.stringify([page, total, id, name])).toString('base64url');
}

function readNext(next: string): Place {
  try {
    const [page, total, id, name] = JSON.parse(Buffer.from(next, 'base64url').toString()) as unknown[];
    const isWhole = [page, total].every((each) => Number.isInteger(each) && Number(each) >= 0);
    if (
      isWhole &&
      typeof name === 'string' &&
      !name.includes('\0') &&
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(id))
    ) {
      return { page: Number(page), total: Number(total), name, id: String(id) };
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
  const { size, next, cellId, classId, keyword, flag } = request;
  const filters: Filters = {
    cellId,
    classIds: classId === undefined ? undefined : classes.below(classId),
    flag,
    keyword: keyword?.toLowerCase() || undefined,
  };
  const place = next === undefined ? undefined : readNext(next);
  const page = place?.page ?? request.page;
  const offset = place ? 0 : (page - 1) * size;
  const behind: Filters = place ? { ...filters, afterId: place.id, afterName: place.name } : filters;
  const values = { ...behind, tenantId, limit: size + 1, offset };
  const [found, total] = await Promise.all([
    offset > deepestOffset ? [] : pageBy(behind).all(on, values),
    place?.total ??
      countBy(filters)
        .first(on, { ...filters, tenantId })
        .then((row) => row?.total ?? 0),
  ]);
  const rows = found.slice(0, size);
  const hasNext = found.length > size;
  const last = rows.at(-1);
  return {
    rows,
    page,
    size,
    total,
    totalPage: Math.ceil(total / size),
    hasNext,
    ...(total >= mostCounted ? { totalIsLowerBound: true } : {}),
    ...(hasNext && last ? { next: writeNext({ page: page + 1, total, name: last.name, id: last.id }) } : {}),
  };
}
