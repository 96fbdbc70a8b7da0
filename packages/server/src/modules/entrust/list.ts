import type { CheckedRequestOf, DataOf, entrust } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import type { ReadContext } from '../../engine/context.ts';
import { beginningText } from '../../engine/grams.ts';
import { type Asked, pagedList } from '../../engine/list/paged-list.ts';
import type { Source } from '../../engine/list/parts.ts';
import { entrustOrdersOf, type ShownRow, shownColumns, shownJoins } from './shown.ts';

/** Which rows of one table of halves a list reaches for, each way by an index of its own. */
interface Reach {
  readonly statuses: readonly number[];
  readonly all: boolean;
  readonly groupIds: readonly string[];
  /** The partner's half: those that no group has yet. */
  readonly ungrouped: boolean;
  /** The engineer, or the coordinator. */
  readonly accountIds: readonly string[];
  readonly orderIds: readonly string[];
}

const nothing: Reach = {
  statuses: [],
  all: false,
  groupIds: [],
  ungrouped: false,
  accountIds: [],
  orderIds: [],
};

interface Wanted {
  readonly partner: Reach;
  readonly owner: Reach;
}

const textOf = (no: string, half: string) =>
  `lower(${no} || ' ' || ${half}.title || ' ' || ${half}.cell_name || ' ' || ${half}.report_name || ' ' ||
    ${beginningText(`${half}.content`)})`;
const anyOf = (ids: string, statuses: string) => `unnest({${ids}}::uuid[]) a(v) CROSS JOIN ${statuses}`;
const when = (flag: string, statuses: string) => `${statuses} JOIN (SELECT WHERE {${flag}}::bool) a ON true`;

const ofPartner = 'unnest({partnerStatuses}::smallint[]) s(v)';
const partnerSource: Source = {
  table: 'entrust_partner_halves',
  branches: [
    { from: when('partnerAll', ofPartner), where: 'r.status = s.v' },
    { from: anyOf('partnerGroupIds', ofPartner), where: 'r.group_id = a.v AND r.status = s.v' },
    { from: when('partnerUngrouped', ofPartner), where: 'r.group_id IS NULL AND r.status = s.v' },
    { from: anyOf('partnerAccountIds', ofPartner), where: 'r.engineer_id = a.v AND r.status = s.v' },
  ],
  reached: `r.status = ANY({partnerStatuses}::smallint[]) AND ({partnerAll}::bool
    OR r.group_id = ANY({partnerGroupIds}::uuid[]) OR ({partnerUngrouped}::bool AND r.group_id IS NULL)
    OR r.engineer_id = ANY({partnerAccountIds}::uuid[]))`,
  text: `(SELECT ${textOf('r.entrust_no', 'w')} FROM entrust_owner_halves w
    WHERE w.tenant_id = r.owner_tenant_id AND w.id = r.id)`,
  grams: true,
};

const ofOwner = 'unnest({ownerStatuses}::smallint[]) s(v)';
const seen = `({ownerAll}::bool OR r.group_id = ANY({ownerGroupIds}::uuid[])
  OR r.coordinator_id = ANY({ownerAccountIds}::uuid[]))`;
const reached = `r.status = ANY({ownerStatuses}::smallint[]) AND ${seen}`;
const text = textOf('r.entrust_no', 'r');
const ownerSource: Source = {
  table: 'entrust_owner_halves',
  branches: [
    { from: when('ownerAll', ofOwner), where: 'r.status = s.v' },
    { from: anyOf('ownerGroupIds', ofOwner), where: 'r.group_id = a.v AND r.status = s.v' },
    { from: anyOf('ownerAccountIds', ofOwner), where: 'r.coordinator_id = a.v AND r.status = s.v' },
  ],
  reached,
  text,
  grams: true,
};
/** Those of one order are few: which of them the reader may see is asked of each. */
const orderSource: Source = {
  table: 'entrust_owner_halves',
  branches: [{ from: 'unnest({orderIds}::uuid[]) a(v)', where: `r.order_id = a.v AND ${reached}` }],
  reached: `r.order_id = ANY({orderIds}::uuid[]) AND ${reached}`,
  text,
  grams: true,
};

/** A list of halves, of which words and times may be asked besides. */
function listOf(name: string, sources: readonly Source[]) {
  return pagedList<ShownRow>({
    name: `entrust.${name}`,
    sources,
    ranges: { from: 'r.created_at >= {from}::timestamptz', before: 'r.created_at < {before}::timestamptz' },
    shown: { columns: shownColumns, joins: shownJoins('{tenantId}') },
  });
}

