import { loadChunk } from '../../shared/platform/load-chunk.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';
import { paths } from './paths.ts';

const acts = () => import('./screens/pool-acts.tsx');
const about = { needs: ['id'], back: paths.pool } as const;
const ofOrder = { needs: ['id'], back: paths.detail, sample: 'atWork' } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(paths.pool),
    menu: 'm.pool',
    tab: { place: 3, icon: 'pool', label: 'pool', badge: 'pool' },
    ahead: async () => (await loadChunk(() => import('./first-reads.ts'))).firstReads(),
    load: async () => (await import('./screens/ticket-pool.tsx')).TicketPoolScreen,
  }),
  screen({
    ...staffScreen(paths.detail),
    ...about,
    sample: 'acceptable',
    load: async () => (await import('./screens/pool-detail.tsx')).PoolDetailScreen,
  }),
  screen({
    ...staffScreen(paths.dutyDetail),
    ...about,
    sample: 'duty',
    load: async () => (await import('./screens/pool-detail.tsx')).DutyDetailScreen,
  }),
  screen({
    ...staffScreen(paths.resolve),
    ...ofOrder,
    sample: 'resolvable',
    load: async () => (await acts()).PoolResolveScreen,
  }),
  screen({ ...staffScreen(paths.passOn), ...ofOrder, load: async () => (await acts()).PoolPassOnScreen }),
  screen({ ...staffScreen(paths.hangUp), ...ofOrder, load: async () => (await acts()).PoolHangUpScreen }),
];
