import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.home),
    menu: 'm.home',
    tab: { place: 1, icon: 'home', label: 'home' },
    module: 'todaySchedule',
    load: async () => (await import('./screens/staff-home.tsx')).StaffHomeScreen,
  }),
  screen({
    ...staffScreen(staffPaths.todo.all),
    back: staffPaths.home,
    module: 'todoItems',
    load: async () => (await import('./screens/total-todo.tsx')).TotalTodoScreen,
  }),
  screen({
    ...staffScreen(staffPaths.todo.today),
    back: staffPaths.home,
    module: 'todoItems',
    load: async () => (await import('./screens/today-todo.tsx')).TodayTodoScreen,
  }),
];
