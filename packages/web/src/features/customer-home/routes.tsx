import { clientPaths } from '../../shared/platform/paths.ts';
import { clientScreen } from '../../shared/platform/phrases/screens/client.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...clientScreen(clientPaths.home),
    menu: 'm.c.home',
    tab: { place: 1, icon: 'home', label: 'home' },
    load: async () => (await import('./screens/home.tsx')).HomeScreen,
  }),
];
