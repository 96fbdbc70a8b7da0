import { centrePath } from '../../shared/domain/order-centre/order-centre-tabs.tsx';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';
import { paths } from './paths.ts';

const aboutOne = { needs: ['id'], back: paths.list } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(paths.list),
    menu: 'm.order.pm',
    beside: centrePath('operations'),
    load: async () => (await import('./screens/pm-list.tsx')).PmListScreen,
  }),
  screen({
    ...staffScreen(paths.schedule),
    back: paths.list,
    load: async () => (await import('./screens/pm-calendar.tsx')).PmCalendarScreen,
  }),
  screen({
    ...staffScreen(paths.pending),
    ...aboutOne,
    sample: 'pendingPm',
    load: async () => (await import('./screens/pm-detail.tsx')).PendingPmScreen,
  }),
  screen({
    ...staffScreen(paths.processing),
    ...aboutOne,
    sample: 'pmAtWork',
    load: async () => (await import('./screens/pm-check.tsx')).ProcessingPmScreen,
  }),
  screen({
    ...staffScreen(paths.solved),
    ...aboutOne,
    sample: 'pmDone',
    load: async () => (await import('./screens/pm-detail.tsx')).SolvedPmScreen,
  }),
];
