import { centrePath } from '../../shared/domain/order-centre/order-centre-tabs.tsx';
import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

const aboutOne = { needs: ['id'], back: staffPaths.pm.list } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.pm.list),
    menu: 'm.order.pm',
    beside: centrePath('operations'),
    load: async () => (await import('./screens/pm-list.tsx')).PmListScreen,
  }),
  screen({
    ...staffScreen(staffPaths.pm.schedule),
    back: staffPaths.pm.list,
    load: async () => (await import('./screens/pm-calendar.tsx')).PmCalendarScreen,
  }),
  screen({
    ...staffScreen(staffPaths.pm.pending),
    ...aboutOne,
    sample: 'pendingPm',
    load: async () => (await import('./screens/pm-detail.tsx')).PendingPmScreen,
  }),
  screen({
    ...staffScreen(staffPaths.pm.processing),
    ...aboutOne,
    sample: 'pmAtWork',
    load: async () => (await import('./screens/pm-check.tsx')).ProcessingPmScreen,
  }),
  screen({
    ...staffScreen(staffPaths.pm.solved),
    ...aboutOne,
    sample: 'pmDone',
    load: async () => (await import('./screens/pm-detail.tsx')).SolvedPmScreen,
  }),
];
