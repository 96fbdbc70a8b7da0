import { clientPaths } from '../../shared/domain/client-order/paths.ts';
import { loadChunk } from '../../shared/platform/load-chunk.ts';
import { clientScreen } from '../../shared/platform/phrases/screens/client.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';

export const routes: readonly Screen[] = [
  screen({
    ...clientScreen(clientPaths.orders),
    menu: 'm.c.order',
    tab: { place: 2, icon: 'orders', label: 'orders', badge: 'orders' },
    ahead: async () => (await loadChunk(() => import('./first-reads.ts'))).firstReads(),
    load: async () => (await import('./screens/order-list.tsx')).OrderListScreen,
  }),
  screen({
    ...clientScreen(clientPaths.build),
    back: clientPaths.home,
    // Who belongs nowhere yet has nothing to report.
    menu: 'm.c.order',
    tab: { place: 3, icon: 'plus', label: 'report', form: true },
    load: async () => (await import('./screens/build-order.tsx')).BuildOrderScreen,
  }),
  screen({
    ...clientScreen(clientPaths.detail),
    needs: ['id'],
    soon: true,
    back: clientPaths.orders,
    sample: 'ofCustomer',
    load: async () => (await import('./screens/order-detail.tsx')).OrderDetailScreen,
  }),
  screen({
    ...clientScreen(clientPaths.evaluate),
    soon: true,
    needs: ['id'],
    back: clientPaths.orders,
    sample: 'toEvaluate',
    load: async () => (await import('./screens/evaluate.tsx')).EvaluateScreen,
  }),
];
