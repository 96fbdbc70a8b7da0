import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, plans } from '@svcdesk/core/contract';
import { handleType } from '@svcdesk/core/rules';
import { saturationDays } from '@svcdesk/core/scheduling';
import { checkDays, dateIn, daysFrom, maxSpanDays, spanOfDays } from '../../engine/days.ts';
import { schedulingOf } from '../../engine/schedules.ts';
import { orderIs } from '../../engine/statuses.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import type { PlanEntries } from './list.ts';
import { loadedRows } from './loads.ts';
import { colleagues, findColleagues, ledPeople, sees, visiblePeople } from './people.ts';
import { numberOnly, saturationRows, summed } from './saturation.ts';

export { type FactsValues, type PersonFacts, personFactsSql } from './facts.ts';
export {
  type Entry,
  entryConflicts,
  entryStatus,
  type OtherWork,
  type PlanEntries,
  planEntries,
  subjectJoin,
} from './list.ts';
export { loadedRows, withDuty } from './loads.ts';
export { findColleagues, ledPeople, sees, visiblePeople } from './people.ts';
export {
  type DayEntry,
  type DaysOfPeople,
  daysOfPeople,
  horizonDays,
  type PersonDays,
} from './person-days.ts';
export { presenceOf } from './presence.ts';
export { findPromised } from './promised.ts';
export {
  type FullRow,
  factsValues,
  rowsOfFacts,
  saturationAt,
  saturationRows,
  summed,
} from './saturation.ts';

type Counted = Omit<DataOf<typeof plans.statistics>[number], keyof ReturnType<typeof summed>>;

/** What people had and have to do between two instants. */
const counted = statement<
  Counted,
  [tenantId: string, accountIds: readonly string[], from: string, to: string]
>(
  'plans.counts',
  `SELECT a.id AS "accountId", a.name,
     (SELECT count(*) FROM schedules s WHERE s.tenant_id = $1 AND s.account_id = a.id AND s.status <> 'cancelled'
        AND s.plan_start < $4 AND s.plan_end > $3) AS "scheduledCount",
     (SELECT count(DISTINCT r.order_id) FROM order_records r WHERE r.tenant_id = $1 AND r.actor_id = a.id
        AND r.recorded_at >= $3 AND r.recorded_at < $4 AND r.order_kind = 'order'
        AND r.handle_type = ${handleType.resolve}) AS "resolvedCount",
     (SELECT count(*) FROM orders o WHERE o.tenant_id = $1 AND o.owner_id = a.id
        AND ${orderIs('o', 'assigned', 'processing', 'suspended')}) AS "openCount"
   FROM accounts a WHERE a.tenant_id = $1 AND a.id = ANY($2::uuid[]) ORDER BY a.name, a.id`,
);

const maxDays = 93;

export const plansHandlers = (entries: PlanEntries): DomainHandlers<typeof plans> => ({
  statistics: async ({ groupId, from, to }, context) => {
    const { db } = context;
    const span = spanOfDays(context.timeZone, from, to, maxDays);
    const people = await ledPeople(db, context, { groupId });
    const [rows, days] = await Promise.all([
      counted.all(db, context.tenantId, people, span.from, span.to),
      saturationRows(db, context, people, span.dates),
    ]);
    const byPerson = Map.groupBy(days, ({ accountId }) => accountId);
    return rows.map((row) => ({ ...row, ...summed(byPerson.get(row.accountId) ?? []) }));
  },

  list: async ({ from, to, ...asked }, context) => {
    const { db, tenantId, now } = context;
    const span = spanOfDays(context.timeZone, from, to, maxSpanDays);
    const accountIds = await findColleagues(db, context, asked);
    return entries.between(db, { tenantId, accountIds, ...span, now: now() });
  },

  calendarSaturation: async ({ accountId, from, days }, context) => {
    const { db, actor } = context;
    const asked = { accountIds: accountId ? [accountId] : [] };
    const [person = actor.accountId] = await colleagues(db, context, asked, () => 'accountId');
    const own = person === actor.accountId;
    const count = days ?? (own ? saturationDays.self : saturationDays.subordinates);
    const dates = daysFrom(from ?? dateIn(context.timeZone, context.now()), count);
    const rows = await saturationRows(db, context, [person], dates);
    return sees(await visiblePeople(db, context), person) ? rows : rows.map(numberOnly);
  },

  engineerOrders: async ({ accountId, date }, context) => {
    const { db, tenantId, timeZone, now } = context;
    const asked = { accountIds: [accountId] };
    const accountIds = await findColleagues(db, context, asked, () => 'accountId');
    return entries.between(db, { tenantId, accountIds, ...spanOfDays(timeZone, date, date), now: now() });
  },

  dailySaturation: async ({ days, ...asked }, context) => {
    const { db } = context;
    checkDays(days);
    const people = await colleagues(db, context, asked);
    const [rows, visible] = await Promise.all([
      loadedRows(db, context, people, days),
      visiblePeople(db, context),
    ]);
    return rows.map((row) => (sees(visible, row.accountId) ? row : { ...numberOnly(row), load: row.load }));
  },

  isOpenSchedule: async ({ accountId }, { db, tenantId, actor }) => {
    const row = await schedulingOf.first(db, tenantId, accountId ?? actor.accountId);
    if (!row) throw new SvcdeskError('notFound');
    return row;
  },
});
