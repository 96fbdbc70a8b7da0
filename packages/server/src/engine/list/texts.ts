import { holdsInitials } from '../initials.ts';
import type { Branches, Key, ListParts, Source } from './parts.ts';
import { mostCounted } from './three-ways.ts';

/** Which of a list's statements is wanted. */
export interface Shape {
  /** By the indices of its branches alone, by looking at so many rows of each branch, or by the GIN indices. */
  readonly way: 'exact' | 'keyed' | number;
  /** Filters and ranges that are given. */
  readonly filters: readonly string[];
  readonly ranges: readonly string[];
  readonly words: boolean;
  /** Behind the page before; its total is known. */
  readonly next: boolean;
}

const newestFirst: Key = { column: 'created_at', type: 'timestamptz', direction: 'DESC' };

/** What a list goes by. */
export const keyOf = ({ key = newestFirst }: ListParts): Key => key;

/** ORDER BY of rows that have the key as `k`, or of the rows `r` themselves. */
const orderOf = ({ column, direction }: Key, of: 'k' | 'r' | 'top') =>
  of === 'r'
    ? `r.${column} ${direction}, r.id ${direction}`
    : `${of === 'top' ? 'top.' : ''}k ${direction}, ${of === 'top' ? 'top.' : ''}id ${direction}`;

const behind = ({ type, direction }: Key, key: string, id: string) =>
  `(${key}, ${id}) ${direction === 'DESC' ? '<' : '>'} ({afterKey}::${type}, {afterId}::uuid)`;

const all = (conditions: readonly (string | undefined)[]) =>
  conditions.filter((each) => each !== undefined).join(' AND ');

/** What is asked of a row beyond its branch. */
function fitsOf(parts: ListParts, { text, grams }: Source, { filters, words }: Shape): string {
  const asked = filters.map((name) => parts.filters?.[name]?.where);
  const byInitials = grams ? ` AND NOT (q ~ '^[a-z0-9]{2,}$' AND ${holdsInitials('r', 'q')})` : '';
  const holds = `NOT EXISTS (SELECT FROM unnest({words}::text[]) q WHERE strpos(${text}, q) = 0${byInitials})`;
  return all([...asked, words ? holds : undefined]) || 'true';
}

/** What the branch's index answers: one scan with `= ANY` would walk the whole table for a branch of old rows. */
function withinOf(parts: ListParts, { where }: Branches, { ranges, next }: Shape): string {
  const key = keyOf(parts);
  const bounds = ranges.map((name) => parts.ranges?.[name]);
  return all([
    'r.tenant_id = {tenantId}',
    where,
    ...bounds,
    next ? behind(key, `r.${key.column}`, 'r.id') : undefined,
  ]);
}

const eachBranch = ({ sources }: ListParts, of: (source: Source, branches: Branches) => string) =>
  sources.flatMap((source) => source.branches.map((branches) => of(source, branches)));

/** The first rows of every branch. */
const firstOf = (parts: ListParts, shape: Shape, limit: string | number) =>
  eachBranch(
    parts,
    ({ table }, branches) => `SELECT x.id, x.k FROM ${branches.from}
      CROSS JOIN LATERAL (SELECT r.id, r.${keyOf(parts).column} AS k FROM ${table} r
        WHERE ${all([withinOf(parts, branches, shape), ...shape.filters.map((name) => parts.filters?.[name]?.where)])}
        ORDER BY ${orderOf(keyOf(parts), 'r')} LIMIT ${limit}) x`,
  );

/** How many rows there are, up to where counting stops; a row of two branches counts once. */
export function totalText(parts: ListParts, shape: Shape): string {
  const ways = firstOf(parts, { ...shape, next: false }, mostCounted);
  const ids = ways.length === 1 ? '' : ' GROUP BY u.id';
  return `SELECT count(*) FROM (SELECT u.id FROM (${ways.join(' UNION ALL ')}) u${ids} LIMIT ${mostCounted}) n`;
}

interface Found {
  /** Common table expressions of which the last is `hits`. */
  readonly found: string;
  readonly total: string;
  readonly truncated: string;
  /** Rows that were looked at. */
  readonly looked?: string | undefined;
  /** Of the hits, those behind the page before. */
  readonly behind?: string | undefined;
}

function exactly(parts: ListParts, shape: Shape): Found {
  const ways = firstOf(parts, shape, '({limit}::int + {offset}::int)');
  return {
    found: `hits AS (${ways.join(' UNION ')})`,
    total: totalText(parts, shape),
    truncated: 'false',
  };
}

