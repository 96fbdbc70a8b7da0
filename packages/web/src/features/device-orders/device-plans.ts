import type { DataOf } from '@svcdesk/core/contract';
import type { list } from '@svcdesk/core/contract/plans';
import type { AgendaEntry } from '../../shared/blocks/calendar/agenda-move.ts';
import type { DayMark } from '../../shared/blocks/calendar/day-mark.ts';
import { dayOf } from '../../shared/blocks/calendar/days.ts';
import { staffPaths, withQuery } from '../../shared/platform/paths.ts';

type Plan = DataOf<typeof list>[number];

/** Plans of device orders that still hold. */
export function devicePlans(all: readonly Plan[]): Plan[] {
  return all.filter(({ orderKind, status }) => orderKind === 'device' && status !== 'cancelled');
}

/** Those that a day has something of. */
export function plansOn(plans: readonly Plan[], day: string): Plan[] {
  return plans.filter(({ planStart, planEnd }) => dayOf(planStart) <= day && dayOf(planEnd) >= day);
}

/** How many each day has; one without any has no mark. */
export function markedDays(
  plans: readonly Plan[],
  days: readonly string[],
  spoken: (count: number) => string,
): Map<string, DayMark> {
  const counted = days.map((day) => [day, plansOn(plans, day).length] as const);
  return new Map(
    counted
      .filter(([, count]) => count > 0)
      .map(([day, count]) => [day, { words: String(count), spoken: spoken(count) }]),
  );
}

/** A plan as the agenda of a day shows it. */
export function entryOf(plan: Plan): AgendaEntry {
  const { id, orderId, title, planStart, planEnd, cellName, accountName, allDay, status } = plan;
  return {
    id,
    title,
    start: planStart,
    end: planEnd,
    allDay,
    note: [accountName, cellName].filter(Boolean).join(' · '),
    tone: status === 'planned' ? 'plain' : 'done',
    to: withQuery(staffPaths.device.detail, { id: orderId }),
  };
}
