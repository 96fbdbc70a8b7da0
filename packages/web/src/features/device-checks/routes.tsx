import { checkPaths as paths } from '../../shared/domain/device-check/check-paths.ts';
import { staffPaths } from '../../shared/domain/order/staff-paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';

const back = staffPaths.home;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(paths.status),
    menu: 'm.examine.status',
    back,
    load: async () => (await import('./screens/status.tsx')).StatusScreen,
  }),
  screen({
    ...staffScreen(paths.wifi),
    menu: 'm.examine.wifi',
    back,
    load: async () => (await import('./screens/wifi.tsx')).WifiScreen,
  }),
  screen({
    ...staffScreen(paths.acPoe),
    menu: 'm.examine.acpoe',
    back,
    load: async () => (await import('./screens/ac-poe.tsx')).AcPoeScreen,
  }),
];