/**
 * What a `walk` came to, of rows with `fits` and with `last` where a branch stopped: what lies behind the first row
 * at which one stopped is not known, so the merged list ends there.
 */
export function hitsOfWalk(direction: Key['direction']): string {
  const order = `k ${direction}, id ${direction}`;
  return `edge AS (SELECT k, id FROM walk WHERE last ORDER BY ${order} LIMIT 1),
    hits AS (SELECT DISTINCT id, k FROM walk WHERE fits AND (NOT EXISTS (SELECT FROM edge)
      OR (k, id) ${direction === 'DESC' ? '>=' : '<='} (SELECT k, id FROM edge)))`;
}

/** Looks at the first rows of each branch. */
function walking(parts: ListParts, shape: Shape, most: number): Found {
  const key = keyOf(parts);
  const ways = eachBranch(
    parts,
    (source, branches) => `SELECT x.* FROM ${branches.from} CROSS JOIN LATERAL (
      SELECT r.id, r.${key.column} AS k, (${fitsOf(parts, source, shape)}) AS fits,
        row_number() OVER (ORDER BY ${orderOf(key, 'r')}) = ${most} AS last
      FROM (SELECT r.* FROM ${source.table} r WHERE ${withinOf(parts, branches, shape)}
        ORDER BY ${orderOf(key, 'r')} LIMIT ${most}) r) x`,
  );
  return {
    found: `walk AS MATERIALIZED (${ways.join(' UNION ALL ')}), ${hitsOfWalk(key.direction)}`,
    total: 'SELECT count(*) FROM hits',
    truncated: 'EXISTS (SELECT FROM edge)',
    looked: '(SELECT count(*) FROM walk)',
  };
}

/** Conditions that the GIN index of a source answers. */
export function keyedOf(parts: ListParts, source: Source, { filters, words }: Shape): string[] {
  const sought = filters.flatMap((name) => parts.filters?.[name]?.keys ?? []);
  return [
    ...(words && source.grams ? ['r.grams @> {grams}::text[]'] : []),
    ...(source.keys === undefined ? [] : sought.map((keys) => `${source.keys} ${keys}`)),
  ];
}

/** Gathers what a rare word or combination of filters leaves, without an order: for one an index might be walked. */
function keyed(parts: ListParts, shape: Shape): Found {
  const key = keyOf(parts);
  const bounds = shape.ranges.map((name) => parts.ranges?.[name]);
  const ways = parts.sources.map(
    (source) => `SELECT r.id, r.${key.column} AS k, count(*) OVER () >= ${mostCounted} AS cut,
        (${all([`(${source.reached})`, fitsOf(parts, source, shape), ...bounds])}) AS fits
      FROM (SELECT r.* FROM ${source.table} r WHERE ${all(['r.tenant_id = {tenantId}', ...keyedOf(parts, source, shape)])}
        LIMIT ${mostCounted} OFFSET 0) r`,
  );
  return {
    found: `looked AS MATERIALIZED (${ways.join(' UNION ALL ')}),
      hits AS MATERIALIZED (SELECT DISTINCT id, k FROM looked WHERE fits)`,
    total: 'SELECT count(*) FROM hits',
    truncated: '(SELECT coalesce(bool_or(cut), false) FROM looked)',
    behind: shape.next ? `WHERE ${behind(key, 'k', 'id')}` : undefined,
  };
}

/** The statement of a page: its rows, each with the list's total; an empty list still answers one row with it. */
export function pageText(parts: ListParts, shape: Shape): string {
  const { way } = shape;
  const { columns, joins } = parts.shown;
  const ways = way === 'exact' ? exactly : way === 'keyed' ? keyed : undefined;
  const {
    found,
    total,
    truncated,
    looked = 'NULL::bigint',
    behind: after = '',
  } = ways?.(parts, shape) ?? walking(parts, shape, Number(way));
  const key = keyOf(parts);
  return `WITH ${found},
    top AS (SELECT id, k FROM hits ${after} ORDER BY ${orderOf(key, 'k')} LIMIT {limit}::int OFFSET {offset}::int)
    SELECT ${columns}, top.id AS "listId", top.k AS "listKey", listed.total AS "listTotal",
      listed.truncated AS "listCut", listed.looked AS "listLooked"
    FROM (SELECT ${shape.next ? '0::bigint' : `(${total})`} AS total, ${truncated} AS truncated,
      ${looked} AS looked) listed
    LEFT JOIN ${joins ? `(top ${joins})` : 'top'} ON true ORDER BY ${orderOf(key, 'top')}`;
}
