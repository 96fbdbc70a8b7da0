import type { schedules } from '@svcdesk/core/contract';
import { saturationDays } from '@svcdesk/core/scheduling';
import { dateIn, daysFrom, spanOfDays } from '../../engine/days.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import type { PlanEntries } from '../plans/index.ts';
import { changeSchedule } from './change.ts';
import { feedAddress, feedFile } from './feed.ts';
import { stopsOfDay } from './stops.ts';

export const schedulesHandlers = (planned: PlanEntries): DomainHandlers<typeof schedules> => ({
  change: (input, context) => changeSchedule(input, context, planned),
  feed: feedAddress,
  feedFile: (input, context) => feedFile(input, context, planned),
  stops: (input, context) => stopsOfDay(input, context, planned),

  today: ({ date }, { db, tenantId, actor, timeZone, now }) => {
    const day = date ?? dateIn(timeZone, now());
    const accountIds = [actor.accountId];
    return planned.between(db, { tenantId, accountIds, ...spanOfDays(timeZone, day, day), now: now() });
  },

  week: async ({ from }, { db, tenantId, actor, timeZone, now }) => {
    const dates = daysFrom(from ?? dateIn(timeZone, now()), saturationDays.self);
    const span = spanOfDays(timeZone, dates[0] ?? '', dates.at(-1) ?? '');
    const found = await planned.between(db, { tenantId, accountIds: [actor.accountId], ...span, now: now() });
    return dates.map((date) => {
      const day = spanOfDays(timeZone, date, date);
      return {
        date,
        list: found.filter(({ planStart, planEnd }) => planStart < day.to && planEnd > day.from),
      };
    });
  },
});
