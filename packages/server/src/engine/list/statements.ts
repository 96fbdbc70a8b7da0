import { mayBeStored, type Spelling, searchOf } from '../ngrams.ts';
import type { AccessPath, Key, Search, Source } from './access-path.ts';
import { maxCounted } from './adaptive-search.ts';
import { allOf, anyOf, joined, raw, type Sql, sql, value } from './sql.ts';

/** What a list, or a part of one, is sorted by, with the id behind it. */
export interface SortPart {
  readonly column: string;
  readonly type: 'timestamptz' | 'date' | 'text';
  readonly direction: 'ASC' | 'DESC';
  /** What belongs to this part at all, over a row `r`, where its indices know it. */
  readonly only?: string;
  /** The same where none does: each row is asked. */
  readonly asked?: string;
}

/** A filter that is asked. */
export interface Condition {
  readonly name: string;
  readonly where: Sql;
  readonly keys?: readonly Key[] | undefined;
  readonly isRange?: boolean | undefined;
}

/** What is read of a list. */
export interface Reading {
  /** What all rows come from, but those of paths that lead elsewhere. */
  readonly source: Source;
  readonly paths: readonly AccessPath[];
  readonly conditions: readonly Condition[];
  readonly keyword: string;
  readonly sort: SortPart;
  readonly after: { readonly key: string; readonly id: string } | undefined;
  readonly offset: number;
  readonly limit: number;
  /** Whether the rows of the list are to be counted too. */
  readonly isCounted: boolean;
}

/** What is shown beside the ids in `top`: columns, the list's own table under a name, and what is joined besides. */
export interface Select {
  readonly columns: Sql;
  readonly as?: string;
  readonly joins?: Sql;
}

/** Common table expressions of which the last is `hits`, and what is said of them. */
interface Found {
  readonly hits: Sql;
  readonly total: Sql;
  /** Rows may follow that were not looked at. */
  readonly isTruncated: Sql;
  /** How many were. */
  readonly looked: Sql;
  /** Whether the hits hold rows that stand before those asked for. */
  readonly fromStart?: boolean;
}

const tenant = sql`r.tenant_id = $1`;
const sourceOf = ({ source }: Reading, path: AccessPath): Source => path.source ?? source;

/** ORDER BY: of hits, which have the column as `k`, or of the rows `r` themselves. */
const order = (column: string, id: string, { direction }: Pick<SortPart, 'direction'>): Sql =>
  raw(`${column} ${direction}, ${id} ${direction}`);
const orderOfHits = (sort: SortPart): Sql => order('k', 'id', sort);
const orderOfRows = (sort: SortPart): Sql => order(`r.${sort.column}`, 'r.id', sort);

/** Behind the last row of the page before. */
function behind({ after, sort }: Reading, column: string, id: string): Sql | undefined {
  if (!after) return undefined;
  const compares = sort.direction === 'DESC' ? '<' : '>';
  return sql`${raw(`(${column}, ${id}) ${compares}`)} (${value(after.key, sort.type)}, ${value(after.id, 'uuid')})`;
}

/** A word as it is written, or folded, or as the initials of one: the n-grams of a row hold these whole. */
function holdsWord(word: string, { text, hasNgrams }: Search): Sql {
  const sought = value(word, 'text');
  const written = sql`strpos(${raw(text)}, ${sought}) > 0`;
  if (!hasNgrams || !mayBeStored(word)) return written;
  return sql`(${written} OR strpos(array_to_string(r.grams, ' '), ${sought}) > 0)`;
}

function holdsKeyword(keyword: string, search: Search | undefined): Sql[] {
  if (!search || keyword.trim() === '') return [];
  const words = searchOf(keyword).map(({ word }) => holdsWord(word, search));
  return orNumber(keyword, search, words);
}

/** What a keyword asks as words, or as the number that it may be. */
function orNumber(keyword: string, search: Search, words: readonly Sql[]): Sql[] {
  const number = search.asNumber?.(keyword);
  if (!number) return [...words];
  return [number.isWord ? anyOf([number.by, sql`(${allOf(words)})`]) : number.by];
}

