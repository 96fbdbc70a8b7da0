import { entrustPaths as paths } from '../../shared/domain/entrust/entrust-paths.ts';
import { centrePath } from '../../shared/domain/order-centre/order-centre-tabs.tsx';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';

const ofOne = { needs: ['id'], back: paths.detail } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(paths.list),
    menu: 'm.entrust.mine',
    beside: centrePath('operations'),
    load: async () => (await import('./screens/entrust-list.tsx')).EntrustListScreen,
  }),
  screen({
    ...staffScreen(paths.detail),
    needs: ['id'],
    back: paths.list,
    sample: 'toDistribute',
    load: async () => (await import('./screens/entrust-detail.tsx')).EntrustDetailScreen,
  }),
  screen({
    ...staffScreen(paths.handle),
    ...ofOne,
    sample: 'toDistribute',
    load: async () => (await import('./screens/handle-entrust.tsx')).HandleEntrustScreen,
  }),
  screen({
    ...staffScreen(paths.external),
    ...ofOne,
    sample: 'toDistribute',
    load: async () => (await import('./screens/external-entrust.tsx')).ExternalEntrustScreen,
  }),
];
