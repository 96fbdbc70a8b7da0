import { calendarSaturation } from '@svcdesk/core/contract/plans';
import type { UseQueryResult } from '@tanstack/react-query';
import { monthOf, weekOf, weeksOf } from '../../../shared/blocks/calendar/days.ts';
import type { Load } from '../../../shared/domain/schedule/marks.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';

/** How full my days are in the weeks that a month touches, or in one week. */
export function useLoads(unit: 'month' | 'week', day: string): UseQueryResult<Load[]> {
  const days = unit === 'month' ? weeksOf(monthOf(day)).flat() : weekOf(day);
  return useCall(calendarSaturation, { from: days[0], days: days.length });
}
