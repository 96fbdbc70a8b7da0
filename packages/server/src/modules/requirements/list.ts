import type { CheckedRequestOf, DataOf, requirements } from '@svcdesk/core/contract';
import { requirementStatus, scopesOf } from '@svcdesk/core/order';
import { type Queryable, statement } from '../../db/index.ts';
import type { Locale } from '../../http/handler.ts';
import { cellsServedBy } from '../cells/served.ts';
import { searchOf } from '../orders/row/grams.ts';
import type { ReadContext } from '../work/context.ts';
import { mostCounted, newestOf, pageOf, placeOf } from '../work/newest-page.ts';
import { requirementsOf, type ShownRow, shownParts } from './shown.ts';

/** Which requirements a list reaches for, each by an index of its own. */
interface Reach {
  readonly all: boolean;
  readonly cellIds: readonly string[];
  readonly customerIds: readonly string[];
  readonly creatorIds: readonly string[];
}

const nothing: Reach = { all: false, cellIds: [], customerIds: [], creatorIds: [] };

type Filter = [
  tenantId: string,
  statuses: readonly number[],
  all: boolean,
  cellIds: readonly string[],
  customerIds: readonly string[],
  creatorIds: readonly string[],
  locked: boolean | null,
  now: string,
  cellId: string | null,
  grams: readonly string[],
  words: readonly string[],
];

const searched =
  "lower(r.requirement_no || ' ' || r.title || ' ' || r.cell_name || ' ' || r.customer_name || ' ' || r.report_name)";
const filter = `($7::bool IS NULL OR r.status <> 1 OR coalesce(r.locked_until > $8, false) = $7)
  AND ($9::uuid IS NULL OR r.cell_id = $9) AND r.grams @> $10::text[]
  AND NOT EXISTS (SELECT FROM unnest($11::text[]) w WHERE strpos(${searched}, w) = 0)`;
const byStatus = 'unnest($2::smallint[]) s(v)';
const branches = [
  { from: `${byStatus} JOIN (SELECT WHERE $3::bool) a ON true`, where: 'r.status = s.v' },
  ...[
    ['cell_id', '$4'],
    ['customer_id', '$5'],
    ['creator_id', '$6'],
  ].map(([column, ids]) => ({
    from: `unnest(${ids}::uuid[]) a(v) CROSS JOIN ${byStatus}`,
    where: `r.${column} = a.v AND r.status = s.v`,
  })),
];

const after = '($12::timestamptz IS NULL OR (r.created_at, r.id) < ($12, $13::uuid))';

function pageBy(locale: Locale) {
  const { columns, joins } = shownParts(locale);
  return statement<
    ShownRow,
    [...Filter, afterAt: string | null, afterId: string | null, limit: number, offset: number]
  >(
    `requirements.page.${locale}`,
    `WITH top AS (${newestOf('requirements', branches, `${filter} AND ${after}`, '($14::int + $15::int)')})
     SELECT ${columns} FROM top JOIN requirements r ON r.tenant_id = $1 AND r.id = top.id ${joins}
     ORDER BY top.created_at DESC, top.id DESC LIMIT $14 OFFSET $15`,
  );
}

const pages = { 'zh-CN': pageBy('zh-CN'), en: pageBy('en') } as const;

const count = statement<{ total: number }, Filter>(
  'requirements.count',
  `SELECT count(*) AS total FROM (${newestOf('requirements', branches, filter, String(mostCounted))}) n`,
);

/** Statuses as they are stored, and whether only those with or without a live lock. */
function storedStatuses(wanted: readonly number[] | undefined): [number[], boolean | null] {
  const { submitted, handling, converted, rejected, cancelled } = requirementStatus;
  const asked = wanted?.length ? wanted : [submitted, handling, converted, rejected, cancelled];
  const stored = new Set(asked.map((status) => (status === handling ? submitted : status)));
  const both = asked.includes(submitted) === asked.includes(handling);
  return [[...stored], both ? null : asked.includes(handling)];
}

async function reachOf(on: Queryable, context: ReadContext, cellId: string | undefined): Promise<Reach> {
  const { actor, tenantId } = context;
  if (actor.kind === 'client') {
    const own = { ...nothing, creatorIds: [actor.accountId] };
    if (actor.cellScope === 'customer') return { ...nothing, customerIds: [actor.customerId] };
    return actor.cellScope === 'own' ? own : { ...own, cellIds: actor.cellIds };
  }
  const scopes = scopesOf(actor, 'requirement.handle');
  const served = scopes.includes('tenant')
    ? null
    : scopes.includes('servedCells')
      ? await cellsServedBy(on, tenantId, actor)
      : [];
  if (served === null) return cellId ? { ...nothing, cellIds: [cellId] } : { ...nothing, all: true };
  return { ...nothing, cellIds: cellId ? served.filter((id) => id === cellId) : served };
}

interface Wanted {
  readonly status?: readonly number[] | undefined;
  readonly cellId?: string | undefined;
  readonly keyword?: string | undefined;
}

async function filterOf(context: ReadContext, { status, cellId, keyword = '' }: Wanted): Promise<Filter> {
  const { all, cellIds, customerIds, creatorIds } = await reachOf(context.db, context, cellId);
  const [stored, locked] = storedStatuses(status);
  const { words, grams } = searchOf(keyword);
  const ways = [all, cellIds, customerIds, creatorIds] as const;
  const now = context.now().toISOString();
  return [context.tenantId, stored, ...ways, locked, now, cellId ?? null, grams, words];
}

/** One page of the requirements that the reader may see, newest first. */
export async function listRequirements(
  input: CheckedRequestOf<typeof requirements.list>,
  context: ReadContext,
): Promise<DataOf<typeof requirements.list>> {
  const { db, locale } = context;
  const place = placeOf(input);
  const wanted = await filterOf(context, input);
  const { afterAt, afterId, offset, isTooFar } = place;
  const { size } = input;
  const rows = isTooFar ? [] : await pages[locale].all(db, ...wanted, afterAt, afterId, size + 1, offset);
  const total = place.total ?? (await count.first(db, ...wanted))?.total ?? 0;
  return pageOf(place, size, total, rows, await requirementsOf(db, context, rows));
}

/** How many requirements of the list stand in each status. */
export async function countRequirements(
  { cellId }: CheckedRequestOf<typeof requirements.countStatus>,
  context: ReadContext,
): Promise<DataOf<typeof requirements.countStatus>> {
  return Promise.all(
    Object.values(requirementStatus).map(async (status) => {
      const wanted = await filterOf(context, { status: [status], cellId });
      return { status, count: (await count.first(context.db, ...wanted))?.total ?? 0 };
    }),
  );
}
