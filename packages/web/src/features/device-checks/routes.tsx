import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

const back = staffPaths.home;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.check.status),
    menu: 'm.examine.status',
    back,
    load: async () => (await import('./screens/status.tsx')).StatusScreen,
  }),
  screen({
    ...staffScreen(staffPaths.check.wifi),
    menu: 'm.examine.wifi',
    back,
    load: async () => (await import('./screens/wifi.tsx')).WifiScreen,
  }),
  screen({
    ...staffScreen(staffPaths.check.acPoe),
    menu: 'm.examine.acpoe',
    back,
    load: async () => (await import('./screens/ac-poe.tsx')).AcPoeScreen,
  }),
];
