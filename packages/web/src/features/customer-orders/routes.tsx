import { clientPaths } from '../../shared/domain/client-order/paths.ts';
import { type ScreenRoute, screen } from '../../shared/platform/routing.ts';

export const routes: readonly ScreenRoute[] = [
  screen(
    clientPaths.orders,
    'client',
    async () => (await import('./screens/order-list.tsx')).OrderListScreen,
  ),
  screen(
    clientPaths.build,
    'client',
    async () => (await import('./screens/build-order.tsx')).BuildOrderScreen,
  ),
  screen(
    clientPaths.detail,
    'client',
    async () => (await import('./screens/order-detail.tsx')).OrderDetailScreen,
  ),
  screen(clientPaths.evaluate, 'client', async () => (await import('./screens/evaluate.tsx')).EvaluateScreen),
];
