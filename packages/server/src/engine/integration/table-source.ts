import type { StaffActor } from '@svcdesk/core/roles';
import type { OrderKind } from '@svcdesk/core/rules';
import { keysOf } from '../../platform/db/schema/columns.ts';
import { byNumbers, byRange, byUnique } from '../list/filters.ts';
import { defineList } from '../list/list.ts';
import { raw } from '../list/sql.ts';
import { type NamedPeople, staffPaths } from '../list/staff-paths.ts';
import { describedWorkText, describing, searchedWorkText } from '../ngrams.ts';
import type { AnyOrder, AnySearch, OrderSource } from './kind-integration.ts';

/** A kind of work that stands in a table of its own. */
interface KindOfWork {
  readonly kind: OrderKind;
  readonly table: string;
  /** Columns that its GIN index has as keys. */
  readonly keys: readonly string[];
  /** Who sees it by being named in it. */
  readonly people: NamedPeople;
  /** Whether it has a description, in which words are searched too. */
  readonly isDescribed: boolean;
  /** Who has it, in SQL over `o`. */
  readonly holder: string;
  /** Whether an actor sees all of the tenant's. */
  seesAll?(actor: StaffActor): boolean;
  /** Where it is said which assets it is about. */
  readonly assetLinks: string | null;
}

type Row = Omit<AnyOrder, 'handlerName' | 'kind'> & { handlerName: string | null };
interface Reader {
  readonly tenantId: string;
  readonly actor: StaffActor;
}

/** Makes a source of one table. */
export function sourceOf(work: KindOfWork): OrderSource {
  const { kind, table, keys, people, isDescribed, holder, seesAll, assetLinks } = work;
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
    search: { text: isDescribed ? describedWorkText : searchedWorkText, hasNgrams: true },
    select: () => ({
      as: 'o',
      columns: raw(`o.id, o.order_no AS "orderNo", o.title, o.status, o.cell_name AS "cellName",
        o.customer_name AS "customerName", a.name AS "handlerName", o.created_at AS "createdAt"`),
      joins: raw(`LEFT JOIN accounts a ON a.tenant_id = o.tenant_id AND a.id = ${holder}`),
    }),
    present: (rows) =>
      rows.map(({ id, orderNo, title, status, cellName, customerName, handlerName, createdAt }) => ({
        ...{ kind, id, orderNo, title, status, cellName, customerName, createdAt },
        handlerName: handlerName ?? undefined,
      })),
  });

  return {
    kinds: [kind],
    descriptions: isDescribed ? describing(table) : null,
    assets:
      assetLinks === null
        ? null
        : {
            links: assetLinks,
            table,
            content: isDescribed ? 'o.content' : "''",
          },
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
