import { staffPaths } from '../../shared/domain/order/staff-paths.ts';
import { type ScreenRoute, screen } from '../../shared/platform/routing.ts';
import { paths } from './paths.ts';

export const routes: readonly ScreenRoute[] = [
  screen(staffPaths.home, 'staff', async () => (await import('./screens/staff-home.tsx')).StaffHomeScreen),
  screen(paths.todo, 'staff', async () => (await import('./screens/total-todo.tsx')).TotalTodoScreen),
  screen(paths.today, 'staff', async () => (await import('./screens/today-todo.tsx')).TodayTodoScreen),
];
