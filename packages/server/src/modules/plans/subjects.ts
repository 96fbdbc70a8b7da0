import type { WorkKind } from '../../platform/db/schema/work-kind.ts';

/** Requirements become orders before anybody plans them. */
type PlannedKind = Exclude<WorkKind, 'requirement'>;

const ofTable = (table: string, version = 'NULL::int') =>
  `SELECT k.order_no AS no, k.title, k.cell_name, ${version} AS version FROM ${table} k WHERE k.tenant_id = s.tenant_id AND k.id = s.order_id`;

/** Where what a schedule entry `s` is about has its number, title and site: one line for each kind of work. */
const subjects: Readonly<Record<PlannedKind, string>> = {
  order: ofTable('orders', 'k.version'),
  project: ofTable('project_orders'),
  pm: ofTable('pm_orders'),
  device: ofTable('device_orders'),
  // What a partner is told of an order stands in its owner's half.
  entrusted: `SELECT k.entrust_no AS no, w.title, w.cell_name, NULL::int AS version FROM entrust_partner_halves k
    JOIN entrust_owner_halves w ON w.tenant_id = k.owner_tenant_id AND w.id = k.id
    WHERE k.tenant_id = s.tenant_id AND k.id = s.order_id`,
};

/** Joins an entry `s` with what it is about: `x.no`, `x.title`, `x.cell_name`, and of an order `x.version`. */
export const subjectJoin = `LEFT JOIN LATERAL (${Object.entries(subjects)
  .map(([kind, select]) => `${select} AND s.order_kind = '${kind}'`)
  .join(' UNION ALL ')}) x ON true`;
