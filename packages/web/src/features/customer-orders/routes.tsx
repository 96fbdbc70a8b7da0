import { loadChunk } from '../../shared/platform/chunks.ts';
import { clientPaths } from '../../shared/platform/paths.ts';
import { clientScreen } from '../../shared/platform/phrases/screens/client.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...clientScreen(clientPaths.order.list),
    menu: 'm.c.order',
    // No figure: what waits for one is less than the list that opens.
    tab: { place: 2, icon: 'orders', label: 'orders' },
    ahead: async () => (await loadChunk(() => import('./first-reads.ts'))).firstReads(),
    load: async () => (await import('./screens/order-list.tsx')).OrderListScreen,
  }),
  screen({
    ...clientScreen(clientPaths.order.build),
    back: clientPaths.home,
    // Who belongs nowhere yet has nothing to report.
    menu: 'm.c.order',
    tab: { place: 3, icon: 'plus', label: 'report', form: true },
    load: async () => (await import('./screens/build-order.tsx')).BuildOrderScreen,
  }),
  screen({
    ...clientScreen(clientPaths.order.detail),
    needs: ['id'],
    soon: true,
    back: clientPaths.order.list,
    sample: 'ofCustomer',
    load: async () => (await import('./screens/order-detail.tsx')).OrderDetailScreen,
  }),
  screen({
    ...clientScreen(clientPaths.order.evaluate),
    soon: true,
    needs: ['id'],
    back: clientPaths.order.list,
    sample: 'toEvaluate',
    load: async () => (await import('./screens/evaluate.tsx')).EvaluateScreen,
  }),
];
