import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.workbench),
    menu: 'm.workbench',
    back: staffPaths.home,
    load: async () => (await import('./screens/workbench.tsx')).WorkbenchScreen,
  }),
  screen({
    ...staffScreen(staffPaths.workbenchClassic),
    back: staffPaths.workbench,
    load: async () => (await import('./screens/workbench-classic.tsx')).ClassicWorkbenchScreen,
  }),
];
