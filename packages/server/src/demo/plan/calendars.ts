import { officeHours, roundTheClock } from '@svcdesk/core/sla';
import type { CalendarPlan, TargetPlan } from './plan.ts';

export const holidaySet = 'china';

export const calendars: readonly CalendarPlan[] = [
  { key: 'office', name: '工作日 08:30-17:30', isDefault: true, weekly: officeHours, holidaySet },
  { key: 'always', name: '7×24', weekly: roundTheClock },
];

export const defaultTargets: { calendar: string; minutes: TargetPlan } = {
  calendar: 'office',
  minutes: [
    [30, 240],
    [60, 480],
    [120, 960],
    [240, 2400],
  ],
};
