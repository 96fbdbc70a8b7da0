import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.order.attachment),
    needs: ['id'],
    back: staffPaths.order.list,
    sample: 'attachment',
    load: async () => (await import('./screens/attachment.tsx')).AttachmentScreen,
  }),
];