/** What has to be asked of each row of a source, but of what a path answers. */
function askedOf(reading: Reading, source: Source, answers: readonly string[] = []): Sql[] {
  const { conditions, keyword, sort } = reading;
  return [
    ...conditions
      .filter(({ name, isRange }) => !isRange && !answers.includes(name))
      .map(({ where }) => where),
    ...holdsKeyword(keyword, source.search),
    ...(sort.asked ? [raw(sort.asked)] : []),
  ];
}

const rangesOf = ({ conditions, sort }: Reading): Sql[] => [
  ...conditions.filter(({ isRange }) => isRange).map(({ where }) => where),
  ...(sort.only ? [raw(sort.only)] : []),
];

/** Rows for each branch of a path. */
const eachBranch = (path: AccessPath, rows: Sql): Sql =>
  path.from ? sql`SELECT x.* FROM ${path.from} CROSS JOIN LATERAL (${rows}) x` : sql`(${rows})`;

const newestFirst: SortPart = { column: 'created_at', type: 'timestamptz', direction: 'DESC' };
const isSorted = ({ sort }: Reading, { sortedBy }: AccessPath) => sortedBy?.includes(sort.column) ?? true;

/** The order in which rows of a path are read: without an index in that of the list, the newest are gathered. */
const orderOfPath = (reading: Reading, path: AccessPath) =>
  orderOfRows(isSorted(reading, path) ? reading.sort : newestFirst);

/** How many rows there are, up to where counting stops; a row of two paths counts once. */
export function totalOf(reading: Reading, paths = reading.paths): Sql {
  const rows = paths.map((path) => {
    const source = sourceOf(reading, path);
    const asked = [
      tenant,
      path.where,
      ...rangesOf(reading),
      ...askedOf(reading, source, path.coveredFilters),
    ];
    return eachBranch(
      path,
      sql`SELECT r.id FROM ${raw(source.table)} r WHERE ${allOf(asked)}
        ORDER BY ${orderOfPath(reading, path)} LIMIT ${maxCounted}`,
    );
  });
  const once = rows.length === 1 ? sql`` : sql`GROUP BY u.id`;
  return sql`SELECT count(*) FROM (SELECT u.id FROM (${joined(rows, ' UNION ALL ')}) u ${once} LIMIT ${maxCounted}) n`;
}

/** Of each branch, however many there are. */
const minShare = 10;

const weightOf = ({ branches, isSmall: isLittle }: AccessPath) => branches * (isLittle ? 1 : 4);

/** Scans come in few lengths, so that few statements are prepared. */
function rounded(rows: number): number {
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(rows)) - 1);
  return Math.floor(rows / scale) * scale;
}

/** How many rows a scan reads of each branch of a path. */
function shareOf(paths: readonly AccessPath[], path: AccessPath, rows: number): number {
  const weight = paths.reduce((sum, each) => sum + weightOf(each), 0);
  return Math.max(minShare, rounded((rows * weightOf(path)) / weight / path.branches));
}

/** Whether everything that the paths hold is asked for, in an order that their indices have. */
const isExact = (reading: Reading): boolean =>
  reading.paths.every(
    (path) =>
      isSorted(reading, path) && askedOf(reading, sourceOf(reading, path), path.coveredFilters).length === 0,
  );

/** The total of a list that is one path, where that is kept. */
const keptTotalOf = (reading: Reading) =>
  reading.paths.length === 1 && rangesOf(reading).length === 0 ? reading.paths[0]?.total : undefined;

/** The first rows of each path, which the indices of the paths know. */
function exactly(reading: Reading): Found {
  const { offset, limit, sort } = reading;
  const rows = reading.paths.map((path) =>
    eachBranch(
      path,
      sql`SELECT r.id, ${raw(`r.${sort.column}`)} AS k FROM ${raw(sourceOf(reading, path).table)} r
        WHERE ${allOf([tenant, path.where, ...rangesOf(reading), behind(reading, `r.${sort.column}`, 'r.id')])}
        ORDER BY ${orderOfRows(sort)} LIMIT ${offset + limit}`,
    ),
  );
  return {
    hits: sql`hits AS (${joined(rows, rows.length === 1 ? '' : ' UNION ')})`,
    total: !reading.isCounted ? sql`SELECT 0::bigint` : (keptTotalOf(reading)?.() ?? totalOf(reading)),
    isTruncated: sql`false`,
    looked: sql`NULL::bigint`,
  };
}

