import { clientPaths } from '../../shared/domain/client-order/paths.ts';
import { type ScreenRoute, screen } from '../../shared/platform/routing.ts';

export const routes: readonly ScreenRoute[] = [
  screen(clientPaths.me, 'client', async () => (await import('./screens/me.tsx')).MeScreen),
];
