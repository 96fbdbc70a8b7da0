import { workGrams } from '../../engine/searched-work.ts';
import { type Statement, statement } from '../../platform/db/index.ts';
import { assetGrams } from '../assets/index.ts';
import { cellGrams } from '../cells/index.ts';
import { gramsOf } from '../orders/index.ts';

type Page = [tenantId: string, after: string, limit: number];
type Some = [tenantId: string, ids: readonly string[]];

/** A table of which keywords find rows by grams. */
export interface FoundTable {
  readonly table: string;
  /** The next rows behind an id, locked, with what their grams should be. */
  next(...args: Parameters<Statement<Found, Page>['all']>): Promise<Refound[]>;
  /** Those of some ids, locked. */
  some(...args: Parameters<Statement<Found, Some>['all']>): Promise<Refound[]>;
}

/** What the grams of a row should be. */
export interface Refound {
  readonly id: string;
  readonly grams: readonly string[];
}

type Found = { id: string };

function foundTable<Row extends Found>(
  table: string,
  select: string,
  grams: (row: Row) => string[],
): FoundTable {
  const next = statement<Row, Page>(
    `refound.${table}.next`,
    `${select} WHERE r.tenant_id = $1 AND r.id > $2 ORDER BY r.id LIMIT $3 FOR NO KEY UPDATE OF r`,
  );
  const some = statement<Row, Some>(
    `refound.${table}.some`,
    `${select} WHERE r.tenant_id = $1 AND r.id = ANY($2::uuid[]) ORDER BY r.id FOR NO KEY UPDATE OF r`,
  );
  const refound = (rows: readonly Row[]) => rows.map((row) => ({ id: row.id, grams: grams(row) }));
  return {
    table,
    next: async (...args) => refound(await next.all(...args)),
    some: async (...args) => refound(await some.all(...args)),
  };
}

const text = 'r.title, r.cell_name AS "cellName"';

const work = (table: string, description = 'r.content') =>
  foundTable<Parameters<typeof workGrams>[0] & Found>(
    table,
    `SELECT r.id, r.order_no AS "orderNo", ${text}, r.customer_name AS "customerName", ${description} AS content
     FROM ${table} r`,
    workGrams,
  );

type Ordered = Parameters<typeof gramsOf>[0] & Found;

const ordered = (table: string, number: string) =>
  foundTable<Ordered>(
    table,
    `SELECT r.id, r.${number} AS "orderNo", ${text}, r.customer_name AS "customerName",
       r.report_name AS "reportName", r.content FROM ${table} r`,
    gramsOf,
  );

/** Each as the module that writes it does. */
export const foundTables: readonly FoundTable[] = [
  ordered('orders', 'order_no'),
  ordered('requirements', 'requirement_no'),
  foundTable<Ordered>(
    'entrust_owner_halves',
    `SELECT r.id, r.entrust_no AS "orderNo", ${text}, '' AS "customerName", r.report_name AS "reportName",
       r.content
     FROM entrust_owner_halves r`,
    gramsOf,
  ),
  foundTable<Ordered>(
    'entrust_partner_halves',
    `SELECT r.id, r.entrust_no AS "orderNo", w.title, w.cell_name AS "cellName", '' AS "customerName",
       w.report_name AS "reportName", w.content
     FROM entrust_partner_halves r JOIN entrust_owner_halves w ON w.tenant_id = r.owner_tenant_id AND w.id = r.id`,
    gramsOf,
  ),
  work('device_orders'),
  work('pm_orders', "''"),
  work('project_orders'),
  foundTable<Parameters<typeof cellGrams>[0] & Found & { customerName: string }>(
    'cells',
    `SELECT r.id, r.name, r.code, r.address, u.name AS "customerName"
     FROM cells r JOIN customers u ON u.tenant_id = r.tenant_id AND u.id = r.customer_id`,
    (row) => cellGrams(row, row.customerName),
  ),
  foundTable<Parameters<typeof assetGrams>[0] & Found & { cellName: string | null }>(
    'assets',
    `SELECT r.id, r.name, r.code, r.properties, c.name AS "cellName"
     FROM assets r LEFT JOIN cells c ON c.tenant_id = r.tenant_id AND c.id = r.cell_id`,
    (row) => assetGrams(row, row.cellName ?? ''),
  ),
];
