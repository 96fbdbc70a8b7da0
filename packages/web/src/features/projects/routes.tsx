import { centrePath } from '../../shared/domain/order-centre/order-centre-tabs.tsx';
import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

const ofOne = { needs: ['id'], back: staffPaths.project.detail } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.orderCenter),
    beside: centrePath('operations'),
    load: async () => (await import('./screens/order-centre.tsx')).OrderCentreScreen,
  }),
  screen({
    ...staffScreen(staffPaths.project.detail),
    needs: ['id'],
    back: staffPaths.orderCenter,
    sample: 'projectAtWork',
    load: async () => (await import('./screens/project-detail.tsx')).ProjectDetailScreen,
  }),
  screen({
    ...staffScreen(staffPaths.project.resolve),
    ...ofOne,
    sample: 'projectAtWork',
    load: async () => (await import('./screens/resolve-stage.tsx')).ResolveStageScreen,
  }),
  screen({
    ...staffScreen(staffPaths.project.passOn),
    ...ofOne,
    sample: 'projectToPass',
    load: async () => (await import('./screens/pass-on.tsx')).ProjectPassOnScreen,
  }),
  screen({
    ...staffScreen(staffPaths.project.hangUp),
    ...ofOne,
    sample: 'projectAtWork',
    load: async () => (await import('./screens/hang-up.tsx')).ProjectHangUpScreen,
  }),
];
