import { type StaffActor, scopesOf } from '@svcdesk/core/order';
import { type Queryable, type Statement, statement } from '../../db/index.ts';
import { invalid } from '../../http/refusals.ts';

/** How much of a kind of work somebody's list takes. */
export interface Reach {
  readonly accountId: string;
  /** All of the tenant; else what one is named in, and what stands in the groups. */
  readonly everything: boolean;
  /** Only what one is named in. */
  readonly mine: boolean;
  readonly groupIds: readonly string[];
}

/** What a member of staff sees of work: the tenant's, or his own and that of his groups and of those he leads. */
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

/** Which page is asked for: by its number, or behind the page before. */
interface Paging {
  readonly page: number;
  readonly size: number;
  readonly next?: string | undefined;
}

/** Ids of a page, and the rest of its envelope. */
export interface IdPage {
  readonly ids: readonly string[];
  readonly rest: {
    page: number;
    size: number;
    total: number;
    totalPage: number;
    hasNext: boolean;
    totalIsLowerBound?: boolean;
    next?: string;
  };
}

export interface ArmListParts {
  /** Of its statements. */
  readonly name: string;
  readonly table: string;
  /** What it goes by, with the id behind it. */
  readonly key: { readonly column: string; readonly type: 'timestamptz' | 'date'; readonly newest: boolean };
  /** Columns that name people: of one's own list, and more of what one sees. */
  readonly mine: readonly string[];
  readonly seen: readonly string[];
  /** Things that name somebody in another table: a condition over `o`, with {accountId}. */
  readonly named?: string;
  /** Filters over `o`, with {placeholders} that the caller's values fill. */
  readonly where: string;
}

type Values = Readonly<Record<string, unknown>>;
type Row = { id: string; k: string };

/** Counting stops here (storage: "total stops at 10 001"). */
const countedMost = 10_001;
/** Pages by number reach as far as totals are counted; further on the cursor goes. */
const deepestOffset = 10_000;
const cursorText = /^(\S{1,40}) ([0-9a-f-]{36}) (\d{1,9}) (\d{1,9}) ([01])$/;

/** A statement with {names} in the place of numbers. */
function named(name: string, text: string) {
  const names: string[] = [];
  const sql = text.replaceAll(/\{(\w+)\}/g, (_, value: string) => {
    if (!names.includes(value)) names.push(value);
    return `$${names.indexOf(value) + 1}`;
  });
  const made: Statement<Row & { count: number }, unknown[]> = statement(name, sql);
  return (on: Queryable, values: Values) => made.all(on, ...names.map((each) => values[each] ?? null));
}

interface Cursor {
  readonly key: string;
  readonly id: string;
  readonly page: number;
  readonly total: number;
  readonly bound: boolean;
}

function readCursor(text: string): Cursor {
  const match = cursorText.exec(Buffer.from(text, 'base64url').toString('latin1'));
  const [, key = '', id = '', page, total, bound] = match ?? [];
  if (!match || Number.isNaN(Date.parse(key))) throw invalid('next', 'format');
  return { key, id, page: Number(page), total: Number(total), bound: bound === '1' };
}

const writeCursor = ({ key, id, page, total, bound }: Cursor) =>
  Buffer.from(`${key} ${id} ${page} ${total} ${bound ? 1 : 0}`).toString('base64url');

/** The cursor that goes on behind a row, for lists that are merged with others. */
export const behindRow = (key: string, id: string): string =>
  writeCursor({ key, id, page: 1, total: 0, bound: false });

/**
 * A list of one kind of work. It takes the first rows of each arm (a person's column, each group) by its own index
 * and merges them: a scope whose newest row is old costs no more than another.
 */
export function armList(parts: ArmListParts) {
  const { name, table, key, where } = parts;
  const order = key.newest ? 'DESC' : 'ASC';
  const behind = `AND (o.${key.column}, o.id) ${key.newest ? '<' : '>'} ({key}::${key.type}, {id}::uuid)`;

  const arm = (condition: string, after: string, from = `${table} o`) =>
    `(SELECT o.id, o.${key.column} AS k FROM ${from} WHERE o.tenant_id = {tenantId} AND ${condition}
      AND ${where} ${after} ORDER BY o.${key.column} ${order}, o.id ${order} LIMIT {take}::int)`;
  const personal = (columns: readonly string[], after: string) => [
    ...columns.map((column) => arm(`o.${column} = {accountId}::uuid`, after)),
    ...(parts.named ? [arm(parts.named, after)] : []),
  ];
  const arms = {
    everything: (after: string) => [arm('true', after)],
    mine: (after: string) => personal(parts.mine, after),
    seen: (after: string) => [
      ...personal([...parts.mine, ...parts.seen], after),
      `(SELECT x.id, x.k FROM unnest({groupIds}::uuid[]) AS gs(id)
        CROSS JOIN LATERAL ${arm('o.group_id = gs.id', after)} x)`,
    ],
  };
  const merged = (how: keyof typeof arms, after: string) => arms[how](after).join(' UNION ');
  const page = (how: keyof typeof arms, cursor: boolean) =>
    named(
      `${name}.${how}${cursor ? '.next' : ''}`,
      `SELECT id, k FROM (${merged(how, cursor ? behind : '')}) m
       ORDER BY k ${order}, id ${order} LIMIT {limit}::int OFFSET {offset}::int`,
    );
  const count = (how: keyof typeof arms) =>
    named(
      `${name}.${how}.count`,
      `SELECT count(*) AS count FROM (SELECT id FROM (${merged(how, '')}) m LIMIT {take}::int) counted`,
    );
  const statements = {
    everything: {
      first: page('everything', false),
      next: page('everything', true),
      count: count('everything'),
    },
    mine: { first: page('mine', false), next: page('mine', true), count: count('mine') },
    seen: { first: page('seen', false), next: page('seen', true), count: count('seen') },
  };

  return async (
    on: Queryable,
    tenantId: string,
    reach: Reach,
    paging: Paging,
    filters: Values,
  ): Promise<IdPage> => {
    const { size } = paging;
    const cursor = paging.next ? readCursor(paging.next) : undefined;
    const how = reach.everything ? 'everything' : reach.mine ? 'mine' : 'seen';
    const { first, next, count: counted } = statements[how];
    const offset = cursor ? 0 : (paging.page - 1) * size;
    const limit = size + 1;
    const base = { ...filters, tenantId, accountId: reach.accountId, groupIds: reach.groupIds };
    const values = { ...base, limit, offset, take: offset + limit, key: cursor?.key, id: cursor?.id };
    const rows = offset > deepestOffset ? [] : await (cursor ? next : first)(on, values);
    const [sum] = cursor ? [] : await counted(on, { ...base, take: countedMost });
    const bound = cursor?.bound ?? (sum?.count ?? 0) >= countedMost;
    const total = cursor?.total ?? sum?.count ?? 0;
    const shown = rows.slice(0, size);
    const last = shown.at(-1);
    const number = cursor?.page ?? paging.page;
    const hasNext = rows.length > size;
    return {
      ids: shown.map((row) => row.id),
      rest: {
        page: number,
        size,
        total,
        totalPage: Math.ceil(total / size),
        hasNext,
        ...(bound ? { totalIsLowerBound: true } : {}),
        ...(hasNext && last
          ? { next: writeCursor({ key: last.k, id: last.id, page: number + 1, total, bound }) }
          : {}),
      },
    };
  };
}
