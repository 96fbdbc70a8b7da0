import type { CheckedRequestOf, DataOf, entrust } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { entrustStatus } from '@svcdesk/core/rules';
import type { StaffReadContext } from '../../engine/context.ts';
import {
  type AccessPath,
  byIds,
  eachNumber,
  everything,
  rowsWhere,
  type Source,
} from '../../engine/list/access-path.ts';
import { byRange } from '../../engine/list/filters.ts';
import { defineList } from '../../engine/list/list.ts';
import type { Paging } from '../../engine/list/paging.ts';
import { raw, sql, value } from '../../engine/list/sql.ts';
import { staffPaths } from '../../engine/list/staff-paths.ts';
import { entrustOrdersOf, type PresentedRow, presentedColumns, presentedJoins } from './present.ts';

const textOf = (no: string, half: string) =>
  `lower(${no} || ' ' || ${half}.title || ' ' || ${half}.cell_name || ' ' || ${half}.report_name || ' ' ||
    ${half}.content)`;

const partnerHalves: Source = {
  table: 'entrust_partner_halves',
  search: {
    text: `(SELECT ${textOf('r.entrust_no', 'w')} FROM entrust_owner_halves w
      WHERE w.tenant_id = r.owner_tenant_id AND w.id = r.id)`,
    hasNgrams: true,
  },
};
const ownerHalves: Source = {
  table: 'entrust_owner_halves',
  search: { text: textOf('r.entrust_no', 'r'), hasNgrams: true },
};

type Page = typeof entrust.page;

/** What is asked of entrusted orders: those that came or those that went by their side, both without one. */
interface AskedOfHalves extends Partial<Pick<CheckedRequestOf<Page>, 'side' | 'orderId' | 'keyword'>> {
  readonly status?: readonly number[] | undefined;
  /** Only what one has to do oneself: as engineer, or as coordinator. */
  readonly isMine?: boolean;
  /** Instants: created from, and before. */
  readonly from?: string | undefined;
  readonly before?: string | undefined;
}

const every = Object.values(entrustStatus);
const { toDistribute, distributed, processing } = entrustStatus;
const among = (wanted: readonly number[] | undefined, possible: readonly number[]) =>
  wanted?.length ? possible.filter((status) => wanted.includes(status)) : possible;

/** Paths into one table of halves, by status. */
const into = (source: Source, paths: readonly AccessPath[], statuses: readonly number[]): AccessPath[] =>
  statuses.length === 0 ? [] : paths.map((path) => ({ ...eachNumber(path, 'status', statuses), source }));

/** The partner's halves that an actor sees: all of the tenant, or their groups' and what has none, or their own. */
function partnerPaths(actor: StaffActor): AccessPath[] {
  const scopes = scopesOf(actor, 'entrust.distribute');
  if (scopes.includes('tenant')) return [everything];
  const own = byIds('engineer_id', [actor.accountId]);
  if (!scopes.includes('led')) return [own];
  return [own, byIds('group_id', actor.ledGroupIds), rowsWhere(sql`r.group_id IS NULL`)];
}

/** The columns that name people in the owner's halves, which are seen as their orders are. */
const named = { own: ['coordinator_id'], seen: [] };

/** Entrusted orders of one's tenant, from either side, as far as one sees them; the newest first. */
export const halvesList = defineList<StaffReadContext, AskedOfHalves, PresentedRow>({
  name: 'entrust',
  ...ownerHalves,
  accessPaths({ actor }, { side, isMine, status, orderId }) {
    const came = isMine ? [byIds('engineer_id', [actor.accountId])] : partnerPaths(actor);
    const went = staffPaths(actor, named, { isMine });
    return [
      ...(side === 'owner' || orderId
        ? []
        : into(partnerHalves, came, among(status, isMine ? [distributed, processing] : every))),
      ...(side === 'partner' && !orderId
        ? []
        : into(ownerHalves, went, among(status, isMine ? [toDistribute, distributed, processing] : every))),
    ];
  },
  filters: {
    orderId: {
      where: (id) => sql`r.order_id = ${value(id, 'uuid')}`,
      rareRows: (id) => ({ ...byIds('order_id', [id]), source: ownerHalves }),
    },
    from: byRange('created_at', '>=', 'timestamptz'),
    before: byRange('created_at', '<', 'timestamptz'),
  },
  select: () => ({ columns: raw(presentedColumns), joins: raw(presentedJoins('$1')) }),
});

/** How many are open, from both sides together: of what one has to do oneself, or of all that one sees. */
export const openHalves = (reader: StaffReadContext, isMine: boolean): Promise<number> =>
  halvesList.count(reader.db, reader, { isMine, status: [toDistribute, distributed, processing] });

async function pageOf(context: StaffReadContext, asked: AskedOfHalves & Paging): Promise<DataOf<Page>> {
  const { list, ...rest } = await halvesList.page(context.db, context, asked);
  return { list: list.map(await entrustOrdersOf(context.db, context, list)), ...rest };
}

/** Entrusted orders of one's tenant that one may see: those that came, or those that went. */
export const entrustPage = (input: CheckedRequestOf<Page>, context: StaffReadContext) =>
  pageOf(context, input);

/** What one has to do: as engineer what they were given, as coordinator whatever is open. */
export const entrustMine = (input: CheckedRequestOf<typeof entrust.mine>, context: StaffReadContext) =>
  pageOf(context, { ...input, isMine: true });
