import { staffPaths } from '../../shared/domain/order/staff-paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.me),
    menu: 'm.me',
    tab: { place: 5, icon: 'me', label: 'me' },
    load: async () => (await import('./screens/staff-me.tsx')).StaffMeScreen,
  }),
];
