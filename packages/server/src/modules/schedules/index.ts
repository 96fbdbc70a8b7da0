import type { schedules } from '@svcdesk/core/contract';
import { saturationDays } from '@svcdesk/core/scheduling';
import { dateIn, daysFrom, spanOfDays } from '../../engine/days.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { entriesBetween } from '../plans/index.ts';
import { changeSchedule } from './change.ts';
import { feedAddress, feedFile } from './feed.ts';
import { stopsOfDay } from './stops.ts';

export const schedulesHandlers: DomainHandlers<typeof schedules> = {
  change: changeSchedule,
  feed: feedAddress,
  feedFile,
  stops: stopsOfDay,

  today: ({ date }, { db, tenantId, actor, timeZone, now }) => {
    const day = date ?? dateIn(timeZone, now());
    const accountIds = [actor.accountId];
    return entriesBetween(db, { tenantId, accountIds, ...spanOfDays(timeZone, day, day), now: now() });
  },

  week: async ({ from }, { db, tenantId, actor, timeZone, now }) => {
    const dates = daysFrom(from ?? dateIn(timeZone, now()), saturationDays.self);
    const span = spanOfDays(timeZone, dates[0] ?? '', dates.at(-1) ?? '');
    const found = await entriesBetween(db, { tenantId, accountIds: [actor.accountId], ...span, now: now() });
    return dates.map((date) => {
      const day = spanOfDays(timeZone, date, date);
      return {
        date,
        list: found.filter(({ planStart, planEnd }) => planStart < day.to && planEnd > day.from),
      };
    });
  },
};
