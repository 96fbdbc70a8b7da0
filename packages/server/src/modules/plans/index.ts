import { SvcdeskError } from '@svcdesk/core';
import type { plans } from '@svcdesk/core/contract';
import { saturationDays } from '@svcdesk/core/scheduling';
import { checkDays, dateIn, daysFrom, maxSpanDays, spanOfDays } from '../../engine/days.ts';
import { notDeleted } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import type { PlanEntries } from './entries.ts';
import { colleagues, insightOf, seenColleagues, sees } from './people.ts';
import { numberOnly, saturationRows } from './saturation.ts';
import { planStatistics } from './statistics.ts';

export {
  type Entry,
  entryConflicts,
  entryStatus,
  type PlanEntries,
  planEntries,
  subjectJoin,
} from './entries.ts';
export { type FactsValues, type PersonFacts, personFactsSql } from './facts.ts';
export { insightOf, ledPeople, seenColleagues } from './people.ts';
export {
  type FullRow,
  factsValues,
  rowsOfFacts,
  saturationAt,
  saturationRows,
  summed,
} from './saturation.ts';

const schedulingOf = statement<{ open: boolean }, [tenantId: string, accountId: string]>(
  'plans.scheduling',
  `SELECT scheduling_enabled AS open FROM accounts
   WHERE tenant_id = $1 AND id = $2 AND type = 1 AND ${notDeleted()}`,
);

export const plansHandlers = (entries: PlanEntries): DomainHandlers<typeof plans> => ({
  statistics: planStatistics,

  list: async ({ from, to, ...asked }, context) => {
    const { db, tenantId, now } = context;
    const span = spanOfDays(context.timeZone, from, to, maxSpanDays);
    const accountIds = await seenColleagues(db, context, asked);
    return entries.between(db, { tenantId, accountIds, ...span, now: now() });
  },

  calendarSaturation: async ({ accountId, from, days }, context) => {
    const { db, actor } = context;
    const [person = actor.accountId] = await colleagues(db, context, {
      accountIds: accountId ? [accountId] : [],
    });
    const own = person === actor.accountId;
    const count = days ?? (own ? saturationDays.self : saturationDays.subordinates);
    const dates = daysFrom(from ?? dateIn(context.timeZone, context.now()), count);
    const rows = await saturationRows(db, context, [person], dates);
    return sees(await insightOf(db, context), person) ? rows : rows.map(numberOnly);
  },

  engineerOrders: async ({ accountId, date }, context) => {
    const { db, tenantId, timeZone, now } = context;
    const accountIds = await seenColleagues(db, context, { accountIds: [accountId] });
    return entries.between(db, { tenantId, accountIds, ...spanOfDays(timeZone, date, date), now: now() });
  },

  dailySaturation: async ({ days, ...asked }, context) => {
    const { db } = context;
    checkDays(days);
    const people = await colleagues(db, context, asked);
    const [rows, insight] = await Promise.all([
      saturationRows(db, context, people, days),
      insightOf(db, context),
    ]);
    return rows.map((row) => (sees(insight, row.accountId) ? row : numberOnly(row)));
  },

  isOpenSchedule: async ({ accountId }, { db, tenantId, actor }) => {
    const row = await schedulingOf.first(db, tenantId, accountId ?? actor.accountId);
    if (!row) throw new SvcdeskError('notFound');
    return row;
  },
});