const lists = {
  partner: listOf('partner', [partnerSource]),
  owner: listOf('owner', [ownerSource]),
  both: listOf('both', [partnerSource, ownerSource]),
  order: listOf('order', [orderSource]),
} as const;

/** What is asked besides of the halves that are reached. */
export interface AskedOfHalves extends Asked {
  readonly from?: string | undefined;
  readonly before?: string | undefined;
}

/** Rows of a page of halves, and the rest of it. */
function rowsOf(
  { db, tenantId }: ReadContext,
  which: keyof typeof lists,
  { partner, owner }: Wanted,
  asked: AskedOfHalves,
) {
  return lists[which].read(db, asked, {
    tenantId,
    from: asked.from,
    before: asked.before,
    partnerStatuses: partner.statuses,
    partnerAll: partner.all,
    partnerGroupIds: partner.groupIds,
    partnerUngrouped: partner.ungrouped,
    partnerAccountIds: partner.accountIds,
    ownerStatuses: owner.statuses,
    ownerAll: owner.all,
    ownerGroupIds: owner.groupIds,
    ownerAccountIds: owner.accountIds,
    orderIds: owner.orderIds,
  });
}

async function list(
  context: ReadContext,
  which: keyof typeof lists,
  wanted: Wanted,
  asked: Asked,
): Promise<DataOf<typeof entrust.page>> {
  const { page, size, next, keyword } = asked;
  const { rows, rest } = await rowsOf(context, which, wanted, { page, size, next, keyword });
  return { list: rows.map(await entrustOrdersOf(context.db, context, rows)), ...rest };
}

const every = [1, 2, 3, 4, 5, 6];
const among = (wanted: readonly number[] | undefined, possible: readonly number[]) =>
  wanted?.length ? possible.filter((status) => wanted.includes(status)) : possible;

/** What of the partner's halves somebody sees: a dispatcher all, a lead their groups' and what has none, others their own. */
function partnerReach(actor: StaffActor, statuses: readonly number[]): Reach {
  const own = { ...nothing, statuses, accountIds: [actor.accountId] };
  if (actor.roles.includes('dispatcher')) return { ...nothing, statuses, all: true };
  if (!actor.roles.includes('lead')) return own;
  return { ...own, groupIds: actor.ledGroupIds, ungrouped: true };
}

/** What of the owner's halves somebody sees: as of the orders that they are of. */
function ownerReach(actor: StaffActor, statuses: readonly number[], orderId: string | undefined): Reach {
  const base = { ...nothing, statuses, orderIds: orderId ? [orderId] : [] };
  const isAll = actor.roles.includes('dispatcher') || scopesOf(actor, 'order.view').includes('tenant');
  if (isAll) return { ...base, all: true };
  const led = actor.roles.includes('lead') ? actor.ledGroupIds : [];
  const groupIds = [...new Set([...actor.memberGroupIds, ...led])];
  return { ...base, groupIds, accountIds: [actor.accountId] };
}

type StaffReadContext = ReadContext & { readonly actor: StaffActor };

/** Entrusted orders of one's tenant that one may see: those that came, or those that went. */
export function entrustPage(
  input: CheckedRequestOf<typeof entrust.page>,
  context: StaffReadContext,
): Promise<DataOf<typeof entrust.page>> {
  const { actor } = context;
  const { side, orderId } = input;
  const statuses = among(input.status, every);
  const owner = ownerReach(actor, statuses, orderId);
  if (orderId) return list(context, 'order', { partner: nothing, owner }, input);
  return list(context, side, { partner: partnerReach(actor, statuses), owner }, input);
}

/** What one has to do: as engineer what they were given, as coordinator whatever is open. */
export function entrustMine(
  input: CheckedRequestOf<typeof entrust.mine>,
  context: StaffReadContext,
): Promise<DataOf<typeof entrust.mine>> {
  const { side, status } = input;
  const accountIds = [context.actor.accountId];
  const partner = { ...nothing, statuses: among(status, [2, 3]), accountIds };
  const owner = { ...nothing, statuses: among(status, [1, 2, 3]), accountIds };
  return list(context, side ?? 'both', { partner, owner }, input);
}

/** Everything that one sees of either side, newest first. */
export function entrustedSeen(
  context: StaffReadContext,
  status: readonly number[] | undefined,
  asked: AskedOfHalves,
) {
  const { actor } = context;
  const statuses = among(status, every);
  const wanted = { partner: partnerReach(actor, statuses), owner: ownerReach(actor, statuses, undefined) };
  return rowsOf(context, 'both', wanted, asked);
}
