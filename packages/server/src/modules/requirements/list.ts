import type { CheckedRequestOf, DataOf, requirements } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import { requirementStatus } from '@svcdesk/core/rules';
import type { ReadContext } from '../../engine/context.ts';
import {
  type AccessPath,
  byIds,
  eachNumber,
  everything,
  rowsWhere,
  within,
} from '../../engine/list/access-path.ts';
import { byId } from '../../engine/list/filters.ts';
import { defineList } from '../../engine/list/list.ts';
import { raw, sql, value } from '../../engine/list/sql.ts';
import { sitesServedBy } from '../sites/index.ts';
import { type PresentedRow, presentedParts, requirementsOf } from './row.ts';

type Page = typeof requirements.list;

interface Asked extends Pick<CheckedRequestOf<Page>, 'cellId' | 'keyword'> {
  /** As they are stored. */
  readonly statuses: readonly number[];
  /** Whether a person is handling it: absent where both are asked for. */
  readonly isLocked?: boolean | undefined;
  /** Sites that the reader serves; null for all. */
  readonly servedIds: readonly string[] | null;
}

const { submitted, handling } = requirementStatus;

/** Statuses as they are stored: what is handled is submitted, with a lock that has not run out. */
function storedStatuses(wanted: readonly number[] | undefined): Pick<Asked, 'statuses' | 'isLocked'> {
  const asked = wanted?.length ? wanted : Object.values(requirementStatus);
  const statuses = [...new Set(asked.map((status) => (status === handling ? submitted : status)))];
  const both = asked.includes(submitted) === asked.includes(handling);
  return { statuses, isLocked: both ? undefined : asked.includes(handling) };
}

async function servedBy({ db, tenantId, actor }: ReadContext): Promise<readonly string[] | null> {
  const scopes = actor.kind === 'staff' ? scopesOf(actor, 'requirement.handle') : [];
  if (scopes.includes('tenant')) return null;
  return actor.kind === 'staff' && scopes.includes('servedCells') ? sitesServedBy(db, tenantId, actor) : [];
}

/** The access paths by which an actor sees requirements, of one site when it is named. */
function pathsOf({ actor }: ReadContext, { cellId, servedIds }: Asked): AccessPath[] {
  const cells = (ids: readonly string[]) => ({
    ...byIds('cell_id', cellId ? ids.filter((id) => id === cellId) : ids),
    answers: ['cellId'],
  });
  if (actor.kind === 'client') {
    const { cellScope, customerId, cellIds } = actor;
    const ofCustomer = sql`r.customer_id = ${value(customerId, 'uuid')}`;
    if (cellScope === 'customer' && cellId) {
      return [
        {
          ...rowsWhere(sql`r.cell_id = ${value(cellId, 'uuid')} AND ${ofCustomer}`),
          coveredFilters: ['cellId'],
        },
      ];
    }
    if (cellScope === 'customer') return [rowsWhere(ofCustomer)];
    const own = byIds('creator_id', [actor.accountId]);
    const paths = cellScope === 'own' ? [own] : [own, cells(cellIds)];
    return paths.map((path) => within(path, ofCustomer));
  }
  if (servedIds) return [cells(servedIds)];
  return [cellId ? cells([cellId]) : everything];
}

/** The requirements that the reader may see, newest first. */
const list = defineList<ReadContext, Asked, PresentedRow, DataOf<Page>['list'][number]>({
  name: 'requirements',
  table: 'requirements',
  accessPaths: (context, asked) =>
    pathsOf(context, asked).map((path) => eachNumber(path, 'status', asked.statuses)),
  filters: {
    cellId: byId('cell_id'),
    isLocked: {
      where: (isLocked, { now }) =>
        sql`(r.status <> ${submitted} OR coalesce(r.locked_until > ${value(now().toISOString(), 'timestamptz')}, false)
          = ${value(isLocked, 'bool')})`,
    },
  },
  search: {
    text: `lower(r.requirement_no || ' ' || r.title || ' ' || r.cell_name || ' ' || r.customer_name || ' ' ||
      r.report_name || ' ' || r.content)`,
    hasNgrams: true,
  },
  select({ locale }) {
    const { columns, joins } = presentedParts(locale);
    return { as: 'r', columns: raw(columns), joins: raw(joins) };
  },
  present: (rows, context, on) => requirementsOf(on, context, rows),
});

/** One page of the requirements that the reader may see, newest first. */
export async function listRequirements(
  { status, ...asked }: CheckedRequestOf<Page>,
  context: ReadContext,
): Promise<DataOf<Page>> {
  const servedIds = await servedBy(context);
  return list.page(context.db, context, { ...asked, servedIds, ...storedStatuses(status) });
}

/** How many requirements of the list stand in each status. */
export async function countRequirements(
  { cellId }: CheckedRequestOf<typeof requirements.countStatus>,
  context: ReadContext,
): Promise<DataOf<typeof requirements.countStatus>> {
  const servedIds = await servedBy(context);
  return Promise.all(
    Object.values(requirementStatus).map(async (status) => {
      const asked = { cellId, servedIds, ...storedStatuses([status]) };
      return { status, count: await list.count(context.db, context, asked) };
    }),
  );
}
