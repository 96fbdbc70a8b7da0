import type { DataOf, plans } from '@svcdesk/core/contract';
import type { StaffReadContext } from '../../engine/context.ts';
import type { PlannedSubject } from '../../engine/integration/kind-integration.ts';
import type { Reader } from '../../engine/list/list.ts';
import { defineShortList } from '../../engine/list/short-list.ts';
import { array, raw, type Sql, sql, textOf, value } from '../../engine/list/sql.ts';
import { type Nullable, omitNulls } from '../../engine/omit-nulls.ts';
import { maxPlanDays } from '../../engine/schedules.ts';
import type { VisibilityOf } from '../../engine/visibility.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { otherWork } from './promised.ts';

/** An entry of a person's schedule as it is sent. */
export type Entry = DataOf<typeof plans.list>[number];

type EntryRow = Nullable<Entry>;

/** Ids of other entries of the same person at the same time, of the entry `s`. */
export const entryConflicts = `ARRAY(SELECT y.id FROM schedules y
    WHERE y.tenant_id = s.tenant_id AND y.account_id = s.account_id AND y.id <> s.id AND y.status <> 'cancelled'
      AND s.status <> 'cancelled' AND y.plan_start < s.plan_end AND y.plan_end > s.plan_start
      AND y.plan_start > s.plan_start - interval '${maxPlanDays} days' ORDER BY y.plan_start, y.id)`;

/** Status of the entry `s`. What is planned runs and ends by the clock alone. */
export const entryStatus = (now: Sql): Sql => sql`CASE WHEN s.status <> 'planned' THEN s.status
    WHEN s.plan_end <= ${now} THEN 'ended' WHEN s.plan_start <= ${now} THEN 'running' ELSE 'planned' END`;

const columns = (
  now: Sql,
): Sql => sql`s.id, coalesce(s.order_id::text, '') AS "orderId", s.order_kind AS "orderKind",
  coalesce(x.no, '') AS "orderNo", coalesce(x.title, '') AS title, s.account_id AS "accountId",
  a.name AS "accountName", s.plan_start AS "planStart", s.plan_end AS "planEnd",
  round(extract(epoch FROM s.plan_end - s.plan_start) / 60) AS minutes, nullif(s.all_day, false) AS "allDay",
  ${entryStatus(now)} AS status, coalesce(x.cell_name, '') AS "cellName", s.version, CASE WHEN s.order_kind = 'order' THEN x.version END AS "orderVersion",
  ${raw(entryConflicts)} AS conflicts`;

const named = 'JOIN accounts a ON a.tenant_id = s.tenant_id AND a.id = s.account_id';

/** Live entries of people that touch a time; `rest` is asked of each person's. */
const touching = (people: Sql, from: Sql, to: Sql, rest: Sql): Sql =>
  sql`unnest(${people}) w(id) CROSS JOIN LATERAL (
    SELECT s.* FROM schedules s WHERE s.tenant_id = $1 AND s.account_id = w.id AND s.status <> 'cancelled'
      AND s.plan_start < ${to} AND s.plan_end > ${from}
      AND s.plan_start > ${from} - interval '${maxPlanDays} days' ${rest}) s`;

