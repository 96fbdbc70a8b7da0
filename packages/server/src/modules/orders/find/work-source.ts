import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import type { OrderKind } from '@svcdesk/core/rules';
import { behindRow } from '../../../engine/list/cursor.ts';
import { type Branches, byNumbers } from '../../../engine/list/parts.ts';
import { reachOf, workList } from '../../../engine/list/work-list.ts';
import { describedWorkText, searchedWorkText } from '../../../engine/searched-work.ts';
import { statement } from '../../../platform/db/index.ts';
import {
  deviceOrderKeys,
  keysOf,
  pmOrderKeys,
  projectOrderKeys,
} from '../../../platform/db/schema/list-keys.ts';
import { withOwnStage } from '../../projects/index.ts';
import type { AnyOrder, AnySource } from './source.ts';

/** A kind of work that stands in a table of its own. */
interface KindOfWork {
  readonly kind: OrderKind;
  readonly table: string;
  /** Columns that its GIN index has as keys. */
  readonly keys: readonly string[];
  /** Columns that name people who see it. */
  readonly people: readonly string[];
  /** What words are searched in, of a row `r`. */
  readonly text: string;
  /** More who see it. */
  readonly named?: Branches;
  /** Who has it, in SQL over `o`. */
  readonly holder: string;
  /** Whether somebody sees all of the tenant's. */
  seesAll?(actor: StaffActor): boolean;
}

/** Makes a source of one table. */
function sourceOf({ kind, table, keys, people, text, named, holder, seesAll }: KindOfWork): AnySource {
  const list = workList({
    name: `any.${table}`,
    table,
    mine: people,
    seen: [],
    ...(named ? { named } : {}),
    text,
    grams: true,
    keys: keysOf(keys, 'r.'),
    ranges: {
      from: 'r.created_at >= {from}::timestamptz',
      before: 'r.created_at < {before}::timestamptz',
    },
    filters: { status: byNumbers('status', 'status') },
    unique: { orderId: 'r.id = {orderId}::uuid', orderNo: 'r.order_no = {orderNo}::text' },
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
      const asked = {
        page: 1,
        size: limit,
        next: after && behindRow(after.createdAt, after.id),
        keyword: search.keyword,
      };
      const filters = {
        orderId: search.id,
        orderNo: search.orderNo?.toUpperCase(),
        status: search.status,
        from: search.createdFrom,
        before: search.createdBefore,
      };
      const reach = reachOf(actor, false, seesAll?.(actor));
      const { ids, rest } = await list(db, tenantId, reach, asked, filters);
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
  keys: deviceOrderKeys,
  people: ['manager_id', 'engineer_id', 'checker_id', 'created_by_id'],
  text: describedWorkText,
  holder: 'coalesce(o.engineer_id, o.manager_id)',
});

export const pmSource = sourceOf({
  kind: 'pm',
  table: 'pm_orders',
  keys: pmOrderKeys,
  people: ['engineer_id'],
  text: searchedWorkText,
  holder: 'o.engineer_id',
  seesAll: (actor) => scopesOf(actor, 'pm.plan').includes('tenant'),
});

export const projectSource = sourceOf({
  kind: 'project',
  table: 'project_orders',
  keys: projectOrderKeys,
  people: ['manager_id', 'handler_id', 'assignee_id', 'created_by_id'],
  text: describedWorkText,
  named: withOwnStage,
  holder: 'coalesce(o.handler_id, o.assignee_id)',
  seesAll: (actor) => scopesOf(actor, 'order.view').includes('projects'),
});
