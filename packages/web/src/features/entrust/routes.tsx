import { centrePath } from '../../shared/domain/order-centre/order-centre-tabs.tsx';
import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

const ofOne = { needs: ['id'], back: staffPaths.entrust.detail } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.entrust.list),
    menu: 'm.entrust.mine',
    beside: centrePath('operations'),
    load: async () => (await import('./screens/entrust-list.tsx')).EntrustListScreen,
  }),
  screen({
    ...staffScreen(staffPaths.entrust.detail),
    needs: ['id'],
    back: staffPaths.entrust.list,
    sample: 'toDistribute',
    load: async () => (await import('./screens/entrust-detail.tsx')).EntrustDetailScreen,
  }),
  screen({
    ...staffScreen(staffPaths.entrust.handle),
    ...ofOne,
    sample: 'toDistribute',
    load: async () => (await import('./screens/handle-entrust.tsx')).HandleEntrustScreen,
  }),
  screen({
    ...staffScreen(staffPaths.entrust.external),
    ...ofOne,
    sample: 'toDistribute',
    load: async () => (await import('./screens/external-entrust.tsx')).ExternalEntrustScreen,
  }),
];