/** Whose entries, and when; instants. */
export interface EntriesAsked {
  readonly tenantId: string;
  readonly accountIds: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

/** Most entries at once; a longer list is asked for in pages. */
const maxEntries = 5_000;

/** Joins an entry `s` with what it is about: `x.no`, `x.title`, `x.cell_name` and `x.version`. */
export const subjectJoin = (subjects: Readonly<Record<string, PlannedSubject | null>>): string =>
  `LEFT JOIN LATERAL (${Object.entries(subjects)
    .flatMap(([kind, select]) => (select === null ? [] : `${select} AND s.order_kind = '${kind}'`))
    .join(' UNION ALL ')}) x ON true`;

type Between = [
  tenantId: string,
  accountIds: readonly string[],
  from: string,
  to: string,
  now: string,
  limit: number,
];

/** Of an entry with what it is about. */
export interface Revised {
  /** Grows with the entry and with what it is about. */
  revision: number;
  /** The entry that it has taken the place of, by however many moves; its own id where there was none. */
  firstId: string;
}

/** A plan that is moved is cancelled and made anew: of entries `s` of a person, the first of those in a row. */
const firstId = `coalesce((SELECT p.id FROM schedules p
    WHERE p.tenant_id = s.tenant_id AND p.account_id = s.account_id AND p.order_id = s.order_id AND p.id < s.id
      AND p.status = 'cancelled' AND NOT EXISTS (SELECT FROM schedules l
        WHERE l.tenant_id = p.tenant_id AND l.account_id = p.account_id AND l.order_id = p.order_id
          AND l.id > p.id AND l.id < s.id AND l.status <> 'cancelled')
    ORDER BY p.id LIMIT 1), s.id)`;

/** Work of another kind than orders that somebody has promised, and that has no time. */
export interface OtherWork {
  readonly id: string;
  readonly kind: string;
  readonly accountId: string;
  readonly dueAt: string;
  /** It has been begun. */
  readonly underWay: boolean;
  readonly onHold: boolean;
  /** From when on it needs them: it is due, its hold is over, or its day begins. */
  readonly neededAt: string;
  readonly orderNo: string;
  readonly title: string;
  readonly cellName: string;
}

/** What of it is asked for: needed before `until`; instants, and days as YYYY-MM-DD. */
export interface OtherAsked {
  readonly accountIds: readonly string[];
  readonly until: string;
  /** The last day before `until`. */
  readonly lastDay: string;
}

/** Most of it at once. */
const maxOthers = 100;

/** Reads entries with what they are about. */
export type PlanEntries = ReturnType<typeof planEntries>;

/** Entries of schedules; `subject` joins what they are about, which `visibility` tells who sees, by kind. */
export function planEntries(subject: string, visibility: Readonly<Record<string, VisibilityOf>>) {
  /** The first of each person, of which the first of all. */
  const first = touching(
    ...([raw('$2::uuid[]'), raw('$3::timestamptz'), raw('$4')] as const),
    raw('ORDER BY s.plan_start, s.id LIMIT $6'),
  );
  const betweenSql = (more = '') =>
    textOf(sql`SELECT ${columns(raw('$5'))} ${raw(more)}
      FROM (SELECT s.* FROM ${first} ORDER BY s.plan_start, s.id LIMIT $6) s ${raw(named)} ${raw(subject)}
      ORDER BY s.plan_start, s.id`);
  const all = statement<EntryRow, Between>('schedules.between', betweenSql());
  const revised = statement<EntryRow & Revised, Between>(
    'schedules.revised',
    betweenSql(`, s.version + coalesce(x.version, 0) AS revision, ${firstId} AS "firstId"`),
  );
  const asked = ({ tenantId, accountIds, from, to, now }: EntriesAsked): Between => [
    ...([tenantId, accountIds, from, to, now.toISOString(), maxEntries] as const),
  ];

  const one = statement<EntryRow, [tenantId: string, id: string, now: string]>(
    'schedules.one',
    `SELECT ${textOf(columns(raw('$3')))} FROM schedules s ${named} ${subject} WHERE s.tenant_id = $1 AND s.id = $2`,
  );

  const others = statement<
    OtherWork,
    [
      tenantId: string,
      accountIds: readonly string[],
      now: string,
      lastDay: string,
      until: string,
      zone: string,
      limit: number,
    ]
  >(
    'schedules.others',
    `SELECT s.order_id AS id, s.order_kind AS kind, s.account_id AS "accountId", s.due_at AS "dueAt",
       s.under_way AS "underWay", s.on_hold AS "onHold", s.needed_at AS "neededAt", coalesce(x.no, '') AS "orderNo", coalesce(x.title, '') AS title,
       coalesce(x.cell_name, '') AS "cellName"
     FROM (${otherWork({ day: '$4', zone: '$6::text', held: true })}) s ${subject}
     WHERE s.needed_at < $5 ORDER BY s.needed_at, s.order_id LIMIT $7`,
  );

  const list = defineShortList<Reader, Omit<EntriesAsked, 'tenantId'>, EntryRow, Entry>({
    name: 'schedules',
    found(_, { accountIds, from, to }) {
      const [start, end] = [value(from, 'timestamptz'), value(to, 'timestamptz')];
      // The fence keeps each person's entries apart, so that the index is asked for them.
      return sql`SELECT s.* FROM ${touching(array(accountIds, 'uuid'), start, end, raw('OFFSET 0'))}`;
    },
    sort: ['plan_start', 'id'],
    select: (_, { now }) => ({
      columns: columns(value(now, 'timestamptz')),
      joins: raw(`CROSS JOIN LATERAL (SELECT top.*) s ${named} ${subject}`),
    }),
    present: (rows) => rows.map(omitNulls),
  });

  return {
    /** Entries of people that touch a time, the earliest first. */
    async between(on: Queryable, input: EntriesAsked): Promise<Entry[]> {
      if (input.accountIds.length === 0) return [];
      return (await all.all(on, ...asked(input))).map(omitNulls);
    },

    /** The same with what a calendar program knows them by. */
    async revised(on: Queryable, input: EntriesAsked): Promise<(Entry & Revised)[]> {
      return (await revised.all(on, ...asked(input))).map(omitNulls);
    },

    /** Work of other kinds without a time that needs people by then, as far as the caller may see it. */
    async withoutTime(context: StaffReadContext, asked: OtherAsked): Promise<OtherWork[]> {
      const { db, tenantId, timeZone, actor, now } = context;
      const { accountIds, lastDay, until } = asked;
      if (accountIds.length === 0) return [];
      const rows = await others.all(
        ...([db, tenantId, accountIds, now().toISOString(), lastDay, until, timeZone, maxOthers] as const),
      );
      const seen = await Promise.all(
        Object.entries(visibility).map(async ([kind, seenBy]) => {
          const ids = rows.flatMap((row) => (row.kind === kind ? row.id : []));
          const found = ids.length === 0 ? new Map() : await seenBy(db, tenantId, ids, [actor]);
          return ids.filter((id) => found.get(id)?.(actor));
        }),
      );
      const visible = new Set(seen.flat());
      return rows.filter(({ id }) => visible.has(id));
    },

    /** The same a page at a time, for as short a time as a day. */
    page: list.page,

    /** One entry. */
    async byId(on: Queryable, tenantId: string, id: string, now: Date): Promise<Entry | undefined> {
      const row = await one.first(on, tenantId, id, now.toISOString());
      return row && omitNulls(row);
    },
  };
}
