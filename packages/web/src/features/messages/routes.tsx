import { messagePaths } from '../../shared/domain/messages/message-paths.ts';
import { type ScreenRoute, screen } from '../../shared/platform/routing.ts';

const center = () => import('./screens/message-center.tsx');
const detail = () => import('./screens/message-detail.tsx');
const { client, staff } = messagePaths;

export const routes: readonly ScreenRoute[] = [
  screen(client.center, 'client', async () => (await center()).ClientMessageCenterScreen),
  screen(client.detail, 'client', async () => (await detail()).ClientMessageDetailScreen),
  screen(staff.center, 'staff', async () => (await center()).StaffMessageCenterScreen),
  screen(staff.detail, 'staff', async () => (await detail()).StaffMessageDetailScreen),
];
