import type { CheckedRequestOf, DataOf, entrust } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/order';
import type { ReadContext } from '../work/context.ts';
import { listStatements, type Paging, readPage, type Source } from '../work/newest-page.ts';
import { entrustOrdersOf, type ShownRow, shownColumns, shownFrom } from './shown.ts';

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
  `lower(${no} || ' ' || ${half}.title || ' ' || ${half}.cell_name || ' ' || ${half}.report_name)`;
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
};
/** Those of one order are few: which of them the reader may see is asked of each. */
const orderSource: Source = {
  table: 'entrust_owner_halves',
  branches: [{ from: 'unnest({orderIds}::uuid[]) a(v)', where: `r.order_id = a.v AND ${reached}` }],
  reached: `r.order_id = ANY({orderIds}::uuid[]) AND ${reached}`,
  text,
};

const shown = `${shownColumns} ${shownFrom('{tenantId}')}`;
const lists = {
  partner: listStatements<ShownRow>('entrust.partner', [partnerSource], shown),
  owner: listStatements<ShownRow>('entrust.owner', [ownerSource], shown),
  both: listStatements<ShownRow>('entrust.both', [partnerSource, ownerSource], shown),
  order: listStatements<ShownRow>('entrust.order', [orderSource], shown),
} as const;

function list(
  context: ReadContext,
  which: keyof typeof lists,
  { partner, owner }: Wanted,
  asked: Paging & { readonly keyword?: string | undefined },
): Promise<DataOf<typeof entrust.page>> {
  const { db, tenantId } = context;
  const values = {
    tenantId,
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
  };
  return readPage(db, lists[which], asked, values, (rows) => entrustOrdersOf(db, context, rows));
}

const every = [1, 2, 3, 4, 5, 6];
const among = (wanted: readonly number[] | undefined, possible: readonly number[]) =>
  wanted?.length ? possible.filter((status) => wanted.includes(status)) : possible;

/** What of the partner's halves somebody sees: a dispatcher all, a lead his groups' and what has none, others their own. */
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

/** What one has to do: as engineer what he was given, as coordinator whatever is open. */
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
