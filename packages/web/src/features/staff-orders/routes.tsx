import { loadChunk } from '../../shared/platform/chunks.ts';
import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

const list = async () => (await import('./screens/order-list.tsx')).OrderListScreen;
const build = async () => (await import('./screens/build-order.tsx')).BuildOrderScreen;
const accept = async () => (await import('../../shared/domain/order-work/accept-sheet.tsx')).AcceptScreen;
const hangUp = async () => (await import('../../shared/domain/order-work/hang-up-form.tsx')).HangUpScreen;
const passOn = async () => (await import('../../shared/domain/order-work/pass-on-form.tsx')).PassOnScreen;
const aboutOne = { needs: ['id'], back: staffPaths.order.list } as const;
const ofOrder = { needs: ['id'], back: staffPaths.order.detail } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.order.list),
    menu: 'm.order.saas',
    // No figure: what waits for one is less than the list that opens.
    tab: { place: 2, icon: 'orders', label: 'orders' },
    ahead: async () => (await loadChunk(() => import('./first-reads.ts'))).firstReads(),
    load: list,
  }),
  screen({
    ...staffScreen(staffPaths.order.search),
    back: staffPaths.order.list,
    load: async () => (await import('./screens/order-search.tsx')).OrderSearchScreen,
  }),
  screen({
    ...staffScreen(staffPaths.order.detail),
    ...aboutOne,
    soon: true,
    sample: 'atWork',
    load: async () => (await import('../../shared/domain/order-work/order-detail.tsx')).OrderDetailScreen,
  }),
  screen({
    ...staffScreen(staffPaths.order.history),
    ...ofOrder,
    sample: 'evaluated',
    load: async () => (await import('./screens/progress-history.tsx')).ProgressHistoryScreen,
  }),
  screen({
    ...staffScreen(staffPaths.order.evaluation),
    ...ofOrder,
    sample: 'evaluated',
    load: async () => (await import('./screens/evaluation.tsx')).EvaluationScreen,
  }),
  screen({
    ...staffScreen(staffPaths.order.accept),
    ...ofOrder,
    soon: true,
    sample: 'acceptable',
    load: accept,
  }),
  screen({ ...staffScreen(staffPaths.order.hangUp), ...ofOrder, sample: 'atWork', load: hangUp }),
  screen({ ...staffScreen(staffPaths.order.passOn), ...ofOrder, sample: 'atWork', load: passOn }),
  screen({
    ...staffScreen(staffPaths.order.handle),
    ...ofOrder,
    soon: true,
    sample: 'atWork',
    load: async () => (await import('./screens/do-order.tsx')).DoOrderScreen,
  }),
  screen({
    ...staffScreen(staffPaths.order.resolve),
    ...ofOrder,
    soon: true,
    sample: 'resolvable',
    load: async () => (await import('../../shared/domain/order-work/resolve-form.tsx')).ResolveScreen,
  }),
  screen({ ...staffScreen(staffPaths.order.build), back: staffPaths.order.list, load: build }),
  screen({
    ...staffScreen(staffPaths.workbenchOrder.build),
    menu: 'm.order.create',
    back: staffPaths.order.list,
    load: build,
  }),
  screen({
    ...staffScreen(staffPaths.workbenchOrder.accept),
    ...aboutOne,
    sample: 'acceptable',
    load: accept,
  }),
  screen({ ...staffScreen(staffPaths.workbenchOrder.hangUp), ...aboutOne, sample: 'atWork', load: hangUp }),
  screen({ ...staffScreen(staffPaths.workbenchOrder.passOn), ...aboutOne, sample: 'atWork', load: passOn }),
];
