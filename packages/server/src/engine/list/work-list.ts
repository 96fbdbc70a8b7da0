import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import type { NamedValues, Queryable } from '../../platform/db/index.ts';
import type { PageRest } from './page.ts';
import { type Asked, type PagedList, pagedList } from './paged-list.ts';
import { type Branches, type Filter, isGiven, type Key, type Source } from './parts.ts';

/** How much of a kind of work somebody's list takes. */
export interface Reach {
  readonly accountId: string;
  /** All of the tenant; else what one is named in, and what stands in the groups. */
  readonly everything: boolean;
  /** Only what one is named in. */
  readonly mine: boolean;
  readonly groupIds: readonly string[];
}

/** What a member of staff sees of work: the tenant's, or their own and that of their groups and of those they lead. */
export function reachOf(actor: StaffActor, mine: boolean, seesAll = false): Reach {
  const scopes = scopesOf(actor, 'order.view');
  const led = scopes.includes('led') ? actor.ledGroupIds : [];
  return {
    accountId: actor.accountId,
    everything: !mine && (seesAll || scopes.includes('tenant')),
    mine,
    groupIds: [...new Set([...actor.memberGroupIds, ...led])],
  };
}

export interface WorkListParts {
  /** Of its statements. */
  readonly name: string;
  readonly table: string;
  readonly key?: Key;
  /** Columns that name people: of one's own list, and more of what one sees. */
  readonly mine: readonly string[];
  readonly seen: readonly string[];
  /** Things that name somebody in another table. */
  readonly named?: Branches;
  readonly text: string;
  readonly grams?: boolean;
  /** As the table's GIN index has it. */
  readonly keys?: string;
  readonly ranges?: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, Filter>>;
  /** Filters that have an index of their own in the order of the list, the narrowest first. */
  readonly indexed?: Readonly<Record<string, Branches>>;
  /** What one row at most has, as a condition over a row `r`. */
  readonly unique?: Readonly<Record<string, string>>;
}

const one = '(SELECT 1) a';

/** A list of one kind of work as far as somebody sees it. */
export function workList(parts: WorkListParts) {
  const { name, table, key, text, grams, keys, ranges, filters, indexed = {}, unique = {} } = parts;
  const shown = { columns: 'top.id' };
  const lists = new Map<string, PagedList<{ id: string }>>();

  const personal = (columns: readonly string[]): Pick<Source, 'branches' | 'reached'> => {
    const conditions = columns.map((column) => `r.${column} = {accountId}::uuid`);
    const { named } = parts;
    return {
      branches: [...conditions.map((where) => ({ from: one, where })), ...(named ? [named] : [])],
      reached: [
        ...conditions,
        ...(named ? [`EXISTS (SELECT FROM ${named.from} WHERE ${named.where})`] : []),
      ].join(' OR '),
    };
  };
  const seen = personal([...parts.mine, ...parts.seen]);
  const ways: Readonly<Record<string, Pick<Source, 'branches' | 'reached'>>> = {
    everything: { branches: [{ from: one, where: 'true' }], reached: 'true' },
    mine: personal(parts.mine),
    seen: {
      branches: [...seen.branches, { from: 'unnest({groupIds}::uuid[]) a(v)', where: 'r.group_id = a.v' }],
      reached: `${seen.reached} OR r.group_id = ANY({groupIds}::uuid[])`,
    },
  };

  /** `by` is a filter that the branches answer. */
  function listBy(way: string, by: string | undefined): PagedList<{ id: string }> {
    const known = lists.get(`${way} ${by}`);
    if (known) return known;
    const { [by ?? '']: answered, ...rest } = filters;
    const whole = ways[way];
    if (!whole) throw new Error(`There is no way ${way} into ${table}`);
    const single = by === undefined ? undefined : unique[by];
    const branches = single
      ? { from: one, where: `${single} AND (${whole.reached})` }
      : by === undefined
        ? undefined
        : indexed[by];
    const reached = branches ? { branches: [branches], reached: single ?? answered?.where ?? 'true' } : whole;
    const made = pagedList<{ id: string }>({
      name: `${name}.${way}${by ? `.${by}` : ''}`,
      sources: [{ table, ...reached, text, grams, keys }],
      key,
      ranges,
      filters: rest,
      shown,
    });
    lists.set(`${way} ${by}`, made);
    return made;
  }

  return async (
    on: Queryable,
    tenantId: string,
    reach: Reach,
    asked: Asked,
    values: NamedValues,
  ): Promise<{ ids: string[]; rest: PageRest }> => {
    const way = reach.everything ? 'everything' : reach.mine ? 'mine' : 'seen';
    const answering = [...Object.keys(unique), ...(reach.everything ? Object.keys(indexed) : [])];
    const by = answering.find((filter) => isGiven(values[filter]));
    const { accountId, groupIds } = reach;
    const { rows, rest } = await listBy(way, by).read(on, asked, {
      ...values,
      tenantId,
      accountId,
      groupIds,
    });
    return { ids: rows.map(({ id }) => id), rest };
  };
}
