import { type OrderKind, type StaffActor, scopesOf } from '@svcdesk/core/order';
import { statement } from '../../../db/index.ts';
import { type ArmListParts, armList, behindRow, reachOf } from '../../work/arm-list.ts';
import type { AnyOrder, AnySource } from './source.ts';

/** A kind of work that stands in a table of its own. */
interface KindOfWork {
  readonly kind: OrderKind;
  readonly table: string;
  /** Columns that name people who see it. */
  readonly people: readonly string[];
  /** More who see it: a condition over `o` with {accountId}. */
  readonly named?: ArmListParts['named'];
  /** Who has it, in SQL over `o`. */
  readonly holder: string;
  /** Whether somebody sees all of the tenant's. */
  seesAll?(actor: StaffActor): boolean;
}

/** Makes a source of one table. Other kinds of work are few beside orders, so words are looked for row by row. */
function sourceOf({ kind, table, people, named, holder, seesAll }: KindOfWork): AnySource {
  const list = armList({
    name: `any.${table}`,
    table,
    key: { column: 'created_at', type: 'timestamptz', newest: true },
    mine: people,
    seen: [],
    ...(named ? { named } : {}),
    where: `({orderId}::uuid IS NULL OR o.id = {orderId}::uuid)
      AND ({orderNo}::text IS NULL OR o.order_no = {orderNo}::text)
      AND ({status}::int[] IS NULL OR o.status = ANY({status}::int[]))
      AND ({from}::timestamptz IS NULL OR o.created_at >= {from}::timestamptz)
      AND ({before}::timestamptz IS NULL OR o.created_at < {before}::timestamptz)
      AND ({keyword}::text IS NULL
        OR strpos(lower(concat_ws(' ', o.order_no, o.title, o.cell_name, o.customer_name)), {keyword}::text) > 0)`,
  });
  const byIds = statement<
    Omit<AnyOrder, 'handlerName'> & { handlerName: string | null },
    [string, readonly string[]]
  >(
    `any.${table}.byIds`,
    `SELECT o.id, o.order_no AS "orderNo", o.title, o.status, o.cell_name AS "cellName",
       o.customer_name AS "customerName", a.name AS "handlerName", o.created_at AS "createdAt"
     FROM ${table} o LEFT JOIN accounts a ON a.tenant_id = o.tenant_id AND a.id = ${holder}
     WHERE o.tenant_id = $1 AND o.id = ANY($2::uuid[]) ORDER BY o.created_at DESC, o.id DESC`,
  );

  return {
    kinds: [kind],
    isFor: (actor) => actor.kind === 'staff',
    async find({ db, tenantId, actor }, search, { after, limit }) {
      if (actor.kind !== 'staff') return { rows: [], total: 0, totalIsLowerBound: false };
      const paging = {
        page: 1,
        size: limit,
        ...(after ? { next: behindRow(after.createdAt, after.id) } : {}),
      };
      const filters = {
        orderId: search.id,
        orderNo: search.orderNo?.toUpperCase(),
        status: search.status?.length ? search.status : null,
        from: search.createdFrom,
        before: search.createdBefore,
        keyword: search.keyword?.trim().toLowerCase() || null,
      };
      const reach = reachOf(actor, false, seesAll?.(actor));
      const { ids, rest } = await list(db, tenantId, reach, paging, filters);
      const rows = ids.length === 0 ? [] : await byIds.all(db, tenantId, ids);
      return {
        rows: rows.map(({ handlerName, ...row }) => ({
          ...row,
          kind,
          ...(handlerName ? { handlerName } : {}),
        })),
        total: rest.total,
        totalIsLowerBound: rest.totalIsLowerBound ?? false,
      };
    },
  };
}

export const deviceSource = sourceOf({
  kind: 'device',
  table: 'device_orders',
  people: ['manager_id', 'engineer_id', 'checker_id', 'created_by_id'],
  holder: 'coalesce(o.engineer_id, o.manager_id)',
});

export const pmSource = sourceOf({
  kind: 'pm',
  table: 'pm_orders',
  people: ['engineer_id'],
  holder: 'o.engineer_id',
  seesAll: (actor) => scopesOf(actor, 'pm.plan').includes('tenant'),
});

export const projectSource = sourceOf({
  kind: 'project',
  table: 'project_orders',
  people: ['manager_id', 'handler_id', 'assignee_id', 'created_by_id'],
  named: `EXISTS (SELECT FROM project_stages s
    WHERE s.tenant_id = o.tenant_id AND s.order_id = o.id AND s.handler_id = {accountId}::uuid)`,
  holder: 'coalesce(o.handler_id, o.assignee_id)',
  seesAll: (actor) => scopesOf(actor, 'order.view').includes('projects'),
});
