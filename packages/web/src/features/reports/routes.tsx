import { clientPaths } from '../../shared/platform/paths.ts';
import { clientScreen } from '../../shared/platform/phrases/screens/client.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...clientScreen(clientPaths.report),
    menu: 'm.c.report',
    back: clientPaths.home,
    load: async () => (await import('./screens/service-report.tsx')).ServiceReportScreen,
  }),
];
