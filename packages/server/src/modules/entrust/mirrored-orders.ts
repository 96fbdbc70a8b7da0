import { SvcdeskError } from '@svcdesk/core';
import { type EntrustState, entrustStatus } from '@svcdesk/core/rules';
import { getTableColumns } from 'drizzle-orm';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { statusIs } from '../../engine/statuses.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { entrustOwnerHalves, entrustPartnerHalves } from '../../platform/db/schema/entrust.ts';
import type { orders } from '../../platform/db/schema/orders.ts';
import { selectList } from '../../platform/db/select-list.ts';

/** The owner's order, of which both halves are made. */
export type OwnerOrder = Omit<typeof orders.$inferSelect, 'keys' | 'grams'>;

/** The halves as they are read: words are searched in the database. */
export type OwnerHalf = Omit<typeof entrustOwnerHalves.$inferSelect, 'grams'>;
export type PartnerHalf = Omit<typeof entrustPartnerHalves.$inferSelect, 'grams'>;

const withoutNgrams = (table: typeof entrustOwnerHalves | typeof entrustPartnerHalves) =>
  Object.keys(getTableColumns(table)).filter((name) => name !== 'grams');

/** Columns of each half but the searched ones. */
export const ownerColumns = withoutNgrams(entrustOwnerHalves) as (keyof OwnerHalf)[];
export const partnerColumns = withoutNgrams(entrustPartnerHalves) as (keyof PartnerHalf)[];

function locked<Row extends object>(table: string, columns: readonly string[]) {
  return statement<Row, [tenantId: string, id: string]>(
    `${table}.lock`,
    `SELECT ${selectList('h', columns)} FROM ${table} h WHERE h.tenant_id = $1 AND h.id = $2 FOR UPDATE`,
  );
}

const lockedOwnerHalf = locked<OwnerHalf>('entrust_owner_halves', ownerColumns);
const lockedPartnerHalf = locked<PartnerHalf>('entrust_partner_halves', partnerColumns);

/** An entrusted order whole. */
export interface MirroredOrders {
  readonly owner: OwnerHalf;
  readonly partner: PartnerHalf;
}

/** Whose halves they are. */
export interface EntrustPair {
  readonly id: string;
  readonly ownerTenantId: string;
  readonly partnerTenantId: string;
  /** The owner's order. */
  readonly orderId: string;
}

/** What is selected of the owner's half `h` to know whose halves they are. */
export const pairColumns = `h.id, h.tenant_id AS "ownerTenantId", h.partner_tenant_id AS "partnerTenantId",
  h.order_id AS "orderId"`;

/** Whose halves an id stands for, from either side. Who shares an order with whom never changes. */
export const pairOf = statement<EntrustPair, [tenantId: string, id: string]>(
  'entrust.pair',
  `SELECT ${pairColumns} FROM entrust_owner_halves h WHERE h.id = $2 AND h.tenant_id = coalesce((
     SELECT p.owner_tenant_id FROM entrust_partner_halves p WHERE p.tenant_id = $1 AND p.id = $2), $1)`,
);

/** Locks the partner's half, then the owner's: always in this order, so that two never wait for each other. */
export async function lockMirroredOrders(on: Queryable, pair: EntrustPair): Promise<MirroredOrders> {
  const partner = await lockedPartnerHalf.first(on, pair.partnerTenantId, pair.id);
  const owner = await lockedOwnerHalf.first(on, pair.ownerTenantId, pair.id);
  if (!partner || !owner) throw new SvcdeskError('notFound');
  return { partner, owner };
}

/** What the rules see of the halves. The present handler of the owner's order coordinates. */
export function stateOf({ owner, partner }: MirroredOrders, handlerId: string | null): EntrustState {
  return {
    ...omitNulls(partner),
    ownerTenantId: owner.tenantId,
    partnerTenantId: partner.tenantId,
    coordinatorId: handlerId ?? owner.coordinatorId,
    ownerGroupId: owner.groupId,
  };
}

/** Statuses, in SQL. */
export const entrustIs = statusIs(entrustStatus);
