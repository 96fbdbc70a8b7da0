import type { CheckedRequestOf, DataOf, requirements } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import { requirementStatus } from '@svcdesk/core/rules';
import type { ReadContext } from '../../engine/context.ts';
import { beginningText } from '../../engine/grams.ts';
import { type PagedList, pagedList } from '../../engine/list/paged-list.ts';
import type { Filter } from '../../engine/list/parts.ts';
import type { Queryable } from '../../platform/db/index.ts';
import type { Locale } from '../../platform/http/handler.ts';
import { cellsServedBy } from '../cells/index.ts';
import { requirementsOf, type ShownRow, shownParts } from './shown.ts';

/** Which requirements a list reaches for, each by an index of its own. */
interface Reach {
  readonly all: boolean;
  readonly cellIds: readonly string[];
  readonly customerIds: readonly string[];
  readonly creatorIds: readonly string[];
  /** Of one site, but only if it is this customer's. */
  readonly ofCustomer?: string;
}

const nothing: Reach = { all: false, cellIds: [], customerIds: [], creatorIds: [] };

const byStatus = 'unnest({statuses}::smallint[]) s(v)';
const byIds = (column: string, ids: string) => ({
  from: `unnest({${ids}}::uuid[]) a(v) CROSS JOIN ${byStatus}`,
  where: `r.${column} = a.v AND r.status = s.v`,
});

const filters: Readonly<Record<string, Filter>> = {
  // Somebody is at it, or nobody.
  locked: { where: '(r.status <> 1 OR coalesce(r.locked_until > {now}, false) = {locked}::bool)' },
  site: { where: 'r.cell_id = {site}::uuid' },
  ofCustomer: { where: 'r.customer_id = {ofCustomer}::uuid' },
};

function listIn(locale: Locale): PagedList<ShownRow> {
  const { columns, joins } = shownParts(locale);
  return pagedList<ShownRow>({
    name: `requirements.${locale}`,
    sources: [
      {
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
          r.report_name || ' ' || ${beginningText('r.content')})`,
        grams: true,
      },
    ],
    filters,
    shown: {
      columns,
      joins: `JOIN requirements r ON r.tenant_id = {tenantId} AND r.id = top.id ${joins}`,
    },
  });
}

const lists: Readonly<Record<Locale, PagedList<ShownRow>>> = { 'zh-CN': listIn('zh-CN'), en: listIn('en') };

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
    const within = (ids: readonly string[]) => (cellId ? ids.filter((id) => id === cellId) : ids);
    if (actor.cellScope === 'own') return own;
    if (actor.cellScope === 'cells') return { ...own, cellIds: within(actor.cellIds) };
    const { customerId } = actor;
    return cellId
      ? { ...nothing, cellIds: [cellId], ofCustomer: customerId }
      : { ...nothing, customerIds: [customerId] };
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

/** The values that answer what is wanted within somebody's reach. */
function valuesOf(context: ReadContext, reach: Reach, { status, cellId }: Wanted) {
  const [statuses, locked] = storedStatuses(status);
  // Where the reach is not by site already, the site is asked of each row.
  const site = reach.creatorIds.length > 0 ? cellId : undefined;
  const now = context.now().toISOString();
  return { ...reach, tenantId: context.tenantId, statuses, locked, now, site };
}

/** One page of the requirements that the reader may see, newest first. */
export async function listRequirements(
  input: CheckedRequestOf<typeof requirements.list>,
  context: ReadContext,
): Promise<DataOf<typeof requirements.list>> {
  const { db, locale } = context;
  const values = valuesOf(context, await reachOf(db, context, input.cellId), input);
  const { rows, rest } = await lists[locale].read(db, input, values);
  return { list: rows.map(await requirementsOf(db, context, rows)), ...rest };
}

/** How many requirements of the list stand in each status. */
export async function countRequirements(
  { cellId }: CheckedRequestOf<typeof requirements.countStatus>,
  context: ReadContext,
): Promise<DataOf<typeof requirements.countStatus>> {
  const reach = await reachOf(context.db, context, cellId);
  return Promise.all(
    Object.values(requirementStatus).map(async (status) => {
      const values = valuesOf(context, reach, { status: [status], cellId });
      return { status, count: await lists[context.locale].count(context.db, values) };
    }),
  );
}
