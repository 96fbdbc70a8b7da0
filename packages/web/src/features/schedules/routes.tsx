import { loadChunk } from '../../shared/platform/chunks.ts';
import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.schedule.mine),
    menu: 'm.schedule.mine',
    tab: { place: 4, icon: 'calendar', label: 'schedule' },
    module: 'mySchedule',
    ahead: async () => (await loadChunk(() => import('./first-reads.ts'))).firstReads(),
    load: async () => (await import('./screens/work-calendar.tsx')).WorkCalendarScreen,
  }),
  screen({
    ...staffScreen(staffPaths.schedule.team),
    menu: 'm.schedule.underling',
    back: staffPaths.home,
    module: 'subSchedule',
    load: async () => (await import('./screens/team-schedule.tsx')).TeamScheduleScreen,
  }),
  screen({
    ...staffScreen(staffPaths.schedule.groups),
    menu: 'm.schedule.group',
    back: staffPaths.home,
    module: 'subSchedule',
    load: async () => (await import('./screens/group-schedule.tsx')).GroupScheduleScreen,
  }),
  screen({
    ...staffScreen(staffPaths.schedule.duty),
    menu: 'm.duty',
    back: staffPaths.me.page,
    load: async () => (await import('./screens/duty.tsx')).DutyScreen,
  }),
  screen({
    ...staffScreen(staffPaths.schedule.setDuty),
    button: 'pool.setDuty',
    needs: ['group'],
    back: staffPaths.schedule.duty,
    sample: 'dutyGroup',
    load: async () => (await import('./screens/set-duty.tsx')).SetDutyScreen,
  }),
];
