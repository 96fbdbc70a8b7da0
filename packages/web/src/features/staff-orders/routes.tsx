import { loadChunk } from '../../shared/platform/load-chunk.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';
import { paths } from './paths.ts';

const list = async () => (await import('./screens/order-list.tsx')).OrderListScreen;
const build = async () => (await import('./screens/build-order.tsx')).BuildOrderScreen;
const accept = async () => (await import('../../shared/domain/order-work/accept-sheet.tsx')).AcceptScreen;
const hangUp = async () => (await import('../../shared/domain/order-work/hang-up-form.tsx')).HangUpScreen;
const passOn = async () => (await import('../../shared/domain/order-work/pass-on-form.tsx')).PassOnScreen;
const aboutOne = { needs: ['id'], back: paths.orders } as const;
const ofOrder = { needs: ['id'], back: paths.detail } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(paths.orders),
    menu: 'm.order.saas',
    tab: { place: 2, icon: 'orders', label: 'orders', badge: 'orders' },
    ahead: async () => (await loadChunk(() => import('./first-reads.ts'))).firstReads(),
    load: list,
  }),
  screen({
    ...staffScreen(paths.search),
    back: paths.orders,
    load: async () => (await import('./screens/order-search.tsx')).OrderSearchScreen,
  }),
  screen({
    ...staffScreen(paths.detail),
    ...aboutOne,
    soon: true,
    sample: 'atWork',
    load: async () => (await import('../../shared/domain/order-work/order-detail.tsx')).OrderDetailScreen,
  }),
  screen({
    ...staffScreen(paths.history),
    ...ofOrder,
    sample: 'evaluated',
    load: async () => (await import('./screens/progress-history.tsx')).ProgressHistoryScreen,
  }),
  screen({
    ...staffScreen(paths.evaluation),
    ...ofOrder,
    sample: 'evaluated',
    load: async () => (await import('./screens/evaluation.tsx')).EvaluationScreen,
  }),
  screen({ ...staffScreen(paths.accept), ...ofOrder, soon: true, sample: 'acceptable', load: accept }),
  screen({ ...staffScreen(paths.hangUp), ...ofOrder, sample: 'atWork', load: hangUp }),
  screen({ ...staffScreen(paths.passOn), ...ofOrder, sample: 'atWork', load: passOn }),
  screen({
    ...staffScreen(paths.handle),
    ...ofOrder,
    soon: true,
    sample: 'atWork',
    load: async () => (await import('./screens/do-order.tsx')).DoOrderScreen,
  }),
  screen({
    ...staffScreen(paths.resolve),
    ...ofOrder,
    soon: true,
    sample: 'resolvable',
    load: async () => (await import('../../shared/domain/order-work/resolve-form.tsx')).ResolveScreen,
  }),
  screen({ ...staffScreen(paths.build), back: paths.orders, load: build }),
  screen({ ...staffScreen(paths.workbench.build), menu: 'm.order.create', back: paths.orders, load: build }),
  screen({ ...staffScreen(paths.workbench.accept), ...aboutOne, sample: 'acceptable', load: accept }),
  screen({ ...staffScreen(paths.workbench.hangUp), ...aboutOne, sample: 'atWork', load: hangUp }),
  screen({ ...staffScreen(paths.workbench.passOn), ...aboutOne, sample: 'atWork', load: passOn }),
];
