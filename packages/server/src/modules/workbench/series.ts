import type { CheckedRequestOf, DataOf, workbench } from '@svcdesk/core/contract';
import { phrasesFor } from '@svcdesk/core/phrases';
import { orderSourceName, orderStatusName } from '@svcdesk/core/rules';
import { spanOfDays } from '../../engine/days.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { ContextOf, Locale } from '../../platform/http/handler.ts';
import { itemsOf } from '../dictionary/index.ts';
import { type FiguresScope, figuresScope, within } from './scope.ts';

type Series = DataOf<typeof workbench.statistics>;
type GroupBy = CheckedRequestOf<typeof workbench.statistics>['groupBy'];

/** What an order counts under; of a day by when it was raised or resolved. */
const keys: Readonly<Record<GroupBy, (at: string) => string>> = {
  day: (at) => `to_char(${at} AT TIME ZONE $5, 'YYYY-MM-DD')`,
  status: () => 'o.status::text',
  type: () => 'o.type_id::text',
  source: () => 'o.source::text',
  priority: () => 'o.priority::text',
  group: () => 'o.group_id::text',
  engineer: () => "coalesce(o.owner_id::text, '')",
};

type Values = [tenantId: string, ids: readonly string[], from: string, to: string, zone: string];
type Count = Omit<Series[number], 'name'>;

function seriesBy(kind: FiguresScope['kind'], by: GroupBy) {
  const part = (at: string, created: number) =>
    `SELECT ${keys[by](at)} AS key, ${created} AS created, ${1 - created} AS resolved FROM orders o
     WHERE o.tenant_id = $1 AND ${within[kind]} AND ${at} >= $3 AND ${at} < $4
       AND $5::text IS NOT NULL`;
  return statement<Count, Values>(
    `workbench.series.${kind}.${by}`,
    `SELECT key, sum(created)::bigint AS created, sum(resolved)::bigint AS resolved
     FROM (${part('o.created_at', 1)} UNION ALL ${part('o.resolved_at', 0)}) c GROUP BY key`,
  );
}

const ways = Object.keys(keys) as GroupBy[];
const allOf = (kind: FiguresScope['kind']) => new Map(ways.map((by) => [by, seriesBy(kind, by)]));
const series = { own: allOf('own'), groups: allOf('groups'), tenant: allOf('tenant') };

const namesFrom = (name: string, select: string) =>
  statement<{ id: string; zh: string; en: string }, [tenantId: string, ids: readonly string[]]>(
    `workbench.names.${name}`,
    `SELECT id, ${select} WHERE tenant_id = $1 AND id = ANY($2::uuid[])`,
  );

const namesOfThings = {
  type: namesFrom('type', 'zh, en FROM order_types'),
  group: namesFrom('group', 'name AS zh, name AS en FROM groups'),
  engineer: namesFrom('engineer', 'name AS zh, name AS en FROM accounts'),
};

const isThing = (by: GroupBy): by is keyof typeof namesOfThings => by in namesOfThings;

/** What the keys are called, in the reader's language. */
async function namesOf(
  on: Queryable,
  tenantId: string,
  locale: Locale,
  by: GroupBy,
  found: readonly string[],
): Promise<(key: string) => string> {
  const { order } = phrasesFor(locale);
  const pick = ({ zh, en }: { zh: string; en: string }) => (locale === 'en' ? en : zh);
  if (isThing(by)) {
    const rows = await namesOfThings[by].all(on, tenantId, found.filter(Boolean));
    const names = new Map(rows.map((row) => [row.id, pick(row)]));
    return (key) => names.get(key) ?? '';
  }
  if (by === 'priority') {
    const names = new Map((await itemsOf(on, tenantId, 'priority')).map((item) => [item.code, pick(item)]));
    return (key) => names.get(key) ?? key;
  }
  if (by === 'source') return wordsOf(orderSourceName, order.source);
  return by === 'status' ? wordsOf(orderStatusName, order.status) : (key) => key;
}

/** Words for the names of numbers. */
const wordsOf =
  <Name extends string>(
    nameOf: (number: number) => Name | undefined,
    words: Readonly<Record<Name, string>>,
  ) =>
  (key: string) => {
    const name = nameOf(Number(key));
    return name ? words[name] : key;
  };

/** By day in time, codes by their number, things by how many there were. */
function sorted(by: GroupBy, counts: readonly Count[], dates: readonly string[]): Count[] {
  if (by === 'day') {
    const known = new Map(counts.map((count) => [count.key, count]));
    return dates.map((key) => known.get(key) ?? { key, created: 0, resolved: 0 });
  }
  return [...counts].sort((a, b) =>
    isThing(by) ? b.created - a.created || (a.key < b.key ? -1 : 1) : Number(a.key) - Number(b.key),
  );
}

/** Orders raised and resolved, by day or by what they are. */
export async function workbenchSeries(
  { from, to, groupBy }: CheckedRequestOf<typeof workbench.statistics>,
  context: ContextOf<typeof workbench.statistics>,
): Promise<Series> {
  const { db, tenantId, actor, timeZone, locale } = context;
  const span = spanOfDays(timeZone, from, to);
  const { kind, ids } = figuresScope(actor);
  const counts =
    (await series[kind].get(groupBy)?.all(db, tenantId, ids, span.from, span.to, timeZone)) ?? [];
  const found = sorted(groupBy, counts, span.dates);
  const counted = counts.map(({ key }) => key);
  const name = await namesOf(db, tenantId, locale, groupBy, counted);
  return found.map((count) => ({ ...count, name: name(count.key) }));
}
