import type { Parameters } from './parameters.ts';

/** Orders by one of their columns. */
interface ArmOfIds {
  readonly kind: 'owner' | 'group' | 'creator' | 'reporter' | 'cell' | 'type';
  readonly ids: readonly string[];
}

/**
 * One way into the orders: those of an owner, of groups, of sites, ... Each arm has an index in which its orders
 * stand newest first, so that a scope is read by taking the top of each of its arms and merging them. A single
 * `group_id = ANY(...)` would walk the whole table for a scope whose newest order is old.
 */
export type Arm =
  | ArmOfIds
  | { readonly kind: 'all' }
  | { readonly kind: 'monitored' }
  | { readonly kind: 'copied'; readonly accountId: string };

/** The column of an order that an arm's ids are of. */
export const columnOf = {
  owner: 'owner_id',
  group: 'group_id',
  creator: 'creator_id',
  reporter: 'report_account_id',
  cell: 'cell_id',
  type: 'type_id',
} as const;

const everyStatus = [1, 2, 3, 4, 5, 6, 7];
/** Those in which orders stay: of the others an owner has a few. */
const lastingStatuses = 2;

/** Copies of one person that a list looks at, newest first. */
const mostCopies = 2_000;

/** Where an arm's orders come from, in SQL. */
export interface ArmSource {
  /** One row for each of its branches; absent when it has a single one. */
  readonly from: string | undefined;
  readonly where: string;
  /** Branches that may hold much, each of which is walked by itself. */
  readonly branches: number;
  /** The branches tell the statuses apart already. */
  readonly byStatus: boolean;
}

/** How to reach an arm's orders; the statuses asked for become branches where an index has them. */
export function armSource(arm: Arm, statuses: readonly number[] | undefined, params: Parameters): ArmSource {
  if (arm.kind === 'copied') {
    const account = params.add(arm.accountId, 'uuid');
    const copies = `SELECT c.order_id FROM order_cc c WHERE c.tenant_id = $1 AND c.account_id = ${account}
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${mostCopies}`;
    return {
      from: `(SELECT DISTINCT order_id AS v FROM (${copies}) n) a`,
      where: 'o.id = a.v',
      branches: 1,
      byStatus: false,
    };
  }
  if (arm.kind === 'monitored')
    return { from: undefined, where: 'o.source = 1', branches: 1, byStatus: false };
  if (arm.kind === 'all') {
    if (!statuses) return { from: undefined, where: 'true', branches: 1, byStatus: true };
    const status = params.addArray(statuses, 'smallint');
    return {
      from: `unnest(${status}) s(v)`,
      where: 'o.status = s.v',
      branches: statuses.length,
      byStatus: true,
    };
  }
  const ids = params.addArray(arm.ids, 'uuid');
  const own = { from: `unnest(${ids}) a(v)`, where: `o.${columnOf[arm.kind]} = a.v` };
  // The index of owners has the status in it, so it is always asked by status.
  const branched =
    arm.kind === 'owner' ? (statuses ?? everyStatus) : arm.kind === 'group' ? statuses : undefined;
  if (!branched) return { ...own, branches: arm.ids.length, byStatus: false };
  const status = params.addArray(branched, 'smallint');
  return {
    from: `${own.from} CROSS JOIN unnest(${status}) s(v)`,
    where: `${own.where} AND o.status = s.v`,
    branches: arm.ids.length * (statuses ? branched.length : lastingStatuses),
    byStatus: true,
  };
}
