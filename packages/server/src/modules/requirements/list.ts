import type { CheckedRequestOf, DataOf, requirements } from '@svcdesk/core/contract';
import { requirementStatus, scopesOf } from '@svcdesk/core/order';
import type { Queryable } from '../../db/index.ts';
import type { Locale } from '../../http/handler.ts';
import { cellsServedBy } from '../cells/served.ts';
import type { ReadContext } from '../work/context.ts';
import { listStatements, readPage, type Source } from '../work/newest-page.ts';
import { requirementsOf, type ShownRow, shownParts } from './shown.ts';

/** Which requirements a list reaches for, each by an index of its own. */
interface Reach {
  readonly all: boolean;
  readonly cellIds: readonly string[];
  readonly customerIds: readonly string[];
  readonly creatorIds: readonly string[];
}

const nothing: Reach = { all: false, cellIds: [], customerIds: [], creatorIds: [] };

const byStatus = 'unnest({statuses}::smallint[]) s(v)';
const byIds = (column: string, ids: string) => ({
  from: `unnest({${ids}}::uuid[]) a(v) CROSS JOIN ${byStatus}`,
  where: `r.${column} = a.v AND r.status = s.v`,
});

/** What is asked of a row besides: that somebody is at it or not, and that it is of a site. */
interface Besides {
  readonly locked: boolean;
  readonly cell: boolean;
}

function sourceOf({ locked, cell }: Besides): Source {
  const where = [
    ...(locked ? ['(r.status <> 1 OR coalesce(r.locked_until > {now}, false) = {locked}::bool)'] : []),
    ...(cell ? ['r.cell_id = {cellId}::uuid'] : []),
  ];
  return {
    table: 'requirements',
    branches: [
      { from: `${byStatus} JOIN (SELECT WHERE {all}::bool) a ON true`, where: 'r.status = s.v' },
      byIds('cell_id', 'cellIds'),
      byIds('customer_id', 'customerIds'),
      byIds('creator_id', 'creatorIds'),
    ],
    reached: `r.status = ANY({statuses}::smallint[]) AND ({all}::bool OR r.cell_id = ANY({cellIds}::uuid[])
      OR r.customer_id = ANY({customerIds}::uuid[]) OR r.creator_id = ANY({creatorIds}::uuid[]))`,
    text: `lower(r.requirement_no || ' ' || r.title || ' ' || r.cell_name || ' ' || r.customer_name || ' ' ||
      r.report_name)`,
    where: where.length > 0 ? where.join(' AND ') : undefined,
  };
}

function listIn(locale: Locale, { locked, cell }: Besides) {
  const { columns, joins } = shownParts(locale);
  const name = `requirements.${locale}${locked ? '.locked' : ''}${cell ? '.cell' : ''}`;
  return listStatements<ShownRow>(
    name,
    [sourceOf({ locked, cell })],
    `${columns} FROM top JOIN requirements r ON r.tenant_id = {tenantId} AND r.id = top.id ${joins}`,
  );
}

const lists = new Map<string, ReturnType<typeof listIn>>();

/** The statements for what is asked, made when they are first needed. */
function listFor(locale: Locale, besides: Besides): ReturnType<typeof listIn> {
  const key = `${locale} ${besides.locked} ${besides.cell}`;
  const known = lists.get(key) ?? listIn(locale, besides);
  lists.set(key, known);
  return known;
}

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
}

/** The statements and values that answer what is wanted within somebody's reach. */
function chosenBy(context: ReadContext, reach: Reach, { status, cellId }: Wanted) {
  const [statuses, locked] = storedStatuses(status);
  // Where the reach is not by site already, the site is asked of each row.
  const cell = cellId !== undefined && (reach.creatorIds.length > 0 || reach.customerIds.length > 0);
  const list = listFor(context.locale, { locked: locked !== null, cell });
  const now = context.now().toISOString();
  return { list, values: { ...reach, tenantId: context.tenantId, statuses, locked, now, cellId } };
}

/** One page of the requirements that the reader may see, newest first. */
export async function listRequirements(
  input: CheckedRequestOf<typeof requirements.list>,
  context: ReadContext,
): Promise<DataOf<typeof requirements.list>> {
  const { db } = context;
  const { list, values } = chosenBy(context, await reachOf(db, context, input.cellId), input);
  return readPage(db, list, input, values, (rows) => requirementsOf(db, context, rows));
}

/** How many requirements of the list stand in each status. */
export async function countRequirements(
  { cellId }: CheckedRequestOf<typeof requirements.countStatus>,
  context: ReadContext,
): Promise<DataOf<typeof requirements.countStatus>> {
  const reach = await reachOf(context.db, context, cellId);
  return Promise.all(
    Object.values(requirementStatus).map(async (status) => {
      const { list, values } = chosenBy(context, reach, { status: [status], cellId });
      return { status, count: (await list.count(false).first(context.db, values))?.total ?? 0 };
    }),
  );
}