/**
 * Reads so many rows of each path in the order of its index and keeps what fits. What lies behind the first row at
 * which one stopped is not known, so the merged list ends there. A path that answers all that is asked is read no
 * further than is shown; one without an index in this order is gathered, and where it stopped is nowhere in the list.
 */
function scanned(reading: Reading, most: number): Found {
  const { sort, offset, limit, paths } = reading;
  const column = raw(`r.${sort.column}`);
  const rows = paths.map((path) => {
    const source = sourceOf(reading, path);
    const asked = askedOf(reading, source, path.coveredFilters);
    const hasEdge = isSorted(reading, path);
    const share = !hasEdge ? maxCounted : asked.length === 0 ? offset + limit : shareOf(paths, path, most);
    const by = orderOfPath(reading, path);
    const stopped = sql`row_number() OVER (ORDER BY ${by}) = ${share}`;
    const within = [tenant, path.where, ...rangesOf(reading), behind(reading, `r.${sort.column}`, 'r.id')];
    return eachBranch(
      path,
      sql`SELECT r.id, ${column} AS k, (${allOf(asked)}) AS fits, ${stopped} AS stopped, ${raw(String(hasEdge))} AS edged
        FROM (SELECT r.* FROM ${raw(source.table)} r WHERE ${allOf(within)} ORDER BY ${by} LIMIT ${share}) r`,
    );
  });
  const by = orderOfHits(sort);
  const compares = raw(sort.direction === 'DESC' ? '>=' : '<=');
  return {
    hits: sql`scan AS MATERIALIZED (${joined(rows, ' UNION ALL ')}),
      edge AS (SELECT k, id FROM scan WHERE stopped AND edged ORDER BY ${by} LIMIT 1),
      hits AS (SELECT DISTINCT id, k FROM scan WHERE fits AND (NOT EXISTS (SELECT FROM edge)
        OR (k, id) ${compares} (SELECT k, id FROM edge)))`,
    total: sql`SELECT count(*) FROM hits`,
    isTruncated: sql`EXISTS (SELECT FROM scan WHERE stopped)`,
    looked: sql`(SELECT count(*) FROM scan)`,
  };
}

/** Conditions that the GIN indices of a source answer. */
function indexedOf({ conditions, keyword }: Reading, { search, keys }: Source): Sql[] {
  const found: Sql[] = [];
  if (search?.hasNgrams) found.push(...orNumber(keyword, search, hasNgramsOf(searchOf(keyword))));
  if (!keys) return found;
  const sought = conditions.map((each) => each.keys ?? []);
  const single = sought.filter((each) => each.length === 1).flat();
  if (single.length > 0) found.push(sql`${raw(keys.sql)} @> ${value(single, `${keys.type}[]`)}`);
  return [...found, ...sought.filter((each) => each.length > 1).map((each) => holdsKey(keys, each))];
}

/** What every row with the words of a keyword has. */
function hasNgramsOf(words: readonly Spelling[]): Sql[] {
  const ngrams = new Set(words.flatMap((word) => word.ngrams));
  return ngrams.size > 0 ? [sql`r.grams @> ${value([...ngrams], 'text[]')}`] : [];
}

const holdsKey = (keys: NonNullable<Source['keys']>, sought: readonly Key[]): Sql =>
  sql`${raw(keys.sql)} && ${value(sought, `${keys.type}[]`)}`;

/** Rows read of paths that hold little, over all of them, when others are looked up. */
const maxLittleRows = 1_000;

/**
 * Gathers what a rare word or combination of filters leaves, by the GIN indices and without an order: for one, another
 * index might be scanned. Where paths have keys they narrow it too, so that who sees little of a common word is not
 * read past what others see. Undefined where no such index answers anything.
 */
