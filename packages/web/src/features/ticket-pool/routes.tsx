import { loadChunk } from '../../shared/platform/chunks.ts';
import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

const acts = () => import('./screens/pool-acts.tsx');
const about = { needs: ['id'], back: staffPaths.pool.list } as const;
const ofOrder = { needs: ['id'], back: staffPaths.pool.detail, sample: 'atWork' } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.pool.list),
    menu: 'm.pool',
    tab: { place: 3, icon: 'pool', label: 'pool', badge: 'pool' },
    ahead: async () => (await loadChunk(() => import('./first-reads.ts'))).firstReads(),
    load: async () => (await import('./screens/ticket-pool.tsx')).TicketPoolScreen,
  }),
  screen({
    ...staffScreen(staffPaths.pool.detail),
    ...about,
    sample: 'acceptable',
    load: async () => (await import('./screens/pool-detail.tsx')).PoolDetailScreen,
  }),
  screen({
    ...staffScreen(staffPaths.pool.dutyDetail),
    ...about,
    sample: 'duty',
    load: async () => (await import('./screens/pool-detail.tsx')).DutyDetailScreen,
  }),
  screen({
    ...staffScreen(staffPaths.pool.resolve),
    ...ofOrder,
    sample: 'resolvable',
    load: async () => (await acts()).PoolResolveScreen,
  }),
  screen({
    ...staffScreen(staffPaths.pool.passOn),
    ...ofOrder,
    load: async () => (await acts()).PoolPassOnScreen,
  }),
  screen({
    ...staffScreen(staffPaths.pool.hangUp),
    ...ofOrder,
    load: async () => (await acts()).PoolHangUpScreen,
  }),
];
