import type { DataOf, plans } from '@svcdesk/core/contract';
import type { PlannedSubject } from '../../engine/profile/kind-profile.ts';
import { longestPlanDays } from '../../engine/schedules.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';

/** An entry of somebody's schedule as it travels. */
export type Entry = DataOf<typeof plans.list>[number];

interface EntryRow extends Omit<Entry, 'minutes' | 'allDay' | 'orderId' | 'orderVersion'> {
  orderId: string | null;
  orderVersion: number | null;
  allDay: boolean;
}

/** Ids of other entries of the same person at the same time, of the entry `s`. */
export const entryConflicts = `ARRAY(SELECT y.id FROM schedules y
    WHERE y.tenant_id = s.tenant_id AND y.account_id = s.account_id AND y.id <> s.id AND y.status <> 'cancelled'
      AND s.status <> 'cancelled' AND y.plan_start < s.plan_end AND y.plan_end > s.plan_start
      AND y.plan_start > s.plan_start - interval '${longestPlanDays} days' ORDER BY y.plan_start, y.id)`;

/** Status of the entry `s`. What is planned runs and ends by the clock: nobody has to say so. */
export const entryStatus = (now: string) => `CASE WHEN s.status <> 'planned' THEN s.status
    WHEN s.plan_end <= ${now} THEN 'ended' WHEN s.plan_start <= ${now} THEN 'running' ELSE 'planned' END`;

const columns = (now: string) => `s.id, s.order_id AS "orderId", s.order_kind AS "orderKind",
  coalesce(x.no, '') AS "orderNo", coalesce(x.title, '') AS title, s.account_id AS "accountId",
  a.name AS "accountName", s.plan_start AS "planStart", s.plan_end AS "planEnd", s.all_day AS "allDay",
  ${entryStatus(now)} AS status, coalesce(x.cell_name, '') AS "cellName", s.version, x.version AS "orderVersion", ${entryConflicts} AS conflicts`;

const named = 'JOIN accounts a ON a.tenant_id = s.tenant_id AND a.id = s.account_id';

/** Live entries of person `w.id` that touch the time from $3 to $4. */
const touching = `s.tenant_id = $1 AND s.account_id = w.id AND s.status <> 'cancelled'
  AND s.plan_start < $4 AND s.plan_end > $3 AND s.plan_start > $3::timestamptz - interval '${longestPlanDays} days'`;

type Window = [tenantId: string, accountIds: readonly string[], from: string, to: string];

const total = statement<{ total: number }, Window>(
  'schedules.total',
  `SELECT coalesce(sum(e.found), 0)::bigint AS total FROM unnest($2::uuid[]) w(id)
   CROSS JOIN LATERAL (SELECT count(*) AS found FROM schedules s WHERE ${touching}) e`,
);

const minuteMs = 60_000;

function entryOf({ allDay, orderId, orderVersion, ...row }: EntryRow): Entry {
  const minutes = Math.round((Date.parse(row.planEnd) - Date.parse(row.planStart)) / minuteMs);
  return {
    ...row,
    orderId: orderId ?? '',
    minutes,
    ...(allDay ? { allDay } : {}),
    ...(orderVersion === null ? {} : { orderVersion }),
  };
}

/** Whose entries, and when; instants. */
export interface EntriesAsked {
  readonly tenantId: string;
  readonly accountIds: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

/** More entries than anybody looks through; a list that long is asked for in pages. */
const mostEntries = 5_000;

/** Joins an entry `s` with what it is about: `x.no`, `x.title`, `x.cell_name`, and of an order `x.version`. */
export const subjectJoin = (subjects: Readonly<Record<string, PlannedSubject | null>>): string =>
  `LEFT JOIN LATERAL (${Object.entries(subjects)
    .flatMap(([kind, select]) => (select === null ? [] : `${select} AND s.order_kind = '${kind}'`))
    .join(' UNION ALL ')}) x ON true`;

/** Reads entries with what they are about. */
export type PlanEntries = ReturnType<typeof planEntries>;

/** Entries of schedules; `subject` joins what they are about. */
export function planEntries(subject: string) {
  /** The first of each person, of which the first of all: no more is read than a page may need. */
  const page = statement<EntryRow, [...Window, now: string, limit: number, offset: number]>(
    'schedules.page',
    `SELECT ${columns('$5')} FROM (
       SELECT e.* FROM unnest($2::uuid[]) w(id) CROSS JOIN LATERAL (
         SELECT * FROM schedules s WHERE ${touching} ORDER BY s.plan_start, s.id LIMIT $6::bigint + $7::bigint) e
       ORDER BY e.plan_start, e.id LIMIT $6 OFFSET $7) s ${named} ${subject}
     ORDER BY s.plan_start, s.id`,
  );

  const one = statement<EntryRow, [tenantId: string, id: string, now: string]>(
    'schedules.one',
    `SELECT ${columns('$3')} FROM schedules s ${named} ${subject} WHERE s.tenant_id = $1 AND s.id = $2`,
  );

  /** Entries of people that touch a time, the earliest first. */
  async function between(
    on: Queryable,
    { tenantId, accountIds, from, to, now }: EntriesAsked,
    { limit = mostEntries, offset = 0 }: { limit?: number; offset?: number } = {},
  ): Promise<Entry[]> {
    if (accountIds.length === 0) return [];
    const rows = await page.all(on, tenantId, accountIds, from, to, now.toISOString(), limit, offset);
    return rows.map(entryOf);
  }

  /** How many entries `between` finds in all. */
  async function count(on: Queryable, { tenantId, accountIds, from, to }: EntriesAsked): Promise<number> {
    return (await total.first(on, tenantId, accountIds, from, to))?.total ?? 0;
  }

  /** One entry. */
  async function byId(on: Queryable, tenantId: string, id: string, now: Date): Promise<Entry | undefined> {
    const row = await one.first(on, tenantId, id, now.toISOString());
    return row && entryOf(row);
  }

  return { between, count, byId };
}