function lookedUp(reading: Reading): Found | undefined {
  const { paths, sort } = reading;
  const column = raw(`r.${sort.column}`);
  const cutAt = (most: number) => sql`count(*) OVER () >= ${most} AS cut`;
  const little = paths.filter(({ isSmall: isLittle }) => isLittle);
  const broad = paths.filter(({ isSmall: isLittle }) => !isLittle);
  const sources = [...new Set(paths.map((path) => sourceOf(reading, path)))];
  if (sources.some((source) => indexedOf(reading, source).length === 0)) return undefined;
  const read = little.map((path) => {
    const source = sourceOf(reading, path);
    const most = Math.floor(maxLittleRows / little.length);
    const rows = sql`SELECT r.id, ${column} AS k, (${allOf(askedOf(reading, source))}) AS fits
      FROM (SELECT r.* FROM ${raw(source.table)} r WHERE ${allOf([tenant, path.where, ...rangesOf(reading)])}
        ORDER BY ${orderOfRows(newestFirst)} LIMIT ${most}) r`;
    return sql`(SELECT y.*, ${cutAt(most)} FROM (SELECT z.* FROM (${eachBranch(path, rows)}) z LIMIT ${most}) y)`;
  });
  const found = sources.flatMap((source) => {
    const into = broad.filter((path) => sourceOf(reading, path) === source);
    if (into.length === 0) return [];
    const { keys } = source;
    const ofPaths = into.flatMap((path) => path.keys ?? []);
    const isNarrow = keys && into.every((path) => path.keys);
    const by = [...indexedOf(reading, source), ...(isNarrow ? [holdsKey(keys, ofPaths)] : [])];
    const inScope = into.some(({ isFullTable: isWhole }) => isWhole)
      ? []
      : [anyOf(into.map(({ contains: holds }) => sql`(${holds})`))];
    const fits = allOf([...inScope, ...askedOf(reading, source), ...rangesOf(reading)]);
    return [
      sql`SELECT r.id, ${column} AS k, (${fits}) AS fits, ${cutAt(maxCounted)} FROM (SELECT r.* FROM ${raw(source.table)} r
        WHERE ${allOf([tenant, ...by])} LIMIT ${maxCounted} OFFSET 0) r`,
    ];
  });
  return {
    hits: sql`looked AS MATERIALIZED (${joined([...read, ...found], ' UNION ALL ')}),
      hits AS MATERIALIZED (SELECT DISTINCT id, k FROM looked WHERE fits)`,
    total: sql`SELECT count(*) FROM hits`,
    isTruncated: sql`(SELECT coalesce(bool_or(cut), false) FROM looked)`,
    looked: sql`NULL::bigint`,
    fromStart: true,
  };
}

/** The rows `top` with what is selected of them. */
export const presentedOf = (table: string, { as, joins = [] }: Select): Sql => {
  if (!as && joins.length === 0) return sql`top`;
  const own = as ? raw(`JOIN ${table} ${as} ON ${as}.tenant_id = $1 AND ${as}.id = top.id`) : [];
  return sql`(top ${own} ${joins})`;
};

/** The statement of a page: its rows, each with the list's total; an empty list still answers one row with it. */
function pageOf(reading: Reading, select: Select, found: Found): Sql {
  const { source, sort, limit, offset } = reading;
  const { columns } = select;
  const after = found.fromStart ? behind(reading, 'k', 'id') : undefined;
  const read = joined(columns.length > 0 ? [columns, sql`top.id`] : [sql`top.id`], ', ');
  return sql`WITH ${found.hits},
    top AS (SELECT id, k FROM hits WHERE ${allOf([after])} ORDER BY ${orderOfHits(sort)} LIMIT ${limit} OFFSET ${offset})
    SELECT ${read} AS "listId", top.k AS "listKey", listed.total AS "listTotal",
      listed.truncated AS "listCut", listed.looked AS "listLooked"
    FROM (SELECT (${found.total}) AS total, ${found.isTruncated} AS truncated, ${found.looked} AS looked) listed
    LEFT JOIN ${presentedOf(source.table, select)} ON true ORDER BY ${order('top.k', 'top.id', sort)}`;
}

/** The statements that read a stretch of a list: one that is exact, or else scans and a look-up. */
export function statementsOf(reading: Reading, select: Select) {
  return {
    exact: isExact(reading) ? pageOf(reading, select, exactly(reading)) : undefined,
    isTotalKept: keptTotalOf(reading) !== undefined,
    scan: (rows: number) => pageOf(reading, select, scanned(reading, rows)),
    lookup: () => {
      const found = lookedUp(reading);
      return found && pageOf(reading, select, found);
    },
  };
}
