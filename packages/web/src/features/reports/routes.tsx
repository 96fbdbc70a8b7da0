import { clientPaths, staffPaths } from '../../shared/platform/paths.ts';
import { clientScreen } from '../../shared/platform/phrases/screens/client.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...clientScreen(clientPaths.report),
    menu: 'm.c.report',
    back: clientPaths.home,
    load: async () => (await import('./screens/service-report.tsx')).ServiceReportScreen,
  }),
  screen({
    ...staffScreen(staffPaths.suggestions),
    menu: 'm.report.suggestion',
    back: staffPaths.workbench,
    load: async () => (await import('./screens/suggestion-report.tsx')).SuggestionReportScreen,
  }),
];
