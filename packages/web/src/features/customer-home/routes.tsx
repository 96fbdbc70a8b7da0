import { clientPaths } from '../../shared/client-order/paths.ts';
import { type ScreenRoute, screen } from '../../shared/routing.ts';

export const routes: readonly ScreenRoute[] = [
  screen(clientPaths.home, 'client', async () => (await import('./screens/home.tsx')).HomeScreen),
];
