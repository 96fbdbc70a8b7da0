import { dayOfDate, timeZone } from '@svcdesk/core/sla';
import { searchOf } from '../../../engine/grams.ts';
import { holdsInitials, mayBeInitials } from '../../../engine/initials.ts';
import { isoOf } from '../../../engine/instants.ts';
import { filterKey, type KeyedColumn } from '../../../platform/db/schema/order-keys.ts';
import { searchedText } from '../row/grams.ts';
import type { Parameters } from './parameters.ts';

/** Clock states that a list filters by. */
export type SlaFilter = 'ok' | 'soon' | 'late' | 'paused';

/** What a list is narrowed by; values have been checked by the contract. */
export interface OrderFilter {
  readonly status?: readonly number[] | undefined;
  readonly source?: readonly number[] | undefined;
  readonly priority?: readonly number[] | undefined;
  readonly typeId?: string | undefined;
  readonly catalogId?: string | undefined;
  readonly cellId?: string | undefined;
  readonly groupId?: string | undefined;
  readonly ownerId?: string | undefined;
  /** Bound to the order; such a list has a way of its own. */
  readonly assetId?: string | undefined;
  readonly sla?: readonly SlaFilter[] | undefined;
  readonly keyword?: string | undefined;
  /** Instants: created from, and before. */
  readonly createdFrom?: string | undefined;
  readonly createdBefore?: string | undefined;
}

const startOf = (date: string, zone: string, plusDays: number) =>
  isoOf(timeZone(zone).dayStart(dayOfDate(date) + plusDays));

/** Days of the tenant's zone, both included, as instants. */
export function createdWithin(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  zone: string,
): Pick<OrderFilter, 'createdFrom' | 'createdBefore'> {
  return {
    createdFrom: from === undefined ? undefined : startOf(from, zone, 0),
    createdBefore: to === undefined ? undefined : startOf(to, zone, 1),
  };
}

const columns = {
  source: ['source', 'smallint'],
  priority: ['priority', 'smallint'],
  typeId: ['type_id', 'uuid'],
  catalogId: ['catalog_id', 'uuid'],
  cellId: ['cell_id', 'uuid'],
  groupId: ['group_id', 'uuid'],
  ownerId: ['owner_id', 'uuid'],
  status: ['status', 'smallint'],
} as const satisfies Record<Extract<KeyedColumn, keyof OrderFilter>, readonly [string, string]>;

type Named = keyof typeof columns;

const given = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

function equals(name: Named, filter: OrderFilter, params: Parameters): string {
  const [column, type] = columns[name];
  const value = filter[name];
  return Array.isArray(value)
    ? `o.${column} = ANY(${params.addArray(value, type)})`
    : `o.${column} = ${params.add(value, type)}`;
}

/** By the columns that keep the fold; they say the same as core's slaStateAt. */
function slaCondition(states: readonly SlaFilter[], params: Parameters, now: string): string {
  const asked = [...new Set(states)];
  // Every value of a statement has to be used in it.
  const at = asked.every((state) => state === 'paused') ? '' : params.add(now, 'timestamptz');
  const due = `o.next_due_at <= ${at}`;
  const warned = `o.next_warn_at <= ${at}`;
  const conditions: Record<SlaFilter, string> = {
    late: `o.sla_phase = 'running' AND ${due}`,
    soon: `o.sla_phase = 'running' AND ${warned} AND (${due}) IS NOT TRUE`,
    ok: `o.sla_phase = 'running' AND (${warned}) IS NOT TRUE AND (${due}) IS NOT TRUE`,
    paused: `o.sla_phase = 'paused'`,
  };
  return `(${asked.map((state) => `(${conditions[state]})`).join(' OR ')})`;
}

const orderNoPrefix = /^[a-z]{2}\d+$/;

/** The smallest number after all that begin so; digits and letters sort alike in every collation. */
function afterPrefix(prefix: string): string {
  const digits = prefix.slice(2);
  const next = String(BigInt(digits) + 1n);
  return next.length > digits.length
    ? `${prefix.slice(0, 1)}${String.fromCharCode(prefix.charCodeAt(1) + 1)}`
    : `${prefix.slice(0, 2)}${next.padStart(digits.length, '0')}`;
}

/** A keyword that is the beginning of an order number. */
function numberRange(keyword: string | undefined): { from: string; before: string } | undefined {
  const word = keyword?.trim().toLowerCase();
  if (!word || !orderNoPrefix.test(word)) return undefined;
  return { from: word.toUpperCase(), before: afterPrefix(word).toUpperCase() };
}

function keywordCondition(keyword: string, params: Parameters): string {
  const range = numberRange(keyword);
  if (range) {
    return `(o.order_no >= ${params.add(range.from, 'text')} AND o.order_no < ${params.add(range.before, 'text')})`;
  }
  const { words } = searchOf(keyword);
  return (
    words
      .map((word) => {
        const sought = params.add(word, 'text');
        const written = `strpos(${searchedText}, ${sought}) > 0`;
        return mayBeInitials(word) ? `(${written} OR ${holdsInitials('o', sought)})` : written;
      })
      .join(' AND ') || 'true'
  );
}

/** What has to hold of each order beyond its arm, in SQL; undefined when the arm says it all. */
export function residualOf(
  filter: OrderFilter,
  known: readonly Named[],
  params: Parameters,
  now: string,
): string | undefined {
  const parts = (Object.keys(columns) as Named[])
    .filter((name) => given(filter[name]) && !known.includes(name))
    .map((name) => equals(name, filter, params));
  if (filter.sla?.length) parts.push(slaCondition(filter.sla, params, now));
  if (filter.keyword?.trim()) parts.push(keywordCondition(filter.keyword, params));
  return parts.length === 0 ? undefined : parts.join(' AND ');
}

/** The range of creation, which every index of arms can narrow by. */
export function createdRange({ createdFrom, createdBefore }: OrderFilter, params: Parameters): string {
  const from = createdFrom ? ` AND o.created_at >= ${params.add(createdFrom, 'timestamptz')}` : '';
  const before = createdBefore ? ` AND o.created_at < ${params.add(createdBefore, 'timestamptz')}` : '';
  return `${from}${before}`;
}

/** The same filter as far as the GIN indices can answer it, for combinations that are rare. */
export function keyedCondition(filter: OrderFilter, params: Parameters): string | undefined {
  const all: number[] = [];
  const parts: string[] = [];
  for (const name of Object.keys(columns) as Named[]) {
    const value = filter[name];
    if (!given(value)) continue;
    const keys = [value].flat().map((each) => filterKey(name, each as string | number));
    if (keys.length === 1) all.push(...keys);
    else parts.push(`o.keys && ${params.add(keys, 'int[]')}`);
  }
  if (all.length > 0) parts.push(`o.keys @> ${params.add(all, 'int[]')}`);
  const grams = filter.keyword && !numberRange(filter.keyword) ? searchOf(filter.keyword).grams : [];
  if (grams.length > 0) parts.push(`o.grams @> ${params.add(grams, 'text[]')}`);
  const range = numberRange(filter.keyword);
  if (range) parts.push(keywordCondition(filter.keyword ?? '', params));
  return parts.length === 0 ? undefined : parts.join(' AND ');
}
