import { staffPaths } from '../../shared/domain/order/staff-paths.ts';
import { type ScreenRoute, screen } from '../../shared/platform/routing.ts';

export const routes: readonly ScreenRoute[] = [
  screen(staffPaths.me, 'staff', async () => (await import('./screens/staff-me.tsx')).StaffMeScreen),
];
