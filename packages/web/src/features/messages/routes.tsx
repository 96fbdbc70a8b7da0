import { loadChunk } from '../../shared/platform/chunks.ts';
import { clientPaths, staffPaths } from '../../shared/platform/paths.ts';
import { clientScreen } from '../../shared/platform/phrases/screens/client.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

const center = () => import('./screens/message-center.tsx');
const detail = () => import('./screens/message-detail.tsx');
const client = clientPaths.messages;
const staff = staffPaths.messages;

export const routes: readonly Screen[] = [
  screen({
    ...clientScreen(client.center),
    menu: 'm.c.message',
    tab: { place: 4, icon: 'bell', label: 'messages', badge: 'messages' },
    ahead: async () => (await loadChunk(() => import('./first-reads.ts'))).firstReads(),
    load: async () => (await center()).ClientMessageCenterScreen,
  }),
  screen({
    ...clientScreen(client.detail),
    needs: ['id'],
    back: client.center,
    sample: 'messageOfCustomer',
    load: async () => (await detail()).ClientMessageDetailScreen,
  }),
  screen({
    ...staffScreen(staff.center),
    menu: 'm.message',
    back: staffPaths.home,
    load: async () => (await center()).StaffMessageCenterScreen,
  }),
  screen({
    ...staffScreen(staff.detail),
    needs: ['id'],
    back: staff.center,
    sample: 'messageOfStaff',
    load: async () => (await detail()).StaffMessageDetailScreen,
  }),
];
