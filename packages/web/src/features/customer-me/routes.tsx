import { clientPaths } from '../../shared/domain/client-order/paths.ts';
import { clientScreen } from '../../shared/platform/phrases/screens/client.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';

export const routes: readonly Screen[] = [
  screen({
    ...clientScreen(clientPaths.me),
    menu: 'm.c.me',
    tab: { place: 5, icon: 'me', label: 'me' },
    load: async () => (await import('./screens/me.tsx')).MeScreen,
  }),
];
