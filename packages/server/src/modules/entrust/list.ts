import type { CheckedRequestOf, DataOf, entrust } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/order';
import { statement } from '../../db/index.ts';
import { searchOf } from '../orders/row/grams.ts';
import type { ReadContext } from '../work/context.ts';
import { mostCounted, newestOf, type Paging, pageOf, placeOf } from '../work/newest-page.ts';
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

/** Both tables, what is searched for, where to begin and how many. */
interface Wanted {
  readonly partner: Reach;
  readonly owner: Reach;
  readonly keyword: string | undefined;
}

type Filter = [
  tenantId: string,
  statuses: readonly number[],
  all: boolean,
  groupIds: readonly string[],
  ungrouped: boolean,
  engineerIds: readonly string[],
  statuses: readonly number[],
  all: boolean,
  groupIds: readonly string[],
  coordinatorIds: readonly string[],
  orderIds: readonly string[],
  grams: readonly string[],
  words: readonly string[],
];

const searched = (no: string, half: string) =>
  `lower(${no} || ' ' || ${half}.title || ' ' || ${half}.cell_name || ' ' || ${half}.report_name)`;
const holds = (text: string) =>
  `r.grams @> $12::text[] AND NOT EXISTS (SELECT FROM unnest($13::text[]) q WHERE strpos(${text}, q) = 0)`;
const inPartner = holds(`(SELECT ${searched('r.entrust_no', 'w')} FROM entrust_owner_halves w
  WHERE w.tenant_id = r.owner_tenant_id AND w.id = r.id)`);
const inOwner = holds(searched('r.entrust_no', 'r'));

const anyOf = (ids: string, statuses: string) => `unnest(${ids}::uuid[]) a(v) CROSS JOIN ${statuses}`;
const when = (flag: string, statuses: string) => `${statuses} JOIN (SELECT WHERE ${flag}::bool) a ON true`;
const ofPartner = 'unnest($2::smallint[]) s(v)';
const ofOwner = 'unnest($7::smallint[]) s(v)';
const partnerBranches = [
  { from: when('$3', ofPartner), where: 'r.status = s.v' },
  { from: anyOf('$4', ofPartner), where: 'r.group_id = a.v AND r.status = s.v' },
  { from: when('$5', ofPartner), where: 'r.group_id IS NULL AND r.status = s.v' },
  { from: anyOf('$6', ofPartner), where: 'r.engineer_id = a.v AND r.status = s.v' },
];
const ownerBranches = [
  { from: when('$8', ofOwner), where: 'r.status = s.v' },
  { from: anyOf('$9', ofOwner), where: 'r.group_id = a.v AND r.status = s.v' },
  { from: anyOf('$10', ofOwner), where: 'r.coordinator_id = a.v AND r.status = s.v' },
];
/** Those of one order are few: which of them the reader may see is asked of each. */
const seen = '($8::bool OR r.group_id = ANY($9::uuid[]) OR r.coordinator_id = ANY($10::uuid[]))';
const orderBranch = {
  from: 'unnest($11::uuid[]) a(v)',
  where: `r.order_id = a.v AND r.status = ANY($7::smallint[]) AND ${seen}`,
};

function topOf(after: string, limit: string, ofOrder: boolean): string {
  const owner = ofOrder ? [orderBranch] : ownerBranches;
  return `SELECT id, created_at FROM (
      (${newestOf('entrust_partner_halves', partnerBranches, `${inPartner}${after}`, limit)})
      UNION (${newestOf('entrust_owner_halves', owner, `${inOwner}${after}`, limit)})
    ) b WHERE $11::uuid[] IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}

const after = ' AND ($14::timestamptz IS NULL OR (r.created_at, r.id) < ($14, $15::uuid))';
const statementsFor = (name: string, ofOrder: boolean) => ({
  page: statement<
    ShownRow,
    [...Filter, afterAt: string | null, afterId: string | null, limit: number, offset: number]
  >(
    `entrust.page.${name}`,
    `WITH top AS (${topOf(after, '($16::int + $17::int)', ofOrder)}) SELECT ${shownColumns} ${shownFrom}
     ORDER BY top.created_at DESC, top.id DESC LIMIT $16 OFFSET $17`,
  ),
  count: statement<{ total: number }, Filter>(
    `entrust.count.${name}`,
    `SELECT count(*) AS total FROM (${topOf('', String(mostCounted), ofOrder)}) n`,
  ),
});
const statements = { all: statementsFor('all', false), order: statementsFor('order', true) };

async function list(
  context: ReadContext,
  { partner, owner, keyword = '' }: Wanted,
  paging: Paging,
): Promise<DataOf<typeof entrust.page>> {
  const { db, tenantId } = context;
  const { size } = paging;
  const place = placeOf(paging);
  const { words, grams } = searchOf(keyword);
  const filter: Filter = [
    tenantId,
    partner.statuses,
    partner.all,
    partner.groupIds,
    partner.ungrouped,
    partner.accountIds,
    owner.statuses,
    owner.all,
    owner.groupIds,
    owner.accountIds,
    owner.orderIds,
    grams,
    words,
  ];
  const { page, count } = statements[owner.orderIds.length > 0 ? 'order' : 'all'];
  const { afterAt, afterId, offset, isTooFar } = place;
  const rows = isTooFar ? [] : await page.all(db, ...filter, afterAt, afterId, size + 1, offset);
  const total = place.total ?? (await count.first(db, ...filter))?.total ?? 0;
  return pageOf(place, size, total, rows, await entrustOrdersOf(db, context, rows));
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
  const { side, keyword, orderId } = input;
  const statuses = among(input.status, every);
  const wanted =
    side === 'owner' || orderId
      ? { partner: nothing, owner: ownerReach(actor, statuses, orderId) }
      : { partner: partnerReach(actor, statuses), owner: nothing };
  return list(context, { ...wanted, keyword }, input);
}

/** What one has to do: as engineer what he was given, as coordinator whatever is open. */
export function entrustMine(
  input: CheckedRequestOf<typeof entrust.mine>,
  context: StaffReadContext,
): Promise<DataOf<typeof entrust.mine>> {
  const { side, status, keyword } = input;
  const accountIds = [context.actor.accountId];
  const partner = side === 'owner' ? nothing : { ...nothing, statuses: among(status, [2, 3]), accountIds };
  const owner = side === 'partner' ? nothing : { ...nothing, statuses: among(status, [1, 2, 3]), accountIds };
  return list(context, { partner, owner, keyword }, input);
}
