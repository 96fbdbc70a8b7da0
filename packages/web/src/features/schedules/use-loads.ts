import { calendarSaturation } from '@svcdesk/core/contract/plans';
import type { UseQueryResult } from '@tanstack/react-query';
import { monthOf, weekOf, weeksOf } from '../../shared/blocks/calendar/days.ts';
import type { Load } from '../../shared/domain/schedule/marks.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';

/** The weeks that a month touches, or one week. */
export function daysShown(unit: 'month' | 'week', day: string): { from: string | undefined; days: number } {
  const days = unit === 'month' ? weeksOf(monthOf(day)).flat() : weekOf(day);
  return { from: days[0], days: days.length };
}

/** How full my days are in the weeks that a month touches, or in one week. */
export function useLoads(unit: 'month' | 'week', day: string): UseQueryResult<Load[]> {
  return useCall(calendarSaturation, daysShown(unit, day));
}
