import { attachmentScreen } from '../../shared/blocks/photos/attachment-path.ts';
import { staffPaths } from '../../shared/domain/order/staff-paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(attachmentScreen),
    needs: ['id'],
    back: staffPaths.orders,
    sample: 'attachment',
    load: async () => (await import('./screens/attachment.tsx')).AttachmentScreen,
  }),
];
