import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { homePaths } from '../../shared/platform/public-paths.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';
import { paths } from './paths.ts';

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(paths.workbench),
    menu: 'm.workbench',
    back: homePaths.staff,
    load: async () => (await import('./screens/workbench.tsx')).WorkbenchScreen,
  }),
  screen({
    ...staffScreen(paths.classic),
    back: paths.workbench,
    load: async () => (await import('./screens/workbench-classic.tsx')).ClassicWorkbenchScreen,
  }),
];
