import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.engineer),
    needs: ['id'],
    back: staffPaths.order.list,
    sample: 'engineer',
    load: async () => (await import('./screens/engineer-detail.tsx')).EngineerDetailScreen,
  }),
];
