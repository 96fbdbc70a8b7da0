import { SvcdeskError } from '@svcdesk/core';
import type { EntrustState } from '@svcdesk/core/rules';
import { entrustStatus } from '@svcdesk/core/rules';
import { getTableColumns } from 'drizzle-orm';
import { statusIs, statusOf } from '../../engine/statuses.ts';
import { type Queryable, type Statement, statement } from '../../platform/db/index.ts';
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

type ById<Row extends object> = Statement<Row, [tenantId: string, id: string]>;

function byId<Row extends object>(table: string, columns: readonly string[], lock: boolean): ById<Row> {
  return statement(
    `${table}.${lock ? 'lock' : 'one'}`,
    `SELECT ${selectList('h', columns)} FROM ${table} h
     WHERE h.tenant_id = $1 AND h.id = $2${lock ? ' FOR UPDATE' : ''}`,
  );
}

const ownerHalf = byId<OwnerHalf>('entrust_owner_halves', ownerColumns, false);
const partnerHalf = byId<PartnerHalf>('entrust_partner_halves', partnerColumns, false);
const lockedOwnerHalf = byId<OwnerHalf>('entrust_owner_halves', ownerColumns, true);
const lockedPartnerHalf = byId<PartnerHalf>('entrust_partner_halves', partnerColumns, true);

/** An entrusted order whole. */
export interface Halves {
  readonly owner: OwnerHalf;
  readonly partner: PartnerHalf;
}

/** Whose halves they are. */
export interface Pair {
  readonly id: string;
  readonly ownerTenantId: string;
  readonly partnerTenantId: string;
  /** The owner's order. */
  readonly orderId: string;
}

/** Finds out whose halves an id stands for, from either side. Who shares an order with whom never changes. */
export async function pairOf(on: Queryable, tenantId: string, id: string): Promise<Pair | undefined> {
  const partner = await partnerHalf.first(on, tenantId, id);
  const owner = await ownerHalf.first(on, partner?.ownerTenantId ?? tenantId, id);
  if (!owner) return undefined;
  const { tenantId: ownerTenantId, partnerTenantId, orderId } = owner;
  return { id, ownerTenantId, partnerTenantId, orderId };
}

/** Locks the partner's half, then the owner's: always in this order, so that two never wait for each other. */
export async function lockHalves(on: Queryable, pair: Pair): Promise<Halves> {
  const partner = await lockedPartnerHalf.first(on, pair.partnerTenantId, pair.id);
  const owner = await lockedOwnerHalf.first(on, pair.ownerTenantId, pair.id);
  if (!partner || !owner) throw new SvcdeskError('notFound');
  return { partner, owner };
}

/** What the rules see of the halves. Whoever handles the owner's order now coordinates. */
export function stateOf({ owner, partner }: Halves, handlerId: string | null = null): EntrustState {
  return {
    status: partner.status,
    version: partner.version,
    ownerTenantId: owner.tenantId,
    partnerTenantId: partner.tenantId,
    coordinatorId: handlerId ?? owner.coordinatorId,
    ownerGroupId: owner.groupId,
    groupId: partner.groupId ?? undefined,
    engineerId: partner.engineerId ?? undefined,
  };
}

/** Statuses and what is still to be worked on, in SQL. */
export const entrustIs = statusIs(entrustStatus);
export const entrustOpen = (of: string): string => `${statusOf(of)} <= ${entrustStatus.processing}`;
