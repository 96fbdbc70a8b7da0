import { staffPaths } from '../../shared/domain/order/staff-paths.ts';
import { personScreen } from '../../shared/domain/people/person-path.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(personScreen),
    needs: ['id'],
    back: staffPaths.orders,
    sample: 'engineer',
    load: async () => (await import('./screens/engineer-detail.tsx')).EngineerDetailScreen,
  }),
];
