import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import type { OrderKind } from '@svcdesk/core/rules';
import { given } from '../../../engine/given.ts';
import { defineList } from '../../../engine/list/define-list.ts';
import { byNumbers, byRange, byUnique } from '../../../engine/list/filters.ts';
import { raw } from '../../../engine/list/sql.ts';
import { type NamedPeople, staffPaths } from '../../../engine/list/staff-paths.ts';
import { describedWorkText, searchedWorkText } from '../../../engine/searched-work.ts';
import {
  deviceOrderKeys,
  keysOf,
  pmOrderKeys,
  projectOrderKeys,
} from '../../../platform/db/schema/list-keys.ts';
import { withStageOf } from '../../projects/index.ts';
import type { AnyOrder, AnySearch, AnySource } from './source.ts';

/** A kind of work that stands in a table of its own. */
interface KindOfWork {
  readonly kind: OrderKind;
  readonly table: string;
  /** Columns that its GIN index has as keys. */
  readonly keys: readonly string[];
  /** Who sees it by being named in it. */
  readonly people: NamedPeople;
  /** What words are searched in, of a row `r`. */
  readonly text: string;
  /** Who has it, in SQL over `o`. */
  readonly holder: string;
  /** Whether somebody sees all of the tenant's. */
  seesAll?(actor: StaffActor): boolean;
}

type Row = Omit<AnyOrder, 'handlerName' | 'kind'> & { handlerName: string | null };
interface Reader {
  readonly tenantId: string;
  readonly actor: StaffActor;
}

/** Makes a source of one table. */
function sourceOf({ kind, table, keys, people, text, holder, seesAll }: KindOfWork): AnySource {
  const list = defineList<Reader, AnySearch, Row, AnyOrder>({
    name: `any.${table}`,
    table,
    keys: { sql: keysOf(keys, 'r.'), type: 'text' },
    accessPaths: ({ actor }) => staffPaths(actor, people, { seesAll: seesAll?.(actor) ?? false }),
    filters: {
      id: byUnique('id', 'uuid'),
      orderNo: byUnique('order_no', 'text'),
      status: byNumbers('status'),
      createdFrom: byRange('created_at', '>=', 'timestamptz'),
      createdBefore: byRange('created_at', '<', 'timestamptz'),
    },
    search: { text, hasNgrams: true },
    select: () => ({
      as: 'o',
      columns: raw(`o.id, o.order_no AS "orderNo", o.title, o.status, o.cell_name AS "cellName",
        o.customer_name AS "customerName", a.name AS "handlerName", o.created_at AS "createdAt"`),
      joins: raw(`LEFT JOIN accounts a ON a.tenant_id = o.tenant_id AND a.id = ${holder}`),
    }),
    present: (rows) =>
      rows.map(({ id, orderNo, title, status, cellName, customerName, handlerName, createdAt }) => ({
        ...{ kind, id, orderNo, title, status, cellName, customerName, createdAt },
        ...given({ handlerName }),
      })),
  });

  return {
    kinds: [kind],
    isFor: (actor) => actor.kind === 'staff',
    async find({ db, tenantId, actor }, { orderNo, ...search }, { after, limit }) {
      if (actor.kind !== 'staff') return { rows: [], total: 0, totalIsLowerBound: false };
      return list.first(
        db,
        { tenantId, actor },
        { ...search, orderNo: orderNo?.toUpperCase() },
        limit,
        after,
      );
    },
  };
}

export const deviceSource = sourceOf({
  kind: 'device',
  table: 'device_orders',
  keys: deviceOrderKeys,
  people: { own: ['manager_id', 'engineer_id', 'checker_id', 'created_by_id'], seen: [] },
  text: describedWorkText,
  holder: 'coalesce(o.engineer_id, o.manager_id)',
});

export const pmSource = sourceOf({
  kind: 'pm',
  table: 'pm_orders',
  keys: pmOrderKeys,
  people: { own: ['engineer_id'], seen: [] },
  text: searchedWorkText,
  holder: 'o.engineer_id',
  seesAll: (actor) => scopesOf(actor, 'pm.plan').includes('tenant'),
});

export const projectSource = sourceOf({
  kind: 'project',
  table: 'project_orders',
  keys: projectOrderKeys,
  people: {
    own: ['manager_id', 'handler_id', 'assignee_id', 'created_by_id'],
    seen: [],
    elsewhere: withStageOf,
  },
  text: describedWorkText,
  holder: 'coalesce(o.handler_id, o.assignee_id)',
  seesAll: (actor) => scopesOf(actor, 'order.view').includes('projects'),
});
