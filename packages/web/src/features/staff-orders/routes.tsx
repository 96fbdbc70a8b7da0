import { type ScreenRoute, screen } from '../../shared/platform/routing.ts';
import { paths } from './paths.ts';

const list = async () => (await import('./screens/order-list.tsx')).OrderListScreen;
const build = async () => (await import('./screens/build-order.tsx')).BuildOrderScreen;
const accept = async () => (await import('./screens/accept.tsx')).AcceptScreen;
const hangUp = async () => (await import('./screens/hang-up.tsx')).HangUpScreen;
const passOn = async () => (await import('./screens/pass-on.tsx')).PassOnScreen;

export const routes: readonly ScreenRoute[] = [
  screen(paths.orderCenter, 'staff', list),
  screen(paths.orders, 'staff', list),
  screen(paths.search, 'staff', async () => (await import('./screens/order-search.tsx')).OrderSearchScreen),
  screen(paths.detail, 'staff', async () => (await import('./screens/order-detail.tsx')).OrderDetailScreen),
  screen(
    paths.history,
    'staff',
    async () => (await import('./screens/progress-history.tsx')).ProgressHistoryScreen,
  ),
  screen(paths.evaluation, 'staff', async () => (await import('./screens/evaluation.tsx')).EvaluationScreen),
  screen(paths.accept, 'staff', accept),
  screen(paths.hangUp, 'staff', hangUp),
  screen(paths.passOn, 'staff', passOn),
  screen(paths.handle, 'staff', async () => (await import('./screens/do-order.tsx')).DoOrderScreen),
  screen(paths.resolve, 'staff', async () => (await import('./screens/resolve.tsx')).ResolveScreen),
  screen(paths.build, 'staff', build),
  screen(paths.workbench.build, 'staff', build),
  screen(paths.workbench.accept, 'staff', accept),
  screen(paths.workbench.hangUp, 'staff', hangUp),
  screen(paths.workbench.passOn, 'staff', passOn),
];
