import { staffPaths } from '../../shared/order/staff-paths.ts';
import { type ScreenRoute, screen } from '../../shared/routing.ts';

export const routes: readonly ScreenRoute[] = [
  screen(staffPaths.home, 'staff', async () => (await import('./screens/staff-home.tsx')).StaffHomeScreen),
];
