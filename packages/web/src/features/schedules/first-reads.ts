import { calendarSaturation } from '@svcdesk/core/contract/plans';
import { today as ofDay } from '@svcdesk/core/contract/schedules';
import { saturationDays } from '@svcdesk/core/scheduling';
import { dayOf } from '../../shared/blocks/calendar/days.ts';
import type { ReadAhead } from '../../shared/platform/api/prefetch.ts';
import { readOf } from '../../shared/platform/api/use-call.ts';
import { serverNow } from '../../shared/platform/clock.ts';
import { daysShown } from './use-loads.ts';

/** What my calendar asks for where its address says nothing: this month, the days ahead, and what is planned today. */
export function firstReads(): ReadAhead[] {
  const today = dayOf(serverNow());
  return [
    readOf(calendarSaturation, daysShown('month', today)),
    readOf(calendarSaturation, { from: today, days: saturationDays.self }),
    readOf(ofDay, { date: today }),
  ];
}
