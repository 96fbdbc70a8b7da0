import { staffPaths } from '../../shared/domain/order/staff-paths.ts';
import { loadChunk } from '../../shared/platform/load-chunk.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';
import { paths } from './paths.ts';

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(paths.mine),
    menu: 'm.schedule.mine',
    tab: { place: 4, icon: 'calendar', label: 'schedule' },
    module: 'mySchedule',
    ahead: async () => (await loadChunk(() => import('./first-reads.ts'))).firstReads(),
    load: async () => (await import('./screens/work-calendar.tsx')).WorkCalendarScreen,
  }),
  screen({
    ...staffScreen(paths.team),
    menu: 'm.schedule.underling',
    back: staffPaths.home,
    module: 'subSchedule',
    load: async () => (await import('./screens/team-schedule.tsx')).TeamScheduleScreen,
  }),
  screen({
    ...staffScreen(paths.groups),
    menu: 'm.schedule.group',
    back: staffPaths.home,
    module: 'subSchedule',
    load: async () => (await import('./screens/group-schedule.tsx')).GroupScheduleScreen,
  }),
  screen({
    ...staffScreen(paths.duty),
    menu: 'm.duty',
    back: staffPaths.me,
    load: async () => (await import('./screens/duty.tsx')).DutyScreen,
  }),
  screen({
    ...staffScreen(paths.setDuty),
    button: 'pool.setDuty',
    needs: ['group'],
    back: paths.duty,
    sample: 'dutyGroup',
    load: async () => (await import('./screens/set-duty.tsx')).SetDutyScreen,
  }),
];
